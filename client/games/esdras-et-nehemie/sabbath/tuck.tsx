/** Tucking: what a card scores now and on the Sabbaths to come, what stays of it and what is lost. */
import { Hidden } from "#/ui/visually-hidden";
import { useWords } from "#/words";
import { Banner } from "../cards/banner";
import { Condition } from "../cards/condition";
import { useScene } from "../scene";
import { Offered } from "./choice-button";
import css from "./guide.module.css";
import type { SabbathProps } from "./sabbath";

export function Tucking({ side, sabbath }: SabbathProps) {
  const { box } = useScene();
  const { text, name } = useWords();
  const cards = side.stacks.flat();
  const { worth, left: times } = sabbath;
  const tucked = side.tucked.reduce((sum, card) => sum + (worth[card] ?? 0), 0);
  return (
    <div className={css.part}>
      {side.tucked.length > 0 && (
        <p className={css.note}>
          {text("esdras-et-nehemie-web-tucked-worth", { number: side.tucked.length, points: tucked })}
        </p>
      )}
      <ul className={css.cards} aria-label={text("esdras-et-nehemie-web-to-tuck")}>
        {cards.map((card) => {
          const character = box.character(card);
          const now = worth[card] ?? 0;
          const [kept, ...lost] = character?.banners ?? [];
          return (
            <li key={card} className={css.card}>
              <Offered choice={`tuck ${card}`} short={name(card)} otherwise={<strong>{name(card)}</strong>} />
              {character !== undefined && <Condition character={character} />}
              <span className={css.worth}>
                {times > 1
                  ? text("esdras-et-nehemie-web-worth-by-the-end", { points: now * times, number: times })
                  : text("esdras-et-nehemie-web-worth-now", { points: now })}
              </span>
              <span className={css.flags}>
                {kept !== undefined && times > 1 && (
                  <span title={text("esdras-et-nehemie-web-banner-kept")}>
                    <Hidden>{text("esdras-et-nehemie-web-banner-kept")}</Hidden>
                    <Banner {...kept} />
                  </span>
                )}
                {times > 1 && (
                  <span className={css.lost} title={text("esdras-et-nehemie-web-banners-lost")}>
                    <Hidden>{text("esdras-et-nehemie-web-banners-lost")}</Hidden>
                    {lost.map((banner, at) => (
                      <Banner key={at} {...banner} />
                    ))}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A hero card: its banner, and what it gives in the first, second and third week. */
import { classes } from "#/ui/classes";
import { useWords } from "#/words";
import type { Box } from "../components";
import { Goods } from "../goods";
import { Banner } from "./banner";
import css from "./card.module.css";
import { Picture } from "./picture";

export function HeroCard({ item, box }: { readonly item: string; readonly box: Box }) {
  const { name } = useWords();
  const hero = box.hero(item);
  return (
    hero !== undefined && (
      <div className={classes(css.card, css.large)} data-card="hero">
        <p className={css.name}>{name(item)}</p>
        <div className={css.middle}>
          <div className={css.banners}>
            <Banner {...hero.banner} />
          </div>
          <Picture motif={item} fine className={css.picture} />
        </div>
        <div className={css.foot}>
          <span className={css.rewards} aria-hidden="true">
            {[hero.left, hero.middle, hero.right].map((goods, at) => (
              <span key={at}>
                {at + 1}: <Goods goods={goods} silent counted />
              </span>
            ))}
          </span>
        </div>
      </div>
    )
  );
}

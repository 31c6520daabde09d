/** Who is to be fed, and what is lost if food is short. */
import { useWords } from "#/words";
import { Sign } from "../art/signs";
import { Offered, useOffered } from "./choice-button";
import css from "./guide.module.css";
import type { SabbathProps } from "./sabbath";

const PEOPLE = {
  gatekeeper: "gatekeepers",
  scribe: "scribes",
  trader: "traders",
  elder: "elders",
  farmer: "farmers",
  labourer: "labourers",
  worker: "reserve",
} as const;

export function Feeding({ side, sabbath }: SabbathProps) {
  const { text, name } = useWords();
  const { eaters, due, missing, lost } = sabbath;
  const word = (who: keyof typeof PEOPLE) =>
    who === "trader" || who === "elder"
      ? text(`esdras-et-nehemie-row-${PEOPLE[who]}`)
      : text(`esdras-et-nehemie-people-${PEOPLE[who]}`);
  const offered = useOffered();
  return (
    <div className={css.part} data-feeding>
      <ul className={css.eaters} aria-label={text("esdras-et-nehemie-web-eaters")}>
        {eaters.map(({ who, number, fed_by: fedBy }) => (
          <li
            key={who}
            data-fed={fedBy !== null}
            title={fedBy === null ? word(who) : text("web-pair", { what: word(who), value: name(fedBy) })}
          >
            <Sign name={who} />
            <span>
              {word(who)} {number}
            </span>
            {fedBy !== null && <span className={css.fedBy}>{name(fedBy)}</span>}
          </li>
        ))}
      </ul>
      <p className={css.balance} data-short={missing > 0}>
        {text("esdras-et-nehemie-web-food-due", { number: due, food: side.food })}{" "}
        {missing > 0
          ? text("esdras-et-nehemie-web-food-short", { number: missing, points: lost })
          : text("esdras-et-nehemie-web-food-left", { number: side.food - due })}
      </p>
      {offered("enough") !== undefined && (
        <p className={css.choices}>
          <Offered choice="buy food" />
          <Offered choice="enough" primary={missing === 0} />
        </p>
      )}
    </div>
  );
}

/** Who is to be fed, and what is lost if food is short. */
import type { Offers } from "#/table/contract";
import type { EsdrasEtNehemieSabbathView } from "#/wire/types";
import { useWords } from "#/words";
import { Sign } from "../art/signs";
import type { Side } from "../components";
import { choiceOf, Offered } from "./choice-button";
import css from "./guide.module.css";

interface FeedingProps {
  readonly side: Side;
  readonly sabbath: EsdrasEtNehemieSabbathView;
  /** Null while nothing can be chosen. */
  readonly offers: Offers | null;
}

const PEOPLE = {
  gatekeeper: "gatekeepers",
  scribe: "scribes",
  trader: "traders",
  elder: "elders",
  farmer: "farmers",
  labourer: "labourers",
  worker: "reserve",
} as const;

export function Feeding({ side, sabbath, offers }: FeedingProps) {
  const { text, name } = useWords();
  const { eaters, due, missing, lost } = sabbath;
  const word = (who: keyof typeof PEOPLE) =>
    who === "trader" || who === "elder"
      ? text(`esdras-et-nehemie-row-${PEOPLE[who]}`)
      : text(`esdras-et-nehemie-people-${PEOPLE[who]}`);
  const enough = choiceOf(offers, "enough");
  const buy = choiceOf(offers, "buy food");
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
      {enough !== undefined && offers !== null && (
        <p className={css.choices}>
          {buy !== undefined && <Offered choice={buy} offers={offers} />}
          <Offered choice={enough} offers={offers} primary={missing === 0} />
        </p>
      )}
    </div>
  );
}

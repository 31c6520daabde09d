/** The preparation: items in the player's order, the judgement among them, and workers one at a time. */
import type { Offers } from "#/table/contract";
import type { EsdrasEtNehemieItemView, EsdrasEtNehemieSabbathView } from "#/wire/types";
import { useWords } from "#/words";
import { Sign } from "../art/signs";
import type { Box, Side, View } from "../components";
import { Goods } from "../goods";
import { farmerGains, slotsOf } from "../player-boards/storage";
import { choiceOf, Offered } from "./choice-button";
import css from "./guide.module.css";

interface PreparationProps {
  readonly view: View;
  readonly side: Side;
  readonly sabbath: EsdrasEtNehemieSabbathView;
  readonly box: Box;
  /** Null while nothing can be chosen. */
  readonly offers: Offers | null;
}

export function Preparation({ view, side, sabbath, box, offers }: PreparationProps) {
  const { text } = useWords();
  const end = choiceOf(offers, "end");
  const food = choiceOf(offers, "buy food");
  return (
    <div className={css.part}>
      <ul className={css.items} aria-label={text("esdras-et-nehemie-web-items")}>
        {sabbath.items.map((state) => (
          <li key={state.item} className={css.item} data-done={state.done}>
            <ItemOf state={state} offers={offers} />
            {state.item === "judgement" && !state.done && (
              <Judgement view={view} side={side} sabbath={sabbath} />
            )}
          </li>
        ))}
      </ul>
      <Workers side={side} box={box} offers={offers} />
      {(food !== undefined || end !== undefined) && offers !== null && (
        <p className={css.choices}>
          {food !== undefined && <Offered choice={food} offers={offers} />}
          {end !== undefined && <Offered choice={end} offers={offers} primary />}
        </p>
      )}
    </div>
  );
}

interface ItemProps {
  readonly state: EsdrasEtNehemieItemView;
  readonly offers: Offers | null;
}

function ItemOf({ state, offers }: ItemProps) {
  const { text } = useWords();
  const { item, done, gives } = state;
  const choice = choiceOf(offers, item.replaceAll("_", " "));
  if (choice !== undefined && offers !== null) {
    return (
      <Offered choice={choice} offers={offers}>
        <Goods goods={gives} counted />
      </Offered>
    );
  }
  return (
    <span className={css.resolved}>
      {done && <Sign name="check" />}
      {text(`esdras-et-nehemie-item-${item.replaceAll("_", "-")}-choose`)}
      {!done && <Goods goods={gives} counted />}
    </span>
  );
}

/** Where one stands, what that brings, and what the Perpetual Fire would change if it came first. */
function Judgement({ view, side, sabbath }: Omit<PreparationProps, "offers" | "box">) {
  const { text } = useWords();
  const { judgement: now, judgement_after_fire: later, gives_after_fire: gives } = sabbath;
  return (
    <span className={css.note}>
      {text(`esdras-et-nehemie-web-standing-${now}`, {
        space: side.altar,
        zechariah: view.zechariah,
        haggai: view.haggai,
      })}
      {later !== null && (
        <>
          {" "}
          {text(`esdras-et-nehemie-web-fire-${later}`)} <Goods goods={gives} counted />
        </>
      )}
    </span>
  );
}

function Workers({ side, box, offers }: Omit<PreparationProps, "view" | "sabbath">) {
  const { text } = useWords();
  const labours = slotsOf(side, box, "labourers");
  const assignments = ["farmer", "labourer 1", "labourer 2"].flatMap((name, at) => {
    const choice = choiceOf(offers, name);
    return choice === undefined
      ? []
      : [{ choice, gives: at === 0 ? farmerGains(side, box) : labours[at - 1] }];
  });
  if (side.reserve === 0 && assignments.length === 0) {
    return null;
  }
  return (
    <div className={css.workers}>
      <p className={css.note}>{text("esdras-et-nehemie-web-to-assign", { number: side.reserve })}</p>
      {offers !== null && (
        <p className={css.choices}>
          {assignments.map(({ choice, gives }) => (
            <Offered key={choice.text} choice={choice} offers={offers}>
              <Goods goods={gives ?? {}} counted />
            </Offered>
          ))}
        </p>
      )}
    </div>
  );
}

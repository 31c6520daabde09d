/** The preparation: items in the player's order, the judgement among them, and workers one at a time. */
import type { EsdrasEtNehemieItemView } from "#/wire/types";
import { useWords } from "#/words";
import { Sign } from "../art/signs";
import { Goods } from "../goods";
import { farmerGains, slotsOf } from "../player-boards/storage";
import { useScene } from "../scene";
import { Offered, useOffered } from "./choice-button";
import css from "./guide.module.css";
import type { SabbathProps } from "./sabbath";

export function Preparation({ side, sabbath }: SabbathProps) {
  const { text } = useWords();
  const offered = useOffered();
  return (
    <div className={css.part}>
      <ul className={css.items} aria-label={text("esdras-et-nehemie-web-items")}>
        {sabbath.items.map((state) => (
          <li key={state.item} className={css.item} data-done={state.done}>
            <ItemOf state={state} />
            {state.item === "judgement" && !state.done && <Judgement side={side} sabbath={sabbath} />}
          </li>
        ))}
      </ul>
      <Workers side={side} />
      {(offered("buy food") ?? offered("end")) !== undefined && (
        <p className={css.choices}>
          <Offered choice="buy food" />
          <Offered choice="end" primary />
        </p>
      )}
    </div>
  );
}

function ItemOf({ state: { item, done, gives } }: { readonly state: EsdrasEtNehemieItemView }) {
  const { text } = useWords();
  const goods = <Goods goods={gives} counted />;
  const resolved = (
    <span className={css.resolved}>
      {done && <Sign name="check" />}
      {text(`esdras-et-nehemie-item-${item.replaceAll("_", "-")}-choose`)}
      {!done && goods}
    </span>
  );
  return (
    <Offered choice={item.replaceAll("_", " ")} otherwise={resolved}>
      {goods}
    </Offered>
  );
}

/** Where one stands, what that brings, and what the Perpetual Fire would change if it came first. */
function Judgement({ side, sabbath }: SabbathProps) {
  const { view } = useScene();
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

function Workers({ side }: Pick<SabbathProps, "side">) {
  const { box } = useScene();
  const { text } = useWords();
  const offered = useOffered();
  const gives = [farmerGains(side, box), ...slotsOf(side, box, "labourers")];
  const assignments = ["farmer", "labourer 1", "labourer 2"];
  const open = assignments.some((choice) => offered(choice) !== undefined);
  if (side.reserve === 0 && !open) {
    return null;
  }
  return (
    <div className={css.workers}>
      <p className={css.note}>{text("esdras-et-nehemie-web-to-assign", { number: side.reserve })}</p>
      {open && (
        <p className={css.choices}>
          {assignments.map((choice, at) => (
            <Offered key={choice} choice={choice}>
              <Goods goods={gives[at] ?? {}} counted />
            </Offered>
          ))}
        </p>
      )}
    </div>
  );
}

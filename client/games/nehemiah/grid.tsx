/** The grid: columns of blocks in their scaffolding, and the workers on them. */
import { homeName } from "#/table/board/names";
import { Place } from "#/table/place";
import type { NehemiahColumnView } from "#/wire/types";
import { useWords } from "#/words";
import { Sign } from "./art/signs";
import { Discard } from "./discard";
import css from "./grid.module.css";
import { useScene } from "./scene";
import { Spot } from "./spot";

export function Grid() {
  const { view } = useScene();
  const { text } = useWords();
  return (
    <section
      className={css.grid}
      aria-label={text("nehemiah-touch-grid")}
      style={{ "--columns": view.columns.length }}
    >
      <div className={css.columns}>
        {view.columns.map((column) => (
          <Column key={column.place} column={column} />
        ))}
      </div>
      <div className={css.foot}>
        <Discard />
      </div>
    </section>
  );
}

function Column({ column }: { readonly column: NehemiahColumnView }) {
  const { text } = useWords();
  const number = homeName(column.place).slice(1);
  const marked = column.marked > 0;
  const bare = column.spots.every((spot) => spot.card === null);
  return (
    <div className={css.tower} data-marked={marked} data-bare={bare}>
      <p className={css.head} data-explain={column.place}>
        <span className={css.number}>{number}</span>
        {marked && (
          <span className={css.clears}>
            <Sign name="clear" /> {text("nehemiah-cleared")}
          </span>
        )}
      </p>
      <Place id={column.place} className={css.column}>
        <Scaffold />
        {column.spots.map((spot, row) => (
          <Spot key={spot.place} spot={spot} row={row} next={spot.place === column.next} />
        ))}
      </Place>
    </div>
  );
}

/** Two poles and a ledger under each block, tied with rope. */
function Scaffold() {
  return (
    <div className={css.scaffold} aria-hidden="true">
      <span />
      <span />
    </div>
  );
}

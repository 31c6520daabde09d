/** The grid: columns of blocks in their scaffolding, and the workers on them. */
import { type PointerEvent, useCallback } from "react";
import { Place } from "#/table/place";
import type { NehemiahColumnView } from "#/wire/types";
import { useWords } from "#/words";
import { Sign } from "./art/signs";
import { spotName } from "./components";
import { Discard } from "./discard";
import css from "./grid.module.css";
import { PreviewLine } from "./preview-line";
import { useScene } from "./scene";
import { Spot } from "./spot";

export interface GridProps {
  /** Which spot is pointed at. */
  readonly onPoint: (place: string | null) => void;
}

export function Grid({ onPoint }: GridProps) {
  const { view } = useScene();
  const { text } = useWords();
  const point = useCallback((event: PointerEvent) => onPoint(spotAt(event)), [onPoint]);
  return (
    <section
      className={css.grid}
      aria-label={text("nehemiah-touch-grid")}
      style={{ "--columns": view.columns.length }}
      onPointerMove={point}
      onPointerLeave={() => onPoint(null)}
      onFocus={({ target }) => onPoint(target.closest<HTMLElement>("[data-place]")?.dataset.place ?? null)}
      onBlur={() => onPoint(null)}
    >
      <div className={css.columns}>
        {view.columns.map((column) => (
          <Column key={column.place} column={column} />
        ))}
      </div>
      <div className={css.foot}>
        <PreviewLine />
        <Discard />
      </div>
    </section>
  );
}

/** A column is pressed as a whole; the spot below the pointer is looked for under its button. */
function spotAt({ clientX, clientY }: PointerEvent): string | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const spot = element.closest<HTMLElement>("[data-spot]");
    if (spot?.dataset.spot !== undefined) {
      return spot.dataset.spot;
    }
  }
  return null;
}

function Column({ column }: { readonly column: NehemiahColumnView }) {
  const { preview } = useScene();
  const { text } = useWords();
  const number = spotName(column.place).slice(1);
  const marked = column.marked > 0;
  const bare = column.spots.every((spot) => spot.card === null);
  const first = column.spots.findIndex((spot) => spot.card !== null && spot.worker === null);
  const label = text(marked ? "nehemiah-marked" : "nehemiah-web-column", { column: number });
  const clears = marked || (preview?.column === column.place && preview.clears);
  return (
    <div className={css.tower} data-clears={clears} data-marked={marked} data-bare={bare}>
      <p className={css.head}>
        <span className={css.number}>{number}</span>
        {clears && (
          <span className={css.clears}>
            <Sign name="clear" /> {text("nehemiah-cleared")}
          </span>
        )}
      </p>
      <Place id={column.place} label={label} className={css.column ?? ""}>
        <Scaffold />
        {column.spots.map((spot, row) => (
          <Spot key={spot.place} spot={spot} row={row} next={row === first} />
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

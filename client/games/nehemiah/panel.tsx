/** A player in the frame's list: workers, cubes, and what lies behind the screen if one may see it. */
import type { PanelProps } from "#/table/contract";
import type { NehemiahComponents, NehemiahView } from "#/wire/types";
import { Figures, publicFigures, screenFigures } from "./figures";
import css from "./panel.module.css";
import "./stone.css";

export function Panel({ view, seat }: PanelProps<NehemiahView, NehemiahComponents>) {
  const shown = view.seats[seat];
  return (
    shown !== undefined && (
      <div className={css.panel} data-game="nehemiah">
        <Figures figures={[...publicFigures(view, shown), ...screenFigures(shown)]} />
      </div>
    )
  );
}

/** A player in the frame's list: a few figures and seven lights. */
import type { PanelProps } from "#/table/contract";
import type { TheopolisComponents, TheopolisView } from "#/wire/types";
import { boxOf } from "./components";
import { Figures } from "./figures";
import css from "./panel.module.css";
import { Lights } from "./sacrament-lights";

export function Panel({ view, seat, printed }: PanelProps<TheopolisView, TheopolisComponents>) {
  const shown = view.seats[seat];
  return (
    shown !== undefined && (
      <div className={css.panel}>
        <Figures seat={shown} />
        <Lights box={boxOf(printed)} seat={shown} />
      </div>
    )
  );
}

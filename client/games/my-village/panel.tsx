/** A player in the frame's list: points, coins, stories, time. */
import type { PanelProps } from "#/table/contract";
import type { MyVillageComponents, MyVillageView } from "#/wire/types";
import { Figures, shortFigures } from "./figures";
import "./wood.css";

export function Panel({ view, seat }: PanelProps<MyVillageView, MyVillageComponents>) {
  const village = view.villages[seat];
  return (
    village !== undefined && (
      <div data-game="my-village">
        <Figures figures={shortFigures(view, village)} />
      </div>
    )
  );
}

/** A player in the frame's list: points now and with a final scoring, silver, food, free workers. */
import { type Figure, FigureRow } from "#/table/board/figures";
import type { PanelProps } from "#/table/contract";
import { signed } from "#/words";
import { Sign, type SignName } from "./art/signs";
import type { File, View } from "./components";
import "./mosaic.css";

export function Panel({ view, seat }: PanelProps<View, File>) {
  const side = view.sides[seat];
  if (side === undefined) {
    return null;
  }
  const points =
    side.final === side.points ? signed(side.points) : `${signed(side.points)} → ${signed(side.final)}`;
  const figures: Figure<SignName>[] = [
    ["vp", points, `${side.name}.points`],
    ["silver", side.silver, `${side.name}.silver`],
    ["food", side.food, `${side.name}.food`],
    ["worker", side.reserve, `${side.name}.reserve`],
  ];
  if (view.shofar === seat) {
    figures.push(["shofar", "", "shofar"]);
  }
  return (
    <div data-game="esdras-et-nehemie">
      <FigureRow figures={figures} signs={Sign} />
    </div>
  );
}

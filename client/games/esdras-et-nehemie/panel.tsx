/** A player in the frame's list: points now and with a final scoring, silver, food, free workers. */
import { FigureRow } from "#/games/figures";
import type { PanelProps } from "#/table/contract";
import { signed } from "#/words";
import { Sign } from "./art/signs";
import type { File, View } from "./components";
import "./mosaic.css";

export function Panel({ view, seat }: PanelProps<View, File>) {
  const side = view.sides[seat];
  if (side === undefined) {
    return null;
  }
  const points =
    side.final === side.points ? signed(side.points) : `${signed(side.points)} → ${signed(side.final)}`;
  const goods = [
    ["silver", side.silver],
    ["food", side.food],
    ["worker", side.reserve],
  ] as const;
  const figures = [
    {
      sign: <Sign name="vp" />,
      value: points,
      explain: `${side.name}.points`,
    },
    ...goods.map(([good, number]) => ({
      sign: <Sign name={good} />,
      value: String(number),
      explain: `${side.name}.${good === "worker" ? "reserve" : good}`,
    })),
    ...(view.shofar === seat
      ? [
          {
            sign: <Sign name="shofar" />,
            value: "",
            explain: "shofar",
          },
        ]
      : []),
  ];
  return (
    <div data-game="esdras-et-nehemie">
      <FigureRow figures={figures} />
    </div>
  );
}

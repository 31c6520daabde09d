/** A player in the frame's list: points now and with a final scoring, silver, food, free workers. */
import { FigureRow } from "#/games/figures";
import type { PanelProps } from "#/table/contract";
import { signed, useWords } from "#/words";
import { Sign } from "./art/signs";
import type { File, View } from "./components";
import { useGoodsWords } from "./goods";
import "./mosaic.css";

export function Panel({ view, seat }: PanelProps<View, File>) {
  const { text } = useWords();
  const words = useGoodsWords();
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
      label: text("esdras-et-nehemie-web-points", { number: side.points, final: side.final }),
      explain: `${side.name}.points`,
    },
    ...goods.map(([good, number]) => ({
      sign: <Sign name={good} />,
      value: String(number),
      label: words({ [good]: number }),
      explain: `${side.name}.${good === "worker" ? "reserve" : good}`,
    })),
    ...(view.shofar === seat
      ? [
          {
            sign: <Sign name="shofar" />,
            value: "",
            label: text("esdras-et-nehemie-web-holds-shofar"),
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

/** What can be counted of a player, each number beside its sign: points, stones, Resources. */
import { type Figure, FigureRow } from "#/games/figures";
import type { TheopolisSeatView } from "#/wire/types";
import { useWords } from "#/words";
import { Sign } from "./art/signs";
import { RESOURCES } from "./components";
import { seatName } from "./pieces";

export function Figures({
  seat,
  short = false,
}: {
  readonly seat: TheopolisSeatView;
  readonly short?: boolean;
}) {
  const { text, name } = useWords();
  const owner = seatName(seat.seat);
  const figures: Figure[] = [
    {
      explain: `${owner}.points`,
      sign: <Sign name="original_points" />,
      value: String(seat.original_points),
      label: text("theopolis-points", { number: seat.original_points }),
    },
    {
      explain: `${owner}.stones`,
      sign: <Sign name="stones" />,
      value: String(seat.stones),
      label: text("theopolis-has-stones", { number: seat.stones }),
    },
  ];
  if (!short) {
    figures.push({
      explain: `${owner}.sacraments`,
      sign: <Sign name="sacraments" />,
      value: String(seat.sacraments.length),
      label: `${text("theopolis-score-sacraments")} ${seat.sacraments.length}`,
    });
  }
  for (const resource of RESOURCES) {
    const row = seat.resources.find((one) => one.resource === resource);
    const [unused, used] = [row?.unused ?? 0, row?.used ?? 0];
    figures.push({
      explain: `${owner}.resources.${resource}`,
      sign: <Sign name={resource} />,
      value: String(unused + used),
      label: text("theopolis-web-resources", { resource: name(resource), unused, used }),
    });
  }
  if (!short) {
    const { hand_size: number, hand_limit: limit } = seat;
    figures.push({
      explain: `${owner}.hand`,
      sign: <Sign name="cards" />,
      value: String(number),
      label: text("theopolis-hand-size", { number, limit }),
    });
  }
  return <FigureRow figures={figures} small />;
}

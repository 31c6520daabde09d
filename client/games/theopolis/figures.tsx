/** What can be counted of a player, each number beside its sign: points, stones, Resources. */
import { type Figure, FigureRow } from "#/games/figures";
import type { TheopolisSeatView } from "#/wire/types";
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
  const owner = seatName(seat.seat);
  const figures: Figure[] = [
    {
      explain: `${owner}.points`,
      sign: <Sign name="original_points" />,
      value: String(seat.original_points),
    },
    {
      explain: `${owner}.stones`,
      sign: <Sign name="stones" />,
      value: String(seat.stones),
    },
  ];
  if (!short) {
    figures.push({
      explain: `${owner}.sacraments`,
      sign: <Sign name="sacraments" />,
      value: String(seat.sacraments.length),
    });
  }
  for (const resource of RESOURCES) {
    const row = seat.resources.find((one) => one.resource === resource);
    const [unused, used] = [row?.unused ?? 0, row?.used ?? 0];
    figures.push({
      explain: `${owner}.resources.${resource}`,
      sign: <Sign name={resource} />,
      value: String(unused + used),
    });
  }
  if (!short) {
    figures.push({
      explain: `${owner}.hand`,
      sign: <Sign name="cards" />,
      value: String(seat.hand_size),
    });
  }
  return <FigureRow figures={figures} small />;
}

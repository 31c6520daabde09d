/** What can be counted of a player, each number beside its sign: points, stones, Resources. */
import { FigureRow } from "#/table/board/figures";
import { seatName } from "#/table/board/names";
import type { TheopolisSeatView } from "#/wire/types";
import { Sign, type SignName } from "./art/signs";
import { RESOURCES } from "./components";

interface FiguresProps {
  readonly seat: TheopolisSeatView;
  readonly short?: boolean;
}

export function Figures({ seat, short = false }: FiguresProps) {
  const figures: (readonly [SignName, number, string])[] = [
    ["original_points", seat.original_points, "points"],
    ["stones", seat.stones, "stones"],
    ...(short ? [] : [["sacraments", seat.sacraments.length, "sacraments"] as const]),
    ...RESOURCES.map((resource) => {
      const { unused = 0, used = 0 } = seat.resources.find((one) => one.resource === resource) ?? {};
      return [resource, unused + used, `resources.${resource}`] as const;
    }),
    ...(short ? [] : [["cards", seat.hand_size, "hand"] as const]),
  ];
  const owner = seatName(seat.seat);
  return (
    <FigureRow
      signs={Sign}
      figures={figures.map(([sign, value, what]) => [sign, value, `${owner}.${what}`])}
      small
    />
  );
}

/** What can be counted of a player, each number beside its sign. What lies behind a closed screen is a question. */
import { FigureRow } from "#/games/figures";
import type { NehemiahSeatView, NehemiahView } from "#/wire/types";
import { Sign, type SignName } from "./art/signs";
import { seatName } from "./components";

interface Figure {
  readonly sign: SignName;
  readonly value: number | null;
  /** The id by which the game explains it: `p1.wood`. */
  readonly explain: string;
}

const HIDDEN = "?";

/** What everyone may count. */
export function publicFigures(view: NehemiahView, seat: NehemiahSeatView): readonly Figure[] {
  const own = seatName(seat.seat);
  const figures: Figure[] = [{ sign: "worker", value: seat.available, explain: `${own}.workers` }];
  if (view.foremen) {
    figures.push({
      sign: "aside",
      value: seat.set_aside,
      explain: `${own}.aside`,
    });
  }
  if (seat.neutral_colour !== null) {
    figures.push({
      sign: "neutral",
      value: seat.neutral,
      explain: `${own}.neutral`,
    });
  }
  return [...figures, { sign: "cube", value: seat.cube_supply, explain: `${own}.cubes` }];
}

/** What lies behind the screen. */
export function screenFigures(seat: NehemiahSeatView): readonly Figure[] {
  const own = seatName(seat.seat);
  return [
    { sign: "wood", value: seat.wood, explain: `${own}.wood` },
    { sign: "gold", value: seat.gold, explain: `${own}.gold` },
    { sign: "points", value: seat.points, explain: `${own}.points` },
  ];
}

export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const rows = figures.map(({ sign, value, explain }) => ({
    sign: <Sign name={sign} />,
    value: String(value ?? HIDDEN),
    explain,
  }));
  return <FigureRow figures={rows} />;
}

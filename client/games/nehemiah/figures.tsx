/** What can be counted of a player, each number beside its sign. What lies behind a closed screen is a question. */
import { type Figure, FigureRow } from "#/table/board/figures";
import { seatName } from "#/table/board/names";
import type { NehemiahSeatView, NehemiahView } from "#/wire/types";
import { Sign, type SignName } from "./art/signs";

type Figures = readonly Figure<SignName>[];

const HIDDEN = "?";

/** What everyone may count. */
export function publicFigures(view: NehemiahView, seat: NehemiahSeatView): Figures {
  const own = seatName(seat.seat);
  return [
    ["worker", seat.available, `${own}.workers`],
    ...(view.foremen ? [["aside", seat.set_aside, `${own}.aside`] as const] : []),
    ...(seat.neutral_colour === null ? [] : [["neutral", seat.neutral, `${own}.neutral`] as const]),
    ["cube", seat.cube_supply, `${own}.cubes`],
  ];
}

/** What lies behind the screen. */
export function screenFigures(seat: NehemiahSeatView): Figures {
  const own = seatName(seat.seat);
  return (["wood", "gold", "points"] as const).map((good) => [good, seat[good] ?? HIDDEN, `${own}.${good}`]);
}

export function Figures({ figures }: { readonly figures: Figures }) {
  return <FigureRow figures={figures} signs={Sign} />;
}

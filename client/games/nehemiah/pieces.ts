/** Which worker, card and cube is which, from one view to the next. A view says only whose worker is where. */
import { followed, looksAlike, NO_PIECES, type Piece, type Pieces, slots, stays } from "#/table/board/pieces";
import type { NehemiahView } from "#/wire/types";

export interface Followed {
  /** On a spot by its place, at home by their owner. */
  readonly workers: Pieces;
  /** On a spot by its place. */
  readonly cards: Pieces;
  /** The cards that were discarded last: a column of them. */
  readonly cleared: readonly Piece[];
  /** By `cubesOf`. */
  readonly cubes: Pieces;
}

export const SUPPLY = "supply";
/** How many cards a column has. */
export const COLUMN = 4;

export function ownerOf(seat: number, neutral: boolean): string {
  return neutral ? `neutral ${seat}` : String(seat);
}

/** Where cubes lie: on a board, or in the supply. */
export function cubesOf(seat: number, board: string): string {
  return `${board} ${seat}`;
}

export function follow(before: Followed | null, view: NehemiahView): Followed {
  const spots = view.columns.flatMap((column) => column.spots);
  const cards = followed(
    before?.cards ?? NO_PIECES,
    spots.map(({ place, card }) => ({ zone: place, face: card })).filter(({ face }) => face !== null),
    // Two cards of a column that were swapped: each is found where the other was.
    [stays, (piece, slot) => looksAlike(piece, slot) && columnOf(piece.zone) === columnOf(slot.zone)],
  );
  return {
    // A worker that has just left a card has come to another one; else one has come from home.
    workers: followed(
      before?.workers ?? NO_PIECES,
      [
        ...spots.flatMap(({ place, worker, neutral }) =>
          worker === null ? [] : slots(1, place, ownerOf(worker, neutral)),
        ),
        ...view.seats.flatMap(({ seat, available, set_aside, neutral }) => [
          ...slots(available + set_aside, ownerOf(seat, false), ownerOf(seat, false)),
          ...slots(neutral, ownerOf(seat, true), ownerOf(seat, true)),
        ]),
      ],
      [stays, looksAlike],
    ),
    cards,
    cleared: cards.gone.length > 0 ? cards.gone.slice(-COLUMN) : (before?.cleared ?? []),
    // What has left a board goes to another; else it comes from the supply.
    cubes: followed(
      before?.cubes ?? NO_PIECES,
      [
        ...view.boards.flatMap(({ board, cubes }) =>
          cubes.flatMap((number, seat) => slots(number, cubesOf(seat, board), String(seat))),
        ),
        ...view.seats.flatMap(({ seat, cube_supply }) =>
          slots(cube_supply, cubesOf(seat, SUPPLY), String(seat)),
        ),
      ],
      [stays, looksAlike],
    ),
  };
}

/** `grid.c2r3` is in `grid.c2`. */
function columnOf(place: string): string {
  return place.replace(/r\d+$/, "");
}

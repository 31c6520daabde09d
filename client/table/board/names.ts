/** Names of places, and the order of seats, as every game has them. */

/** How the ids of a seat's places begin. */
export function seatName(seat: number): string {
  return `p${seat + 1}`;
}

/** `p1.field_2` or `grid.c2r3` without where it belongs: `field_2`, `c2r3`. */
export function homeName(place: string): string {
  return place.slice(place.indexOf(".") + 1);
}

/** All of them as they sit around the table, from one seat on; for spectators (-1), from the first. */
export function aroundFrom<Side>(sides: readonly Side[], first: number): readonly Side[] {
  const from = Math.max(first, 0);
  return [...sides.slice(from), ...sides.slice(0, from)];
}

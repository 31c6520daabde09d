/** Who won: seats, or a side that nobody sits at. */
import type { Result } from "#/wire/types";

export interface Winners {
  readonly seats: readonly number[];
  /** The name of the side that won where no seat did. */
  readonly side: string | null;
}

export function winnersOf(result: Result): Winners {
  const seats = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [side] = [...result.sides].sort(([, one], [, other]) => other - one);
  return { seats, side: seats.length === 0 && side !== undefined ? side[0] : null };
}

/** The place of a reader who played and has not won; null for others. */
export function rankOf(result: Result, reader: number): number | null {
  const rank = result.ranks[reader] ?? 1;
  return rank > 1 && result.ranks.length > 1 ? rank : null;
}

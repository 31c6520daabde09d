/** Whether a player has the table open, as far as that is known. */
import type { RoomSeatView } from "#/wire/types";

/** Of people at other devices only: a bot is always there, and so is the reader. */
export function isAway(
  { seat, taken, bot, yours }: Pick<RoomSeatView, "seat" | "taken" | "bot" | "yours">,
  here: readonly number[] | null,
): boolean {
  return here !== null && taken && bot === "" && !yours && !here.includes(seat);
}

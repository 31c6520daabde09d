/** Taking a seat without a link: at a listed table, before the game. */
import { ask, becomeGuest, Refusal } from "#/wire/http";
import type { RoomSeatView, RoomView } from "#/wire/types";

const TAKEN = "error-room-seat-taken";

/** Take the first of some seats that is still free; returns which. Throws a `Refusal` if none is. */
export async function sitDown(room: string, seats: readonly number[]): Promise<number> {
  await becomeGuest();
  for (const [tried, seat] of seats.entries()) {
    try {
      await ask("POST /api/rooms/{room}/seats", { path: { room }, body: { seat } });
      return seat;
    } catch (error) {
      const faster = error instanceof Refusal && error.message.id === TAKEN;
      if (!faster || tried === seats.length - 1) {
        throw error;
      }
    }
  }
  throw new RangeError("no seat to sit down at");
}

/** Whether nobody has a seat, not even a bot. */
export function isFree(seat: RoomSeatView): boolean {
  return !seat.taken && seat.bot === "";
}

/** Whether a spectator may take a seat. */
export function mayTake(room: RoomView, seat: RoomSeatView): boolean {
  const sits = room.seats.some((one) => one.yours);
  return room.settings.listed && !sits && isFree(seat) && room.chance === "house";
}

/** Begin the game of a room, as its host. */
import { insist, newId } from "#/wire/http";

export async function begin(room: string, seat: number, id = newId()): Promise<void> {
  const body = { id, seat, command: { type: "start" } as const };
  await insist("POST /api/rooms/{room}/commands", { path: { room }, body });
}

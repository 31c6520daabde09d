/** Asking something of the server from a button: busy meanwhile, and why not, if it says no. */
import { useState } from "react";
import { insist, newId } from "#/wire/http";
import type { Command, RoomView } from "#/wire/types";

export interface Doing {
  readonly busy: boolean;
  readonly error: unknown;
  run(work: () => Promise<unknown>): void;
}

export function useDoing(): Doing {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (refused) {
      setError(refused);
    }
    setBusy(false);
  };
  return { busy, error, run: (work) => void run(work) };
}

/** Send a command that answers no version, once. */
export function command(room: RoomView, seat: number, wanted: Command): Promise<unknown> {
  const body = { id: newId(), seat, command: wanted };
  return insist("POST /api/rooms/{room}/commands", { path: { room: room.room }, body });
}

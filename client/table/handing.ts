/** Which of one's own seats looks, where several players share a device. */
import { useState } from "react";
import type { SeenRoom } from "#/wire/types";

/** The seats of this device at which people play, not bots. */
export function ownSeats(room: SeenRoom): readonly number[] {
  return room.seats.filter((seat) => seat.yours && seat.bot === "").map((seat) => seat.seat);
}

/** The seat to hand the device to, or null: whoever looks is asked, none of us is, or there is but one of us. */
export function handsTo(room: SeenRoom): number | null {
  const own = ownSeats(room);
  if (own.length < 2 || room.stage !== "playing" || !room.playable || room.waiting.includes(room.reader)) {
    return null;
  }
  return own.find((seat) => room.waiting.includes(seat)) ?? null;
}

export interface Handing {
  /** Who is to take the device, or null while somebody looks. */
  readonly to: number | null;
  /** Who has looked before. */
  readonly from: number | null;
  take(): void;
  /** Look once more from the seat before, to take something back. */
  stay(): void;
  /** Hand over after all; null if there is nobody to hand to. */
  readonly now: (() => void) | null;
}

export function useHanding(room: SeenRoom, onSeat: (seat: number) => void): Handing {
  // Nobody has looked yet: also the first is asked whether they hold the device.
  const [looking, setLooking] = useState<number | null>(null);
  const [stayed, setStayed] = useState<number | null>(null);
  const own = ownSeats(room);
  const shared = own.length > 1 && room.stage === "playing" && room.playable;
  const next = handsTo(room);
  const first = shared && looking === null ? (next ?? room.reader) : null;
  const to = first ?? (next !== null && stayed !== room.lines ? next : null);
  return {
    to,
    from: first === null ? room.reader : null,
    take: () => {
      if (to !== null) {
        setLooking(to);
        setStayed(null);
        onSeat(to);
      }
    },
    stay: () => setStayed(room.lines),
    now: next === null ? null : () => setStayed(null),
  };
}

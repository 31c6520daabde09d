/** Which of your own seats looks, where several players share a device. */
import type { RoomView } from "#/wire/types";

/** The seats of this device at which people play, not bots. */
export function ownSeats(room: RoomView): readonly number[] {
  return room.seats.filter((seat) => seat.yours && seat.bot === "").map((seat) => seat.seat);
}

/**
 * The seat to pass the device to, or null: it is the current reader's turn, or nobody's at this device. Seats played
 * * by a bot do not count.
 */
export function passTo(room: RoomView): number | null {
  const asked = ownSeats(room).filter((seat) => room.waiting.includes(seat));
  if (room.stage !== "playing" || !room.playable || asked.includes(room.reader)) {
    return null;
  }
  return asked[0] ?? null;
}

/** The device between several players: from which seat one looks, and who has said that they hold it. */
export interface Device {
  readonly seat: number | null;
  /** Null before the first player has confirmed having the device. */
  readonly looking: number | null;
  /** After which line someone wanted to look once more, to take something back. */
  readonly stayed: number | null;
}

export interface Handing {
  /** Who is to take the device, or null while someone looks. */
  readonly to: number | null;
  /** Who has looked before. */
  readonly from: number | null;
  take(): void;
  /** Look once more from the seat before. */
  stay(): void;
  /** Hand over after all; null if there is nobody to hand to. */
  readonly now: (() => void) | null;
}

export function handing(room: RoomView, device: Device, change: (device: Device) => void): Handing {
  const shared = ownSeats(room).length > 1 && room.stage === "playing" && room.playable;
  const next = passTo(room);
  const first = shared && device.looking === null ? (next ?? room.reader) : null;
  const to = first ?? (next !== null && device.stayed !== room.lines ? next : null);
  return {
    to,
    from: first === null ? room.reader : null,
    take: () => to !== null && change({ seat: to, looking: to, stayed: null }),
    stay: () => change({ ...device, stayed: room.lines }),
    now: next === null ? null : () => change({ ...device, stayed: null }),
  };
}

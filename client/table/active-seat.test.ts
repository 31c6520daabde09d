import { describe, expect, test } from "vitest";
import { type Device, handing, passTo } from "#/table/active-seat";
import type { RoomSeatView, RoomView } from "#/wire/types";

function seat(number: number, yours: boolean, bot = ""): RoomSeatView {
  return {
    seat: number,
    name: "",
    taken: true,
    bot,
    yours,
    waiting: false,
    due: null,
    reserve: 0,
    muted: false,
  };
}

/** A room with only what matters here: the reader, the seats it waits for, and your own seats. */
function room(reader: number, waiting: readonly number[], seats: readonly RoomSeatView[]): RoomView {
  return { reader, waiting, seats, stage: "playing", playable: true } as unknown as RoomView;
}
const TWO_OF_US = [seat(0, true), seat(1, true), seat(2, false)];

describe("several players at one device", () => {
  test("it is handed to the one of us who is asked", () => {
    expect(passTo(room(0, [1], TWO_OF_US))).toBe(1);
  });

  test("it stays where it is while whoever looks is asked too, or someone elsewhere", () => {
    expect(passTo(room(0, [0, 1], TWO_OF_US))).toBeNull();
    expect(passTo(room(0, [2], TWO_OF_US))).toBeNull();
  });

  test("whoever lets a bot play hands it to the other", () => {
    const given = [seat(0, true, "greedy"), seat(1, true)];
    expect(passTo(room(0, [1], given))).toBe(1);
    expect(passTo(room(0, [0, 1], given))).toBe(1);
    expect(passTo(room(0, [0], given))).toBeNull();
  });

  test("it is not handed to a bot, nor by someone who is alone", () => {
    expect(passTo(room(0, [1], [seat(0, true), seat(1, true, "greedy")]))).toBeNull();
    expect(passTo(room(0, [1], [seat(0, true), seat(1, false)]))).toBeNull();
  });
});

describe("handing over", () => {
  const FRESH: Device = { seat: null, looking: null, stayed: null };
  const after = (
    device: Device,
    act: (found: ReturnType<typeof handing>) => void,
    seen: RoomView,
  ): Device => {
    let changed = device;
    act(handing(seen, device, (next) => (changed = next)));
    return changed;
  };

  test("the first is asked too, and then looks", () => {
    const seen = room(0, [0], TWO_OF_US);
    expect(handing(seen, FRESH, () => undefined)).toMatchObject({ to: 0, from: null });
    const device = after(FRESH, (found) => found.take(), seen);
    expect(device).toEqual({ seat: 0, looking: 0, stayed: null });
    expect(handing(seen, device, () => undefined).to).toBeNull();
  });

  test("who has chosen can stay, to take it back, and hand over after all", () => {
    const seen = { ...room(0, [1], TWO_OF_US), lines: 12 };
    const looks: Device = { seat: 0, looking: 0, stayed: null };
    expect(handing(seen, looks, () => undefined)).toMatchObject({ to: 1, from: 0 });
    const stays = after(looks, (found) => found.stay(), seen);
    expect(handing(seen, stays, () => undefined).to).toBeNull();
    const hands = after(stays, (found) => found.now?.(), seen);
    expect(handing(seen, hands, () => undefined).to).toBe(1);
  });

  test("alone, nothing is asked", () => {
    const seen = room(0, [0], [seat(0, true), seat(1, false)]);
    expect(handing(seen, FRESH, () => undefined).to).toBeNull();
  });
});

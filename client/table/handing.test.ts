import { describe, expect, test } from "vitest";
import { handsTo } from "#/table/handing";
import type { SeenRoom, SeenSeat } from "#/wire/types";

function seat(number: number, yours: boolean, bot = ""): SeenSeat {
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

/** A room of which only this matters: who looks, who is asked, and whose seats are whose. */
function room(reader: number, waiting: readonly number[], seats: readonly SeenSeat[]): SeenRoom {
  return { reader, waiting, seats, stage: "playing", playable: true } as unknown as SeenRoom;
}
const TWO_OF_US = [seat(0, true), seat(1, true), seat(2, false)];

describe("several players at one device", () => {
  test("it is handed to the one of us who is asked", () => {
    expect(handsTo(room(0, [1], TWO_OF_US))).toBe(1);
  });

  test("it stays where it is while whoever looks is asked too, or somebody elsewhere", () => {
    expect(handsTo(room(0, [0, 1], TWO_OF_US))).toBeNull();
    expect(handsTo(room(0, [2], TWO_OF_US))).toBeNull();
  });

  test("it is not handed to a bot, nor by somebody who is alone", () => {
    expect(handsTo(room(0, [1], [seat(0, true), seat(1, true, "greedy")]))).toBeNull();
    expect(handsTo(room(0, [1], [seat(0, true), seat(1, false)]))).toBeNull();
  });
});

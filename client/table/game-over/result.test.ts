import { expect, test } from "vitest";
import { winnersOf } from "#/table/game-over/result";

const result = { ending: "scored", scores: [], sides: [] };

test("all of the first rank win", () => {
  expect(winnersOf({ ...result, ranks: [1, 3, 1] })).toEqual({ seats: [0, 2], side: null });
});

test("alone and beaten, the other side has won", () => {
  expect(winnersOf({ ...result, ranks: [2], sides: [["opponent", 43]] })).toEqual({
    seats: [],
    side: "opponent",
  });
  expect(winnersOf({ ...result, ranks: [1], sides: [["opponent", 43]] })).toEqual({ seats: [0], side: null });
});

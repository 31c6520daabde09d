import { expect, test } from "vitest";
import { rankOf, winnersOf } from "#/table/game-over/result";

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

test("who has not won is told their place", () => {
  const ended = { ...result, ranks: [2, 1, 3] };
  expect([rankOf(ended, 0), rankOf(ended, 1), rankOf(ended, 2)]).toEqual([2, null, 3]);
});

test("nobody else has a place: not who watches, and not who was alone", () => {
  expect(rankOf({ ...result, ranks: [2, 1] }, -6)).toBeNull();
  expect(rankOf({ ...result, ranks: [2], sides: [["opponent", 43]] }, 0)).toBeNull();
});

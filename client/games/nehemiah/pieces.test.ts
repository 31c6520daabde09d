import { expect, test } from "vitest";
import { numbersIn } from "#/table/board/pieces";
import type { NehemiahView } from "#/wire/types";
import { cubesOf, follow, SUPPLY } from "./pieces";

/** A table of one column for one seat, as far as pieces are followed on it. */
function seen(cards: readonly (string | null)[], cubes: Readonly<Record<string, number>>, supply: number) {
  const spots = cards.map((card, row) => ({
    place: `grid.c1r${row + 1}`,
    card,
    worker: null,
    neutral: false,
    tired: false,
    anchor: false,
    used: false,
  }));
  const seat = { seat: 0, available: 0, set_aside: 0, neutral: 0, neutral_colour: null, cube_supply: supply };
  return {
    columns: [{ place: "grid.c1", marked: 0, spots }],
    boards: Object.entries(cubes).map(([board, number]) => ({ board, cubes: [number] })),
    seats: [seat],
  } as unknown as NehemiahView;
}

const CARDS = ["wood_1", "gold_1", "wall_1", "gold_1"];

test("a cube comes from the supply, goes from board to board, and is the same all along", () => {
  const start = follow(null, seen(CARDS, { wall: 0, temple: 0 }, 3));
  const placed = follow(start, seen(CARDS, { wall: 2, temple: 0 }, 1));
  const onWall = numbersIn(placed.cubes, cubesOf(0, "wall"));
  expect(onWall).toHaveLength(2);
  // The last of the supply: those are drawn.
  expect(onWall).toEqual(numbersIn(start.cubes, cubesOf(0, SUPPLY)).slice(-2));
  const moved = follow(placed, seen(CARDS, { wall: 1, temple: 1 }, 1));
  expect(numbersIn(moved.cubes, cubesOf(0, "temple"))).toEqual(onWall.slice(1));
  expect(numbersIn(moved.cubes, cubesOf(0, SUPPLY))).toEqual(numbersIn(placed.cubes, cubesOf(0, SUPPLY)));
});

test("the cards of a cleared column go to the pile, and the new ones are those that were next in the deck", () => {
  const start = follow(null, seen(CARDS, {}, 0));
  const cleared = follow(start, seen(["wall_2", "wood_2", "gold_2", "gate"], {}, 0));
  expect(cleared.cleared.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(cleared.cards.pieces.map(({ number }) => number)).toEqual([5, 6, 7, 8]);
});

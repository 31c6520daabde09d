import { expect, test } from "vitest";
import { rowsOf, totalOf } from "#/table/scores/columns";

const sheet = (...lines: readonly [string, number][]) => lines.map(([id, points]) => ({ id, points }));

test("each category is a row, in the order of the pad, with the points of every seat", () => {
  expect(rowsOf([sheet(["wall", 5], ["temple", 0]), sheet(["wall", -2], ["temple", 7])])).toEqual([
    { id: "wall", points: [5, -2] },
    { id: "temple", points: [0, 7] },
  ]);
});

test("a seat without a category has nothing there, not zero", () => {
  expect(rowsOf([sheet(["wall", 5]), []])).toEqual([{ id: "wall", points: [5, null] }]);
});

test("what is lost counts against the total", () => {
  expect(totalOf(sheet(["wall", 5], ["hunger", -9]))).toBe(-4);
});

test("points that are hidden have no total", () => {
  expect(totalOf([])).toBeNull();
});

import { expect, test } from "vitest";
import { drawn, nearest, roundsOf, sampled } from "#/table/game-over/chart-lines";

const PAPER = { width: 200, height: 100, left: 20, right: 30, top: 10, bottom: 10 };
const point = (line: number, round: number, ...scores: readonly number[]) => ({
  line,
  version: line + 4,
  round,
  scores,
});
const GAME = [point(0, 0, 0, 0), point(5, 1, 4, -2), point(10, 2, 8, 10)];

test("each seat has a line from the first point to the last, higher for more", () => {
  const { curves, vertical, x } = drawn(GAME, 2, PAPER);
  expect(vertical).toEqual({ from: -5, to: 10, ticks: [-5, 0, 5, 10] });
  expect([x(0), x(10)]).toEqual([20, 170]);
  expect(curves.map((curve) => [curve.seat, curve.last])).toEqual([
    [0, 8],
    [1, 10],
  ]);
  expect(curves[1]?.end.y).toBeLessThan(curves[0]?.end.y ?? 0);
});

test("equal ends have labels apart", () => {
  const { curves } = drawn([point(0, 1, 0, 0), point(1, 1, 7, 7)], 2, PAPER);
  expect(Math.abs((curves[0]?.label ?? 0) - (curves[1]?.label ?? 0))).toBeGreaterThanOrEqual(16);
});

test("a game without a line has nothing to draw", () => {
  expect(drawn([], 2, PAPER).curves).toEqual([]);
});

test("rounds are marked where they begin, if there is room for their numbers", () => {
  const points = [point(0, 0), point(10, 1), point(12, 1), point(14, 2), point(40, 3)];
  expect(roundsOf(points, (line) => line, 5)).toEqual([
    { round: 1, x: 10 },
    { round: 3, x: 40 },
  ]);
});

test("one points at the nearest moment", () => {
  expect(nearest(GAME, 140, drawn(GAME, 2, PAPER).x)?.line).toBe(10);
  expect(nearest([], 130, (line) => line)).toBeNull();
});

test("a long game is told in a few rows, from its first to its last", () => {
  expect(sampled(3, 10)).toEqual([0, 1, 2]);
  const rows = sampled(401, 12);
  expect([rows.length, rows[0], rows.at(-1)]).toEqual([12, 0, 400]);
  expect(new Set(rows).size).toBe(12);
});

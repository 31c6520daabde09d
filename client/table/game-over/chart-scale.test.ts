import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { apart, axis, scaled, steps } from "#/table/game-over/chart-scale";

describe("the axis", () => {
  test("has round numbers around what is drawn", () => {
    expect(axis(0, 47, 5)).toEqual({ from: 0, to: 50, ticks: [0, 10, 20, 30, 40, 50] });
    expect(axis(-17, 6, 4).ticks).toEqual([-20, -10, 0, 10]);
    expect(axis(0, 3, 5).ticks).toEqual([0, 1, 2, 3]);
  });

  test("of a game in which nobody has scored still has two ends", () => {
    expect(axis(0, 0, 5).ticks).toEqual([0, 1]);
  });

  const ends = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 0, max: 900 }));

  test("holds everything, in whole and equal steps, and not too many", () => {
    fc.assert(
      fc.property(ends, fc.integer({ min: 2, max: 8 }), ([least, span], wanted) => {
        const made = axis(least, least + span, wanted);
        const gaps = made.ticks.slice(1).map((tick, index) => tick - (made.ticks[index] ?? 0));
        expect(made.from).toBeLessThanOrEqual(least);
        expect(made.to).toBeGreaterThanOrEqual(least + span);
        expect(made.ticks.at(-1)).toBe(made.to);
        expect(new Set(gaps).size).toBe(1);
        expect(Number.isInteger(gaps[0])).toBe(true);
        expect(gaps.length).toBeLessThanOrEqual(wanted + 2);
      }),
    );
  });
});

test("values lie between the ends of the paper, downwards if these are turned around", () => {
  expect(scaled(5, { from: 0, to: 10 }, 0, 200)).toBe(100);
  expect(scaled(10, { from: 0, to: 10 }, 180, 0)).toBe(0);
  expect(scaled(3, { from: 3, to: 3 }, 7, 9)).toBe(7);
});

test("a score holds until it changes", () => {
  expect(
    steps([
      { x: 0, y: 10 },
      { x: 5, y: 10 },
      { x: 8, y: 2.04 },
    ]),
  ).toBe("M0 10H5V10H8V2");
  expect(steps([])).toBe("");
});

describe("labels at the ends of lines", () => {
  test("stay where they are if there is room", () => {
    expect(apart([10, 50, 90], 12, 0, 100)).toEqual([10, 50, 90]);
  });

  test("never lie upon each other, keep their order, and stay on the paper", () => {
    const label = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(label, (places) => {
        const moved = apart(places, 14, 0, 100);
        const sorted = [...moved].sort((one, other) => one - other);
        for (const [index, place] of sorted.entries()) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(100);
          if (index > 0) {
            expect(place - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(14);
          }
        }
        for (const [one, first] of places.entries()) {
          for (const [other, second] of places.entries()) {
            if (first < second) {
              expect(moved[one]).toBeLessThan(moved[other] ?? 0);
            }
          }
        }
      }),
    );
  });
});

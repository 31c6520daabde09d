import { describe, expect, test } from "vitest";
import { nearest } from "#/table/roving-focus";

// Two rows of three, and a hand below that is wider spaced.
const SPOTS = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 200, y: 0 },
  { x: 0, y: 100 },
  { x: 100, y: 104 },
  { x: 200, y: 100 },
  { x: 60, y: 300 },
];
const from = (index: number) => SPOTS[index] ?? { x: 0, y: 0 };

describe("arrows on a board", () => {
  test("keep the row, also if it is not quite straight", () => {
    expect(nearest(from(3), SPOTS, "ArrowRight")).toBe(4);
    expect(nearest(from(4), SPOTS, "ArrowRight")).toBe(5);
    expect(nearest(from(5), SPOTS, "ArrowLeft")).toBe(4);
  });

  test("keep the column", () => {
    expect(nearest(from(2), SPOTS, "ArrowDown")).toBe(5);
    expect(nearest(from(4), SPOTS, "ArrowUp")).toBe(1);
  });

  test("find what lies alone", () => {
    expect(nearest(from(3), SPOTS, "ArrowDown")).toBe(6);
    expect(nearest(from(6), SPOTS, "ArrowUp")).toBe(4);
  });

  test("stay where nothing is ahead", () => {
    expect(nearest(from(0), SPOTS, "ArrowUp")).toBe(-1);
    expect(nearest(from(2), SPOTS, "ArrowRight")).toBe(-1);
  });
});

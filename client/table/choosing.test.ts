import { describe, expect, test } from "vitest";
import { linesToUndo } from "#/table/choosing";

describe("taking back", () => {
  test("takes one line back, the last", () => {
    expect(linesToUndo({ lines: 20, free_undo: 4 }, new Set())).toBe(1);
  });

  test("takes back with it what was answered without asking", () => {
    expect(linesToUndo({ lines: 20, free_undo: 4 }, new Set([20]))).toBe(2);
    expect(linesToUndo({ lines: 20, free_undo: 4 }, new Set([19, 20]))).toBe(3);
    expect(linesToUndo({ lines: 20, free_undo: 4 }, new Set([18]))).toBe(1);
  });

  test("takes back no more than is free", () => {
    expect(linesToUndo({ lines: 20, free_undo: 2 }, new Set([18, 19, 20]))).toBe(2);
  });
});

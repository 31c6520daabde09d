import { describe, expect, test } from "vitest";
import { chose, played, undone } from "#/table/log/events.testing";
import { isSame, lastUndone, linesToUndo } from "#/table/use-choice";

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

describe("having come back", () => {
  test("is known from what happened, whoever took it back", () => {
    expect(lastUndone(played(chose(0, "a"), chose(1, "b")))).toBeNull();
    const events = played(chose(0, "a"), undone(0, 1), chose(0, "b"), undone(1, 1, true), chose(0, "c"));
    expect(lastUndone(events)).toMatchObject({ seat: 1, agreed: true });
  });
});

describe("pressing the same card again", () => {
  const choice = (text: string) => ({ text, at: [], message: { id: "theopolis-play", args: {} } });

  test("is to be sure of it", () => {
    expect(isSame(choice("play abbey"), choice("play abbey"))).toBe(true);
  });

  test("another card is another choice", () => {
    expect(isSame(choice("play chapel"), choice("play abbey"))).toBe(false);
    expect(isSame(choice("play abbey"), null)).toBe(false);
  });
});

import { describe, expect, test } from "vitest";
import { activeLines } from "#/table/active-lines";
import type { RoomEventView, StoredEventView } from "#/wire/types";

const chose = (line: number, text: string): RoomEventView => ({
  type: "chose",
  line,
  seat: 0,
  text,
  message: { id: "theopolis-end", args: {} },
  by: "person",
  happenings: [],
  told: [],
});
const kept = (...events: RoomEventView[]): StoredEventView[] =>
  events.map((event, index) => ({ version: index + 1, at: 0, event }));

describe("lines that stand", () => {
  test("what was taken back is not among them, what came instead is", () => {
    const undone: RoomEventView = { type: "undone", seat: 0, lines: 2, left: 1, asks: [0], agreed: false };
    const lines = activeLines(kept(chose(1, "a"), chose(2, "b"), chose(3, "c"), undone, chose(2, "d")));
    expect(lines.map((line) => line.chose.text)).toEqual(["a", "d"]);
    expect(lines.map((line) => line.version)).toEqual([1, 5]);
  });

  test("a game that was imported begins with a later line", () => {
    const undone: RoomEventView = { type: "undone", seat: 0, lines: 1, left: 40, asks: [0], agreed: false };
    expect(activeLines(kept(chose(41, "a"), undone, chose(41, "b")))).toHaveLength(1);
  });
});

import { describe, expect, test } from "vitest";
import { isStill } from "#/table/question";
import type { RoomView } from "#/wire/types";

/** A room in which the reader and others answer the same step; nothing else matters. */
function room(changes: Partial<RoomView> = {}): RoomView {
  const choices = ["send 1", "send 2"].map((text) => ({ text, message: { id: "", args: {} }, at: [] }));
  return { reader: 0, lines: 8, step: "Bid", waiting: [0, 1, 2], choices, ...changes } as unknown as RoomView;
}

describe("the same is asked", () => {
  test("after talk, which adds no line", () => {
    expect(isStill(room(), room({ version: 90 }))).toBe(true);
  });

  test("when someone else has answered covertly, or has taken that back", () => {
    expect(isStill(room(), room({ lines: 9 }))).toBe(true); // a part of it
    expect(isStill(room(), room({ lines: 9, waiting: [0, 2] }))).toBe(true);
    expect(isStill(room({ waiting: [0, 1] }), room({ lines: 9, waiting: [0] }))).toBe(true);
    expect(isStill(room({ lines: 9, waiting: [0, 2] }), room({ lines: 10 }))).toBe(true);
  });
});

describe("something else is asked", () => {
  test("at another step, or of another reader", () => {
    expect(isStill(room(), room({ step: "Work" }))).toBe(false);
    expect(isStill(room(), room({ reader: 1 }))).toBe(false);
  });

  test("after one's own choice, also if the same is offered", () => {
    expect(isStill(room({ waiting: [0] }), room({ lines: 9, waiting: [0] }))).toBe(false);
  });

  test("when other choices are open, or the reader was not asked before", () => {
    expect(isStill(room(), room({ lines: 9, waiting: [0, 2], choices: [] }))).toBe(false);
    expect(isStill(room({ waiting: [1] }), room({ lines: 9, waiting: [0] }))).toBe(false);
  });
});

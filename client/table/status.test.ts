import { describe, expect, test } from "vitest";
import { isSeated, onlyBots, promptStatus } from "#/table/status";
import type { RoomEventView, RoomView, StoredEventView } from "#/wire/types";

const CHOICE = { text: "end", message: { id: "theopolis-end", args: {} }, at: [] };
const CALM = { past: false, seated: true, sending: false, unsure: false };

/** A room of which only this matters. */
function room(changes: Partial<RoomView> = {}, bot = ""): RoomView {
  const whole = {
    stage: "playing",
    playable: true,
    reader: 0,
    seats: [{ bot }],
    paused: false,
    marks: [],
    wish: null,
    choices: [CHOICE],
    entry: null,
  };
  return { ...whole, ...changes } as unknown as RoomView;
}

describe("what the bar is about", () => {
  test("a question, or whom one waits for", () => {
    expect(promptStatus(room(), CALM)).toBe("asked");
    expect(promptStatus(room({ choices: [] }), CALM)).toBe("waiting");
  });

  test("a choice on its way, or one that is asked about twice", () => {
    expect(promptStatus(room(), { ...CALM, sending: true })).toBe("sending");
    expect(promptStatus(room(), { ...CALM, unsure: true })).toBe("unsure");
  });

  test("what came at a real table, also while a bot plays for one", () => {
    const entry = { step: "Draw", prompt: CHOICE.message, outcomes: [], places: [] };
    expect(promptStatus(room({ choices: [], entry }), CALM)).toBe("entry");
    expect(promptStatus(room({ choices: [], entry }, "greedy"), CALM)).toBe("entry");
    expect(promptStatus(room({ choices: [], entry, paused: true }), CALM)).toBe("paused");
  });

  test("what must come first: going on, oneself instead of a bot, a name, a pending request", () => {
    expect(promptStatus(room({ paused: true }), CALM)).toBe("paused");
    expect(promptStatus(room({}, "greedy"), CALM)).toBe("bot");
    expect(promptStatus(room(), { ...CALM, seated: false })).toBe("nameless");
    const wish = { number: 1, seat: 1, wish: { type: "export" }, yes: [], asked: [0], lines: [] } as const;
    expect(promptStatus(room({ wish }), CALM)).toBe("request");
  });

  test("who cannot choose at all", () => {
    expect(promptStatus(room({ reader: -6, choices: [] }), CALM)).toBe("spectator");
    expect(promptStatus(room({ playable: false }), CALM)).toBe("unplayable");
    expect(promptStatus(room({ stage: "over" }), CALM)).toBe("over");
    expect(promptStatus(room(), { ...CALM, past: true })).toBe("past");
  });
});

test("bots think only while nobody else is waited for, and the game goes on", () => {
  const seats = ["", "strong", "master"].map((bot) => ({ bot })) as unknown as RoomView["seats"];
  const waits = (waiting: number[], changes: Partial<RoomView> = {}) =>
    onlyBots(room({ seats, waiting, ...changes }));
  expect(waits([1])).toBe(true);
  expect(waits([1, 2])).toBe(true);
  expect(waits([0, 1])).toBe(false);
  expect(waits([])).toBe(false);
  expect(waits([1], { paused: true })).toBe(false);
  expect(waits([1], { stage: "over" })).toBe(false);
});

test("whoever has left sits there no longer, until someone joins again", () => {
  const kept = (...events: RoomEventView[]): StoredEventView[] =>
    events.map((event, index) => ({ version: index + 1, at: 0, event }));
  const joined: RoomEventView = { type: "joined", seat: 0, name: "Ann" };
  const left: RoomEventView = { type: "left", seat: 0 };
  expect(isSeated(kept(joined), 0)).toBe(true);
  expect(isSeated(kept(joined), 1)).toBe(false);
  expect(isSeated(kept(joined, left), 0)).toBe(false);
  expect(isSeated(kept(joined, left, joined), 0)).toBe(true);
});

import { expect, test } from "vitest";
import type { Step, Story } from "./story";
import { begun, boardOf, follow, gone, type Kept, movedOn, type Now, stays } from "./story-steps";

const step = (version: number, board = version): Step => ({
  kind: "temple",
  message: { id: "x", args: {} },
  rule: "EN-1",
  version,
  board,
  why: [],
  came: [],
});

const story = (...steps: readonly Step[]): Story => ({ key: "turn", kind: "turn", steps, over: true });
const TURN = story(step(11, 10), step(11), step(12, 11), step(12));
const NOW: Now = { story: TURN, version: 12, chosen: 10, pace: "normal" };
const BEFORE: Kept = { heard: 10, telling: null };

test("what was there before one came is not told by itself", () => {
  const kept: Kept = { heard: 12, telling: null };
  expect(follow(kept, NOW)).toBe(kept);
});

test("what is new is told from its first step on", () => {
  const kept = follow(BEFORE, NOW);
  expect(kept).toEqual({ heard: 12, telling: { story: "turn", at: 0, playing: true, since: 12 } });
  expect(follow(kept, NOW)).toBe(kept);
});

test("by hand it stands still, at once it is at its end, and it can be left out", () => {
  expect(follow(BEFORE, { ...NOW, pace: "steps" }).telling).toMatchObject({ at: 0, playing: false });
  expect(follow(BEFORE, { ...NOW, pace: "once" }).telling).toMatchObject({ at: 3, playing: false });
  expect(follow(BEFORE, { ...NOW, pace: null })).toEqual({ heard: 12, telling: null });
});

test("a choice ends it, and a bot that has chosen already is not held up", () => {
  const kept = follow(BEFORE, NOW);
  expect(follow(kept, { ...NOW, version: 13, chosen: 13 }).telling).toBeNull();
  expect(follow(BEFORE, { ...NOW, version: 13, chosen: 13 }).telling).toBeNull();
});

test("what chance brings later is told after what was told before", () => {
  const half: Now = { ...NOW, story: { ...story(step(11, 10), step(11)), over: false }, version: 11 };
  const kept = follow(BEFORE, half);
  const first = kept.telling;
  if (first === null || half.story === null) {
    throw new Error("it has begun");
  }
  const waiting = movedOn(movedOn(first, half.story), half.story);
  expect(waiting).toMatchObject({ at: 1, playing: true });
  expect(follow({ ...kept, telling: waiting }, NOW).telling).toMatchObject({ at: 2, playing: true });
  expect(follow(kept, NOW).telling).toMatchObject({ at: 0, playing: true });
});

test("what was taken back at a real table is not told any more", () => {
  const kept: Kept = { heard: 12, telling: { story: "turn", at: 3, playing: true, since: 12 } };
  const back: Now = { ...NOW, story: story(step(11, 10), step(11)), version: 13 };
  expect(follow(kept, back).telling).toMatchObject({ at: 1, playing: true });
});

test("one goes on and back as far as there are steps; by itself it rests at the end", () => {
  const first = begun(TURN, 0, "fast", 12);
  expect(gone(first, TURN, -1).at).toBe(0);
  expect(gone(first, TURN, 1)).toMatchObject({ at: 1, playing: false });
  const last = { ...first, at: 3 };
  expect(gone(last, TURN, 1).at).toBe(3);
  expect(movedOn(last, TURN)).toMatchObject({ at: 3, playing: false });
});

test("the board is that of the step, and the present one at the end", () => {
  const first = begun(TURN, 0, "normal", 12);
  expect(boardOf(first, TURN, 12)).toBe(10);
  expect(boardOf({ ...first, at: 1 }, TURN, 12)).toBe(11);
  expect(boardOf({ ...first, at: 3 }, TURN, 12)).toBeNull();
  // Told again later, when the game has moved on.
  expect(boardOf({ ...first, at: 3 }, TURN, 20)).toBe(12);
  expect(boardOf(null, TURN, 12)).toBeNull();
});

test("more words stay longer", () => {
  expect(stays(200, "normal")).toBeGreaterThan(stays(100, "normal"));
  expect(stays(100, "fast")).toBeLessThan(stays(100, "slow") / 2);
});

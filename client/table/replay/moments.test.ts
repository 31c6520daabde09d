import { expect, test } from "vitest";
import { chose, message, played, turnBegins, undone } from "#/table/log/events.testing";
import { turnsOf } from "#/table/log/turns";
import { chapterAt, chaptersOf, momentAt, momentsOf } from "#/table/replay/moments";
import type { RoomEventView } from "#/wire/types";

const moments = (...events: readonly RoomEventView[]) => {
  const kept = played({ type: "started", asks: [] }, ...events);
  return momentsOf(kept, turnsOf(kept));
};

test("there is a moment for the table as it was laid and for each line that stands", () => {
  const steps = moments(
    chose(-1, "deal"),
    chose(-1, "draw", turnBegins(0, 1)),
    chose(0, "play"),
    chose(0, "add"),
    undone(0, 1),
    { type: "said", seat: 0, name: "Ada", text: "hm" },
    chose(0, "end", turnBegins(1, 1), message("game-loses", { seat: 1 })),
  );
  expect(steps.map((moment) => [moment.version, moment.line === null])).toEqual([
    [2, true],
    [4, false],
    [8, false],
  ]);
});

test("what all agreed to take back is not shown again", () => {
  const steps = moments(chose(0, "play"), undone(0, 1, true), chose(0, "end"));
  expect(steps.map((moment) => moment.version)).toEqual([1, 4]);
});

test("chapters are the rounds, each from its first line on", () => {
  const steps = moments(
    chose(-1, "deal", turnBegins(0, 1)),
    chose(0, "end", message("game-ends"), turnBegins(1, 1)),
    chose(1, "end", message("game-ends"), turnBegins(0, 2)),
    chose(0, "end", message("game-ends"), turnBegins(1, 2)),
  );
  const chapters = chaptersOf(steps);
  expect(chapters).toEqual([
    { round: 1, moment: 1 },
    { round: 2, moment: 3 },
  ]);
  expect(chapterAt(chapters, 0)).toBeNull();
  expect(chapterAt(chapters, 2)?.round).toBe(1);
});

test("a game that announces its second round first has a first one", () => {
  const steps = moments(
    chose(0, "end", message("game-turn-begins", { seat: 1 })),
    chose(1, "play"),
    chose(1, "end", message("game-round-begins", { number: 2 }), message("game-turn-begins", { seat: 0 })),
    chose(0, "end"),
  );
  expect(chaptersOf(steps)).toEqual([
    { round: 1, moment: 0 },
    { round: 2, moment: 3 },
  ]);
});

test("a version between two lines shows the table after the earlier one, and now is the last", () => {
  const steps = moments(chose(0, "play"), { type: "paused", seat: 0 }, chose(0, "end"));
  expect(momentAt(steps, 3)).toBe(1);
  expect(momentAt(steps, 0)).toBe(0);
  expect(momentAt(steps, null)).toBe(2);
});

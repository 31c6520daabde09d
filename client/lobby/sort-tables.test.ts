import { describe, expect, test } from "vitest";
import { myTables, waiting } from "#/lobby/sort-tables";
import type { MyRoom } from "#/wire/types";

function row(room: string, about: Partial<MyRoom> = {}): MyRoom {
  return {
    room,
    game: "theopolis",
    stage: "playing",
    created: 0,
    changed: 0,
    lines: 0,
    watching: "link",
    paused: false,
    seats: [],
    marks: [],
    seat: 0,
    waiting: false,
    due: null,
    host: false,
    ...about,
  };
}

describe("my tables", () => {
  test("those that wait for me come first: the one due soonest, then the one that has waited longest", () => {
    const rows = [
      row("over", { stage: "over", changed: 9 }),
      row("later", { waiting: true, changed: 2 }),
      row("open", { stage: "open", changed: 8 }),
      row("others", { changed: 7 }),
      row("earlier", { waiting: true, changed: 1 }),
      row("due", { waiting: true, changed: 3, due: 1000 }),
    ];
    expect(myTables(rows).map((table) => table.room)).toEqual([
      "due",
      "earlier",
      "later",
      "others",
      "open",
      "over",
    ]);
    expect(waiting(rows).map((table) => table.room)).toEqual(["due", "earlier", "later"]);
  });

  test("puzzles are not among them", () => {
    const rows = [row("puzzle", { marks: ["practice"], waiting: true }), row("game")];
    expect(myTables(rows).map((table) => table.room)).toEqual(["game"]);
    expect(waiting(rows)).toEqual([]);
  });

  test("several seats of one room are one table, which waits if any of them is asked", () => {
    const rows = [
      row("here", { seat: 0 }),
      row("here", { seat: 1, waiting: true }),
      row("here", { seat: 2 }),
    ];
    expect(myTables(rows)).toMatchObject([{ room: "here", waiting: true, mine: [0, 1, 2] }]);
  });

  test("nothing waits at a table that is over", () => {
    expect(waiting([row("over", { stage: "over", waiting: true })])).toEqual([]);
  });
});

import { expect, test } from "vitest";
import { documentsIn, type Found } from "#/lobby/game-document";
import { importedPlan, importedRoom } from "#/lobby/imported-plan";
import { type Offer, sameName, withSeat } from "#/lobby/table-plan";

const OFFER: Offer = {
  bots: ["beginner", "master"],
  game: {
    game: "theopolis",
    title: "Theopolis",
    rules: 1,
    components: "2c7ff89a4760f3f7",
    min_players: 2,
    max_players: 5,
    options: [],
    endings: [],
    first: null,
  },
};
const NAMES = { bot: (number: number) => `Bot ${number}`, player: (number: number) => `Player ${number}` };

function recordOf(...names: readonly string[]): Found {
  const seats = names.map((name, number) => `seat p${number + 1} ${name}\n`).join("");
  const [found] = documentsIn(
    `batisseurs-record 1\ngame theopolis\nplayers ${names.length}\n${seats}\nchance reveal pope\n`,
  );
  if (found === undefined) {
    throw new Error("this is a record");
  }
  return found;
}

test("everyone is called as in the record, bots too", () => {
  const found = recordOf("Ann", "Ben", "Cleo");
  const plan = importedPlan(found, OFFER, "Ben");
  expect(plan.seats.map((seat) => seat.sitter)).toEqual(["bot", "me", "bot"]);
  expect(importedRoom(found, plan, NAMES)).toMatchObject({
    seats: [{ name: "Ann", bot: "beginner" }, { name: "Ben" }, { name: "Cleo", bot: "beginner" }],
    mine: [1],
    record: found.text,
  });
});

test("who sits at another seat leaves the record's name there, and takes the one of that seat", () => {
  const found = recordOf("Ann", "Ben");
  const elsewhere = withSeat(importedPlan(found, OFFER, "Zoe"), "2", { sitter: "me" });
  expect(importedRoom(found, elsewhere, NAMES)).toMatchObject({ seats: [{ name: "Ann" }, { name: "Ben" }] });
  const alone = withSeat(elsewhere, "1", { sitter: "bot" });
  expect(importedRoom(found, alone, NAMES)).toMatchObject({
    seats: [{ name: "Ann", bot: "beginner" }, { name: "Ben" }],
  });
});

test("a name of one's own is not that of another in the record", () => {
  const plan = importedPlan(recordOf("Ann", "Ben"), OFFER, "Zoe");
  expect(sameName(plan)).toBeNull();
  expect(sameName(withSeat(plan, "1", { name: "ben" }))).toBe("1");
});

test("seats that have no name that could be given here get one", () => {
  const found = recordOf("beginner 1", "master", "x".repeat(41), "beginner 2");
  const plan = importedPlan(found, OFFER, "Zoe");
  expect(importedRoom(found, plan, NAMES).seats).toEqual([
    { name: "Zoe" },
    { name: "Bot 1", bot: "master" },
    { name: "Bot 2", bot: "beginner" },
    { name: "Bot 3", bot: "beginner" },
  ]);
});

test("a finished game is looked at: nobody sits there", () => {
  const [found] = documentsIn(
    "batisseurs-record 1\ngame theopolis\nplayers 2\nseat p1 Ann\nseat p2 Ben\n\nchance reveal pope\nresult stones\n",
  );
  if (found === undefined) {
    throw new Error("this is a record");
  }
  const room = importedRoom(found, importedPlan(found, OFFER, "Ann"), NAMES);
  expect(room).toEqual({ game: "theopolis", players: 2, mine: [], record: found.text });
});

import { describe, expect, test } from "vitest";
import {
  clock,
  DAYS_CLOCK,
  isComplete,
  LIVE_CLOCK,
  mine,
  moved,
  NO_CLOCK,
  newPlan,
  newRoom,
  type Offer,
  sameName,
  withCompanion,
  withPlayers,
  withSeat,
} from "#/lobby/table-plan";

const OFFER: Offer = {
  bots: ["beginner", "master"],
  game: {
    game: "theopolis",
    title: "Theopolis",
    rules: 1,
    components: "2c7ff89a4760f3f7",
    min_players: 2,
    max_players: 5,
    options: [
      { name: "short_deck", default: false, rule: "TH-159", minimum: 0, maximum: 1_000_000, allowed: [] },
    ],
    endings: [],
    first: null,
  },
};
const NAMES = { bot: (number: number) => `Bot ${number}`, player: (number: number) => `Player ${number}` };

describe("a table against bots", () => {
  const plan = newPlan(OFFER, "bots", "Ann");

  test("is complete: one person, the weakest bots, the options as they are printed", () => {
    expect(isComplete(plan)).toBe(true);
    expect(sameName(plan)).toBeNull();
    expect(newRoom(plan, NAMES)).toEqual({
      game: "theopolis",
      players: 3,
      options: { short_deck: false },
      seats: [{ name: "Ann" }, { name: "Bot 1", bot: "beginner" }, { name: "Bot 2", bot: "beginner" }],
      mine: [0],
      settings: { clock: {}, watching: "link", chat: true, listed: false, scores: true },
    });
  });

  test("has no bot that is called as someone is, however they write it", () => {
    const room = newRoom(withSeat(plan, "1", { name: " bot 1" }), NAMES);
    expect(room.seats?.map((seat) => seat.name)).toEqual(["bot 1", "Bot 2", "Bot 3"]);
  });

  test("has no bot that is called as a person was who was to sit there", () => {
    const room = newRoom(withSeat(withSeat(plan, "2", { name: "Ben" }), "2", { sitter: "bot" }), NAMES);
    expect(room.seats?.[1]).toEqual({ name: "Bot 1", bot: "beginner" });
  });

  test("grows by bots, and shrinks from the end", () => {
    expect(withPlayers(plan, 5).seats.map((seat) => seat.sitter)).toEqual(["me", "bot", "bot", "bot", "bot"]);
    expect(withPlayers(plan, 2).seats.map((seat) => seat.key)).toEqual(["1", "2"]);
    expect(withPlayers(withPlayers(plan, 1), 2).seats.map((seat) => seat.sitter)).toEqual(["me", "bot"]);
  });

  test("knows who of us plays where when seats change places", () => {
    expect(mine(moved(plan, "1", 1))).toEqual([1]);
    expect(moved(plan, "1", -1)).toBe(plan);
  });
});

describe("a table with people", () => {
  test("waits for friends, and lets them say their names", () => {
    const plan = newPlan(OFFER, "friends", "Ann", 2);
    expect(isComplete(plan)).toBe(false);
    expect(newRoom(plan, NAMES)).toMatchObject({ seats: [{ name: "Ann" }, { name: "" }], mine: [0] });
  });

  test("at one device everyone has a name, and no two the same", () => {
    const here = newPlan(OFFER, "here", "Ann", 2);
    expect(newRoom(here, NAMES)).toMatchObject({
      seats: [{ name: "Ann" }, { name: "Player 2" }],
      mine: [0, 1],
    });
    expect(sameName(withSeat(here, "2", { name: " aNN " }))).toBe("2");
    const both = withSeat(here, "2", { name: "Ben" });
    expect(sameName(both)).toBeNull();
    expect(newRoom(both, NAMES)).toMatchObject({ seats: [{ name: "Ann" }, { name: "Ben" }] });
  });

  test("has one of me", () => {
    const plan = withSeat(newPlan(OFFER, "bots", "Ann", 2), "2", { sitter: "me", name: "Ann" });
    expect(plan.seats.map((seat) => seat.sitter)).toEqual(["friend", "me"]);
    expect(mine(plan)).toEqual([1]);
  });
});

test("beside a real table all sit at this device, and what is drawn there is entered", () => {
  const plan = withCompanion(newPlan(OFFER, "friends", "Ann", 2), true);
  expect(plan.seats.map((seat) => seat.sitter)).toEqual(["me", "here"]);
  expect(withSeat(plan, "2", { sitter: "me" }).seats.map((seat) => seat.sitter)).toEqual(["here", "me"]);
  expect(newRoom(plan, NAMES)).toMatchObject({ mine: [0, 1], chance: "person" });
  expect(newRoom(withCompanion(plan, false), NAMES)).not.toHaveProperty("chance");
});

test("clocks are told in seconds", () => {
  expect(clock(NO_CLOCK)).toEqual({});
  expect(clock(LIVE_CLOCK)).toEqual({ per_choice: 120, reserve: 900, policy: "bot" });
  expect(clock(DAYS_CLOCK)).toEqual({ per_choice: 172_800, reserve: 259_200, policy: "remind" });
});

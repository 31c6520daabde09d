import { expect, test } from "vitest";
import { chose, message, played, turnBegins } from "#/table/log/events.testing";
import { turnsOf } from "#/table/log/turns";
import { sinceMyTurn, toldAgain } from "#/table/recap/since-last-turn";
import type { RoomEventView } from "#/wire/types";

const since = (reader: number, ...events: readonly RoomEventView[]) =>
  sinceMyTurn(turnsOf(played(...events)), reader);

const plays = (seat: number) => chose(seat, "play", message("game-plays", { seat }));
const ends = (seat: number, next: number, round: number) =>
  chose(seat, "end", message("game-ends", { seat }), turnBegins(next, round));
const ROUND = [
  chose(-1, "deal", turnBegins(0, 1)),
  plays(0),
  ends(0, 1, 1),
  plays(1),
  ends(1, 2, 1),
  plays(2),
];

test("it tells the turns of others since my last one, once mine begins", () => {
  const told = since(0, ...ROUND, ends(2, 0, 2));
  expect(told?.others).toEqual([1, 2]);
  expect(told?.turns.map((turn) => turn.seat)).toEqual([1, 2]);
  expect(told?.from).toBe(3);
});

test("while others play there is nothing to tell, and once I have chosen the past is past", () => {
  expect(since(0, ...ROUND)).toBeNull();
  expect(since(0, ...ROUND, ends(2, 0, 2), plays(0))).toBeNull();
});

test("before my first turn it tells all that others did", () => {
  expect(since(2, ...ROUND.slice(0, 5))?.others).toEqual([0, 1]);
});

test("two turns of mine in a row leave nothing to tell", () => {
  expect(since(0, chose(-1, "deal", turnBegins(0, 1)), plays(0), ends(0, 0, 2))).toBeNull();
});

test("what touched me is told: in others' turns, and as mine begins", () => {
  const told = since(
    0,
    chose(-1, "deal", turnBegins(0, 1)),
    ends(0, 1, 1),
    chose(1, "take", message("game-takes-from", { seat: 1, seat_from: 0, card: "nun" })),
    chose(1, "end", message("game-ends", { seat: 1 }), turnBegins(0, 2), message("game-loses", { seat: 0 })),
  );
  expect(told?.touched.map((sentence) => sentence.message.id)).toEqual(["game-takes-from", "game-loses"]);
});

test("a number that happens to be my seat is not me", () => {
  const told = since(
    1,
    chose(-1, "deal", turnBegins(0, 1)),
    chose(0, "add", message("game-adds", { seat: 0, number: 1 })),
    ends(0, 1, 1),
  );
  expect(told?.touched).toEqual([]);
});

test("cards turned up are not told again", () => {
  const [turn] = turnsOf(
    played(
      chose(-1, "deal", turnBegins(0, 1)),
      chose(-1, "reveal", message("game-is-revealed", { card: "nun" })),
      plays(0),
    ),
  );
  expect(turn && toldAgain(turn).map((line) => line.version)).toEqual([3]);
});

import { expect, test } from "vitest";
import { chose, clause, message, played, turnBegins } from "#/table/log/events.testing";
import { turnsOf } from "#/table/log/turns";
import type { ChoseView, Clause, RoomEventView } from "#/wire/types";

/** A line of the game told as the server says. */
function told(seat: number, ...clauses: readonly Clause[]): RoomEventView {
  return { ...(chose(seat, "x") as ChoseView), told: clauses };
}

const gains = (seat: number, amount: Clause["amount"]): Clause => ({
  ...clause(message("game-gains", { seat }), -2, "joins"),
  amount,
});
const answered = (seat: number) => clause(message("sealed-answer", { seat }), -2, "pending");
const TURN = told(-1, clause(turnBegins(0, 1)));

function lines(...events: readonly RoomEventView[]) {
  return turnsOf(played(...events)).map(({ lines }) =>
    lines.map(({ clauses }) => clauses.map((one) => ({ ...one.message.args, ...one.amount }))),
  );
}

test("amounts of one choice are added, those of the next are told after it", () => {
  const pays = clause(message("game-pays", { seat: 0 }));
  expect(
    lines(
      TURN,
      told(
        0,
        clause(message("game-plays", { seat: 0 })),
        gains(0, { wood: 1 }),
        gains(0, { ash: 2, wood: 1 }),
      ),
      told(0, { ...pays, flow: "joins" }, gains(0, { ash: 1 })),
    ),
  ).toEqual([[[{ seat: 0 }, { seat: 0, wood: 2, ash: 2 }, { seat: 0 }, { seat: 0, ash: 1 }]]]);
});

test("the same again is told with it: of arguments that end so, the newest", () => {
  const field = (number: string, space: number) =>
    told(
      0,
      clause(message("game-fields", { seat: 0, number: [number] }), -2, "joins"),
      clause(message("game-walks", { seat: 0, space_now: space })),
    );
  expect(lines(TURN, field("1", 3), field("2", 5))).toEqual([
    [
      [
        { seat: 0, number: ["1", "2"] },
        { seat: 0, space_now: 5 },
      ],
    ],
  ]);
});

test("before the first turn, what everyone gets is one line", () => {
  const deal = (seat: number) => told(-1, { ...clause(message("game-deal", { seat })), amount: { card: 1 } });
  expect(lines(deal(0), deal(1), deal(0))).toEqual([
    [
      [
        { seat: 0, card: 2 },
        { seat: 1, card: 1 },
      ],
    ],
  ]);
});

test("a secret answer is told once for each seat, and no more when all are in", () => {
  const waiting = [TURN, told(0, answered(0)), told(1, answered(1)), told(0, answered(0))];
  expect(lines(...waiting)).toEqual([[[{ seat: 1 }, { seat: 0 }]]]);
  expect(lines(...waiting, told(1, clause(message("game-bids", { seat: 0 }), -2, "begins")))).toEqual([
    [[{ seat: 0 }]],
  ]);
});

test("an echo is left out where its line has named the same", () => {
  const adds = (card: string) => clause(message("game-adds", { seat: 0, card: [card] }), -2, "echo");
  const builds = clause(message("game-builds", { seat: 0, card: "mill" }));
  expect(lines(TURN, told(0, builds, adds("mill"), adds("inn")))).toEqual([
    [
      [
        { seat: 0, card: "mill" },
        { seat: 0, card: ["inn"] },
      ],
    ],
  ]);
});

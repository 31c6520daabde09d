import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chose, clause, message, played, turnBegins, undone } from "#/table/log/events.testing";
import { lineAt, turnsOf } from "#/table/log/turns";
import { fates } from "#/table/log/undone";
import type { RoomEventView } from "#/wire/types";

const ids = (events: readonly RoomEventView[]) =>
  turnsOf(played(...events)).map((turn) => ({
    seat: turn.seat,
    round: turn.round,
    lines: turn.lines.map((line) => [
      ...line.clauses.map((clause) => clause.message.id),
      ...line.plain.map((sentence) => sentence.id),
    ]),
  }));

describe("turns", () => {
  test("a turn begins where the game announces it, and what follows stands under it", () => {
    const told = ids([
      chose(-1, "deal", turnBegins(0, 1)),
      chose(0, "play", message("game-plays", { seat: 0 })),
      chose(
        0,
        "end",
        message("game-ends", { seat: 0 }),
        turnBegins(1, 1),
        message("game-loses", { seat: 1 }),
      ),
      chose(1, "play", message("game-plays", { seat: 1 })),
    ]);
    expect(told).toEqual([
      { seat: 0, round: 1, lines: [["game-plays"], ["game-ends"]] },
      { seat: 1, round: 1, lines: [["game-loses"], ["game-plays"]] },
    ]);
  });

  test("a round may be announced by itself, before the turn", () => {
    const told = ids([
      chose(0, "stop", message("game-round-begins", { number: 2 })),
      chose(-1, "deal", message("game-turn-begins", { seat: 1 })),
    ]);
    expect(told.map((turn) => turn.round)).toEqual([null, 2]);
  });

  test("a choice of which nothing came is told in its own words, after the name of who made it", () => {
    const [turn] = turnsOf(played(chose(1, "pass")));
    expect(turn?.lines[0]).toMatchObject({
      seat: 1,
      clauses: [{ message: { id: "game-pass" }, teller: 1 }],
    });
  });

  test("cards that chance turns up one after the other are one sentence, and show the board after the last", () => {
    const card = (name: string) => chose(-1, "reveal", message("game-is-revealed", { card: [name] }));
    const [turn] = turnsOf(played(card("chapel"), card("nun"), card("monk"), chose(0, "play")));
    expect(turn?.lines).toHaveLength(2);
    expect(turn?.lines[0]).toMatchObject({
      key: "1-0",
      version: 3,
      clauses: [{ message: { args: { card: ["chapel", "nun", "monk"] } } }],
    });
  });

  test("what a choice leads to and what chance adds is one line, the next choice another", () => {
    const told = ids([
      chose(-1, "deal", turnBegins(0, 1)),
      chose(0, "take", message("game-takes", { seat: 0 }), message("game-gains", { seat: 0 })),
      chose(-1, "reveal", message("game-is-revealed", { card: ["nun"] })),
      chose(0, "play", message("game-plays", { seat: 0 })),
    ]);
    expect(told[0]?.lines).toEqual([["game-takes", "game-gains", "game-is-revealed"], ["game-plays"]]);
  });

  test("a moment belongs to the line that tells of it, or to the one before", () => {
    const silent = chose(0, "spot", message("game-works", { seat: 0 }));
    const untold = {
      ...silent,
      told: [clause(message("game-works", { seat: 0 }), -2, "silent")],
    } as RoomEventView;
    const turns = turnsOf(
      played(
        chose(-1, "deal", turnBegins(0, 1)),
        chose(0, "take", message("game-takes", { seat: 0 })),
        chose(-1, "reveal", message("game-is-revealed", { card: ["nun"] })),
        chose(-1, "reveal", message("game-is-revealed", { card: ["monk"] })),
        untold,
        chose(0, "play", message("game-plays", { seat: 0 })),
      ),
    );
    const at = [1, 2, 3, 4, 5, 6].map((moment) => lineAt(turns, moment));
    expect(at).toEqual([null, "2-0", "2-0", "2-0", "2-0", "6-0"]);
  });

  test("someone who comes or goes in between begins a new line", () => {
    const told = ids([
      chose(-1, "deal", turnBegins(0, 1)),
      chose(0, "take", message("game-takes", { seat: 0 })),
      { type: "left", seat: 1 },
      chose(-1, "reveal", message("game-is-revealed", { card: ["nun"] })),
    ]);
    expect(told[0]?.lines).toEqual([["game-takes"], ["web-event-left"], ["game-is-revealed"]]);
  });

  test("facts are kept one by one, those that the log does not tell too", () => {
    const silent = chose(0, "spot", message("game-works", { seat: 0 }));
    const untold = {
      ...silent,
      told: [clause(message("game-works", { seat: 0 }), -2, "silent")],
    } as RoomEventView;
    const [turn] = turnsOf(played(chose(-1, "deal", turnBegins(0, 1)), untold));
    expect(turn?.lines).toEqual([]);
    expect(turn?.facts).toMatchObject([{ message: { id: "game-works" }, version: 2 }]);
  });

  test("people who come and go are told under the name they had", () => {
    const [turn] = turnsOf(
      played(
        { type: "joined", seat: 0, name: "Ada" },
        { type: "left", seat: 0 },
        { type: "joined", seat: 0, name: "Ben" },
      ),
    );
    expect(turn?.lines.map((line) => line.plain[0])).toMatchObject([
      { id: "web-event-joined", args: { name: "Ada" } },
      { id: "web-event-left", args: { name: "Ada" } },
      { id: "web-event-joined", args: { name: "Ben" } },
    ]);
  });

  test("a bot is named as its seat is named", () => {
    const [turn] = turnsOf(played({ type: "resumed", seat: 2 }));
    expect(turn?.lines[0]?.plain[0]).toMatchObject({ args: {}, seats: { name: 2 } });
  });
});

describe("what was taken back", () => {
  test("one's own steps vanish, and going back step by step is one line", () => {
    const told = ids([chose(0, "play"), chose(0, "add"), undone(0, 1), undone(0, 1), chose(0, "end")]);
    expect(told[0]?.lines).toEqual([["web-event-undone"], ["game-end"]]);
    const undo = turnsOf(played(chose(0, "play"), chose(0, "add"), undone(0, 1), undone(0, 1)))[0]?.lines[0];
    expect(undo?.plain[0]).toMatchObject({ args: { number: 2 } });
  });

  test("what all agreed to take back stays, struck, with its turn, and the turn before goes on", () => {
    const turns = turnsOf(
      played(
        chose(-1, "deal", turnBegins(0, 1)),
        chose(0, "play"),
        chose(0, "end", turnBegins(1, 1)),
        chose(1, "play"),
        undone(0, 2, true),
        chose(0, "add"),
      ),
    );
    expect(turns.map((turn) => [turn.seat, turn.struck, turn.lines.map((line) => line.struck)])).toEqual([
      [0, false, [false]],
      [1, true, [true]],
      [0, false, [false, false]],
    ]);
  });

  test("an undo takes the lines that stand, not those that were taken back before", () => {
    const taken = fates(
      played(chose(0, "a"), chose(0, "b"), undone(0, 1), chose(0, "c"), undone(0, 2, true)),
    );
    expect([...taken]).toEqual([
      [2, "removed"],
      [1, "struck"],
      [4, "struck"],
    ]);
  });

  const moves = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.record({ seat: fc.integer({ min: -1, max: 2 }), turn: fc.boolean() }) },
      { weight: 1, arbitrary: fc.record({ back: fc.integer({ min: 1, max: 4 }), agreed: fc.boolean() }) },
    ),
    { maxLength: 40 },
  );

  /** Undo never takes more than there is. */
  function gameOf(
    drawn: readonly ({ seat: number; turn: boolean } | { back: number; agreed: boolean })[],
  ): RoomEventView[] {
    let lines = 0;
    const events: RoomEventView[] = [];
    for (const move of drawn) {
      if ("back" in move) {
        const back = Math.min(move.back, lines);
        lines -= back;
        events.push(undone(0, back, move.agreed));
      } else {
        lines += 1;
        events.push(move.turn ? chose(move.seat, "x", turnBegins(1, lines)) : chose(move.seat, "x"));
      }
    }
    return events;
  }

  test("whatever is played and taken back: lines come in order, all that stands is told, nothing removed is", () => {
    fc.assert(
      fc.property(moves, (drawn) => {
        const events = played(...gameOf(drawn));
        const taken = fates(events);
        const lines = turnsOf(events).flatMap((turn) => turn.lines);
        const versions = lines.map((line) => line.version);
        expect(versions).toEqual([...versions].sort((one, other) => one - other));
        const clauses = new Set(lines.flatMap((line) => line.clauses));
        for (const { version, event } of events) {
          const own = event.type === "chose" ? event.told.filter(({ flow }) => flow !== "turn") : [];
          for (const clause of own) {
            expect(clauses.has(clause)).toBe(taken.get(version) !== "removed");
          }
        }
        expect(new Set(lines.map((line) => line.key)).size).toBe(lines.length);
      }),
    );
  });
});

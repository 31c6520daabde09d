import { describe, expect, test } from "vitest";
import type { ChoseView, Message, StoredEventView } from "#/wire/types";
import { stepsOf } from "./steps";

const GAME = "esdras-et-nehemie-";
const ADA = 0;
const BEN = 1;
const CHANCE = -1;

function said(rest: string, args: Message["args"] = {}): Message {
  return { id: GAME + rest, args };
}

function chose(version: number, seat: number, text: string, ...told: readonly Message[]): StoredEventView {
  const event: ChoseView = {
    type: "chose",
    line: version,
    seat,
    text,
    message: said(`choice-${text.replaceAll(" ", "-")}`),
    by: seat === CHANCE ? "chance" : "person",
    happenings: told.map((message) => ({ message, rule: "EN-1" })),
    told: [],
  };
  return { version, at: 0, event };
}

function undone(version: number, lines: number): StoredEventView {
  return { version, at: 0, event: { type: "undone", seat: ADA, lines, left: 0, asks: [ADA], agreed: false } };
}

const BEGINS = chose(1, BEN, "end", said("turn-begins", { seat: ADA, round: 1, day: 2 }));
const PLAYS = chose(2, ADA, "play mason 1", said("plays", { seat: ADA, card: "mason", stack: 1 }));

describe("the steps of a turn", () => {
  test("begin with the turn, and do not say twice what a step is", () => {
    const steps = stepsOf([chose(0, ADA, "end"), BEGINS, PLAYS], ADA, 1);
    expect(steps.map(({ text, chain }) => [text, chain])).toEqual([["play mason 1", []]]);
  });

  test("carry their chain of rewards, answers and chance among them", () => {
    const events = [
      BEGINS,
      PLAYS,
      chose(3, ADA, "trader 2", said("places-trader", { seat: ADA, slot: 2 })),
      chose(4, ADA, "take stone", said("gains-stone", { seat: ADA, number: 1 })),
      chose(5, ADA, "take stone", said("gains-stone", { seat: ADA, number: 1 })),
      chose(6, CHANCE, "draw card", said("connection", { wall: "w01", gate: "sheep" })),
      chose(7, ADA, "bless orange", said("gains-silver", { seat: BEN, number: 2 })),
    ];
    const [, trader] = stepsOf(events, ADA, 0);
    expect(trader?.chain.map(({ good, message }) => [good, message.id, message.args.number])).toEqual([
      ["stone", `${GAME}gains-stone`, 2],
      [null, `${GAME}connection`, undefined],
      [null, `${GAME}gains-silver`, 2], // someone else's: in words
    ]);
  });

  test("an answer of which nothing is told stands in the chain itself", () => {
    const events = [BEGINS, chose(2, ADA, "rebuild"), chose(3, ADA, "top wall_03")];
    expect(stepsOf(events, ADA, 0)[0]?.chain.map(({ message }) => message.id)).toEqual([
      `${GAME}choice-top-wall_03`,
    ]);
  });

  test("say how many lines take them back, as long as that is free", () => {
    const events = [BEGINS, PLAYS, chose(3, ADA, "red"), chose(4, ADA, "levite"), chose(5, ADA, "take ash")];
    expect(stepsOf(events, ADA, 3).map(({ text, back }) => [text, back])).toEqual([
      ["play mason 1", null],
      ["red", 3],
      ["levite", 2],
    ]);
  });

  test("those that were taken back are gone", () => {
    const events = [BEGINS, PLAYS, chose(3, ADA, "red"), undone(4, 1), chose(5, ADA, "blue")];
    expect(stepsOf(events, ADA, 2).map(({ text }) => text)).toEqual(["play mason 1", "blue"]);
  });
});

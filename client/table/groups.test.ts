import { describe, expect, test } from "vitest";
import { filtered, groupsOf, numbered, quickChoices, weight } from "#/table/groups";
import type { ChoiceView } from "#/wire/types";

const choice = (text: string, ...at: string[]): ChoiceView => ({
  text,
  at,
  message: { id: "theopolis-play", args: {} },
});
const CHOICES = [
  choice("end"),
  choice("play chapel", "hand.chapel"),
  choice("add faith", "pile.faith"),
  choice("play abbey", "hand.abbey"),
  choice("add hope", "pile.hope"),
];
const SENTENCES: Record<string, string> = {
  "play chapel": "Jouer la Chapelle",
  "play abbey": "Zagraj Opactwo Łaski",
};
const say = (one: ChoiceView) => SENTENCES[one.text] ?? one.text;

describe("the list of choices", () => {
  test("goes by what is done; what stands alone comes last", () => {
    expect(groupsOf(CHOICES).map(({ verb, choices }) => [verb, choices.map(({ text }) => text)])).toEqual([
      ["play", ["play chapel", "play abbey"]],
      ["add", ["add faith", "add hope"]],
      ["", ["end"]],
    ]);
  });

  test("is filtered by words in any order, without regard to case and accents", () => {
    expect(filtered(CHOICES, "CHAP jou", say).map(({ text }) => text)).toEqual(["play chapel"]);
    expect(filtered(CHOICES, "laski", say).map(({ text }) => text)).toEqual(["play abbey"]);
    expect(filtered(CHOICES, "  ", say)).toHaveLength(CHOICES.length);
  });

  test("beside the question stands what points nowhere, or everything if it is little", () => {
    expect(quickChoices(CHOICES).map(({ text }) => text)).toEqual(["end"]);
    expect(quickChoices(CHOICES.slice(0, 3))).toHaveLength(3);
  });
});

describe("the main button", () => {
  const weights = (...choices: readonly ChoiceView[]) => choices.map((one) => weight(one, choices));

  test("is what alone can be done", () => {
    expect(weights(choice("end"))).toEqual(["primary"]);
    expect(weights(choice("perform", "card"), choice("decline", "card"))).toEqual(["primary", "quiet"]);
  });

  test("never ends a phase while something can be done in it", () => {
    expect(weight(choice("end"), CHOICES)).toBe("plain");
    expect(CHOICES.map((one) => weight(one, CHOICES))).not.toContain("primary");
  });

  test("is none where several things can be done", () => {
    expect(weights(choice("farmer"), choice("levite"))).toEqual(["plain", "plain"]);
    expect(weights(choice("farmer"), choice("levite"), choice("stop"))).toEqual(["plain", "plain", "quiet"]);
  });
});

describe("the keys 1 to 9", () => {
  test("begin with what is beside the question, and go on through the list", () => {
    expect(numbered(CHOICES).map(({ text }) => text)).toEqual([
      "end",
      "play chapel",
      "play abbey",
      "add faith",
      "add hope",
    ]);
    expect(numbered(CHOICES).slice(0, 1)).toEqual(quickChoices(CHOICES));
  });

  test("are nine", () => {
    const many = Array.from({ length: 20 }, (_, number) => choice(`play ${number}`, `hand.${number}`));
    expect(numbered(many)).toHaveLength(9);
  });
});

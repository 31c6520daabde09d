import { describe, expect, test } from "vitest";
import { filtered, groupsOf, quickChoices } from "#/table/groups";
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

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matching, offeredPlaces, press } from "#/table/match-places";

const play = (card: string, stack: number) => ({
  text: `play ${card} ${stack}`,
  at: [`hand.${card}`, `stack.${stack}`],
});
const CHOICES = [play("mason", 1), play("mason", 2), play("singer", 2), { text: "end", at: [] }];
const DICE = [
  { text: "take w4 w4", at: ["pool.w4", "pool.w4"] },
  { text: "take w4 w5", at: ["pool.w4", "pool.w5"] },
];
const REFUSALS = [{ text: "play soldier", at: ["hand.soldier"] }];

describe("pointing at places", () => {
  test("one match is chosen, also before all its places were pointed at", () => {
    expect(press(CHOICES, REFUSALS, [], "hand.singer")).toEqual({ kind: "chosen", choice: CHOICES[2] });
  });

  test("several are offered, and the next place decides, in any order", () => {
    const first = press(CHOICES, REFUSALS, [], "stack.2");
    expect(first).toEqual({ kind: "several", picked: ["stack.2"], choices: [CHOICES[1], CHOICES[2]] });
    expect(press(CHOICES, REFUSALS, ["stack.2"], "hand.mason")).toEqual({
      kind: "chosen",
      choice: CHOICES[1],
    });
  });

  test("the places that decide are those still offered", () => {
    expect(offeredPlaces(CHOICES, ["hand.mason"])).toEqual(new Set(["stack.1", "stack.2"]));
    expect(offeredPlaces(CHOICES, [])).toEqual(new Set(["hand.mason", "stack.1", "stack.2", "hand.singer"]));
  });

  test("a place can be pointed at twice, if a choice does", () => {
    expect(offeredPlaces(DICE, ["pool.w4"])).toEqual(new Set(["pool.w4", "pool.w5"]));
    expect(press(DICE, [], ["pool.w4"], "pool.w4")).toEqual({ kind: "chosen", choice: DICE[0] });
  });

  test("a place that does not fit those before begins anew", () => {
    expect(press(CHOICES, REFUSALS, ["stack.1"], "hand.singer")).toEqual({
      kind: "chosen",
      choice: CHOICES[2],
    });
  });

  test("where nothing is possible the reasons are given", () => {
    expect(press(CHOICES, REFUSALS, [], "hand.soldier")).toEqual({ kind: "refused", refusals: REFUSALS });
    expect(press(CHOICES, REFUSALS, [], "elsewhere")).toEqual({ kind: "nothing" });
  });

  test("whatever is pressed, a choice that comes out points at the place pressed last", () => {
    const place = fc.constantFrom("a", "b", "c", "d");
    const choice = fc.record({ text: fc.string(), at: fc.array(place, { maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(choice), fc.array(place, { maxLength: 2 }), place, (choices, before, last) => {
        const picked = matching(choices, before).length > 0 ? before : [];
        const outcome = press(choices, [], picked, last);
        if (outcome.kind === "chosen") {
          expect(outcome.choice.at).toContain(last);
        } else if (outcome.kind === "several") {
          expect(outcome.choices.every((each) => each.at.includes(last))).toBe(true);
        } else {
          expect(choices.some((each) => each.at.includes(last))).toBe(false);
        }
      }),
    );
  });
});

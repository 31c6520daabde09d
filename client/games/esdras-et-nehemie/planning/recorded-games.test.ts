/**
 * What is computed for a turn and a Sabbath, beside what the game itself said and did. Run by
 * tests/client/test_esdras_turn.py, which plays the games.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { RoomView } from "#/wire/types";
import { boxOf, type EsdrasPrinted, type Side, type View } from "../components";
import { sumsOf } from "../player-boards/purse-sums";
import { roomFor } from "../player-boards/storage";
import { worthOf } from "../sabbath/card-score";
import { feedingOf } from "../sabbath/feeding";
import { itemsOf, judgementGains, judgementOf } from "../sabbath/preparation";
import { progressOf } from "../sabbath/stages";
import { openParts } from "./open-choices";
import { warningsOf } from "./warnings";

interface Moment extends Pick<RoomView, "choices" | "step"> {
  readonly view: View;
  /** What the game's own functions say of the player to move. */
  readonly told: {
    readonly judgement: number;
    readonly due: number;
    readonly excess: number;
  };
}

interface Played {
  readonly printed: EsdrasPrinted;
  readonly moments: readonly Moment[];
}

const path = process.env.CLIENT_TEST_PLAYED;

describe.skipIf(path === undefined)("what was played", () => {
  const { printed, moments }: Played =
    path === undefined ? { printed: null, moments: [] } : JSON.parse(readFileSync(path, "utf-8"));

  function each(step: string, check: (moment: Moment, side: Side) => void, least = 5): void {
    const found = moments.filter((moment) => moment.step === step);
    expect(found.length).toBeGreaterThanOrEqual(least);
    for (const moment of found) {
      const side = moment.view.sides[moment.view.reader];
      if (side !== undefined) check(moment, side);
    }
  }

  test("a card that can be tucked is worth what the choice says", () => {
    each("TuckCard", ({ view, choices }, side) => {
      for (const { text, message } of choices) {
        expect(worthOf(view, side, boxOf(printed), text.split(" ")[1] ?? ""), text).toBe(message.args.points);
      }
      expect(progressOf(view, side, "TuckCard")).toEqual({ prepare: "done", feed: "done", tuck: "now" });
    });
  });

  test("the items of a preparation are those that are offered or done", () => {
    each("Prepare", ({ view, choices }, side) => {
      const items = itemsOf(view, side, boxOf(printed), choices);
      for (const { item, done, choice } of items) {
        expect(done !== (choice !== undefined), item).toBe(true);
      }
      const verbs = new Set(items.map(({ item }) => item.replaceAll("_", " ")));
      const others = choices.map(({ text }) => text).filter((text) => !verbs.has(text));
      expect(others.every((text) => /^(farmer|labourer [12]|buy food|end)$/.test(text))).toBe(true);
    });
  });

  test("the judgement and the food due are the game's own", () => {
    each("Prepare", ({ view, told }, side) => {
      const judgement = judgementOf(view, side.altar);
      expect(["behind", "between", "ahead"].indexOf(judgement)).toBe(told.judgement);
      expect(judgementGains(view, boxOf(printed), judgement)).not.toEqual({});
      // Workers in the reserve will have been assigned by then.
      const rest = side.abilities.includes("fields_of_rest") ? 0 : side.reserve;
      expect(feedingOf(side, boxOf(printed)).due).toBe(told.due + rest);
    });
  });

  test("what is open is offered, and there is room for as much as is kept", () => {
    each("OpenPoint", ({ view, choices, told }, side) => {
      const box = boxOf(printed);
      for (const { part, state, choices: own } of openParts(view, side, choices)) {
        expect(state === "open", part).toBe(own.length > 0);
      }
      const limit = roomFor(side, box);
      const cubes = side.resources.reduce((sum, number) => sum + number, 0);
      expect(limit === null ? 0 : Math.max(0, cubes - limit)).toBe(told.excess);
    });
  });

  test("the purse has what can be spent", () => {
    each("OpenPoint", ({ view }, side) => {
      const { action, available, spent } = view.turn;
      sumsOf(view, side).forEach(({ colour, number, chosen, gained }, at) => {
        expect(chosen).toBe(action === colour);
        if (chosen || action === null) {
          expect(number).toBe(available[at]);
          expect(number).toBe((side.banners[at] ?? 0) + gained - spent + levitesAsBanners(view, side, at));
        }
      });
    });
  });

  test("whoever ends a turn is warned of what costs nothing, and of nothing else", () => {
    const ids = new Set<string>();
    each("OpenPoint", (moment) => {
      const { view, choices } = moment;
      const warned = warningsOf({ text: "end" }, view, moment, printed).map(({ id }) => id);
      warned.forEach((id) => void ids.add(id));
      const offers = (start: string) => choices.some(({ text }) => text.startsWith(start));
      expect(warned.includes("esdras-et-nehemie-web-warn-clear")).toBe(offers("clear "));
      expect(warned.includes("esdras-et-nehemie-web-warn-tent")).toBe(offers("tent 1"));
      expect(warned.includes("esdras-et-nehemie-web-warn-storage")).toBe(moment.told.excess > 0);
      expect(warningsOf({ text: "red" }, view, moment, printed)).toEqual([]);
    });
    expect(ids.size).toBe(5);
  });
});

/** Red banners beyond what cards show and what was gained are Levites that were used as such. */
function levitesAsBanners({ turn }: View, side: Side, at: number): number {
  const shown = (side.banners[at] ?? 0) + (turn.gained[at] ?? 0) + (turn.gained[3] ?? 0) - turn.spent;
  return at === 0 && turn.action === "red" ? Math.max(0, (turn.available[at] ?? 0) - shown) : 0;
}

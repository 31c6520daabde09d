import { describe, expect, test } from "vitest";
import type { TheopolisComponents, TheopolisView } from "#/wire/types";
import { boxOf } from "./components";
import { struck } from "./disaster-events";

const row = <More extends object>(id: string, more: More) => ({
  ...{ id, copies: 1, source: "rulebook" as const, sources: {}, name: { en: id, fr: id, pl: id } },
  ...more,
});
const NOTHING = { faith: 0, hope: 0, charity: 0 };
const EFFECT = { name: "none", amount: 0, kinds: [], cost: NOTHING };
const FILE: TheopolisComponents = {
  layout: 1,
  game: "theopolis",
  numbers: {},
  building: [row("chapel", { cost: NOTHING, effect: EFFECT, stones: 1, worth: 0 })],
  wonder: [],
  person: [],
  symbol: [],
  disaster: [row("flood", { parts: [] }), row("war", { parts: [] })],
  apocalypse: row("apocalypse", {}),
  saint: [],
  sacrament: [],
  resource: [],
};
const box = boxOf({ file: FILE });

function table(
  board: readonly string[],
  discard: Readonly<Record<string, number>>,
  deck: number,
  ending = "going_on",
): TheopolisView {
  return {
    players: 2,
    reader: 0,
    round: 1,
    active: 0,
    added: 0,
    exchanged: 0,
    confessed: 0,
    board: board.map((card) => ({ card, place: `board.${card}`, copies: 1, price: null })),
    discard: Object.entries(discard).map(([card, copies]) => ({
      card,
      place: `discard.${card}`,
      copies,
      price: null,
    })),
    out: [],
    deck,
    piles: [],
    seats: [],
    aid: { ways: [], groups: [], sacraments: [], wanted: [] },
    pending: null,
    ending,
  };
}

describe("what came over the table", () => {
  test("a Disaster that waits on the board for its victims, once", () => {
    const before = table(["chapel"], {}, 40);
    const during = table(["chapel", "flood"], {}, 39);
    const after = table(["chapel"], { flood: 1 }, 38);
    expect(struck(box, before, during)).toBe("flood");
    expect(struck(box, during, during)).toBeNull();
    expect(struck(box, during, after)).toBeNull();
  });

  test("a Disaster that came and went between two views", () => {
    expect(struck(box, table(["chapel"], { flood: 1 }, 40), table(["chapel"], { flood: 2 }, 38))).toBe(
      "flood",
    );
  });

  test("not one that someone threw away", () => {
    expect(struck(box, table(["chapel"], {}, 40), table(["chapel"], { war: 1 }, 40))).toBeNull();
  });

  test("not an ordinary card", () => {
    expect(struck(box, table([], {}, 40), table(["chapel"], { chapel: 1 }, 39))).toBeNull();
  });

  test("the Apocalypse, once", () => {
    const end = table(["chapel"], {}, 8, "apocalypse");
    expect(struck(box, table(["chapel"], {}, 9), end)).toBe("apocalypse");
    expect(struck(box, end, end)).toBeNull();
  });
});

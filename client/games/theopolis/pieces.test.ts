import { describe, expect, test } from "vitest";
import { numbersIn } from "#/table/board/pieces";
import type { TheopolisSeatView, TheopolisView } from "#/wire/types";
import { follow, latestIn } from "./pieces";

interface Laid {
  readonly board?: readonly string[];
  readonly hand?: readonly string[];
  readonly city?: readonly string[];
  /** Of the other player: how many cards, and which of them all have seen. */
  readonly other?: number;
  readonly known?: readonly string[];
  readonly otherCity?: readonly string[];
  readonly discard?: readonly string[];
  readonly deck?: number;
}

const counted = (zone: string, cards: readonly string[]) =>
  [...new Set(cards)].map((card) => ({
    card,
    place: `${zone}.${card}`,
    copies: cards.filter((one) => one === card).length,
    price: null,
  }));

function seat(
  number: number,
  city: readonly string[],
  hand: readonly string[] | null,
  size: number,
  known: readonly string[],
): TheopolisSeatView {
  const name = `p${number + 1}`;
  return {
    seat: number,
    saint: null,
    original_points: 20,
    stones: 0,
    sacraments: [],
    resources: [],
    city: counted(`${name}.city`, city),
    hand_size: size,
    known_hand: known,
    hand: hand === null ? null : counted(`${name}.hand`, hand),
    hand_limit: 4,
    score: 0,
    rank: 0,
  };
}

/** A table of two as the first of them sees it. */
function laid({
  board = [],
  hand = [],
  city = [],
  other = 0,
  known = [],
  otherCity = [],
  discard = [],
  deck = 50,
}: Laid): TheopolisView {
  return {
    players: 2,
    reader: 0,
    round: 1,
    active: 0,
    added: 0,
    exchanged: 0,
    confessed: 0,
    board: board.map((card) => ({ card, place: `board.${card}`, copies: 1, price: null })),
    discard: counted("discard", discard),
    out: [],
    deck,
    piles: [20, 20, 20],
    seats: [seat(0, city, hand, hand.length, []), seat(1, otherCity, null, other, known)],
    aid: { ways: [], groups: [], sacraments: [], wanted: [] },
    pending: null,
    ending: "going_on",
  };
}

const one = (pieces: Parameters<typeof numbersIn>[0], zone: string, card: string | null) =>
  numbersIn(pieces, zone, card)[0];

describe("which card is which", () => {
  test("a card that is played is the one that was in the hand", () => {
    const before = follow(null, laid({ hand: ["chapel", "monk"] }));
    const after = follow(before, laid({ hand: ["monk"], city: ["chapel"] }));
    expect(one(after, "p1.city", "chapel")).toBe(one(before, "p1.hand", "chapel"));
    expect(one(after, "p1.hand", "monk")).toBe(one(before, "p1.hand", "monk"));
  });

  test("what stays keeps its number, also beside an equal card that moves", () => {
    const before = follow(null, laid({ board: ["chapel"], hand: ["chapel"] }));
    const after = follow(before, laid({ board: ["chapel"], city: ["chapel"] }));
    expect(one(after, "board", "chapel")).toBe(one(before, "board", "chapel"));
    expect(one(after, "p1.city", "chapel")).toBe(one(before, "p1.hand", "chapel"));
  });

  test("an exchange crosses two cards", () => {
    const before = follow(null, laid({ board: ["rings"], hand: ["stole"] }));
    const after = follow(before, laid({ board: ["stole"], hand: ["rings"] }));
    expect(one(after, "board", "stole")).toBe(one(before, "p1.hand", "stole"));
    expect(one(after, "p1.hand", "rings")).toBe(one(before, "board", "rings"));
  });

  test("a card that others play comes out of their hand, before one of the deck", () => {
    const before = follow(null, laid({ other: 1 }));
    const after = follow(before, laid({ otherCity: ["abbey"] }));
    expect(one(after, "p2.city", "abbey")).toBe(one(before, "p2.hand", null));
  });

  test("a card that is turned up comes from the top of the deck", () => {
    const before = follow(null, laid({ deck: 50 }));
    const after = follow(before, laid({ board: ["pope"], deck: 49 }));
    expect(numbersIn(before, "deck", null)).toContain(one(after, "board", "pope"));
  });

  test("a card that all saw being taken lies open in the other hand", () => {
    const before = follow(null, laid({ board: ["nun"] }));
    const after = follow(before, laid({ other: 1, known: ["nun"] }));
    expect(one(after, "p2.hand", "nun")).toBe(one(before, "board", "nun"));
    expect(numbersIn(after, "p2.hand", null)).toEqual([]);
  });

  test("no two cards have the same number, whatever happens", () => {
    let pieces = null;
    const tables = [
      laid({ board: ["chapel", "chapel"], hand: ["monk"], other: 3 }),
      laid({ board: ["chapel", "monk"], hand: ["chapel"], other: 3, known: ["nun"] }),
      laid({ board: ["flood", "nun"], city: ["chapel"], other: 2, discard: ["monk", "chapel"], deck: 47 }),
      laid({
        board: ["nun", "nun"],
        city: ["chapel"],
        other: 4,
        discard: ["flood", "monk", "chapel"],
        deck: 3,
      }),
    ];
    for (const table of tables) {
      pieces = follow(pieces, table);
      const numbers = pieces.pieces.map((piece) => piece.number);
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  });

  test("the card that came last lies on top of the discard pile", () => {
    const first = follow(null, laid({ hand: ["abbey", "monk"] }));
    const second = follow(first, laid({ hand: ["monk"], discard: ["abbey"] }));
    const third = follow(second, laid({ discard: ["abbey", "monk"] }));
    expect(latestIn(second, "discard")?.face).toBe("abbey");
    expect(latestIn(third, "discard")?.face).toBe("monk");
    expect(latestIn(third, "board")).toBeNull();
  });
});

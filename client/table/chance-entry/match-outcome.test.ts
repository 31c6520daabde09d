import { describe, expect, it } from "vitest";
import { findFirst, fitting, inOrder, type Labelled, lastTyped } from "#/table/chance-entry/match-outcome";

function things(labels: Readonly<Record<string, string>>): readonly Labelled[] {
  return Object.entries(labels).map(([name, label]) => ({
    label,
    outcome: { text: `draw ${name}`, message: { id: "draw", args: {} }, at: [], name, left: 1 },
  }));
}

const GOODS = things({ gold: "Or", stone: "Pierre", wood: "Bois", ash: "Cendre" });
const WALLS = things({ wall_01: "Wall 1", wall_02: "Wall 2", wall_12: "Wall 12" });
const SAINTS = things({ st_paul: "Saint Paul", st_peter: "Saint Pierre", st_helena: "Święta Łucja" });

function meant(outcomes: readonly Labelled[], typed: string): string {
  const found = findFirst(outcomes, typed);
  return found.kind === "found" ? `${found.meant.outcome.name}|${found.rest}` : found.kind;
}

describe("what came", () => {
  it.each([
    [GOODS, "or", "gold|"],
    [GOODS, "Gold", "gold|"],
    [GOODS, "pi", "stone|"],
    [GOODS, "draw wood", "wood|"],
    [WALLS, "1", "wall_01|"],
    [WALLS, "wall 12", "wall_12|"],
    [WALLS, "w 2", "wall_02|"],
    [WALLS, "wall", "several"],
    [SAINTS, "paul", "st_paul|"],
    [SAINTS, "swieta lu", "st_helena|"],
    [SAINTS, "saint", "several"],
    [SAINTS, "saint xaver", "several"],
    [GOODS, "silver", "none"],
    [GOODS, " ", "none"],
  ] as const)("%#: %s", (outcomes, typed, expected) => {
    expect(meant(outcomes, typed)).toBe(expected);
  });

  it("may be several: the first, and the rest", () => {
    expect(meant(GOODS, "or, bois, bois")).toBe("gold|bois, bois");
    expect(meant(GOODS, "or bois bois")).toBe("gold|bois bois");
    expect(meant(GOODS, "or bois, cendre")).toBe("gold|bois, cendre");
    expect(meant(WALLS, "12 1")).toBe("wall_12|1");
  });

  it("stands in the order of the game, and of the alphabet where there is much", () => {
    expect(inOrder(WALLS, "en")).toBe(WALLS);
    const many = Array.from({ length: 13 }, (_, index) => [`w_${index}`, `Wall ${13 - index}`] as const);
    const sorted = inOrder(things(Object.fromEntries(many)), "en").map((one) => one.label);
    expect(sorted.slice(0, 3)).toEqual(["Wall 1", "Wall 2", "Wall 3"]);
    expect(sorted.at(-1)).toBe("Wall 13");
  });

  it("is looked for while it is typed", () => {
    expect(lastTyped("or, bo")).toBe("bo");
    expect(fitting(GOODS, lastTyped("or, bo")).map((one) => one.label)).toEqual(["Bois"]);
    expect(fitting(GOODS, "")).toHaveLength(4);
  });
});

import { expect, test } from "vitest";
import { pictureOf } from "./pictures";

const PEOPLE = [
  ...["singer", "musician", "mason", "carpenter", "gatherer", "jeweller", "watchwoman", "scholar", "soldier"],
  ...["teacher", "zerubbabel", "ezra", "nehemiah"],
];
const THINGS = ["guards", "traders", "elders", "farmers", "labourers", "wall", "gate", "scroll", "city"];
const WALLS = Array.from({ length: 12 }, (_, at) => `wall_${String(at + 1).padStart(2, "0")}`);
const ROWS = 12;

test("every picture is as wide in all its rows, and of known stones", () => {
  for (const motif of [...PEOPLE, ...WALLS, ...THINGS]) {
    const picture = pictureOf(motif) ?? [];
    const width = PEOPLE.includes(motif) ? 14 : 16;
    expect(picture.length, motif).toBe(ROWS);
    for (const row of picture) {
      expect(row, motif).toMatch(new RegExp(`^[.oheskwtycbnmp]{${width}}$`));
    }
  }
});

test("no two people or walls look the same", () => {
  const drawn = [...PEOPLE, ...WALLS].map((motif) => (pictureOf(motif) ?? []).join(""));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test("what has no picture has none", () => {
  expect(pictureOf("silver")).toBeNull();
});

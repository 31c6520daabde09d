import { expect, test } from "vitest";
import type { Box, Side } from "../components";
import { feedingOf } from "./feeding";

const HUNGER = 2;

/** EN-X45: 2 gatekeepers, 3 scribes, 1 trader, 2 elders, 2 farmers, 1 labourer, the Scribes' Table, 6 food. */
const PART = {
  gatekeepers: 2,
  scribes: 3,
  traders: [true, false, false, false],
  elders: [true, true, false, false],
  farmers: 2,
  labourers: 1,
  reserve: 0,
  abilities: ["scribes_table"],
  food: 6,
};

function feeding(changes: Partial<typeof PART> = {}) {
  const box = { number: () => HUNGER } as unknown as Box; // nothing else of it is read
  return feedingOf({ ...PART, ...changes } as unknown as Side, box);
}

test("whoever is exempted is named, and counts nothing", () => {
  const { groups, due, missing, lost } = feeding();
  expect([due, missing, lost]).toEqual([8, 2, 4]);
  expect(groups.find(({ who }) => who === "scribe")).toEqual({
    who: "scribe",
    number: 3,
    fedBy: "scribes_table",
  });
});

test("workers who are still to be assigned will eat too", () => {
  expect(feeding({ reserve: 2 }).due).toBe(10);
  expect(feeding({ reserve: 2, abilities: ["fields_of_rest"] }).due).toBe(8);
});

test("enough food is no loss", () => {
  expect(feeding({ food: 9 })).toMatchObject({ missing: 0, lost: 0 });
});

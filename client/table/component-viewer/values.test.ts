import { expect, test } from "vitest";
import { knownField, sourcesOf, valuesOf } from "#/table/component-viewer/values";

const VALUES = [
  { path: "chapel.name", value: "Chapel / Chapelle / Kaplica", source: "rulebook" },
  { path: "chapel.cost", value: "1/2/0", source: "reconstructed" },
  { path: "chapel.effect", value: "none", source: "reconstructed" },
  { path: "chapel_2.cost", value: "9/9/9", source: "public" },
] as const;

test("a component has its own values, without those that say nothing, and not those of its neighbour", () => {
  expect(valuesOf(VALUES, "chapel").map((value) => [value.field, value.source])).toEqual([
    ["name", "rulebook"],
    ["cost", "reconstructed"],
  ]);
  expect(valuesOf(VALUES, "crypt")).toEqual([]);
});

test("its sources are told once each, the surest first", () => {
  expect(sourcesOf(valuesOf(VALUES, "chapel"))).toEqual(["rulebook", "reconstructed"]);
});

test("fields that we have no word for are known as such", () => {
  expect(knownField("cost")).toBe("cost");
  expect(knownField("part 1")).toBeNull();
});

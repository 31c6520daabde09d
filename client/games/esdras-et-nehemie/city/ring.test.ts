import { expect, test } from "vitest";
import type { EsdrasEtNehemiePlaceView } from "#/wire/types";
import { sidesOf } from "./ring";

const CORNERS = ["a", "d", "f", "i"];
const ring: readonly EsdrasEtNehemiePlaceView[] = [..."abcdefghij"].map((id) => ({
  place: `ring.${id}`,
  id,
  state: "unbuilt",
  owner: null,
  rubble: [0, 0, 0, 0],
  card: null,
  silver: 0,
  blessing: null,
  corner: CORNERS.includes(id),
}));

function read(high: boolean): readonly string[] {
  const { top, right, bottom, left } = sidesOf(ring, high);
  return [top, right, bottom, left].map((side) => side.map(({ id }) => id).join(""));
}

test("the ring is laid clockwise around the city", () => {
  expect(read(false)).toEqual(["abcd", "e", "ihgf", "j"]);
});

test("on a high screen it is turned by a quarter", () => {
  expect(read(true)).toEqual(["ija", "bc", "fed", "hg"]);
});

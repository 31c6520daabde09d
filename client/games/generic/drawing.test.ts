import { describe, expect, test } from "vitest";
import { type Drawing, drawingOf, type Thing } from "#/games/generic/drawing";

const VIEW = {
  players: 2,
  round: 3,
  columns: [
    { place: "grid.c1", spots: [{ place: "grid.c1r1", card: "wall_1", worker: 0, tired: true }], marked: 0 },
  ],
  revealed: ["turncoat"],
  seats: [
    {
      seat: 0,
      gold: 2,
      hand: ["mason", "mason"],
      stacks: [["singer"], []],
      elders: [true, false],
      levites: 1,
    },
    { seat: 1, gold: null, hand: null, stacks: [[], []], elders: [], levites: 0 },
  ],
};
const ITEMS = new Set(["wall_1", "turncoat", "mason", "singer"]);
const PLACES = [
  "grid.c1",
  "revealed.turncoat",
  "p1.hand.mason",
  "p1.stack.2",
  "p1.elder.2",
  "p1.levites",
  "p2.tent",
  "altar",
];
const drawing = drawingOf(VIEW, (id) => ITEMS.has(id), PLACES);

function placesOf(drawn: Drawing): string[] {
  const inThing = (thing: Thing): string[] => [
    ...(thing.place === null ? [] : [thing.place]),
    ...thing.zones.flatMap((zone) => zone.things.flatMap(inThing)),
  ];
  return [drawn.centre, ...drawn.seats].flatMap((part) => [
    ...part.figures.flatMap((figure) => figure.place ?? []),
    ...part.zones.flatMap((zone) => zone.things.flatMap(inThing)),
  ]);
}

describe("any view as zones", () => {
  test("every place that a choice points at is drawn, and drawn once", () => {
    const drawn = placesOf(drawing);
    expect(drawn).toEqual(expect.arrayContaining(PLACES));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test("things know what component they are, and what lies in them", () => {
    const column = drawing.centre.zones.find((zone) => zone.field === "columns")?.things[0];
    const spot = column?.zones[0]?.things[0];
    expect(spot).toMatchObject({ place: "grid.c1r1", item: "wall_1" });
    expect(spot?.figures.map(({ field, value }) => [field, value])).toEqual([
      ["worker", 0],
      ["tired", true],
    ]);
  });

  test("what is hidden is not drawn, and what belongs to a seat is drawn there", () => {
    const [first, second] = drawing.seats;
    expect(first?.zones.map((zone) => zone.field)).toEqual(["hand", "stacks", "elders"]);
    expect(second?.zones.map((zone) => zone.field)).toEqual(["stacks", "places"]);
    expect(second?.figures.map((figure) => figure.field)).toEqual(["levites"]);
  });

  test("what the view only counts stands in a zone of its own", () => {
    const rest = drawing.centre.zones.find((zone) => zone.field === "places");
    expect(rest?.things.map((thing) => thing.place)).toEqual(["altar"]);
  });
});

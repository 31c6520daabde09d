import { expect, test } from "vitest";
import type { Box, Side, View } from "../components";
import { itemsOf, judgedAfterFire, judgementOf } from "./preparation";

const FIRE = 4;
const SPACES = Array.from({ length: 21 }, () => ({}));
// Only what is read here.
const BOX = {
  file: { altar_space: SPACES },
  judgement: () => ({ behind: { lose_food: 1 }, between: { food: 1 }, ahead: { food: 2 } }),
  scroll: (id: string) => (id === "perpetual_fire" ? { gives: { altar_step: 3 } } : undefined),
} as unknown as Box;

function side(changes: object): Side {
  const plain = { side: 0, altar: 3, abilities: ["perpetual_fire"], tiles: [], traders: [], elders: [] };
  return { ...plain, ...changes } as unknown as Side;
}

function view(items = 0): View {
  const plain = {
    phase: "preparation",
    active: 0,
    zechariah: 2,
    haggai: 5,
    altar_face: "altar_1a",
    round: 1,
  };
  return { ...plain, turn: { items } } as unknown as View;
}

test("a marker on a Prophet's space has reached him (EN-X53)", () => {
  const prophets = { zechariah: 5, haggai: 10 };
  expect([4, 5, 9, 10].map((space) => judgementOf(prophets, space))).toEqual([
    "behind",
    "between",
    "between",
    "ahead",
  ]);
});

test("the Perpetual Fire first is another judgement (EN-X44)", () => {
  expect(judgementOf(view(), 3)).toBe("between");
  expect(judgedAfterFire(view(), side({}), BOX)).toBe("ahead");
  expect(judgedAfterFire(view(1 << FIRE), side({}), BOX)).toBeNull();
  expect(judgedAfterFire(view(), side({ abilities: [] }), BOX)).toBeNull();
});

test("items that are done stay on the list", () => {
  const states = itemsOf(view(1), side({}), BOX, []);
  expect(states.map(({ item, done }) => [item, done])).toEqual([
    ["judgement", true],
    ["perpetual_fire", false],
  ]);
});

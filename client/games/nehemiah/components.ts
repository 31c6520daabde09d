/** What is printed on the components in use, ready to be looked up. */
import { boxesOf, finder } from "#/table/board/box";
import type { NehemiahComponents, NehemiahWork } from "#/wire/types";

/** What a work card is about: it has its paint from it. */
export type Kind =
  | "wood"
  | "gold"
  | "wall"
  | "temple"
  | "garrison"
  | "gate"
  | "points"
  | "workers"
  | "swap"
  | "use";

export const boxOf = boxesOf((file: NehemiahComponents) => ({
  work: finder(file.work),
  foreman: finder(file.foreman),
  gate: finder(file.gate),
  board: finder(file.board),
}));

export type Box = ReturnType<typeof boxOf>;

const KINDS: Readonly<Record<string, Kind>> = {
  take_wood: "wood",
  take_gold: "gold",
  take_gate: "gate",
  gain_points: "points",
  swap_workers: "swap",
  swap_cards: "swap",
  use_cards: "use",
};

export function kindOf({ effect }: NehemiahWork): Kind {
  const { name, board } = effect;
  if (name === "place_cubes") {
    return board === "temple" || board === "garrison" ? board : "wall";
  }
  return KINDS[name] ?? "workers";
}

/** A name without its number: `Wood Stock` for `Wood Stock 1`. */
export function withoutNumber(name: string): string {
  return name.replace(/ \d+$/, "");
}

export function roman(number: number): string {
  return ["", "I", "II", "III"][number] ?? String(number);
}

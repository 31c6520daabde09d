/** What is printed on the components in use, ready to be looked up: the box that a table is laid from. */
import type { Printed } from "#/table/contract";
import type {
  NehemiahBoard,
  NehemiahComponents,
  NehemiahDeck,
  NehemiahForeman,
  NehemiahGate,
  NehemiahWork,
} from "#/wire/types";

export type NehemiahPrinted = Printed<NehemiahComponents>;

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

export interface Box {
  readonly file: NehemiahComponents;
  work(item: string): NehemiahWork | undefined;
  foreman(item: string): NehemiahForeman | undefined;
  gate(item: string): NehemiahGate | undefined;
  board(item: string): NehemiahBoard | undefined;
  deck(item: string): NehemiahDeck | undefined;
  number(name: string): number;
}

const boxes = new WeakMap<NehemiahComponents, Box>();

export function boxOf({ file }: NehemiahPrinted): Box {
  let box = boxes.get(file);
  if (box === undefined) {
    box = {
      file,
      work: finder(file.work),
      foreman: finder(file.foreman),
      gate: finder(file.gate),
      board: finder(file.board),
      deck: finder(file.deck),
      number: (name) => file.numbers[name]?.value ?? 0,
    };
    boxes.set(file, box);
  }
  return box;
}

function finder<Entry extends { readonly id: string }>(entries: readonly Entry[]) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return (item: string) => byId.get(item);
}

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

/** Whether there are several cards of this kind that differ by their number only. */
export function isNumbered(box: Box, { effect, id }: NehemiahWork): boolean {
  return box.file.work.some(
    (other) => other.id !== id && other.effect.name === effect.name && other.effect.board === effect.board,
  );
}

/** A name without its number: `Wood Stock` for `Wood Stock 1`. */
export function withoutNumber(name: string): string {
  return name.replace(/ \d+$/, "");
}

export function roman(number: number): string {
  return ["", "I", "II", "III"][number] ?? String(number);
}

export function seatName(seat: number): string {
  return `p${seat + 1}`;
}

/** `grid.c2r3` as people say it: `c2r3`. */
export function spotName(place: string): string {
  return place.slice(place.indexOf(".") + 1);
}

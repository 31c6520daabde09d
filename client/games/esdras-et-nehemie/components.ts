/** What is printed on the components in use, ready to be looked up: the box that a table is laid from. */
import type { Printed } from "#/table/contract";
import type {
  EsdrasEtNehemieCharacter,
  EsdrasEtNehemieComponents,
  EsdrasEtNehemieFarmers,
  EsdrasEtNehemieFocus,
  EsdrasEtNehemieGate,
  EsdrasEtNehemieGuards,
  EsdrasEtNehemieHero,
  EsdrasEtNehemieJudgement,
  EsdrasEtNehemieScheme,
  EsdrasEtNehemieScroll,
  EsdrasEtNehemieSideView,
  EsdrasEtNehemieSlots,
  EsdrasEtNehemieWall,
  EsdrasEtNehemieWallCard,
  EsdrasView,
} from "#/wire/types";

export type File = EsdrasEtNehemieComponents;
export type EsdrasPrinted = Printed<File>;
export type View = EsdrasView;
export type Side = EsdrasEtNehemieSideView;
/** Goods and their amounts in printed order, under the ids of rewards: `{ tent_step: 1, silver: 1 }`. */
export type Amounts = Readonly<Record<string, number>>;

export const RESOURCES = ["gold", "stone", "wood", "ash"] as const;
export const COLOURS = ["red", "grey", "blue"] as const;
export type Colour = (typeof COLOURS)[number];
export const BLESSINGS = ["blessing_orange", "blessing_purple", "blessing_red"] as const;
export const TYPES = ["guards", "traders", "elders", "farmers", "labourers"] as const;

export interface Box {
  readonly file: File;
  wall(id: string): EsdrasEtNehemieWall | undefined;
  gate(id: string): EsdrasEtNehemieGate | undefined;
  wallCard(id: string): EsdrasEtNehemieWallCard | undefined;
  character(id: string): EsdrasEtNehemieCharacter | undefined;
  hero(id: string): EsdrasEtNehemieHero | undefined;
  scroll(id: string): EsdrasEtNehemieScroll | undefined;
  guards(id: string): EsdrasEtNehemieGuards | undefined;
  farmers(id: string): EsdrasEtNehemieFarmers | undefined;
  /** A Traders, Elders or Labourers tile. */
  slots(id: string): EsdrasEtNehemieSlots | undefined;
  focus(id: string): EsdrasEtNehemieFocus | undefined;
  scheme(id: string): EsdrasEtNehemieScheme | undefined;
  /** The line of an altar face for a week. */
  judgement(face: string, round: number): EsdrasEtNehemieJudgement | undefined;
  number(name: string): number;
}

const boxes = new WeakMap<File, Box>();

export function boxOf({ file }: EsdrasPrinted): Box {
  let box = boxes.get(file);
  if (box === undefined) {
    const judgements = byId(file.judgement);
    box = {
      file,
      wall: byId(file.wall),
      gate: byId(file.gate),
      wallCard: byId(file.wall_card),
      character: byId(file.character),
      hero: byId(file.hero),
      scroll: byId(file.scroll),
      guards: byId(file.guards),
      farmers: byId(file.farmers),
      slots: byId([...file.traders, ...file.elders, ...file.labourers]),
      focus: byId(file.focus),
      scheme: byId(file.scheme),
      judgement: (face, round) => judgements(`${face}_${round}`),
      number: (name) => file.numbers[name]?.value ?? 0,
    };
    boxes.set(file, box);
  }
  return box;
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): (id: string) => Row | undefined {
  const found = new Map(rows.map((row) => [row.id, row]));
  return (id) => found.get(id);
}

/** `ring.w01` or `p1.trader.2` as it is called at home: `w01`, `trader.2`. */
export function homeName(place: string): string {
  return place.slice(place.indexOf(".") + 1);
}

/** The side that is yours; for spectators, that of who has the turn. The opponent has no player board. */
export function ownSide({ sides, reader, active, players }: View): Side | undefined {
  return sides[reader] ?? (active < players ? sides[active] : undefined) ?? sides[0];
}

/** From your own side on, as they sit around the table. */
export function sidesAround({ sides }: View, first: number): readonly Side[] {
  return sides
    .map((_, at) => sides[(Math.max(first, 0) + at) % sides.length])
    .filter((side) => side !== undefined);
}

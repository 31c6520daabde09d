/** What is printed on the components in use, ready to be looked up. */
import { boxesOf, finder } from "#/table/board/box";
import type { Printed } from "#/table/contract";
import type { EsdrasEtNehemieComponents, EsdrasEtNehemieSideView, EsdrasView } from "#/wire/types";

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

export const boxOf = boxesOf((file: File) => {
  const judgements = finder(file.judgement);
  return {
    wall: finder(file.wall),
    gate: finder(file.gate),
    wallCard: finder(file.wall_card),
    character: finder(file.character),
    hero: finder(file.hero),
    scroll: finder(file.scroll),
    guards: finder(file.guards),
    farmers: finder(file.farmers),
    /** A Traders, Elders or Labourers tile. */
    slots: finder([...file.traders, ...file.elders, ...file.labourers]),
    focus: finder(file.focus),
    scheme: finder(file.scheme),
    /** The line of an altar face for a week. */
    judgement: (face: string, round: number) => judgements(`${face}_${round}`),
  };
});

export type Box = ReturnType<typeof boxOf>;

/** The side that is yours; for spectators, that of who has the turn. The opponent has no player board. */
export function ownSide({ sides, reader, active, players }: View): Side | undefined {
  return sides[reader] ?? (active < players ? sides[active] : undefined) ?? sides[0];
}

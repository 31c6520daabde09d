/** The five ways in which a game can end, and how far a player has come on each. */
import type { TheopolisSeatView, TheopolisView } from "#/wire/types";
import { type Box, GROUPS, RESOURCES } from "./components";

export const WAYS = ["original_points", "stones", "sacraments", "wonder", "apocalypse"] as const;
export type WayName = (typeof WAYS)[number];

export interface Way {
  readonly name: WayName;
  /** How much of it is done. */
  readonly done: number;
  readonly goal: number;
}

export interface Group {
  readonly name: (typeof GROUPS)[number];
  readonly held: number;
  readonly needed: number;
}

/** The winning sacraments by group; more of a group than it needs does not help (TH-145). */
export function groupsOf(box: Box, seat: TheopolisSeatView): readonly Group[] {
  return GROUPS.map((name) => {
    const held = seat.sacraments.filter((sacrament) => box.sacrament(sacrament)?.group === name).length;
    return { name, held, needed: box.number(`winning_${name}`) };
  });
}

export function waysOf(box: Box, view: TheopolisView, seat: TheopolisSeatView): readonly Way[] {
  const groups = groupsOf(box, seat);
  const points = box.number("original_points");
  const [wonder] = box.file.wonder;
  const owned = (resource: string) => {
    const row = seat.resources.find((one) => one.resource === resource);
    return row === undefined ? 0 : row.unused + row.used;
  };
  const cost = wonder === undefined ? 0 : RESOURCES.reduce((sum, resource) => sum + wonder.cost[resource], 0);
  const ready =
    wonder === undefined
      ? 0
      : RESOURCES.reduce((sum, resource) => sum + Math.min(wonder.cost[resource], owned(resource)), 0);
  return [
    { name: "original_points", done: points - seat.original_points, goal: points },
    { name: "stones", done: seat.stones, goal: box.number("stones_to_win") },
    {
      name: "sacraments",
      done: groups.reduce((sum, group) => sum + Math.min(group.held, group.needed), 0),
      goal: groups.reduce((sum, group) => sum + group.needed, 0),
    },
    { name: "wonder", done: ready, goal: cost },
    { name: "apocalypse", done: deckBegan(box, view) - view.deck, goal: deckBegan(box, view) },
  ];
}

/** About as many cards as the deck has when the first turn begins; the short deck has fewer, and only looks fuller. */
function deckBegan(box: Box, view: TheopolisView): number {
  const { building, wonder, person, symbol, disaster, apocalypse } = box.file;
  const cards = [...building, ...wonder, ...person, ...symbol, ...disaster, apocalypse];
  const dealt = box.number("board") + view.players * box.number("hand_limit");
  return Math.max(cards.reduce((sum, card) => sum + card.copies, 0) - dealt, view.deck);
}

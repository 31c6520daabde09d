/** How far a city has come with each sacrament: one pane of its window for each card that must be there. */
import type { TheopolisSeatView } from "#/wire/types";
import type { Box, Sacrament } from "./components";

/** One card of a combination. */
export interface Need {
  /** The cards of which any one will do. */
  readonly cards: readonly string[];
  /** The one that stands in the city, if one does. */
  readonly met: string | null;
}

export interface Progress {
  readonly sacrament: Sacrament;
  readonly needs: readonly Need[];
  /** As the view says; panes never decide it. */
  readonly held: boolean;
}

export function progressOf(box: Box, seat: TheopolisSeatView): readonly Progress[] {
  const standing = new Set(seat.city.map((card) => card.card));
  return box.file.sacrament.map((sacrament) => ({
    sacrament,
    needs: sacrament.needs.map((cards) => ({ cards, met: cards.find((card) => standing.has(card)) ?? null })),
    held: seat.sacraments.includes(sacrament.id),
  }));
}

export function missing(progress: Progress): readonly Need[] {
  return progress.needs.filter((need) => need.met === null);
}

/** The cards that would light a pane: those that a reader looks for on the board. */
export function lookedFor(all: readonly Progress[]): ReadonlySet<string> {
  return new Set(all.flatMap((progress) => missing(progress).flatMap((need) => need.cards)));
}

/**
 * What activating a worker would use and cost (NE-43, NE-46, NE-53): its own card for nothing, cards above with
 * tired workers for a fee each. Only drawn: what is really possible is what the house offers.
 */
import type { NehemiahColumnView, NehemiahSpotView, NehemiahView } from "#/wire/types";

const BOTTOM = 3;

export interface Extra {
  readonly place: string;
  readonly card: string;
  /** Who gets the fee; null is the bank. */
  readonly to: number | null;
}

export interface Preview {
  readonly place: string;
  readonly card: string;
  readonly column: string;
  readonly extras: readonly Extra[];
  readonly clears: boolean;
}

/** For whoever would activate the worker there; null if nobody stands there, or lies there anchored. */
export function previewAt(view: NehemiahView, place: string): Preview | null {
  for (const column of view.columns) {
    const row = column.spots.findIndex((spot) => spot.place === place);
    const spot = column.spots[row];
    if (spot !== undefined) {
      return previewOf(column, spot, row);
    }
  }
  return null;
}

/** The activation that is under way. */
export function previewUnderWay(view: NehemiahView): Preview | null {
  const anchor = view.columns.flatMap((column) => column.spots).find((spot) => spot.anchor);
  return anchor === undefined ? null : previewAt(view, anchor.place);
}

function previewOf(column: NehemiahColumnView, spot: NehemiahSpotView, row: number): Preview | null {
  const { worker, card, place } = spot;
  if (worker === null || card === null || spot.neutral || (spot.tired && !spot.anchor)) {
    return null;
  }
  const extras = column.spots.slice(0, row).flatMap((above): readonly Extra[] => {
    const usable = above.card !== null && above.worker !== null && above.tired && !above.used;
    if (!usable || above.card === null) {
      return [];
    }
    const own = above.neutral || above.worker === worker;
    return [{ place: above.place, card: above.card, to: own ? null : above.worker }];
  });
  return { place, card, column: column.place, extras, clears: row === BOTTOM || column.marked > 0 };
}

/**
 * Which piece is which, from one view to the next: a view only counts equal pieces, and one that moves should be seen to
 * move from where it was. Pieces are numbered here; who sees a number twice sees the same piece.
 */
import { useState } from "react";

/** A piece where it lies; without a face, one that the reader does not see. */
export interface Slot {
  readonly zone: string;
  readonly face: string | null;
}

export interface Piece extends Slot {
  readonly number: number;
  /** With which view it came to where it lies. */
  readonly since: number;
}

export interface Pieces {
  readonly pieces: readonly Piece[];
  /** Those of the view before that lie nowhere any more. */
  readonly gone: readonly Piece[];
  readonly next: number;
  /** How many views were followed. */
  readonly views: number;
}

export const NO_PIECES: Pieces = { pieces: [], gone: [], next: 1, views: 0 };

/** Whether a piece can be the one that lies in a slot now. */
type Fits = (piece: Piece, slot: Slot) => boolean;

export const stays: Fits = (piece, slot) => piece.zone === slot.zone && piece.face === slot.face;
export const looksAlike: Fits = (piece, slot) => slot.face !== null && piece.face === slot.face;

/** Number the pieces of a view like those of the view before: as it fits best, then as it fits else. */
export function followed(
  { pieces, next, views }: Pieces,
  slots: readonly Slot[],
  ways: readonly Fits[],
): Pieces {
  const gone = [...pieces];
  const found = new Map<Slot, Piece>();
  for (const fits of ways) {
    for (const slot of slots) {
      const index = found.has(slot) ? -1 : gone.findIndex((piece) => fits(piece, slot));
      const [piece] = index < 0 ? [] : gone.splice(index, 1);
      if (piece !== undefined) {
        const since = piece.zone === slot.zone ? piece.since : views;
        found.set(slot, { ...slot, number: piece.number, since });
      }
    }
  }
  let number = next;
  const now = slots.map((slot) => found.get(slot) ?? { ...slot, number: number++, since: views });
  return { pieces: now, gone, next: number, views: views + 1 };
}

/** So many equal slots. */
export function slots(number: number, zone: string, face: string | null): readonly Slot[] {
  return Array.from({ length: Math.max(number, 0) }, () => ({ zone, face }));
}

/** The numbers of the pieces in a zone, in their order; with a face, of those that have it. */
export function numbersIn({ pieces }: Pieces, zone: string, face?: string | null): readonly number[] {
  return pieces
    .filter((piece) => piece.zone === zone && (face === undefined || piece.face === face))
    .map((piece) => piece.number);
}

/** What a board remembers from the views before, made from what it remembered and the last of them. */
export function useRemembered<View, Kept>(
  view: View,
  remember: (before: Kept | null, last: View) => Kept,
): Kept {
  const [kept, setKept] = useState(() => ({ view, is: remember(null, view) }));
  if (kept.view === view) {
    return kept.is;
  }
  const next = { view, is: remember(kept.is, kept.view) };
  setKept(next);
  return next.is;
}

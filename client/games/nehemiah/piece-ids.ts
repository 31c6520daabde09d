/** What the board remembers from the view before: which piece is which. */
import { useState } from "react";
import type { NehemiahView } from "#/wire/types";
import { follow, NO_PIECES, type Pieces } from "./pieces";

export function useRemembered(view: NehemiahView): Pieces {
  const [kept, setKept] = useState(() => ({ view, pieces: follow(NO_PIECES, view) }));
  if (kept.view === view) {
    return kept.pieces;
  }
  const next = { view, pieces: follow(kept.pieces, view) };
  setKept(next);
  return next.pieces;
}

/** What the board remembers from the view before: which card is which, and what has just come over the table. */
import { useState } from "react";
import type { TheopolisView } from "#/wire/types";
import type { Box } from "./components";
import { struck } from "./disaster-events";
import { follow, NO_PIECES, type Pieces } from "./pieces";

export interface Moment {
  readonly item: string;
  /** The next one is another, even if it is the same Disaster again. */
  readonly number: number;
}

interface Remembered {
  readonly view: TheopolisView;
  readonly pieces: Pieces;
  readonly moment: Moment | null;
}

export function useRemembered(box: Box, view: TheopolisView, past: boolean): Remembered {
  const [kept, setKept] = useState<Remembered>(() => ({
    view,
    pieces: follow(NO_PIECES, view),
    moment: null,
  }));
  if (kept.view === view) {
    return kept;
  }
  const item = past ? null : struck(box, kept.view, view);
  const next = {
    view,
    pieces: follow(kept.pieces, view),
    moment: item === null ? kept.moment : { item, number: (kept.moment?.number ?? 0) + 1 },
  };
  setKept(next);
  return next;
}

/** What the board remembers from the view before: which card is which, and what has just come over the table. */
import { useRemembered } from "#/table/board/pieces";
import type { TheopolisView } from "#/wire/types";
import type { Box } from "./components";
import { struck } from "./disaster-events";
import { follow, type Pieces } from "./pieces";

export interface Moment {
  readonly item: string;
  /** The next one is another, even if it is the same Disaster again. */
  readonly number: number;
}

interface Remembered {
  readonly pieces: Pieces;
  readonly moment: Moment | null;
}

export function useCards(box: Box, view: TheopolisView, past: boolean): Remembered {
  return useRemembered<TheopolisView, Remembered>(view, (before, last) => {
    const moment = before?.moment ?? null;
    const item = past ? null : struck(box, last, view);
    return {
      pieces: follow(before?.pieces ?? null, view),
      moment: item === null ? moment : { item, number: (moment?.number ?? 0) + 1 },
    };
  });
}

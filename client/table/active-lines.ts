/** The current lines of the game's log, from a room's events, without undone ones. */
import type { ChoseView, StoredEventView } from "#/wire/types";

export interface ActiveLine {
  readonly version: number;
  readonly chose: ChoseView;
}

export function activeLines(events: readonly StoredEventView[]): readonly ActiveLine[] {
  const lines: ActiveLine[] = [];
  for (const { version, event } of events) {
    if (event.type === "chose") {
      lines.push({ version, chose: event });
    } else if (event.type === "undone") {
      // Lines are counted from 1 in the log; an imported game may begin before our first event.
      while ((lines.at(-1)?.chose.line ?? 0) > event.left) {
        lines.pop();
      }
    }
  }
  return lines;
}

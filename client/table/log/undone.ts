/** Which events were taken back, and how: one's own small steps vanish, what all agreed to take back stays, struck. */
import type { StoredEventView } from "#/wire/types";

export type Fate = "removed" | "struck";

/** What became of the lines that were taken back, by their versions. */
export function fates(events: readonly StoredEventView[]): ReadonlyMap<number, Fate> {
  const found = new Map<number, Fate>();
  // The lines of the game as they stand: numbers are given again after an undo, versions never are.
  const active: number[] = [];
  for (const { version, event } of events) {
    if (event.type === "chose") {
      active.push(version);
    } else if (event.type === "undone") {
      for (const taken of active.splice(Math.max(0, active.length - event.lines))) {
        found.set(taken, event.agreed ? "struck" : "removed");
      }
    }
  }
  return found;
}

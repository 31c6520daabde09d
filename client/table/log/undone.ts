/** Which events were undone, and how: free undos vanish, undos by agreement stay, struck through. */
import type { StoredEventView } from "#/wire/types";

export type Fate = "removed" | "struck";

/** How the undone lines are shown, by their versions. */
export function fates(events: readonly StoredEventView[]): ReadonlyMap<number, Fate> {
  const found = new Map<number, Fate>();
  // The current lines of the game: numbers are reused after an undo, versions never are.
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

/** Who sits at a table, told from its events: a seat may have a name planned for it and nobody there. */
import type { StoredEventView } from "#/wire/types";

export function joined(events: readonly StoredEventView[]): ReadonlySet<number> {
  const sitting = new Set<number>();
  for (const { event } of events) {
    if (event.type === "joined") {
      sitting.add(event.seat);
    } else if (event.type === "left" || event.type === "freed") {
      sitting.delete(event.seat);
    }
  }
  return sitting;
}

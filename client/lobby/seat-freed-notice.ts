/** Everyone at a table that has not begun is told when the host frees a seat. */
import { useEffect, useRef } from "react";
import { toast } from "#/ui";
import { SPECTATOR, type StoredEventView } from "#/wire/types";
import { useWords } from "#/words";

export function useFreedNews(events: readonly StoredEventView[]): void {
  const words = useWords();
  const known = useRef(events.length);
  useEffect(() => {
    for (const { event } of events.slice(known.current)) {
      if (event.type === "freed") {
        const other = event.name || words.seat(event.seat);
        toast(
          event.by === SPECTATOR
            ? words.text("web-event-freed-by-host", { other })
            : words.text("web-event-freed", { name: words.seat(event.by), other }),
        );
      }
    }
    known.current = events.length;
  }, [events, words]);
}

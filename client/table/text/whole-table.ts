/** Everything on the table in words, as the game tells it: fetched when the table has changed and no other move follows. */
import { useEffect, useState } from "react";
import { useTable } from "#/table/context";
import { ask } from "#/wire/http";
import type { WholeTable } from "#/wire/types";

/** Moves that follow each other so quickly are told together. */
const SETTLED = 150;
/** When the server could not be reached. */
const AGAIN = 2_000;

/** Null until it is there for the first time; then the last known one. */
export function useWholeTable(): WholeTable | null {
  const { room, shown, past } = useTable();
  const [known, setKnown] = useState<WholeTable | null>(null);
  const { room: id, reader: seat } = room;
  const { version } = shown;
  const looksBack = past !== null;
  useEffect(() => {
    let timer = window.setTimeout(fetch, known === null ? 0 : SETTLED);
    let gone = false;
    async function fetch(): Promise<void> {
      try {
        const told = await ask("GET /api/rooms/{room}/text", {
          path: { room: id },
          query: { seat, ...(looksBack && { at: version }) },
        });
        if (!gone) {
          setKnown(told);
        }
      } catch {
        if (!gone) {
          timer = window.setTimeout(fetch, AGAIN);
        }
      }
    }
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
    // It is fetched for a moment of a reader, not because it came.
  }, [id, seat, version, looksBack]);
  return known;
}

/** The end of a game over the table: shown once when it comes, and again from the bar. */
import { useEffect, useRef, useState } from "react";
import { later } from "#/look/later";
import type { SeenRoom } from "#/wire/types";

const Ended = later(async () => (await import("#/table/ended")).Ended);

export function useResult(room: SeenRoom): {
  readonly shown: boolean;
  open(): void;
  close(): void;
} {
  const over = room.stage === "over";
  const [shown, setShown] = useState(over);
  const was = useRef(over);
  useEffect(() => {
    if (was.current !== over) {
      was.current = over;
      setShown(over);
    }
  }, [over]);
  return { shown: shown && over, open: () => setShown(true), close: () => setShown(false) };
}

interface ResultProps {
  readonly shown: boolean;
  readonly onClose: () => void;
}

export function Result({ shown, onClose }: ResultProps) {
  return shown && <Ended open onClose={onClose} />;
}

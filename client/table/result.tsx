/** The end of a game over the table: shown once when it comes, and again from the bar; never over an earlier moment. */
import { useEffect, useRef, useState } from "react";
import { useTable } from "#/table/context";
import { later } from "#/ui/lazy";

const Ended = later(async () => (await import("#/table/game-over")).Ended);

export function useResult(): {
  readonly shown: boolean;
  open(): void;
  close(): void;
} {
  const { room, past } = useTable();
  const over = room.stage === "over";
  const [shown, setShown] = useState(over && past === null);
  const was = useRef(over);
  useEffect(() => {
    if (was.current !== over) {
      was.current = over;
      setShown(over);
    }
  }, [over]);
  useEffect(() => {
    if (past !== null) {
      setShown(false);
    }
  }, [past]);
  return { shown: shown && over, open: () => setShown(true), close: () => setShown(false) };
}

interface ResultProps {
  readonly shown: boolean;
  readonly onClose: () => void;
}

export function Result({ shown, onClose }: ResultProps) {
  return shown && <Ended open onClose={onClose} />;
}

/** Opening a puzzle from a button: busy meanwhile, an error in its place, the table when it is there. */
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { compareSolved, openPuzzle, solvedKey } from "#/practice/puzzles";
import { useKeptCount } from "#/table/stored-flag";
import type { OfferedPuzzle } from "#/wire/types";
import { useWords } from "#/words";

/** Keeps what the server and this browser know of solved puzzles the same, now and when one more is solved. */
export function useComparedSolved(game: string, puzzles: readonly OfferedPuzzle[]): void {
  const count = useKeptCount(puzzles.map(({ id }) => solvedKey(game, id)));
  // Once more for each that is solved.
  useEffect(() => {
    compareSolved(game, puzzles).catch(() => undefined); // another time
  }, [game, puzzles, count]);
}

export interface OpeningPuzzle {
  /** The puzzle that is being opened. */
  readonly busy: string | null;
  readonly error: unknown;
  open(puzzle: OfferedPuzzle): void;
}

export function useOpeningPuzzle(game: string): OpeningPuzzle {
  const words = useWords();
  const [, go] = useLocation();
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const open = async (puzzle: OfferedPuzzle) => {
    setBusy(puzzle.id);
    setError(null);
    try {
      go(`/rooms/${await openPuzzle(game, puzzle, words)}`);
    } catch (refused) {
      setError(refused);
    }
    setBusy(null);
  };
  return { busy, error, open: (puzzle) => void open(puzzle) };
}

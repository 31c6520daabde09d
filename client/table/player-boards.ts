/**
 * Opens what the board shows of one player, wherever their name is pressed. A board says how with `usePlayerBoards`, and
 * marks the part of each player with `data-player`.
 */
import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";

type Open = (seat: number) => void;

let opened: Open | null = null;

/** For a board: how the part of a player is unfolded or brought to the front, if it is not always there. */
export function usePlayerBoards(open: Open): void {
  const now = useRef(open);
  useEffect(() => {
    now.current = open;
  });
  useEffect(() => {
    const mine: Open = (seat) => now.current(seat);
    opened = mine;
    return () => {
      opened = opened === mine ? null : opened;
    };
  }, []);
}

/** Open it, bring it into sight, and put the focus there. */
export function openPlayerBoard(seat: number): void {
  flushSync(() => opened?.(seat));
  const part = document.querySelector<HTMLElement>(`[data-player="${seat}"]`);
  part?.scrollIntoView({ block: "nearest" });
  part?.focus({ preventScroll: true });
}

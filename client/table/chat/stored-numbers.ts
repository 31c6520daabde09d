/** Numbers that this browser remembers of a room: what was read, who is muted. */
import { useCallback, useMemo, useSyncExternalStore } from "react";

const known = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(key: string): string {
  const there = known.get(key);
  if (there !== undefined) {
    return there;
  }
  let kept = "";
  try {
    kept = localStorage.getItem(key) ?? "";
  } catch {
    // Nothing may be kept here: it is remembered until the page is closed.
  }
  known.set(key, kept);
  return kept;
}

function write(key: string, value: string): void {
  known.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // As above.
  }
  for (const listener of [...listeners]) {
    listener();
  }
}

export function useRemembered(
  name: string,
): readonly [readonly number[], (numbers: readonly number[]) => void] {
  const key = `batisseurs-${name}`;
  const text = useSyncExternalStore(subscribe, () => read(key));
  const numbers = useMemo(() => parsed(text), [text]);
  const keep = useCallback((next: readonly number[]) => write(key, next.join(",")), [key]);
  return [numbers, keep];
}

/** What was kept may be of another version, or written by hand. */
export function parsed(text: string): readonly number[] {
  return text
    .split(",")
    .filter((piece) => /^-?\d{1,9}$/.test(piece))
    .map(Number);
}

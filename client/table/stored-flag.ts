/** A yes or no that this browser remembers; one that remembers nothing still works until the page is closed. */
import { useSyncExternalStore } from "react";

const known = new Map<string, boolean>();
const listeners = new Set<() => void>();

export function useKept(key: string, otherwise: boolean): readonly [boolean, (value: boolean) => void] {
  const value = useSyncExternalStore(subscribe, () => isKept(key, otherwise));
  return [value, (next) => keep(key, next)];
}

/** How many of these are yes. */
export function useKeptCount(keys: readonly string[]): number {
  return useSyncExternalStore(subscribe, () => keys.filter((key) => isKept(key)).length);
}

export function isKept(key: string, otherwise = false): boolean {
  return known.get(key) ?? read(key) ?? otherwise;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function keep(key: string, value: boolean): void {
  known.set(key, value);
  try {
    localStorage.setItem(`batisseurs-${key}`, value ? "yes" : "no");
  } catch {
    // Nothing may be kept here.
  }
  for (const listener of [...listeners]) {
    listener();
  }
}

function read(key: string): boolean | null {
  try {
    const kept = localStorage.getItem(`batisseurs-${key}`);
    return kept === null ? null : kept === "yes";
  } catch {
    return null;
  }
}

/** What the house lists: games, my tables, open tables. Kept for the whole page, asked again while somebody looks. */
import { useEffect, useSyncExternalStore } from "react";
import { onWake } from "#/wire/backoff";
import { ask, becomeGuest } from "#/wire/http";
import type { Games, Lobby, Mine } from "#/wire/types";

export interface Listed<T> {
  /** The last answer; null before the first. */
  readonly answer: T | null;
  /** Why there is no newer one, if the last asking failed. */
  readonly error: unknown;
}

const EVERY = 15_000;

export class Listing<T> {
  readonly #question: () => Promise<T>;
  readonly #listeners = new Set<() => void>();
  #now: Listed<T> = { answer: null, error: null };
  #asking: Promise<void> | null = null;

  constructor(question: () => Promise<T>) {
    this.#question = question;
  }

  readonly now = (): Listed<T> => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Ask the house; who comes while it is being asked waits for the same answer. */
  readonly again = (): Promise<void> => {
    this.#asking ??= this.#question()
      .then(
        (answer) => this.#become({ answer, error: null }),
        (error: unknown) => this.#become({ ...this.#now, error }),
      )
      .finally(() => {
        this.#asking = null;
      });
    return this.#asking;
  };

  #become(next: Listed<T>): void {
    this.#now = next;
    for (const listener of [...this.#listeners]) {
      listener();
    }
  }
}

export const GAMES = new Listing<Games>(() => ask("GET /api/games"));
export const OPEN = new Listing<Lobby>(() => ask("GET /api/lobby"));

let guest: Promise<void> | null = null;
export const MINE = new Listing<Mine>(async () => {
  // Only guests have tables. Whoever is one already stays the same.
  guest ??= becomeGuest();
  guest.catch(() => {
    guest = null;
  });
  await guest;
  return ask("GET /api/mine");
});

/** The list as it stands, asked for at once and then from time to time. */
export function useListing<T>(listing: Listing<T>): Listed<T> {
  useEffect(() => {
    void listing.again();
    const timer = setInterval(() => document.visibilityState === "visible" && void listing.again(), EVERY);
    const forget = onWake(() => void listing.again());
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [listing]);
  return useSyncExternalStore(listing.subscribe, listing.now);
}

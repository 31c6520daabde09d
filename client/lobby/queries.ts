/** What the server lists: games, my tables, open tables. Kept for the whole page, asked again while someone looks. */
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { onWake } from "#/wire/backoff";
import { ask, becomeGuest } from "#/wire/http";
import type { Games, Lobby, Mine } from "#/wire/types";
import { useWords } from "#/words";

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

  /** Ask the server; who comes while it is being asked waits for the same answer. */
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
  // Only guests have tables. An existing guest stays the same.
  guest ??= becomeGuest();
  guest.catch(() => {
    guest = null;
  });
  await guest;
  return ask("GET /api/mine");
});

/** The current list, fetched at once and then from time to time. */
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

/** The games of this server, with their titles in the reader's language. */
export function useGames(): Listed<Games> {
  const { text, knows } = useWords();
  const listed = useListing(GAMES);
  return useMemo(() => {
    const { answer } = listed;
    const titled = answer?.games.map((game) => {
      const id = `titles-${game.game}`;
      return knows(id) ? { ...game, title: text(id) } : game;
    });
    return { ...listed, answer: answer && titled ? { ...answer, games: titled } : answer };
  }, [listed, text, knows]);
}

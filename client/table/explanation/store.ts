/**
 * What the game says about places and choices: asked for as it is needed, several at once, and kept as long as the
 * table stands as it does. The game explains; nothing is worked out here.
 */
import { createContext, useContext, useEffect, useSyncExternalStore } from "react";
import { ask } from "#/wire/http";
import type { Explanation, PreviewView } from "#/wire/types";

/** Places that are pointed at within this time are requested together. */
const GATHER = 25;
/** How many places the server explains at once. */
const MOST = 100;
/** After a move, what is on the page is named again as soon as no other move follows. */
const MOVED = 250;

/** A moment of a room, as one reader sees it. */
export interface Moment {
  readonly room: string;
  readonly reader: number;
  readonly version: number;
  /** Whether one looks back at it. */
  readonly past: boolean;
}

export class ExplanationStore {
  readonly #listeners = new Set<() => void>();
  #moment: Moment | null = null;
  /** Null: there is nothing of that name that the reader can see. */
  #found = new Map<string, Explanation | null>();
  /** What is from an earlier moment, and shown until it was asked for again. */
  #stale = new Set<string>();
  readonly #wanted = new Set<string>();
  #timer: number | undefined;
  /** What the places on the page are called, and how many of each are on it. */
  #labels = new Map<string, Explanation>();
  readonly #named = new Map<string, number>();
  #naming: number | undefined;
  #previews: ReadonlyMap<string, PreviewView> | null = null;
  #asking = false;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** From now on, explain this moment. */
  show(moment: Moment): void {
    const before = this.#moment;
    this.#moment = moment;
    if (before?.room !== moment.room || before.reader !== moment.reader) {
      this.#found = new Map();
      this.#labels = new Map();
    }
    this.#stale = new Set(this.#found.keys());
    this.#previews = null;
    this.#asking = false;
    this.#nameSoon(MOVED);
  }

  /** Title, price and figures of a place on the page; undefined: not known yet. */
  label(place: string): Explanation | undefined {
    return this.#labels.get(place);
  }

  /** A place is on the page from now on; returns what to do when it leaves. */
  name(place: string): () => void {
    this.#named.set(place, (this.#named.get(place) ?? 0) + 1);
    if (!this.#labels.has(place)) {
      this.#nameSoon(GATHER);
    }
    return () => {
      const left = (this.#named.get(place) ?? 1) - 1;
      if (left === 0) {
        this.#named.delete(place);
      } else {
        this.#named.set(place, left);
      }
    };
  }

  #nameSoon(delay: number): void {
    window.clearTimeout(this.#naming);
    this.#naming = window.setTimeout(() => void this.#nameAll(), delay);
  }

  /** All places of the page at once: what is drawn has changed, and so may what is said of it. */
  async #nameAll(): Promise<void> {
    const moment = this.#moment;
    const all = [...this.#named.keys()].filter((place) => !place.includes(","));
    if (moment === null || all.length === 0) {
      return;
    }
    const { room, reader: seat, version, past } = moment;
    const about = { seat, brief: true, ...(past && { at: version }) };
    const parts = Array.from({ length: Math.ceil(all.length / MOST) }, (_, at) =>
      all.slice(at * MOST, (at + 1) * MOST),
    );
    try {
      const answers = await Promise.all(
        parts.map((places) =>
          ask("GET /api/rooms/{room}/explanations", {
            path: { room },
            query: { places: places.join(","), ...about },
          }),
        ),
      );
      if (this.#moment === moment) {
        for (const [place, label] of answers.flatMap(({ found }) => Object.entries(found))) {
          // What has stayed the same is not drawn again.
          if (JSON.stringify(label) !== JSON.stringify(this.#labels.get(place))) {
            this.#labels.set(place, label);
          }
        }
        this.#publish();
      }
    } catch {
      // The next move requests them again.
    }
  }

  /** Undefined: not known yet. */
  explanation(place: string): Explanation | null | undefined {
    return this.#found.get(place);
  }

  /** By the words of the choice; null while they are on the way. */
  readonly previews = (): ReadonlyMap<string, PreviewView> | null => this.#previews;

  want(places: readonly string[]): void {
    for (const place of places) {
      if (place !== "" && !place.includes(",") && (!this.#found.has(place) || this.#stale.has(place))) {
        this.#wanted.add(place);
      }
    }
    if (this.#wanted.size > 0) {
      this.#timer ??= window.setTimeout(() => void this.#fetch(), GATHER);
    }
  }

  async #fetch(): Promise<void> {
    this.#timer = undefined;
    const moment = this.#moment;
    const places = [...this.#wanted].slice(0, MOST);
    for (const place of places) {
      this.#wanted.delete(place);
    }
    if (moment === null || places.length === 0) {
      return;
    }
    try {
      const { room, reader: seat, version, past } = moment;
      const query = { places: places.join(","), seat, ...(past && { at: version }) };
      const answer = await ask("GET /api/rooms/{room}/explanations", { path: { room }, query });
      if (this.#moment !== moment) {
        return;
      }
      for (const place of places) {
        this.#found.set(place, answer.found[place] ?? null);
        this.#stale.delete(place);
      }
      this.#publish();
    } catch {
      // Pointing there again requests it again.
    }
    this.want([]);
  }

  /** All choices of the reader at once: they are few, and the next one that is pointed at is known already. */
  async wantPreviews(): Promise<void> {
    const moment = this.#moment;
    if (moment === null || moment.past || moment.reader < 0 || this.#asking) {
      return;
    }
    this.#asking = true;
    try {
      const { room, reader: seat, version } = moment;
      const { previews } = await ask("GET /api/rooms/{room}/previews", {
        path: { room },
        query: { seat, version },
      });
      if (this.#moment === moment) {
        this.#previews = new Map(previews.map((preview) => [preview.text, preview]));
        this.want(previews.flatMap(({ figures }) => figures.map(({ id }) => id)));
        this.#publish();
      }
    } catch {
      // The table has moved on: the next place is requested again.
      if (this.#moment === moment) {
        this.#asking = false;
      }
    }
  }

  #publish(): void {
    for (const listener of [...this.#listeners]) {
      listener();
    }
  }
}

export const ExplanationContext = createContext(new ExplanationStore());

/** What a place, piece, component or sign is: undefined while that is on the way, null if there is no such thing. */
export function useExplanation(place: string | null, version: number): Explanation | null | undefined {
  const store = useContext(ExplanationContext);
  useEffect(() => {
    if (place !== null) {
      store.want([place]);
    }
  }, [store, place, version]);
  return useSyncExternalStore(store.subscribe, () => (place === null ? null : store.explanation(place)));
}

/** What the reader's choices would do, by their words, as soon as that is known. */
export function usePreviews(wanted: boolean, version: number): ReadonlyMap<string, PreviewView> | null {
  const store = useContext(ExplanationContext);
  useEffect(() => {
    if (wanted) {
      void store.wantPreviews();
    }
  }, [store, wanted, version]);
  return useSyncExternalStore(store.subscribe, store.previews);
}

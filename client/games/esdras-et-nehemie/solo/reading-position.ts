/** What this page knows of where its reader is in the story, and at which pace it is told: the latter for good. */
import { useContext, useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import { TableContext } from "#/table/context";
import { turnsOf } from "#/table/log/turns";
import type { StoredEventView } from "#/wire/types";
import { useSettings, useStill } from "#/words";
import { type Story, storiesOf } from "./story";
import { follow, type Kept, PACES, type Pace, STILL_PACES, type Telling } from "./story-steps";

const kept = new Map<string, Kept>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  for (const listener of [...listeners]) {
    listener();
  }
}

export function tell(room: string, telling: Telling | null): void {
  const before = kept.get(room);
  if (before !== undefined) {
    kept.set(room, { ...before, telling });
    changed();
  }
}

export interface Teller {
  readonly story: Story;
  readonly telling: Telling | null;
  readonly pace: Pace;
  /** Those that can be chosen: without motion, only by hand or at once. */
  readonly paces: readonly Pace[];
  /** The version of the latest line of the game. */
  readonly newest: number;
  /** Whether someone has chosen something since. */
  readonly past: boolean;
}

/** The latest story and where one is in it; null where there is none. */
export function useTeller(): Teller | null {
  const table = useContext(TableContext);
  const room = table?.room.room ?? "";
  const events = table?.events ?? NOTHING;
  const version = table?.room.version ?? 0;
  const [{ recap }] = useSettings();
  const still = useStill();
  const pace = usePace(still);
  const { story, chosen, newest } = useMemo(() => latest(events), [events]);
  // A newcomer has missed nothing: earlier turns are shown on request.
  const before = useSyncExternalStore(
    subscribe,
    () => kept.get(room),
    () => undefined,
  ) ?? { heard: version, telling: null };
  const now = follow(before, { story, version, chosen, pace: recap ? pace : null });
  useLayoutEffect(() => {
    if (kept.get(room) !== now && room !== "") {
      kept.set(room, now);
      changed();
    }
  }, [room, now]);
  const past = chosen > (story?.steps.at(-1)?.version ?? 0);
  return story === null
    ? null
    : { story, telling: now.telling, pace, paces: still ? STILL_PACES : PACES, newest, past };
}

const NOTHING: readonly StoredEventView[] = [];

function latest(events: readonly StoredEventView[]): {
  readonly story: Story | null;
  readonly chosen: number;
  readonly newest: number;
} {
  const lines = events.filter(({ event }) => event.type === "chose");
  const byPeople = lines.findLast(({ event }) => event.type === "chose" && event.seat >= 0);
  return {
    story: storiesOf(turnsOf(events)).at(-1) ?? null,
    chosen: byPeople?.version ?? 0,
    newest: lines.at(-1)?.version ?? 0,
  };
}

// The pace. ----------------------------------------------------------------------------------------------

const PACE = "batisseurs-solo-pace";
let chosenPace: Pace | null = readPace();

function readPace(): Pace | null {
  try {
    const found = localStorage.getItem(PACE);
    return PACES.find((pace) => pace === found) ?? null;
  } catch {
    return null;
  }
}

export function setPace(pace: Pace): void {
  chosenPace = pace;
  try {
    localStorage.setItem(PACE, pace);
  } catch {
    // Nothing may be kept here: it holds until the page is closed.
  }
  changed();
}

/** As it was chosen. With reduced motion, step by step by hand until the reader chooses otherwise. */
function usePace(still: boolean): Pace {
  const chosen = useSyncExternalStore(
    subscribe,
    () => chosenPace,
    () => null,
  );
  if (still) {
    return STILL_PACES.find((pace) => pace === chosen) ?? "steps";
  }
  return chosen ?? "normal";
}

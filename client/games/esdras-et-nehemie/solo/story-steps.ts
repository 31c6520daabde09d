/**
 * Where a reader is in the story of the opponent, as a function of what has happened: it begins by itself when there
 * is something new, and is over with the reader's next choice. Nothing waits for it.
 */
import type { Story } from "./story";

/** How it continues: by itself in three speeds, by hand, or with everything at once. */
export const PACES = ["slow", "normal", "fast", "steps", "once"] as const;
export type Pace = (typeof PACES)[number];

/** For readers who want nothing to move by itself. */
export const STILL_PACES: readonly Pace[] = ["steps", "once"];

export function goesByItself(pace: Pace): boolean {
  return !STILL_PACES.includes(pace);
}

export interface Telling {
  /** The key of the story. */
  readonly story: string;
  /** The number of the step, from 0. */
  readonly at: number;
  readonly playing: boolean;
  /** The newest version when it began: a choice made since ends it. */
  readonly since: number;
}

export interface Kept {
  /** Up to which version everything has been told, or was there before one came. */
  readonly heard: number;
  readonly telling: Telling | null;
}

export interface Now {
  /** The latest story; null before the first. */
  readonly story: Story | null;
  /** The newest version of the room. */
  readonly version: number;
  /** The version of the latest choice that a person or a bot has made; 0 before the first. */
  readonly chosen: number;
  /** Null: nothing is told unless one asks for it. */
  readonly pace: Pace | null;
}

/** The same if nothing changes it. */
export function follow(kept: Kept, { story, version, chosen, pace }: Now): Kept {
  const telling = stillTold(kept.telling, story, chosen);
  const fresh = story?.steps.findIndex((step) => step.version > kept.heard) ?? -1;
  if (story === null || fresh < 0) {
    return telling === kept.telling ? kept : { ...kept, telling };
  }
  const heard = story.steps.at(-1)?.version ?? kept.heard;
  // A player who has already moved on, as bots do, is not held up.
  if (pace === null || chosen > heard) {
    return { heard, telling };
  }
  if (telling === null) {
    return { heard, telling: begun(story, fresh, pace, version) };
  }
  // It waited for more to happen, at the end of what there was.
  const waited = telling.at === fresh - 1;
  return { heard, telling: { ...telling, at: waited ? fresh : telling.at, since: version } };
}

/** Null if it is another story, or someone has chosen something since. What was taken back is not told. */
function stillTold(telling: Telling | null, story: Story | null, chosen: number): Telling | null {
  if (telling === null || story === null || telling.story !== story.key || chosen > telling.since) {
    return null;
  }
  const last = story.steps.length - 1;
  return telling.at > last ? { ...telling, at: last } : telling;
}

/** A story from one of its steps on; at once, it is at its end. */
export function begun(story: Story, at: number, pace: Pace, since: number): Telling {
  const end = story.steps.length - 1;
  return { story: story.key, at: pace === "once" ? end : at, playing: goesByItself(pace), since };
}

/** By hand: after a jump it stays there. */
export function gone(telling: Telling, story: Story, step: 1 | -1): Telling {
  const at = Math.min(Math.max(telling.at + step, 0), story.steps.length - 1);
  return { ...telling, at, playing: false };
}

/** By itself: the next step; at the end of a story that is over, it rests. */
export function movedOn(telling: Telling, story: Story): Telling {
  if (telling.at < story.steps.length - 1) {
    return { ...telling, at: telling.at + 1 };
  }
  return story.over ? { ...telling, playing: false } : telling;
}

/** The version that the board should show; null: as it is now. `newest` is the latest line of the game. */
export function boardOf(telling: Telling | null, story: Story | null, newest: number): number | null {
  const step = telling === null ? undefined : story?.steps[telling.at];
  return step === undefined || step.board >= newest ? null : step.board;
}

const LEAST = 900;
const PER_LETTER = 24;
const TIMES = { slow: 1.7, normal: 1, fast: 0.5, steps: 1, once: 1 } as const;

/** How long a step stays, in milliseconds: as long as it takes to read it. */
export function stays(letters: number, pace: Pace): number {
  return (LEAST + PER_LETTER * letters) * TIMES[pace];
}

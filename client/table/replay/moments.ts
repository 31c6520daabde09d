/** The moments of a replay: one for each line that was not undone, and where rounds begin. */
import type { Line } from "#/table/log/lines";
import type { Turn } from "#/table/log/turns";
import type { StoredEventView } from "#/wire/types";

export interface Moment {
  readonly version: number;
  /** The line before this moment; null before the first one. */
  readonly line: Line | null;
  readonly round: number | null;
}

export interface Chapter {
  readonly round: number;
  /** The number of its first moment. */
  readonly moment: number;
}

/** All moments in order, from the setup before the first turn, without undone lines. */
export function momentsOf(events: readonly StoredEventView[], turns: readonly Turn[]): readonly Moment[] {
  const started = events.find(({ event }) => event.type === "started");
  const moments: Moment[] =
    started === undefined ? [] : [{ version: started.version, line: null, round: null }];
  const [first, second] = turns;
  const setUp = first?.heading === null && second !== undefined ? first : null;
  const laid = setUp?.lines.findLast(isTold);
  if (laid !== undefined) {
    moments.splice(0, 1, { version: laid.version, line: null, round: null });
  }
  for (const turn of turns.filter((turn) => turn !== setUp)) {
    for (const line of turn.lines.filter(isTold)) {
      // What follows the beginning of a turn happened at the same moment.
      if (line.version !== moments.at(-1)?.version) {
        moments.push({ version: line.version, line, round: turn.round });
      }
    }
  }
  return moments;
}

function isTold(line: Line): boolean {
  return line.kind !== "room" && !line.struck;
}

/** Where rounds begin. A game that counts its rounds only from the second on has a first one too. */
export function chaptersOf(moments: readonly Moment[]): readonly Chapter[] {
  const chapters: Chapter[] = [];
  for (const [number, { round }] of moments.entries()) {
    if (round !== null && round !== chapters.at(-1)?.round) {
      chapters.push({ round, moment: number });
    }
  }
  const [first] = chapters;
  return first !== undefined && first.round > 1
    ? [{ round: first.round - 1, moment: 0 }, ...chapters]
    : chapters;
}

/** The number of the moment that a version shows: the last that had come by then. Now is the last of all. */
export function momentAt(moments: readonly Moment[], past: number | null): number {
  if (past === null) {
    return moments.length - 1;
  }
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.version <= past),
  );
}

/** The round that is played at a moment, with its beginning; null if the game counts none yet. */
export function chapterAt(chapters: readonly Chapter[], moment: number): Chapter | null {
  return chapters.findLast((chapter) => chapter.moment <= moment) ?? null;
}

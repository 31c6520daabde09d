/** Stepping through a game: the shown moment, and automatic playback. */
import { useEffect, useMemo, useState } from "react";
import { useTable } from "#/table/context";
import { turnsOf } from "#/table/log/turns";
import {
  type Chapter,
  chapterAt,
  chaptersOf,
  type Moment,
  momentAt,
  momentsOf,
} from "#/table/replay/moments";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a moment stays at the usual speed, in milliseconds: enough to read a sentence. */
const STAYS = 1400;

export interface Stepping {
  readonly moments: readonly Moment[];
  readonly chapters: readonly Chapter[];
  readonly moment: number;
  readonly playing: boolean;
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
  play(): void;
  pause(): void;
  /** Show a moment by its number; this stops the playback. */
  go(moment: number): void;
  goToRound(step: 1 | -1): void;
}

export function useStepping(): Stepping {
  const { events, past, shown, setPast } = useTable();
  const turns = turnsOf(events);
  const moments = useMemo(() => momentsOf(events, turns), [events, turns]);
  const chapters = useMemo(() => chaptersOf(moments), [moments]);
  const moment = momentAt(moments, past);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = moments.length - 1;

  const show = (number: number) => {
    const wanted = moments[Math.min(Math.max(number, 0), last)];
    if (wanted !== undefined) {
      setPast(wanted.version);
    }
  };

  // The next moment comes when this one has been seen, however long it took to fetch.
  const drawn = past !== null && shown.version === past;
  const next = moments[moment + 1]?.version ?? null;
  useEffect(() => {
    if (!playing || !drawn) {
      return;
    }
    if (next === null) {
      setPlaying(false);
      return;
    }
    const timer = window.setTimeout(() => setPast(next), STAYS / speed);
    return () => window.clearTimeout(timer);
  }, [playing, drawn, next, speed, setPast]);

  return {
    moments,
    chapters,
    moment,
    playing: playing && past !== null,
    speed,
    setSpeed,
    play: () => {
      if (moment === last || past === null) {
        show(0);
      }
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    go: (number) => {
      setPlaying(false);
      show(number);
    },
    goToRound: (step) => {
      setPlaying(false);
      show(roundFrom(chapters, moment, step, last));
    },
  };
}

/** Where the next round begins, or this one; at its beginning, the one before. */
export function roundFrom(chapters: readonly Chapter[], moment: number, step: 1 | -1, last: number): number {
  if (step === 1) {
    return chapters.find((chapter) => chapter.moment > moment)?.moment ?? last;
  }
  return chapterAt(chapters, moment - 1)?.moment ?? 0;
}

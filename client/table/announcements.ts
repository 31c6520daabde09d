/** Announces what was done, by the reader too, and when it is the reader's turn, to screen readers. */
import { useEffect, useRef } from "react";
import type { Telling } from "#/table/log/sentences";
import { turnsOf } from "#/table/log/turns";
import { announce } from "#/ui/live-region";
import type { RoomView, StoredEventView } from "#/wire/types";

/** More than that nobody listens to; the log has it all. */
const MOST = 8;

/** Moves that follow each other so quickly are told in one message: a message drowns the one before it. */
const GATHER = 500;
/** Nobody waits longer for the first of them. */
const LONGEST = 3000;

/** The sentences about what was done after a version. */
export function newsSince(
  events: readonly StoredEventView[],
  version: number,
  telling: Telling,
): readonly string[] {
  const lines = turnsOf(events).flatMap((turn) => turn.lines);
  return lines
    .filter((line) => line.version > version && !line.struck)
    .map((line) => telling.line(line))
    .slice(-MOST);
}

interface News {
  readonly room: RoomView;
  readonly events: readonly StoredEventView[];
  readonly telling: Telling;
  /** The reader's prompt as a sentence; empty if there is none. */
  readonly asked: string;
}

interface Told {
  readonly version: number;
  readonly asked: string;
}

export function useNews(news: News): void {
  const { room } = news;
  const latest = useRef(news);
  latest.current = news;
  const told = useRef<Told>({ version: room.version, asked: news.asked });
  const first = useRef(0);
  useEffect(() => {
    const { version, asked } = told.current;
    if (room.version === version && latest.current.asked === asked) {
      return;
    }
    const now = performance.now();
    first.current ||= now;
    const timer = window.setTimeout(
      () => {
        const { room: current, events, telling, asked: question } = latest.current;
        const sentences = newsSince(events, version, telling);
        const turn = question !== "" && question !== asked ? [question] : [];
        told.current = { version: current.version, asked: question };
        first.current = 0;
        if (sentences.length + turn.length > 0) {
          announce([...sentences, ...turn].join(" "));
        }
      },
      Math.min(GATHER, Math.max(0, first.current + LONGEST - now)),
    );
    return () => window.clearTimeout(timer);
  }, [room.version, news.asked]);
}

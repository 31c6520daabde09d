/** Announces what others did, and when it is the reader's turn, to screen readers. */
import { useEffect, useRef } from "react";
import type { Telling } from "#/table/log/sentences";
import { turnsOf } from "#/table/log/turns";
import { announce } from "#/ui/live-region";
import type { RoomView, StoredEventView } from "#/wire/types";

/** More than that nobody listens to; the log has it all. */
const MOST = 8;

/** The sentences about what others did after a version. */
export function newsSince(
  events: readonly StoredEventView[],
  version: number,
  reader: number,
  telling: Telling,
): readonly string[] {
  const lines = turnsOf(events).flatMap((turn) => turn.lines);
  return lines
    .filter((line) => line.version > version && !line.struck && (line.seat === null || line.seat !== reader))
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

export function useNews({ room, events, telling, asked }: News): void {
  const told = useRef({ reader: room.reader, version: room.version, asked });
  useEffect(() => {
    const before = told.current;
    told.current = { reader: room.reader, version: room.version, asked };
    if (before.reader !== room.reader || before.version === room.version) {
      return;
    }
    const news = newsSince(events, before.version, room.reader, telling);
    const turn = asked !== "" && asked !== before.asked ? [asked] : [];
    const sentences = [...news, ...turn];
    if (sentences.length > 0) {
      announce(sentences.join(" "));
    }
  }, [room, events, telling, asked]);
}

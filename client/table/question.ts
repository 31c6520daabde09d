/**
 * Which question the reader is asked: what was picked, what waits to be confirmed belongs to it, and goes with it.
 *
 * Chat and requests move the version on, not the question. Where all are asked at once, neither do the others' covered
 * answers: whoever is just about to answer is not interrupted by who was quicker.
 */
import { useRef } from "react";
import type { RoomView } from "#/wire/types";

interface Asked {
  readonly room: RoomView;
  readonly question: string;
}

export function useQuestion(room: RoomView): string {
  const last = useRef<Asked | null>(null);
  if (last.current === null || !isStill(last.current.room, room)) {
    last.current = { room, question: `${room.reader} ${room.lines} ${room.step}` };
  } else {
    last.current = { room, question: last.current.question };
  }
  return last.current.question;
}

/** Whether the same is asked now as before. */
export function isStill(before: RoomView, now: RoomView): boolean {
  if (before.reader !== now.reader || before.step !== now.step) {
    return false;
  }
  if (before.lines === now.lines) {
    return true;
  }
  // Beside others who are asked the same: a line may be theirs, and one's own next part offers something else.
  return (
    isAsked(before) &&
    isAsked(now) &&
    Math.max(before.waiting.length, now.waiting.length) > 1 &&
    texts(before) === texts(now)
  );
}

function isAsked(room: RoomView): boolean {
  return room.waiting.includes(room.reader);
}

function texts(room: RoomView): string {
  return room.choices.map(({ text }) => text).join("\n");
}

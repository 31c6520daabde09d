/**
 * The reader's current question: picked places and a choice to confirm belong to it, and go with it.
 *
 * Chat and requests change the version, not the question. In a sealed step the others' answers do not change it
 * * either: a reader who is about to answer is not interrupted.
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

/** Whether the question is the same as before. */
export function isStill(before: RoomView, now: RoomView): boolean {
  if (before.reader !== now.reader || before.step !== now.step) {
    return false;
  }
  if (before.lines === now.lines) {
    return true;
  }
  // In a sealed step: a line may be another seat's, and your own next part has other choices.
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

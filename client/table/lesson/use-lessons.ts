/**
 * The lessons that come to the reader, one at a time, and suggested moves. The server knows what was read; a lesson
 * that cannot be fetched or remembered now comes another time, and the game goes on.
 */
import { createContext, useCallback, useContext, useEffect, useRef, useState } from "react";
import { useTable } from "#/table/context";
import { toast } from "#/ui/toast";
import { ask, insist } from "#/wire/http";
import type { ChoiceView, Lessons, LessonView, RoomView, SuggestionView } from "#/wire/types";
import { useWords } from "#/words";

const NOTHING: readonly string[] = [];

/** Among what was read: no more lessons. */
export const OFF = "off";

export interface Suggested {
  readonly choice: ChoiceView;
  readonly suggestion: SuggestionView;
}

export interface Learning {
  readonly lesson: LessonView | null;
  /** How many come after it. */
  readonly left: number;
  /** For the question that is asked now: with the next version it is gone. */
  readonly suggested: Suggested | null;
  /** What was suggested before, and keeps its room until it is known what comes next: the board does not jump. */
  readonly kept: Suggested | null;
  /** Whether the lesson belongs to a question that was answered: it only keeps its room. */
  readonly stale: boolean;
  /** The places that it is about. */
  readonly lit: readonly string[];
  /** What was learned of this game; null before that is known. */
  readonly lessons: Lessons | null;
  /** Read the lesson, or close the suggestion; false if there is neither. */
  close(): boolean;
  /** Ask for a suggestion; null where there is none. */
  readonly suggest: (() => void) | null;
  readonly busy: boolean;
  /** Switch lessons on or off. */
  turn(on: boolean): void;
  /** Read them all once more. */
  again(): void;
}

export const LearningContext = createContext<Learning | null>(null);

/** Only inside the frame: anywhere else nothing is learned, which is a mistake of ours. */
export function useLearning(): Learning {
  const learning = useContext(LearningContext);
  if (learning === null) {
    throw new Error("useLearning needs the frame around it");
  }
  return learning;
}

interface Known {
  readonly version: number;
  readonly lessons: Lessons;
  /** The lessons that are still to be read now. */
  readonly due: readonly LessonView[];
  readonly suggestion: SuggestionView | null;
}

export function useLessons(): Learning {
  const { room, past } = useTable();
  const words = useWords();
  const [known, setKnown] = useState<Known | null>(null);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(0);
  const open = past === null && isLearning(room);
  const { version, reader: seat } = room;

  // What was shown when the reader moved on counts as read.
  const shown = useRef<LessonView | null>(null);
  useEffect(() => {
    if (!open) {
      return;
    }
    let gone = false;
    const before = shown.current;
    shown.current = null;
    const fetch = async () => {
      if (before !== null) {
        await remember([before.id]);
      }
      const lessons = await ask("GET /api/rooms/{room}/lessons", {
        path: { room: room.room },
        query: { seat },
      });
      if (!gone && lessons.version === version) {
        setKnown({ version, lessons, due: lessons.due, suggestion: null });
      }
    };
    fetch().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [open, room.room, seat, version, asked]);

  const now = known !== null && known.version === version && open ? known : null;
  const lesson = now?.due[0] ?? null;
  if (lesson !== null) {
    shown.current = lesson;
  }

  const fetchSuggestion = useCallback(async (): Promise<void> => {
    setBusy(true);
    try {
      const suggestion = await insist("GET /api/rooms/{room}/suggestion", {
        path: { room: room.room },
        query: { seat, version },
      });
      setKnown((before) => (before?.version === version ? { ...before, suggestion } : before));
    } finally {
      setBusy(false);
    }
  }, [room.room, seat, version]);

  const change = useCallback(
    (part: Partial<Known>) => setKnown((before) => (before === null ? null : { ...before, ...part })),
    [],
  );
  const onDemand = useCallback(
    () =>
      setKnown((before) =>
        before === null
          ? null
          : { ...before, suggestion: null, lessons: { ...before.lessons, suggests: false } },
      ),
    [],
  );

  // Unasked, as soon as the lessons are read.
  const unasked = now !== null && lesson === null && now.lessons.suggests;
  useEffect(() => {
    if (unasked) {
      fetchSuggestion().catch(onDemand);
    }
  }, [unasked, fetchSuggestion, onDemand]);

  const turn = async (on: boolean) => {
    await remember([OFF], on);
    setAsked((count) => count + 1);
  };
  const again = async () => {
    await remember([OFF, ...(known?.lessons.read ?? []).map(({ id }) => id)], true);
    setAsked((count) => count + 1);
  };
  const shownLesson = lesson ?? (now === null ? (known?.due[0] ?? null) : null);
  const suggested = lesson === null ? suggestedIn(room, now) : null;
  const last = useRef<Suggested | null>(null);
  if (suggested !== null) {
    last.current = suggested;
  }
  const comes = now === null ? known?.lessons.suggests === true && room.stage === "playing" : unasked;
  const failed = (error: unknown) => toast(words.explain(error), "error");
  return {
    lesson: shownLesson,
    left: (now?.due.length ?? 1) - 1,
    suggested,
    kept: comes && shownLesson === null && suggested === null ? last.current : null,
    stale: now === null,
    lit: lesson?.places ?? suggested?.choice.at ?? NOTHING,
    lessons: known?.lessons ?? null,
    close: () => {
      if (now === null || (lesson === null && now.suggestion === null)) {
        return false;
      }
      if (lesson !== null) {
        shown.current = null;
        void remember([lesson.id]);
        change({ due: now.due.slice(1) });
      } else {
        onDemand();
      }
      return true;
    },
    suggest: now?.lessons.may_suggest && !unasked ? () => void fetchSuggestion().catch(failed) : null,
    busy,
    turn: (on) => void turn(on).catch(failed),
    again: () => void again().catch(failed),
  };
}

/** Where lessons may come: somebody plays against bots and has to decide, or it is over. */
function isLearning({ reader, seats, choices, stage, entry, playable }: RoomView): boolean {
  const alone = seats.every((seat) => seat.seat === reader || seat.bot !== "");
  const decides = stage === "playing" && choices.length > 1 && seats[reader]?.bot === "";
  return reader >= 0 && playable && alone && entry === null && (decides || stage === "over");
}

function suggestedIn(room: RoomView, known: Known | null): Suggested | null {
  const suggestion = known?.suggestion ?? null;
  const choice = room.choices.find(({ text }) => text === suggestion?.text);
  return suggestion === null || choice === undefined ? null : { choice, suggestion };
}

async function remember(lessons: readonly string[], forget = false): Promise<void> {
  await insist("POST /api/lessons", { body: { lessons, forget } });
}

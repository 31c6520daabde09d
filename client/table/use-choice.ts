/**
 * Sending choices. Each choice is sent at once and shows its effect; until chance or another player acts it can be
 * undone. Only choices that cannot be undone must be confirmed.
 */
import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "#/ui/toast";
import { pendingRequest } from "#/wire/former-names";
import { Refusal } from "#/wire/refusal";
import type {
  Answer,
  ChoiceView,
  Command,
  Message,
  RoomEventView,
  RoomView,
  StoredEventView,
} from "#/wire/types";
import { useSettings, useWords } from "#/words";

const STALE = 409;
const WITHDRAW = "withdraw";
/** Long enough to see that a forced move was played. */
const AUTO_PAUSE = 450;

const NO_OUTCOME = { unsure: null, why: null, refused: null } as const;

export type Send = (command: Command) => Promise<Answer>;

export interface Choosing {
  /** Whether a command is being sent: nothing else can be chosen meanwhile. */
  readonly busy: boolean;
  /** The choice that is being sent, or waits for the server. */
  readonly sending: ChoiceView | null;
  /** A choice that cannot be undone, waiting for confirmation. */
  readonly unsure: ChoiceView | null;
  /** Why it could not be undone freely; null if it could, and the game only warns. */
  readonly why: Message | null;
  /** Why the last command failed. */
  readonly refused: unknown;
  choose(choice: ChoiceView): void;
  confirm(): void;
  cancel(): void;
  /** Undo the last choice; with `all`, everything that can be undone freely. */
  undo(all?: boolean): void;
  /** Companion mode: enter what came up. True if it was accepted. */
  enter(outcome: ChoiceView): Promise<boolean>;
  /** Let the server draw; with `all`, everything until a seat has a choice. */
  draw(all: boolean): void;
  /** Withdraw a sealed answer before the others have given theirs. */
  withdraw(): void;
}

function answer(text: string, sure: boolean): Command {
  return { type: "choose", text, sure };
}

/** The result of the last command, for the question at which it was sent: the next question drops it. */
interface Outcome {
  readonly question: string;
  readonly unsure: ChoiceView | null;
  readonly why: Message | null;
  readonly refused: unknown;
}

interface Sent {
  /** Null for an undo. */
  readonly choice: ChoiceView | null;
}

/** Who sends a choice: a person who may have to confirm it, a person who has, or an automatic answer. */
type By = "chooser" | "sure" | "itself";

/** The command being sent. Automatic ones are not shown, and do not block choosing. */
interface OnItsWay {
  readonly by: By;
  /** Whether it succeeded, as soon as that is known. */
  readonly done: Promise<boolean>;
}

interface Asked {
  readonly room: RoomView;
  readonly question: string;
  readonly events: readonly StoredEventView[];
  /** False while an earlier moment is shown. */
  readonly open: boolean;
}

export function useChoosing(asked: Asked, send: Send): Choosing {
  const { room, question, open } = asked;
  const words = useWords();
  const [{ sure }] = useSettings();
  const [sent, setSent] = useState<Sent | null>(null);
  const [outcome, setOutcome] = useState<Outcome>({ question, ...NO_OUTCOME });
  const { unsure, why, refused } = outcome.question === question ? outcome : NO_OUTCOME;
  const onItsWay = useRef<OnItsWay | null>(null);
  const latest = useRef(room);
  latest.current = room;

  /** True if it succeeded. If the table has moved on, it is shown and said, and the reader chooses again. */
  const carryOut = useCallback(
    function carry(command: Command, choice: ChoiceView | null, by: By): Promise<boolean> {
      const before = onItsWay.current;
      if (before?.by === "itself" && by !== "itself") {
        // It may need confirmation: then the person who clicked meanwhile gets the question. No click is lost.
        setSent({ choice });
        return before.done.then((done) => done || carry(command, choice, by));
      }
      if (before !== null) {
        return Promise.resolve(false);
      }
      const carried = async () => {
        try {
          const { unsure } = await send(command);
          if (unsure !== null) {
            setOutcome({ question, unsure: by === "chooser" ? choice : null, why: unsure, refused: null });
          }
          return unsure === null;
        } catch (error) {
          if (!(error instanceof Refusal && error.status === STALE)) {
            setOutcome({ question, ...NO_OUTCOME, refused: error });
          } else if (by !== "itself") {
            toast(words.text("web-moved-on"), "warning");
          }
          return false;
        } finally {
          onItsWay.current = null;
          setSent(null);
        }
      };
      setOutcome({ question, ...NO_OUTCOME });
      setSent(by === "itself" ? null : { choice });
      const done = carried();
      onItsWay.current = { by, done };
      return done;
    },
    [send, question, words],
  );

  /** Waits for an automatic command, and undoes it too. */
  const takeBack = async (all: boolean): Promise<void> => {
    await onItsWay.current?.done;
    const { lines: made, free_undo, chance } = latest.current;
    // In companion mode everything can be undone freely: a slip of the finger should not undo the whole game.
    const others = new Set([...answered, ...linesOfOthers(asked.events, room)]);
    const lines = all && chance === "house" ? free_undo : linesToUndo({ lines: made, free_undo }, others);
    await carryOut({ type: "undo", lines }, null, "sure");
  };

  const enter = (outcome: ChoiceView) => carryOut({ type: "enter", texts: [outcome.text] }, outcome, "sure");

  // Do not interrupt a confirmation.
  const answered = useAutoAnswer({ ...asked, open: open && unsure === null }, carryOut);
  return {
    busy: sent !== null,
    sending: sent?.choice ?? null,
    unsure,
    why,
    refused,
    // Entries can also be made on the board.
    choose: (choice) => {
      if (room.entry !== null) {
        void enter(choice);
      } else if (isSame(choice, unsure)) {
        // Who presses the same card again is sure.
        void carryOut(answer(choice.text, true), choice, "sure");
      } else if (sure && choice.text in room.warnings) {
        setOutcome({ question, ...NO_OUTCOME, unsure: choice });
      } else {
        void carryOut(answer(choice.text, !sure), choice, "chooser");
      }
    },
    enter,
    draw: (all) => void carryOut({ type: "draw", all }, null, "sure"),
    confirm: () => {
      if (unsure !== null) {
        void carryOut(answer(unsure.text, true), unsure, "sure");
      }
    },
    cancel: () => setOutcome({ question, ...NO_OUTCOME }),
    undo: (all = false) => void takeBack(all),
    withdraw: () => void carryOut(answer(WITHDRAW, true), null, "sure"),
  };
}

/** Whether a choice is the one that waits for confirmation. */
export function isSame(choice: ChoiceView, unsure: ChoiceView | null): boolean {
  return unsure !== null && unsure.text === choice.text;
}

/**
 * Plays forced moves, except right after an undo: otherwise they would be played again before anyone could do
 * something else. Returns the lines that were played here.
 */
function useAutoAnswer(
  { room, question, events, open }: Asked,
  carryOut: (command: Command, choice: ChoiceView, by: By) => Promise<boolean>,
): ReadonlySet<number> {
  const [{ auto }] = useSettings();
  const lines = useRef(new Set<number>());
  // A choice that needed confirmation once mostly needs it again: leave it to the person.
  const left = useRef(new Set<string>());
  const back = lastUndone(events);
  const only = auto && open && mayAnswer(room) && room.lines !== back?.left ? room.choices[0] : undefined;
  const latest = useRef({ carryOut, only });
  latest.current = { carryOut, only };
  const asks = `${room.step} ${only?.text}`;
  const key = only === undefined || left.current.has(asks) ? "" : `${question} ${only.text}`;
  const line = room.lines + 1;
  useEffect(() => {
    for (const each of lines.current) {
      if (back !== null && each > back.left) {
        lines.current.delete(each);
      }
    }
  }, [back]);
  useEffect(() => {
    if (key === "") {
      return;
    }
    const timer = window.setTimeout(() => {
      const { carryOut, only } = latest.current;
      if (only !== undefined) {
        void carryOut(answer(only.text, false), only, "itself").then((done) =>
          done ? lines.current.add(line) : left.current.add(asks),
        );
      }
    }, AUTO_PAUSE);
    return () => window.clearTimeout(timer);
  }, [key, line, asks]);
  return lines.current;
}

/** The version of the last undo, by anyone, and how many lines were left. */
export function lastUndone(
  events: readonly StoredEventView[],
): Extract<RoomEventView, { type: "undone" }> | null {
  const last = events.findLast(({ event }) => event.type === "undone")?.event;
  return last?.type === "undone" ? last : null;
}

/** Not where a choice would do more: end a pause, or take over from a bot. */
function mayAnswer(room: RoomView): boolean {
  const own = room.seats[room.reader];
  return room.choices.length === 1 && !room.paused && pendingRequest(room) === null && own?.bot === "";
}

/** The lines that bots and chance made, of those that are there now. In companion mode chance's are entered here. */
function linesOfOthers(
  events: readonly StoredEventView[],
  { reader, chance }: Pick<RoomView, "reader" | "chance">,
): readonly number[] {
  const seats = new Map<number, number>();
  for (const { event } of events) {
    if (event.type === "chose") {
      seats.set(event.line, event.seat);
    }
  }
  const isOther = (seat: number) => seat !== reader && (seat >= 0 || chance === "house");
  return [...seats].filter(([, seat]) => isOther(seat)).map(([line]) => line);
}

/** Your own last choice, and what was answered automatically or done by others since. */
export function linesToUndo(room: Pick<RoomView, "lines" | "free_undo">, since: ReadonlySet<number>): number {
  let lines = 1;
  while (lines < room.free_undo && since.has(room.lines - lines + 1)) {
    lines += 1;
  }
  return lines;
}

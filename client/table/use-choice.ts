/**
 * Answering what the game asks. Each small step is sent at once and shows its effect; as long as neither chance
 * nor anybody else has acted it can be taken back. Only what cannot be taken back is asked about twice.
 */
import { useCallback, useEffect, useRef, useState } from "react";
import { Refusal } from "#/wire/refusal";
import type { Answer, ChoiceView, Command, RoomEventView, RoomView, StoredEventView } from "#/wire/types";
import { useSettings } from "#/words";

const STALE = 409;
const WITHDRAW = "withdraw";
/** Long enough to see that a step was answered for one. */
const AUTO_PAUSE = 450;

const NO_OUTCOME = { unsure: null, refused: null } as const;

export type Send = (command: Command) => Promise<Answer>;

export interface Choosing {
  /** Whether something is on its way: nothing else can be chosen meanwhile. */
  readonly busy: boolean;
  /** What is on its way to the server, or waits until it is back. */
  readonly sending: ChoiceView | null;
  /** What cannot be taken back, and waits to be confirmed. */
  readonly unsure: ChoiceView | null;
  /** Why the last command was not carried out. */
  readonly refused: unknown;
  choose(choice: ChoiceView): void;
  confirm(): void;
  cancel(): void;
  /** Take back the last choice; with `all`, everything that is free to take back. */
  undo(all?: boolean): void;
  /** Beside a real table: enter what came there. True if it was carried out. */
  enter(outcome: ChoiceView): Promise<boolean>;
  /** Let the server draw it; with `all`, everything until somebody has to choose. */
  draw(all: boolean): void;
  /** Take back a sealed answer before the others have given theirs. */
  withdraw(): void;
}

function answer(text: string, sure: boolean): Command {
  return { type: "choose", text, sure };
}

/** What came of the last command, for the question at which it was sent: at another it is forgotten. */
interface Outcome {
  readonly question: string;
  readonly unsure: ChoiceView | null;
  readonly refused: unknown;
}

interface Sent {
  /** Nothing: something is taken back. */
  readonly choice: ChoiceView | null;
}

/** Who wants something carried out: somebody who is asked if it is for good, somebody sure, or nobody. */
type By = "chooser" | "sure" | "itself";

/** What is on its way. What goes by itself is not shown, and stops nobody from choosing. */
interface OnItsWay {
  readonly by: By;
  /** Whether it was carried out, as soon as that is known. */
  readonly done: Promise<boolean>;
}

interface Asked {
  readonly room: RoomView;
  readonly question: string;
  readonly events: readonly StoredEventView[];
  /** False while one looks back at an earlier moment. */
  readonly open: boolean;
}

export function useChoosing(asked: Asked, send: Send): Choosing {
  const { room, question, open } = asked;
  const [{ sure }] = useSettings();
  const [sent, setSent] = useState<Sent | null>(null);
  const [outcome, setOutcome] = useState<Outcome>({ question, unsure: null, refused: null });
  const { unsure, refused } = outcome.question === question ? outcome : NO_OUTCOME;
  const onItsWay = useRef<OnItsWay | null>(null);
  const latest = useRef(room);
  latest.current = room;

  /** True if it was carried out. A table that has moved on shows itself: one sees it, and chooses again. */
  const carryOut = useCallback(
    function carry(command: Command, choice: ChoiceView | null, by: By): Promise<boolean> {
      const before = onItsWay.current;
      if (before?.by === "itself" && by !== "itself") {
        // It could be refused because nobody was sure: then whoever clicked meanwhile is asked. No click is lost.
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
            setOutcome({ question, unsure: by === "chooser" ? choice : null, refused: null });
          }
          return unsure === null;
        } catch (error) {
          if (!(error instanceof Refusal && error.status === STALE)) {
            setOutcome({ question, unsure: null, refused: error });
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
    [send, question],
  );

  /** What is going by itself is waited for, and taken back as well. */
  const takeBack = async (all: boolean): Promise<void> => {
    await onItsWay.current?.done;
    const { lines: made, free_undo, chance } = latest.current;
    // Beside a real table everything is free to take back: nobody means the whole game by a slip of the finger.
    const lines = all && chance === "house" ? free_undo : linesToUndo({ lines: made, free_undo }, answered);
    await carryOut({ type: "undo", lines }, null, "sure");
  };

  const enter = (outcome: ChoiceView) => carryOut({ type: "enter", texts: [outcome.text] }, outcome, "sure");

  // Whoever is asked whether they are sure is not interrupted.
  const answered = useAutoAnswer({ ...asked, open: open && unsure === null }, carryOut);
  return {
    busy: sent !== null,
    sending: sent?.choice ?? null,
    unsure,
    refused,
    // What is to be entered can be pointed at on the board as well.
    choose: (choice) =>
      void (room.entry === null ? carryOut(answer(choice.text, !sure), choice, "chooser") : enter(choice)),
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

/**
 * What leaves no choice is answered here, unless it was just come back to: whoever took something back, or all who
 * agreed to it, would see it done again before they could do otherwise. Returns the lines that were answered here.
 */
function useAutoAnswer(
  { room, question, events, open }: Asked,
  carryOut: (command: Command, choice: ChoiceView, by: By) => Promise<boolean>,
): ReadonlySet<number> {
  const [{ auto }] = useSettings();
  const lines = useRef(new Set<number>());
  // What could not be taken back once is mostly so again: it is left to the person from the start.
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

/** When lines were last taken back, by whomever, and how many were left then. */
export function lastUndone(
  events: readonly StoredEventView[],
): Extract<RoomEventView, { type: "undone" }> | null {
  const last = events.findLast(({ event }) => event.type === "undone")?.event;
  return last?.type === "undone" ? last : null;
}

/** Not where choosing would say more than the choice: that a pause is over, or that one plays again oneself. */
function mayAnswer(room: RoomView): boolean {
  const own = room.seats[room.reader];
  return room.choices.length === 1 && !room.paused && room.wish === null && own?.bot === "";
}

/** The last choice of one's own, and with it what was answered for one since. */
export function linesToUndo(
  room: Pick<RoomView, "lines" | "free_undo">,
  answered: ReadonlySet<number>,
): number {
  let lines = 1;
  while (lines < room.free_undo && answered.has(room.lines - lines + 1)) {
    lines += 1;
  }
  return lines;
}

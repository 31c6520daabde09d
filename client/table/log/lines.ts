/** One line of the log: what was chosen, or what happened in the room, before it is put into words. */
import type { By, ChoseView, GameEventView, Mark, Message, StoredEventView } from "#/wire/types";

/** The seat of chance, on the wire. */
export const CHANCE = -1;

/** Something that the game says: with names of components and players, and the rule behind it. */
export interface Said {
  readonly kind: "said";
  readonly message: Message;
  /** Whose name stands before it; null where the words name somebody themselves. */
  readonly teller: number | null;
  readonly rule: string;
}

/** Something that the frame says about the room: the id and arguments of our own words. */
export interface Plain {
  readonly kind: "plain";
  readonly id: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** Arguments that are whoever sits at a seat now. */
  readonly seats: Readonly<Record<string, number>>;
}

export type Sentence = Said | Plain;

export interface Line {
  readonly key: string;
  readonly version: number;
  readonly at: number;
  /** Who did it; null for chance and for what nobody did. */
  readonly seat: number | null;
  readonly kind: "choice" | "chance" | "room";
  readonly by: By | null;
  /** Half of a longer move, a card turned up, somebody sits down: there, but not in the way. */
  readonly quiet: boolean;
  readonly struck: boolean;
  /** The first says what was done, the others what came of it. */
  readonly sentences: readonly Sentence[];
}

/** A choice and what came of it, until the next turn began. */
export function choiceLine(
  kept: StoredEventView,
  chose: ChoseView,
  happenings: readonly GameEventView[],
  struck: boolean,
): Line {
  const chance = chose.seat === CHANCE;
  const silent = happenings.length === 0;
  return {
    key: `${kept.version}`,
    version: kept.version,
    at: kept.at,
    seat: chance ? null : chose.seat,
    kind: chance ? "chance" : "choice",
    by: chose.by,
    quiet: silent || (chance && happenings.length === 1),
    struck,
    sentences: silent ? [choiceItself(chose)] : happenings.map(told),
  };
}

/** What happened by itself once a turn had begun. */
export function sequelLine(
  kept: StoredEventView,
  key: string,
  happenings: readonly GameEventView[],
  struck: boolean,
): Line {
  return {
    key,
    version: kept.version,
    at: kept.at,
    seat: null,
    kind: "chance",
    by: null,
    quiet: false,
    struck,
    sentences: happenings.map(told),
  };
}

export function roomLine(kept: StoredEventView, seat: number | null, sentence: Plain): Line {
  return {
    key: `${kept.version}`,
    version: kept.version,
    at: kept.at,
    seat,
    kind: "room",
    by: null,
    quiet: true,
    struck: false,
    sentences: [sentence],
  };
}

/** What is special about the table from its beginning. */
export function markedLine(kept: StoredEventView, marks: readonly Mark[]): Line {
  const sentences = marks.map((mark) => ({
    kind: "plain" as const,
    id: "web-mark-about",
    args: { mark },
    seats: {},
  }));
  return {
    key: `${kept.version}`,
    version: kept.version,
    at: kept.at,
    seat: null,
    kind: "room",
    by: null,
    quiet: false,
    struck: false,
    sentences,
  };
}

/** Where nothing was announced, the words of the choice stand, after the name of who made it. */
function choiceItself(chose: ChoseView): Said {
  const named = chose.seat === CHANCE || chose.message.args.seat === chose.seat;
  return { kind: "said", message: chose.message, teller: named ? null : chose.seat, rule: "" };
}

function told(happening: GameEventView): Said {
  return { kind: "said", message: happening.message, teller: null, rule: happening.rule };
}

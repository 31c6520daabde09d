/** One line of the log: what was chosen and what came of it, or what happened in the room, before it is put into words. */
import { type Growing, NOBODY } from "#/table/log/fold";
import type { By, Mark, StoredEventView } from "#/wire/types";

/** Something that the frame says about the room: the id and arguments of our own words. */
export interface Plain {
  readonly id: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** Arguments that are the current player of a seat. */
  readonly seats: Readonly<Record<string, number>>;
}

export interface Line extends Growing {
  readonly key: string;
  /** The version with which it began. */
  readonly first: number;
  /** The version with which it ended: pressing it shows the board then. */
  version: number;
  readonly at: number;
  /** Who did it; null for chance and for what nobody did. */
  readonly seat: number | null;
  readonly kind: "choice" | "chance" | "room";
  readonly by: By | null;
  readonly struck: boolean;
  /** What the room tells; `clauses` are what the game tells. */
  readonly plain: readonly Plain[];
}

/** A card turned up, someone sits down: there, but not in the way. */
export function isQuiet({ kind, clauses }: Line): boolean {
  return kind !== "choice" && !clauses.some(({ message }) => "seat" in message.args);
}

export function roomLine(kept: StoredEventView, seat: number | null, ...plain: readonly Plain[]): Line {
  return {
    key: `${kept.version}`,
    first: kept.version,
    version: kept.version,
    at: kept.at,
    seat,
    kind: "room",
    by: null,
    struck: false,
    chooser: NOBODY,
    clauses: [],
    part: 0,
    plain,
  };
}

/** What is special about the table from its beginning. */
export function markedLine(kept: StoredEventView, marks: readonly Mark[]): Line {
  return roomLine(kept, null, ...marks.map((mark) => ({ id: "web-mark-about", args: { mark }, seats: {} })));
}

/** One line for two neighbours: someone who goes back step by step has gone back so many steps. */
export function undoneTogether(one: Line, other: Line): Line | null {
  const [before, after] = [one.plain[0], other.plain[0]];
  if (before?.id !== "web-event-undone" || after?.id !== before.id || one.seat !== other.seat) {
    return null;
  }
  const number = Number(before.args.number) + Number(after.args.number);
  return { ...one, version: other.version, plain: [{ ...before, args: { ...before.args, number } }] };
}

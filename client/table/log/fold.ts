/**
 * Clauses become lines: one line for a choice and what came of it, as in `kernel/log_lines.py`, which says what each
 * `flow` means. A test compares the two.
 */
import type { Clause, Message } from "#/wire/types";

/** The seat of chance, on the wire. */
export const CHANCE = -1;
export const NOBODY = -2;
/** How arguments end of which the newest value is told. */
const NOW = "_now";

/** What grows while a line is told. */
export interface Growing {
  /** Who chose first; CHANCE or NOBODY if nobody did. */
  readonly chooser: number;
  clauses: readonly Clause[];
  /** Where in `clauses` begins what came of the last choice: only that is told together. */
  part: number;
}

export interface Place {
  readonly seat: number;
  /** Which of the clauses of its choice it is. */
  readonly position: number;
  /** Whether no turn has begun yet. */
  readonly setUp: boolean;
}

/** Whether a clause begins its own line. */
export function begins(line: Growing, clause: Clause, { seat, position, setUp }: Place): boolean {
  const alike = line.clauses.filter(({ message }) => message.id === clause.message.id);
  // Before the first turn, what everyone gets is one line.
  const gathers = setUp && alike.length > 0 && "seat" in clause.message.args;
  if (gathers || alike.some((other) => together(other, clause) !== null)) {
    return false;
  }
  if (clause.flow === "begins") {
    return true;
  }
  if (clause.flow === "joins" || clause.flow === "pending" || position > 0) {
    return false;
  }
  // What chance adds belongs to the choice before it.
  return seat !== CHANCE || line.chooser === CHANCE;
}

/** Add a clause to a line that it does not begin, or tell it with one that came of the same choice. */
export function extend(line: Growing, clause: Clause, { seat, position, setUp }: Place): void {
  const first = line.clauses[line.part];
  // Another choice: told with the last one, if it is of the same kind, else after it.
  if (
    position === 0 &&
    seat !== CHANCE &&
    !setUp &&
    first !== undefined &&
    together(first, clause) === null
  ) {
    line.part = line.clauses.length;
  }
  put(line, clause);
}

function put(line: Growing, clause: Clause): void {
  const named = new Set(line.clauses.flatMap(names));
  if (clause.flow === "echo" && names(clause).every((name) => named.has(name))) {
    return;
  }
  const at = line.clauses.findIndex((other, index) => index >= line.part && together(other, clause) !== null);
  const other = line.clauses[at];
  const both = other === undefined ? null : together(other, clause);
  line.clauses = both === null ? [...line.clauses, clause] : line.clauses.with(at, both);
}

/** Undo what was only told until something else is: by anyone, or again by the same. */
export function forgetPending(line: Growing, clause: Clause): void {
  const kept = line.clauses.filter(
    (other) => other.flow !== "pending" || (clause.flow === "pending" && who(other) !== who(clause)),
  );
  line.clauses = kept.length === line.clauses.length ? line.clauses : kept;
  line.part = Math.min(line.part, kept.length);
}

function who({ message, teller }: Clause): unknown {
  return message.args.seat ?? teller;
}

function names({ message }: Clause): readonly string[] {
  return Object.values(message.args).flatMap((value) => (typeof value === "number" ? [] : value));
}

/** One clause for two that differ only in lists and amounts; null for others. */
function together(one: Clause, other: Clause): Clause | null {
  const [before, after] = [one.message, other.message];
  const keys = Object.keys(before.args);
  if (
    before.id !== after.id ||
    one.teller !== other.teller ||
    keys.length !== Object.keys(after.args).length
  ) {
    return null;
  }
  const args: Record<string, Message["args"][string]> = {};
  let addsUp = Object.keys(one.amount).length > 0;
  for (const name of keys) {
    const [value, added] = [before.args[name], after.args[name]];
    if (value === undefined || added === undefined) {
      return null;
    }
    if (typeof value === "object" && typeof added === "object") {
      args[name] = [...value, ...added];
      addsUp = true;
    } else if (name.endsWith(NOW)) {
      args[name] = added;
      addsUp = true;
    } else if (value !== added) {
      return null;
    } else {
      args[name] = value;
    }
  }
  if (!addsUp) {
    return null;
  }
  const amount: Record<string, number> = { ...one.amount };
  for (const [item, number] of Object.entries(other.amount)) {
    amount[item] = (amount[item] ?? 0) + number;
  }
  return { ...one, message: { id: before.id, args }, amount };
}

/**
 * The log by turns. No text is made here, only the order of messages.
 *
 * Every game announces its turns with `seat`, and rounds by their number, there or as `GAME-round-begins`: that is
 * all the frame needs to know of any of them.
 */
import { begins, extend, forgetPending, NOBODY } from "#/table/log/fold";
import { type Line, markedLine, roomLine, undoneTogether } from "#/table/log/lines";
import { happened } from "#/table/log/room-events";
import { fates } from "#/table/log/undone";
import type { ChoseView, Clause, Message, StoredEventView } from "#/wire/types";

/** What the rules have reported, and how the log tells it. */
export interface Fact {
  readonly message: Message;
  readonly rule: string;
  readonly clause: Clause;
  readonly version: number;
}

export interface Turn {
  readonly key: string;
  /** The version with which it began. */
  readonly version: number;
  /** Whose turn it is; null before the first one, and for a side that nobody sits at. */
  readonly seat: number | null;
  readonly round: number | null;
  /** How the game announced it; null before the first one. */
  readonly heading: Message | null;
  /** Whether the beginning of the turn was undone. */
  readonly struck: boolean;
  readonly lines: Line[];
  /** Everything that happened in it and was not undone. */
  readonly facts: Fact[];
}

/** Whose turn a message announces; null for a side that nobody sits at. */
function seatOf(message: Message): number | null {
  return typeof message.args.seat === "number" ? message.args.seat : null;
}

/** The number of the round that a message announces; null if it announces none. */
function roundBegins({ flow, message }: Clause): number | null {
  const announces = flow === "turn" || message.id.endsWith("-round-begins");
  const round = message.args.round ?? message.args.number;
  return announces && typeof round === "number" ? round : null;
}

/** Several panels tell the same events. */
const known = new WeakMap<readonly StoredEventView[], readonly Turn[]>();

/** All events as turns; the first holds what came before any. */
export function turnsOf(events: readonly StoredEventView[]): readonly Turn[] {
  const turns = known.get(events) ?? grouped(events);
  known.set(events, turns);
  return turns;
}

/** The key of the line that tells of a moment; of a moment that no line tells of, the last line before it. */
export function lineAt(turns: readonly Turn[], moment: number): string | null {
  const lines = turns.flatMap((turn) => turn.lines).filter((line) => !line.struck);
  const telling = lines.find((line) => line.first <= moment && moment <= line.version);
  const before = lines.findLast((line) => line.version <= moment)?.version;
  // Results of the same choice are below it.
  return (telling ?? lines.find((line) => line.version === before))?.key ?? null;
}

function grouped(events: readonly StoredEventView[]): readonly Turn[] {
  const taken = fates(events);
  const names = new Map<number, string>();
  let now: Moment = { turn: turn("start", 0, null, null, false), round: null };
  const turns = [now.turn];
  // The state after each line of the game, for going back to it.
  const after = [now];
  for (const kept of events) {
    const { event, version } = kept;
    const fate = taken.get(version);
    if (event.type === "joined") {
      names.set(event.seat, event.name);
    }
    if (event.type === "chose" && fate !== "removed") {
      now = tell(turns, now, kept, event, fate === "struck");
    }
    if (event.type === "chose") {
      after.push(now);
      continue;
    }
    if (event.type === "undone") {
      after.splice(Math.max(1, after.length - event.lines));
      const back = after.at(-1) ?? now;
      if (back.turn !== now.turn) {
        now = { ...back, turn: { ...back.turn, key: `${version}`, version, lines: [], facts: [] } };
        turns.push(now.turn);
      }
    }
    if (event.type === "created" && event.marks.length > 0) {
      now.turn.lines.push(markedLine(kept, event.marks));
    }
    const room = happened(event, names);
    if (room !== null) {
      add(now.turn.lines, roomLine(kept, room.seat, room.sentence));
    }
  }
  return turns.filter((turn) => turn.heading !== null || turn.lines.length > 0);
}

interface Moment {
  readonly turn: Turn;
  readonly round: number | null;
}

/** Tell a choice and what came of it. A turn may begin in the middle of it. */
function tell(
  turns: Turn[],
  before: Moment,
  kept: StoredEventView,
  chose: ChoseView,
  struck: boolean,
): Moment {
  let now = before;
  let position = 0;
  // What chance has drawn is told before the turn that it begins, and is no event of the game.
  const drawn = Math.max(0, chose.told.length - chose.happenings.length);
  for (const [index, clause] of chose.told.entries()) {
    const fact = chose.happenings[index - drawn];
    if (fact !== undefined && !struck && clause.flow !== "turn") {
      now.turn.facts.push({ ...fact, clause, version: kept.version });
    }
    if (clause.flow === "silent") {
      continue;
    }
    forget(now.turn.lines, clause);
    const round = roundBegins(clause) ?? now.round;
    if (clause.flow === "turn") {
      now = { turn: turn(`${kept.version}.${index}`, kept.version, clause.message, round, struck), round };
      turns.push(now.turn);
    } else {
      now = { ...now, round };
      tellClause(now.turn, clause, { kept, chose, position, struck });
    }
    position += 1;
  }
  return now;
}

interface Told {
  readonly kept: StoredEventView;
  readonly chose: ChoseView;
  readonly position: number;
  readonly struck: boolean;
}

function tellClause({ heading, lines }: Turn, clause: Clause, { kept, chose, position, struck }: Told): void {
  const place = { seat: chose.seat, position, setUp: heading === null };
  const last = lines.at(-1);
  if (last !== undefined && isOpen(last, struck) && !begins(last, clause, place)) {
    extend(last, clause, place);
    last.version = kept.version;
    return;
  }
  // Automatic events at the beginning of a turn belong to nobody.
  const chooser = last === undefined && heading !== null && position > 0 ? NOBODY : chose.seat;
  lines.push({
    key: `${kept.version}-${position}`,
    first: kept.version,
    version: kept.version,
    at: kept.at,
    seat: chooser < 0 ? null : chooser,
    kind: chooser < 0 ? "chance" : "choice",
    by: chooser < 0 ? null : chose.by,
    struck,
    chooser,
    clauses: [clause],
    part: 0,
    plain: [],
  });
}

function isOpen(line: Line, struck: boolean): boolean {
  return line.kind !== "room" && line.struck === struck;
}

function forget(lines: Line[], clause: Clause): void {
  const last = lines.at(-1);
  if (last !== undefined && last.kind !== "room") {
    forgetPending(last, clause);
    if (last.clauses.length === 0) {
      lines.pop();
    }
  }
}

function turn(
  key: string,
  version: number,
  heading: Message | null,
  round: number | null,
  struck: boolean,
): Turn {
  const seat = heading === null ? null : seatOf(heading);
  return { key, version, seat, round, heading, struck, lines: [], facts: [] };
}

/** Add a line about the room, or make it one with its neighbour. */
function add(lines: Line[], line: Line): void {
  const before = lines.at(-1);
  const both = before === undefined ? null : undoneTogether(before, line);
  if (both === null) {
    lines.push(line);
  } else {
    lines[lines.length - 1] = both;
  }
}

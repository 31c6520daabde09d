/**
 * What is told of a game, by turns. No words are made here, only which messages stand where.
 *
 * Every game announces its turns as `GAME-turn-begins` with `seat`, and rounds by their number, there or as
 * `GAME-round-begins`: that is all the frame needs to know of any of them.
 */

import { choiceLine, type Line, markedLine, roomLine, sequelLine } from "#/table/log/lines";
import { together } from "#/table/log/merge-lines";
import { happened } from "#/table/log/room-events";
import { fates } from "#/table/log/undone";
import type { ChoseView, GameEventView, Message, StoredEventView } from "#/wire/types";

export interface Turn {
  readonly key: string;
  /** The version with which it began. */
  readonly version: number;
  /** Whose turn it is; null before the first one, and for a side that nobody sits at. */
  readonly seat: number | null;
  readonly round: number | null;
  /** How the game announced it; null before the first one. */
  readonly heading: Message | null;
  /** Whether the beginning of the turn was taken back. */
  readonly struck: boolean;
  readonly lines: Line[];
}

function announcesTurn(message: Message): boolean {
  return message.id.endsWith("-turn-begins");
}

/** Whose turn a message announces; null for a side that nobody sits at. */
function seatOf(message: Message): number | null {
  return typeof message.args.seat === "number" ? message.args.seat : null;
}

/** The number of the round that a message announces; null if it announces none. */
function roundBegins(message: Message): number | null {
  const announces = announcesTurn(message) || message.id.endsWith("-round-begins");
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

function grouped(events: readonly StoredEventView[]): readonly Turn[] {
  const taken = fates(events);
  const names = new Map<number, string>();
  let now: Moment = { turn: turn("start", 0, null, null, false), round: null };
  const turns = [now.turn];
  // What stood after each line of the game, for coming back to it.
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
        now = { ...back, turn: { ...back.turn, key: `${version}`, version, lines: [] } };
        turns.push(now.turn);
      }
    }
    if (event.type === "created" && event.marks.length > 0) {
      put(now.turn.lines, markedLine(kept, event.marks));
    }
    const room = happened(event, names);
    if (room !== null) {
      put(now.turn.lines, roomLine(kept, room.seat, room.sentence));
    }
  }
  return turns.filter((turn) => turn.heading !== null || turn.lines.length > 0);
}

interface Moment {
  readonly turn: Turn;
  readonly round: number | null;
}

/** Tell a choice: what came of it stands under it, until a turn begins in the middle of it. */
function tell(
  turns: Turn[],
  before: Moment,
  kept: StoredEventView,
  chose: ChoseView,
  struck: boolean,
): Moment {
  let now = before;
  for (const [index, part] of parted(chose.happenings).entries()) {
    const round = part.reduce((known, { message }) => roundBegins(message) ?? known, now.round);
    const [first, ...rest] = part;
    if (index === 0) {
      put(now.turn.lines, choiceLine(kept, chose, part, struck));
      now = { ...now, round };
    } else if (first !== undefined) {
      const key = `${kept.version}.${index}`;
      now = { turn: turn(key, kept.version, first.message, round, struck), round };
      turns.push(now.turn);
      if (rest.length > 0) {
        put(now.turn.lines, sequelLine(kept, `${key}+`, rest, struck));
      }
    }
  }
  return now;
}

/** What a choice led to, cut before every announcement of a turn. */
function parted(happenings: readonly GameEventView[]): readonly GameEventView[][] {
  const parts: GameEventView[][] = [[]];
  for (const happening of happenings) {
    if (!announcesTurn(happening.message)) {
      parts.at(-1)?.push(happening);
    } else {
      parts.push([happening]);
    }
  }
  return parts;
}

function turn(
  key: string,
  version: number,
  heading: Message | null,
  round: number | null,
  struck: boolean,
): Turn {
  return { key, version, seat: heading === null ? null : seatOf(heading), round, heading, struck, lines: [] };
}

/** Add a line, or make it one with its neighbour. */
function put(lines: Line[], line: Line): void {
  const before = lines.at(-1);
  const both = before === undefined ? null : together(before, line);
  if (both === null) {
    lines.push(line);
  } else {
    lines[lines.length - 1] = both;
  }
}

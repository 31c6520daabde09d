/** What happened since the reader's last turn: what others did, and what of it touched the reader. */
import { isQuiet, type Line } from "#/table/log/lines";
import type { Turn } from "#/table/log/turns";
import type { Clause } from "#/wire/types";

export interface Since {
  /** Changes when there is something else to tell. */
  readonly key: string;
  /** The turns of others, the earliest first. */
  readonly turns: readonly Turn[];
  /** Who had them, each once. */
  readonly others: readonly number[];
  /** What happened to the reader without the reader's doing. */
  readonly touched: readonly Clause[];
  /** The version before which it began, to step through it from there. */
  readonly from: number;
}

/**
 * Null unless the reader's turn has just begun, and others had theirs since the last one. Once the reader has
 * chosen something the past is past.
 */
export function sinceMyTurn(turns: readonly Turn[], reader: number): Since | null {
  const played = turns.filter((turn) => turn.heading !== null && !turn.struck);
  const mine = played.at(-1);
  if (mine === undefined || mine.seat !== reader || mine.lines.some((line) => chosenBy(line, reader))) {
    return null;
  }
  const before = played.slice(0, -1);
  const own = before.findLastIndex((turn) => turn.seat === reader);
  const others = before.slice(own + 1);
  const [first] = others;
  if (first === undefined) {
    return null;
  }
  const happened = [...others, mine].flatMap((turn) => turn.lines).filter((line) => !line.struck);
  return {
    key: `${first.key} ${mine.key}`,
    turns: others,
    others: [...new Set(others.flatMap((turn) => turn.seat ?? []))],
    touched: happened.filter((line) => line.seat !== reader).flatMap((line) => touching(line, reader)),
    from: first.version,
  };
}

function chosenBy(line: Line, seat: number): boolean {
  return line.kind === "choice" && line.seat === seat && !line.struck;
}

/** What is about a seat: it is named as one of the seats in it. */
function touching(line: Line, seat: number): readonly Clause[] {
  return line.clauses.filter(({ message }) =>
    Object.entries(message.args).some(([name, value]) => name.startsWith("seat") && value === seat),
  );
}

/** The lines of a turn that are worth telling again: what was done, not what was turned up. */
export function toldAgain(turn: Turn): readonly Line[] {
  return turn.lines.filter((line) => !line.struck && !isQuiet(line) && line.kind !== "room");
}

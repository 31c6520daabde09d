/** My tables in the order in which I want to see them. A room in which I hold several seats is one table. */
import type { MyRoom } from "#/wire/types";

export interface MyTable {
  readonly room: string;
  readonly game: string;
  readonly stage: string;
  /** The seat to look from: one that the game waits for, if there is one. */
  readonly seat: number;
  readonly waiting: boolean;
  readonly due: number | null;
  readonly changed: number;
  readonly names: readonly string[];
  /** The names of those whom the game waits for. */
  readonly turn: readonly string[];
}

const ORDER = ["playing", "open", "over"];

/** Your turn first, those due soonest before; then what goes on, what is about to, and what is over. */
export function myTables(rows: readonly MyRoom[]): readonly MyTable[] {
  const tables = new Map<string, MyTable>();
  for (const row of rows) {
    const known = tables.get(row.room);
    if (known === undefined || (row.waiting && !known.waiting)) {
      tables.set(row.room, table(row));
    }
  }
  return [...tables.values()].sort(before);
}

function table(row: MyRoom): MyTable {
  const { room, game, stage, seat, waiting, due, changed } = row;
  return { room, game, stage, seat, waiting, due, changed, names: [], turn: [] };
}

function before(one: MyTable, other: MyTable): number {
  return (
    Number(other.waiting) - Number(one.waiting) ||
    ORDER.indexOf(one.stage) - ORDER.indexOf(other.stage) ||
    (one.waiting ? (one.due ?? Number.MAX_SAFE_INTEGER) - (other.due ?? Number.MAX_SAFE_INTEGER) : 0) ||
    other.changed - one.changed
  );
}

/** The tables that wait for me. */
export function waiting(rows: readonly MyRoom[]): readonly MyTable[] {
  return myTables(rows).filter((one) => one.waiting && one.stage === "playing");
}

/** My tables in the order in which I want to see them. A room in which I hold several seats is one table. */
import type { ListedSeat, Mark, MyRoom } from "#/wire/types";

export interface MyTable {
  readonly room: string;
  readonly game: string;
  readonly stage: string;
  readonly paused: boolean;
  /** Whether the game waits for a seat of mine. */
  readonly waiting: boolean;
  readonly due: number | null;
  readonly changed: number;
  readonly seats: readonly ListedSeat[];
  readonly marks: readonly Mark[];
  /** The seats that I hold. */
  readonly mine: readonly number[];
}

const ORDER = ["playing", "open", "over", "closed"];

/** Your turn first, by deadline; then running, waiting and finished games. */
export function myTables(rows: readonly MyRoom[]): readonly MyTable[] {
  const tables = new Map<string, MyTable>();
  // Puzzles are found where they are listed, and wait for nobody.
  for (const row of rows.filter(({ marks }) => !marks.includes("practice"))) {
    const known = tables.get(row.room);
    tables.set(row.room, {
      room: row.room,
      game: row.game,
      stage: row.stage,
      paused: row.paused,
      waiting: row.waiting || (known?.waiting ?? false),
      due: row.due,
      changed: row.changed,
      seats: row.seats,
      marks: row.marks,
      mine: [...(known?.mine ?? []), row.seat],
    });
  }
  return [...tables.values()].sort(before);
}

function before(one: MyTable, other: MyTable): number {
  return (
    Number(other.waiting) - Number(one.waiting) ||
    ORDER.indexOf(one.stage) - ORDER.indexOf(other.stage) ||
    (one.waiting ? (one.due ?? Number.MAX_SAFE_INTEGER) - (other.due ?? Number.MAX_SAFE_INTEGER) : 0) ||
    // Who has waited longest comes first; of all others, what changed last.
    (one.waiting ? one.changed - other.changed : other.changed - one.changed)
  );
}

/** The tables that wait for me. */
export function waiting(rows: readonly MyRoom[]): readonly MyTable[] {
  return myTables(rows).filter((one) => one.waiting && one.stage === "playing");
}

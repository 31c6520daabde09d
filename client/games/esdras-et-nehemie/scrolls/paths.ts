/**
 * Looking ahead at the scrolls: which tiles are within reach, and how much silver the cheapest path to each costs a
 * side. The house decides what is allowed; tests/client/test_esdras_board.py compares the two.
 */
import type { EsdrasEtNehemieCellView } from "#/wire/types";

export interface Way {
  /** Silver for the scribes of others and white workers on the cheapest path. */
  readonly silver: number;
  /** Whom it goes to, below the target from the top down; null for the main supply. Own scribes cost nothing. */
  readonly to: readonly (number | null)[];
  /** The tiles that it goes over, by their places. */
  readonly over: readonly string[];
}

/** Ways to the tiles that a scribe could be placed on, by their places; `fee` is the silver for each step. */
export function waysFor(
  cells: readonly EsdrasEtNehemieCellView[],
  side: number,
  fee: number,
): ReadonlyMap<string, Way> {
  const rows = rowsOf(cells);
  const found = new Map<string, Way>();
  /** Cheapest ways from below up to and over a cell; undefined where nobody stands. */
  let over: readonly (Way | undefined)[] = [];
  rows.forEach((row, number) => {
    const up = row.map((_, column) => (number === 0 ? FREE : cheaper(over[column - 1], over[column])));
    row.forEach((cell, column) => {
      const way = up[column];
      if (way !== undefined && cell.scribe === null && cell.tile !== null) {
        found.set(cell.place, way);
      }
    });
    over = row.map((cell, column) => passing(cell, up[column], side, fee));
  });
  return found;
}

/** The grid row by row from the bottom. */
export function rowsOf(
  cells: readonly EsdrasEtNehemieCellView[],
): readonly (readonly EsdrasEtNehemieCellView[])[] {
  const rows: EsdrasEtNehemieCellView[][] = [];
  for (const cell of cells) {
    rows[cell.row - 1] = [...(rows[cell.row - 1] ?? []), cell];
  }
  return rows;
}

const FREE: Way = { silver: 0, to: [], over: [] };

function cheaper(one: Way | undefined, other: Way | undefined): Way | undefined {
  return other === undefined || (one !== undefined && one.silver <= other.silver) ? one : other;
}

function passing(
  { place, scribe, white }: EsdrasEtNehemieCellView,
  way: Way | undefined,
  side: number,
  fee: number,
): Way | undefined {
  if (way === undefined || (scribe === null && white === "")) {
    return undefined;
  }
  const over = [place, ...way.over];
  return scribe === side ? { ...way, over } : { silver: way.silver + fee, to: [scribe, ...way.to], over };
}

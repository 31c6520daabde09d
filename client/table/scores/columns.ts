/** A score sheet as its pad is printed: a row for each category, a column for each player. */
import type { Category } from "#/wire/types";

export interface Row {
  readonly id: string;
  /** The points of each seat; null where a seat has no such line. */
  readonly points: readonly (number | null)[];
}

/** The rows in the order in which the sheets name them. */
export function rowsOf(sheets: readonly (readonly Category[])[]): readonly Row[] {
  const ids = [...new Set(sheets.flatMap((sheet) => sheet.map((category) => category.id)))];
  return ids.map((id) => ({
    id,
    points: sheets.map((sheet) => sheet.find((category) => category.id === id)?.points ?? null),
  }));
}

/** Null where the reader may not know a seat's points. */
export function totalOf(sheet: readonly Category[]): number | null {
  return sheet.length === 0 ? null : sheet.reduce((sum, category) => sum + category.points, 0);
}

/** Whether a table shows its scores at all. */
export function hasScores(scores: readonly unknown[]): boolean {
  return scores.length > 0;
}

/** What is printed on a component, and where it is known from. */
import type { PrintedValue } from "#/table/contract";

export type Source = PrintedValue["source"];
export const SOURCES = ["rulebook", "public", "reconstructed"] as const satisfies readonly Source[];

export interface OwnValue {
  /** What it is, as the component file calls it: `cost`. */
  readonly field: string;
  readonly value: string;
  readonly source: Source;
}

/** The values of one component; what a file writes for "nothing" is left out. */
export function valuesOf(values: readonly PrintedValue[], item: string): readonly OwnValue[] {
  const start = `${item}.`;
  return values
    .filter(({ path, value }) => path.startsWith(start) && !NOTHING.has(value))
    .map(({ path, value, source }) => ({ field: path.slice(start.length), value, source }));
}

const NOTHING = new Set(["", "-", "none", "0", "false"]);

/** Fields of component files for which there are words; others are shown as in the file. */
export const FIELDS = [
  "name",
  "type",
  "copies",
  "cost",
  "effect",
  "stones",
  "worth",
  "number",
  "timing",
  "group",
  "needs",
  "value",
  "symbol",
  "amount",
  "values",
  "stories",
  "points",
  "colour",
  "slots",
  "time",
  "coins",
  "resource",
  "action",
] as const;

export type Field = (typeof FIELDS)[number];

export function knownField(field: string): Field | null {
  return FIELDS.find((known) => known === field) ?? null;
}

/** The sources that a component's values have, the surest first. */
export function sourcesOf(values: readonly OwnValue[]): readonly Source[] {
  return SOURCES.filter((source) => values.some((value) => value.source === source));
}

/** What a component says. */
import type { Reading } from "#/table/contract";
import { boxOf, type EsdrasPrinted } from "./box";
import { rulesAbout } from "./rules";

export function read(item: string, printed: EsdrasPrinted): Reading {
  return { lines: [], rules: rulesAbout(boxOf(printed), item) };
}

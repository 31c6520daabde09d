/** The games that have something of their own to show; any other is drawn by the generic board. */
import type { GameEntry } from "#/table/contract";

export const ENTRIES: Readonly<Record<string, GameEntry>> = {};

/** Which rules are about a component; their texts are the catalogue's. */
import type { NehemiahForeman } from "#/wire/types";

const BOARDS = [106, 107, 109, 111];
const GATES = [20, 73];

const RULES: Readonly<Record<string, readonly number[]>> = {
  wood_1: [69],
  wood_2: [69],
  gold_2: [70],
  gold_3: [70],
  wood_order: [76],
  wall_1: [71],
  wall_2: [71],
  temple_1: [75],
  temple_2: [75],
  garrison_1: [74],
  garrison_2: [74],
  gate: [72, 73],
  remarkable: [83],
  night_1: [77, 78],
  night_2: [77, 78],
  new_site_1: [79],
  new_site_2: [79],
  priority_site: [80, 81],
  crew_change: [82],
  reassignment: [84, 85],
  planning: [86, 87],
  consolidation_1: [88, 89, 90],
  consolidation_2: [88, 89, 90],
  deck_1: [19, 102],
  deck_2: [102],
  deck_3: [113],
  sheep_gate: GATES,
  fish_gate: GATES,
  old_gate: GATES,
  valley_gate: GATES,
  dung_gate: GATES,
  fountain_gate: GATES,
  water_gate: GATES,
  horse_gate: GATES,
  wall: BOARDS,
  temple: BOARDS,
  garrison: BOARDS,
  artisan: [150],
  architect: [151],
  sculptor: [152],
  carpenter: [153],
  merchant: [154],
  turncoat: [155],
  administrator: [156, 157],
  seasonal: [158],
  town_planner: [159],
  substitute: [160],
  journeyman: [161],
  convict: [162],
  assistant: [163],
  corrupt_worker: [164],
  inspector: [165, 166, 167],
};

const SYMBOLS: Readonly<Record<NehemiahForeman["symbol"], number>> = {
  hand: 143,
  hourglass: 144,
  scroll: 145,
  exclamation: 146,
  plus: 147,
  silhouette: 148,
};

/** Before those of a foreman comes that of its symbol. */
export function rulesAbout(item: string, foreman: NehemiahForeman | undefined): readonly string[] {
  const symbol = foreman === undefined ? [] : [SYMBOLS[foreman.symbol]];
  return [...symbol, ...(RULES[item] ?? [])].map((number) => `NE-${number}`);
}

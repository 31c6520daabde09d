/** Which rules are about a component. */
import type { Box } from "./components";

const CONDITIONS: Readonly<Record<string, number>> = {
  golden_spaces: 220,
  developed_tiles: 221,
  purple_blessings: 222,
  gatekeepers: 223,
  walls: 224,
  orange_blessings: 225,
  scribes: 226,
  levites: 227,
  red_blessings: 228,
  top_scrolls: 229,
};

const ACTIONS: Readonly<Record<string, number>> = {
  gain: 253,
  build_temple: 254,
  clear_wall: 262,
  rebuild_gate: 260,
  rebuild_wall: 261,
  scribe_highest: 265,
  scribe_lowest: 265,
};

const TILES: Readonly<Record<string, readonly number[]>> = {
  guards: [129, 136],
  traders: [130, 139],
  elders: [132, 139],
  farmers: [133, 155],
  labourers: [135, 154],
};

const GOODS: Readonly<Record<string, number>> = { gold: 1, stone: 1, wood: 1, ash: 1, silver: 2, food: 2 };

/** Scroll tiles with an ability, in the order of their rules. */
const ABILITIES: readonly string[] = [
  "treasurer",
  "house_completed",
  "great_assembly",
  "chief_scribes",
  "threefold_blessing",
  "teaching_the_people",
  "ring_of_stone",
  "hidden_merit",
  "fields_of_rest",
  "market_on_the_eve",
  "scribes_table",
  "perpetual_fire",
  "gate_provisions",
  "returning_exiles",
  "tithes",
  "caravan",
  "swift_tents",
  "portion_of_the_levites",
  "shared_labour",
  "keepers_oath",
  "counsel_of_elders",
  "blessed_pen",
  "golden_incense",
  "hewn_stones",
  "second_bargain",
  "fruit_of_the_land",
  "open_house",
  "profitable_trade",
  "royal_letters",
  "busy_markets",
];
const FIRST_ABILITY = 187;

export function rulesAbout(box: Box, item: string): readonly string[] {
  return [...new Set(numbers(box, item))].map((number) => `EN-${number}`);
}

function numbers(box: Box, item: string): readonly number[] {
  const character = box.character(item);
  if (character !== undefined) {
    return [58, 56, CONDITIONS[character.condition] ?? 0];
  }
  if (box.scroll(item) !== undefined) {
    const ability = ABILITIES.indexOf(item);
    return ability < 0 ? [217] : [FIRST_ABILITY + ability, 184];
  }
  const scheme = box.scheme(item);
  if (scheme !== undefined) {
    return [250, ...[scheme.first, scheme.second, scheme.third].map(({ action }) => ACTIONS[action] ?? 0)];
  }
  const gate = box.gate(item);
  if (gate !== undefined) {
    return gate.corner ? [16, 103] : [97, 101, 104];
  }
  return GOODS[item] !== undefined ? [GOODS[item]] : ofKind(box, item);
}

function ofKind(box: Box, item: string): readonly number[] {
  const { file } = box;
  const isAmong = (rows: readonly { readonly id: string }[]) => rows.some(({ id }) => id === item);
  const kinds: readonly (readonly [rows: readonly { readonly id: string }[], rules: readonly number[]])[] = [
    [file.hero, [217, 218, 219]],
    [file.wall, [92, 94, 96, 99]],
    [file.wall_card, [99, 103]],
    [file.city_space, [120]],
    [file.altar_face, [157, 28]],
    [file.focus, [247, 248, 260]],
    [file.blessing, [144, 145, 146]],
    [file.opponent, [247, 248, 249, 250]],
  ];
  const tile = TILES[item.slice(0, item.lastIndexOf("_"))];
  return tile === undefined ? (kinds.find(([rows]) => isAmong(rows))?.[1] ?? []) : [126, ...tile];
}

/** What a banner value costs and what it opens, before a die is taken. The house judges; this only looks ahead. */
import type { MyVillageDieView, MyVillageView, MyVillageVillageView } from "#/wire/types";
import { type Amount, type Box, type Card, HIGHEST, homeName, type Kind, LOWEST, shows } from "./components";

const FACES = 6;
const BOTH = 2;
const LETTERS = "ABCDE";

/** Whose area it is; fields need nobody. */
export const KEEPERS: Readonly<Partial<Record<Kind, string>>> = {
  church: "abbot",
  monk: "abbot",
  chamber: "councillor",
  square: "councillor",
  travel: "traveller",
  workshop: "craftsman",
  customer: "merchant",
};

interface Way {
  readonly time: number;
  readonly markers: number;
  readonly coins: number;
}

/** The cheapest way to a value; null if it cannot be made. */
export function priceOf(
  box: Box,
  view: MyVillageView,
  mine: MyVillageVillageView,
  value: number,
): readonly Amount[] | null {
  const ways = pairs(view.pool).flatMap(([one, other]) => {
    const black = Number(one.colour === "black") + Number(other.colour === "black");
    return Array.from({ length: Math.min(mine.markers, BOTH) + 1 }, (_, markers): Way => {
      const coins = coinsFor(one.face, other.face, value, markers);
      return { time: black * box.number("black_die_time"), markers, coins };
    }).filter((way) => way.coins <= mine.coins);
  });
  const [best] = ways.sort((one, other) => weight(one) - weight(other));
  return best === undefined ? null : amounts(best);
}

function weight({ time, markers, coins }: Way): number {
  return time + markers + coins;
}

function amounts({ time, markers, coins }: Way): readonly Amount[] {
  const all: readonly Amount[] = [
    { sign: "time", number: time },
    { sign: "marker", number: markers },
    { sign: "coin", number: coins },
  ];
  return all.filter(({ number }) => number > 0);
}

function pairs(
  pool: readonly MyVillageDieView[],
): readonly (readonly [MyVillageDieView, MyVillageDieView])[] {
  const dice = pool.flatMap((die) => Array.from({ length: Math.min(die.number, BOTH) }, () => die));
  return dice.flatMap((one, at) => dice.slice(at + 1).map((other) => [one, other] as const));
}

/** The fewest coins that make a value of two faces when so many markers turn dice (MV-65). */
function coinsFor(one: number, other: number, value: number, markers: number): number {
  if (markers === 0) {
    return Math.abs(value - one - other);
  }
  return markers === BOTH ? 0 : Math.min(beside(value - one), beside(value - other));
}

function beside(missing: number): number {
  return missing < 1 ? 1 - missing : Math.max(missing - FACES, 0);
}

/** Whether a village has a place for a card: its villager, and what it may have of the kind. */
export function hasRoom(box: Box, mine: MyVillageVillageView, card: Card): boolean {
  const keeper = KEEPERS[card.kind];
  if (keeper !== undefined && !mine.villagers.includes(keeper)) {
    return false;
  }
  switch (card.kind) {
    case "workshop":
      return !mine.workshops.some((shop) => box.card(shop.card)?.type === card.type);
    case "travel": {
      const latest = box.card(mine.travels.at(-1)?.card ?? "");
      return latest?.ends !== true && LETTERS.indexOf(card.letter) === mine.travels.length;
    }
    case "church":
      return mine.church === null;
    case "monk":
      return mine.church !== null && box.number(`windows_${mine.windows + 1}`) > 0;
    case "chamber":
      return mine.chamber === null;
    case "square":
      return !mine.square;
    default:
      return true;
  }
}

/** The black banners of the middle that a village has a place for. */
export function blackBanners(
  box: Box,
  view: MyVillageView,
  mine: MyVillageVillageView,
  value: number,
): readonly string[] {
  const lying = [...view.churches, ...view.chambers, ...view.workshops].map(({ card }) => card);
  const piles = [...view.monks, ...view.travels].flatMap(({ card, number }) => (number > 0 ? [card] : []));
  const rest = [
    ...(view.squares > 0 ? ["village_square"] : []),
    ...(view.fields > 0 ? ["field"] : []),
    ...(!view.hand_back && mine.seat !== view.first ? ["hand"] : []),
    ...(view.zone.length > 0 ? ["office"] : []),
  ];
  return [...lying, ...piles, ...rest].filter((item) => {
    const card = box.card(item);
    return card !== undefined && shows(card, value) && hasRoom(box, mine, card);
  });
}

/** The own banners that show a value, in areas with their villager, by the names they have at home. */
export function whiteBanners(box: Box, mine: MyVillageVillageView, value: number): readonly string[] {
  const board = ["personal_banner", "school"];
  const kept: readonly (readonly [string, readonly string[]])[] = [
    ["craftsman", mine.workshops.map(({ card }) => card)],
    [
      "councillor",
      [...(mine.chamber === null ? [] : [mine.chamber.card]), ...(mine.square ? ["village_square"] : [])],
    ],
    ["merchant", mine.market.map(({ card }) => card)],
  ];
  const active = kept.flatMap(([keeper, cards]) => (mine.villagers.includes(keeper) ? cards : []));
  const fields = mine.fields.map(({ place }) => homeName(place));
  return [...board, ...active, ...fields].filter((name) => isWhite(box, mine, name, value));
}

function isWhite(box: Box, mine: MyVillageVillageView, name: string, value: number): boolean {
  if (mine.tile === name && (value === LOWEST || value === HIGHEST)) {
    return true;
  }
  if (name === "personal_banner") {
    return mine.personal_values.includes(value);
  }
  const card = box.card(name.startsWith("field_") ? "field" : name);
  return card !== undefined && shows(card, value);
}

/** The value that this turn is about: made already, or wanted. */
export function valueNow({ value, pending }: MyVillageView): number {
  return value > 0 || pending?.step !== "TakeDice" ? value : (pending.fields[1] ?? 0);
}

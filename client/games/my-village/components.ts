/** What is printed on the components in use, ready to be looked up: the box that a table is laid from. */
import type { Printed } from "#/table/contract";
import type { MyVillageComponents, MyVillagePayment } from "#/wire/types";
import type { SignName } from "./art/signs";

export type VillagePrinted = Printed<MyVillageComponents>;

export type Kind =
  | "church"
  | "monk"
  | "chamber"
  | "square"
  | "field"
  | "travel"
  | "workshop"
  | "customer"
  | "board";

/** So much of something, in a sign. */
export interface Amount {
  readonly sign: SignName;
  readonly number: number;
}

/** A card, or anything else with a banner, in the same words. */
export interface Card {
  readonly id: string;
  readonly kind: Kind;
  /** The fifth of a kind looks like the first: what is cut into its block. */
  readonly motif: string;
  readonly values: readonly number[] | "?";
  readonly time: number;
  readonly cost: readonly MyVillagePayment[];
  /** What it is good for: what its white banner gives, what a monk does, what a church helps. */
  readonly gives: readonly Amount[];
  /** The time of its white banner; null without one. */
  readonly whiteTime: number | null;
  readonly slots: number;
  readonly points: number;
  /** The most points that the dark side of a travel promises. */
  readonly most: number;
  /** What travelling on from here costs. */
  readonly grey: readonly Amount[];
  readonly letter: string;
  readonly ends: boolean;
  readonly type: string;
}

export interface Box {
  readonly file: MyVillageComponents;
  card(item: string): Card | undefined;
  number(name: string): number;
}

const PLAIN: Omit<Card, "id" | "kind" | "motif"> = {
  values: [],
  time: 0,
  cost: [],
  gives: [],
  whiteTime: null,
  slots: 0,
  points: 0,
  most: 0,
  grey: [],
  letter: "",
  ends: false,
  type: "",
};

const SIGN_OF_EFFECT: Readonly<Record<string, SignName>> = {
  gain_coins: "coin",
  cover_professions: "points",
  cover_categories: "points",
  store_resource: "generic",
  stories: "story",
  office: "office",
  school: "school",
  question: "question",
  repel_rats: "shield",
  window: "window",
  free_customer: "customer",
  redraw_travel: "redraw",
};

const GOODS: Readonly<Record<string, SignName>> = {
  horse: "horse",
  beer: "beer",
  plow: "plow",
  parchment: "parchment",
  cart: "cart",
  coin: "coin",
  any: "any",
  generic: "generic",
  field_plow: "plow",
};

export function signOfGood(good: string): SignName {
  return GOODS[good] ?? "any";
}

const boxes = new WeakMap<MyVillageComponents, Box>();

export function boxOf({ file }: VillagePrinted): Box {
  let box = boxes.get(file);
  if (box === undefined) {
    const cards = new Map(cardsOf(file).map((card) => [card.id, card]));
    box = { file, card: (item) => cards.get(item), number: (name) => file.numbers[name]?.value ?? 0 };
    boxes.set(file, box);
  }
  return box;
}

function effect(name: string, number: number): readonly Amount[] {
  return [{ sign: SIGN_OF_EFFECT[name] ?? "any", number }];
}

function some(sign: SignName, number: number): readonly Amount[] {
  return number > 0 ? [{ sign, number }] : [];
}

function cardsOf(file: MyVillageComponents): readonly Card[] {
  const field = file.field.flatMap((one, at) => {
    const card: Card = {
      ...PLAIN,
      ...one,
      kind: "field",
      motif: "field",
      gives: some("coin", one.coins),
      whiteTime: one.white_time,
    };
    return at === 0 ? [card, { ...card, id: "field" }] : [card];
  });
  const square = file.square.flatMap((one, at) => {
    const gives: readonly Amount[] = [...some("story", one.stories), { sign: "marker", number: 1 }];
    const card: Card = {
      ...PLAIN,
      ...one,
      kind: "square",
      motif: "village_square",
      gives,
      whiteTime: one.white_time,
    };
    return at === 0 ? [card, { ...card, id: "village_square" }] : [card];
  });
  return [...villageCards(file), ...field, ...square, ...outerCards(file), ...boardCards(file)];
}

function villageCards(file: MyVillageComponents): readonly Card[] {
  return [
    ...file.church.map(
      (one): Card => ({
        ...PLAIN,
        ...one,
        kind: "church",
        motif: one.id,
        gives: effect(one.advantage, one.advantage === "repel_rats" ? one.slots : 1),
      }),
    ),
    ...file.monk.map(
      (one): Card => ({
        ...PLAIN,
        ...one,
        kind: "monk",
        motif: one.symbol,
        gives: effect(one.action.name, one.action.amount),
      }),
    ),
    ...file.chamber.map(
      (one): Card => ({
        ...PLAIN,
        ...one,
        kind: "chamber",
        motif: one.id,
        gives: effect(one.effect.name, one.effect.amount),
        whiteTime: one.white_time,
      }),
    ),
    ...file.workshop.map(
      (one): Card => ({
        ...PLAIN,
        ...one,
        kind: "workshop",
        motif: one.type,
        gives: [{ sign: signOfGood(one.resource), number: 1 }],
        whiteTime: one.white_time,
      }),
    ),
  ];
}

function outerCards(file: MyVillageComponents): readonly Card[] {
  return [
    ...file.travel_pile.map(
      (one): Card => ({
        ...PLAIN,
        ...one,
        kind: "travel",
        motif: "road",
        points: one.lowest,
        most: one.highest,
      }),
    ),
    ...file.travel.map((one): Card => {
      const grey = [
        ...some("time", one.grey.time),
        ...some("coin", one.grey.coin),
        ...some("beer", one.grey.beer),
      ];
      return { ...PLAIN, ...one, kind: "travel", motif: one.id, grey, ends: one.ends_travels };
    }),
    ...file.customer.map(
      (one): Card => ({ ...PLAIN, ...one, kind: "customer", motif: one.id, whiteTime: one.time }),
    ),
  ];
}

/** Components with a banner that are not cards. */
function boardCards({
  hand,
  office,
  school,
  personal_banner,
  question_banner,
}: MyVillageComponents): readonly Card[] {
  return [
    { ...PLAIN, ...hand, kind: "board", motif: "hand" },
    { ...PLAIN, ...office, kind: "board", motif: "office" },
    { ...PLAIN, ...school, kind: "board", motif: "school", whiteTime: 0 },
    {
      ...PLAIN,
      id: personal_banner.id,
      kind: "board",
      motif: "personal",
      gives: some("story", personal_banner.stories),
      whiteTime: 0,
    },
    {
      ...PLAIN,
      id: question_banner.id,
      kind: "board",
      motif: "question",
      values: "?",
      time: question_banner.time,
    },
  ];
}

export function seatName(seat: number): string {
  return `p${seat + 1}`;
}

/** `p1.field_2` as the game calls it at home: `field_2`. */
export function homeName(place: string): string {
  return place.slice(place.indexOf(".") + 1);
}

export const LOWEST = 2;
export const HIGHEST = 12;
export const VALUES: readonly number[] = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, at) => LOWEST + at);

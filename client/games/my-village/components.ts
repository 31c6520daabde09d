/** What is printed on the components in use, ready to be looked up: the box that a table is laid from. */
import type { CSSProperties } from "react";
import { boxesOf, finder } from "#/table/board/box";
import type { MyVillageComponents, MyVillagePayment } from "#/wire/types";
import type { SignName } from "./art/signs";

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

export const boxOf = boxesOf((file: MyVillageComponents) => ({ card: finder(cardsOf(file)) }));

export type Box = ReturnType<typeof boxOf>;

function effect(name: string, number: number): readonly Amount[] {
  return [{ sign: SIGN_OF_EFFECT[name] ?? "any", number }];
}

function some(sign: SignName, number: number): readonly Amount[] {
  return number > 0 ? [{ sign, number }] : [];
}

type Row = Partial<Omit<Card, "kind">> & Pick<Card, "id"> & { readonly white_time?: number };

function card(kind: Kind, motif: string, row: Row, more: Partial<Card> = {}): Card {
  return { ...PLAIN, whiteTime: row.white_time ?? null, ...row, kind, motif, ...more };
}

function cardsOf(file: MyVillageComponents): readonly Card[] {
  const fields = file.field.map((one) => card("field", "field", one, { gives: some("coin", one.coins) }));
  const squares = file.square.map((one) =>
    card("square", "village_square", one, {
      gives: [...some("story", one.stories), { sign: "marker", number: 1 }],
    }),
  );
  return [
    ...file.church.map((one) =>
      card("church", one.id, one, {
        gives: effect(one.advantage, one.advantage === "repel_rats" ? one.slots : 1),
      }),
    ),
    ...file.monk.map((one) =>
      card("monk", one.symbol, one, { gives: effect(one.action.name, one.action.amount) }),
    ),
    ...file.chamber.map((one) =>
      card("chamber", one.id, one, { gives: effect(one.effect.name, one.effect.amount) }),
    ),
    ...file.workshop.map((one) =>
      card("workshop", one.type, one, { gives: [{ sign: signOfGood(one.resource), number: 1 }] }),
    ),
    ...fields,
    ...squares,
    // Any of them, by the name of its kind.
    ...fields.slice(0, 1).map((one) => ({ ...one, id: "field" })),
    ...squares.slice(0, 1).map((one) => ({ ...one, id: "village_square" })),
    ...file.travel_pile.map((one) => card("travel", "road", one, { points: one.lowest, most: one.highest })),
    ...file.travel.map(({ grey: { time, coin, beer }, ...one }) =>
      card("travel", one.id, one, {
        grey: [...some("time", time), ...some("coin", coin), ...some("beer", beer)],
        ends: one.ends_travels,
      }),
    ),
    ...file.customer.map((one) => card("customer", one.id, one, { whiteTime: one.time })),
    ...boardCards(file),
  ];
}

/** Components with a banner that are not cards. */
function boardCards({ hand, office, school, personal_banner, question_banner }: MyVillageComponents) {
  return [
    card("board", "hand", hand),
    card("board", "office", office),
    card("board", "school", school, { whiteTime: 0 }),
    card(
      "board",
      "personal",
      { id: personal_banner.id },
      {
        gives: some("story", personal_banner.stories),
        whiteTime: 0,
      },
    ),
    card("board", "question", { id: question_banner.id }, { values: "?", time: question_banner.time }),
  ];
}

/** The colour that a card is printed in. */
export function tintOf(card: Card | undefined): CSSProperties {
  return { "--tint": `var(--tint-${card?.kind}, var(--tint-workshop))` };
}

export const LOWEST = 2;
export const HIGHEST = 12;
export const VALUES: readonly number[] = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, at) => LOWEST + at);

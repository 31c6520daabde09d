/** Equal cards: a view counts them, a board shows each. */

import { numbersIn } from "#/table/board/pieces";
import type { TheopolisCardView } from "#/wire/types";
import { type Pieces } from "./pieces";

export interface Lying {
  readonly card: string;
  readonly place: string;
  /** Which card of the box it is; of a stack, the first. */
  readonly number: number;
  readonly copies: number;
  readonly price: TheopolisCardView["price"];
}

/** Every single card of a zone, side by side, in the order of the view. */
export function each(pieces: Pieces, zone: string, cards: readonly TheopolisCardView[]): readonly Lying[] {
  const taken = new Map<string, number>();
  return cards.flatMap(({ card, place, copies, price }) =>
    Array.from({ length: copies }, () => {
      const nth = taken.get(card) ?? 0;
      taken.set(card, nth + 1);
      return { card, place, number: numbersIn(pieces, zone, card)[nth] ?? -1 - nth, copies: 1, price };
    }),
  );
}

/** Equal cards behind each other. */
export function stacks(pieces: Pieces, zone: string, cards: readonly TheopolisCardView[]): readonly Lying[] {
  return cards.map((lying, at) => ({ ...lying, number: numbersIn(pieces, zone, lying.card)[0] ?? -1 - at }));
}

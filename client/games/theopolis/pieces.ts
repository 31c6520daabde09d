/**
 * Which card is which, from one view to the next: a view counts equal cards, and a card that moves should be seen
 * to move from where it was. Cards are numbered here; who sees a number twice sees the same card.
 */
import { seatName } from "#/table/board/names";
import type { TheopolisView } from "#/wire/types";

/** A card where it lies; without a face, one that the reader does not see. */
interface Slot {
  readonly zone: string;
  readonly card: string | null;
}

export interface Piece extends Slot {
  readonly number: number;
  /** With which view it came to where it lies. */
  readonly since: number;
}

export interface Pieces {
  readonly pieces: readonly Piece[];
  readonly next: number;
  /** How many views were followed. */
  readonly views: number;
  /** How many cards the deck had. */
  readonly deck: number;
}

export const NO_PIECES: Pieces = { pieces: [], next: 1, views: 0, deck: 0 };

/** How many cards of the deck can be seen to leave it at once. */
const TOP_OF_DECK = 8;
const DRAWN = "drawn";

/** Number the cards of a view like those of the view before. */
export function follow(before: Pieces, view: TheopolisView): Pieces {
  const slots = slotsOf(view);
  const left = withTopDrawn(before, before.deck - view.deck);
  const found: (Piece | null)[] = slots.map(() => null);
  let next = before.next;
  const match = (fits: (piece: Piece, slot: Slot) => boolean) => {
    slots.forEach((slot, at) => {
      if (found[at] === null) {
        const index = left.findIndex((piece) => fits(piece, slot));
        const [piece] = index < 0 ? [] : left.splice(index, 1);
        if (piece !== undefined) {
          const stays = piece.zone === slot.zone;
          found[at] = { ...slot, number: piece.number, since: stays ? piece.since : before.views };
        }
      }
    });
  };
  match((piece, slot) => piece.zone === slot.zone && piece.card === slot.card);
  // What the reader sees in two zones one after the other has moved between them.
  match((piece, slot) => slot.card !== null && piece.card === slot.card);
  // A card that shows its face comes from the hand it was in, or from the deck.
  match((piece, slot) => piece.card === null && isHand(piece.zone) && sameSeat(piece.zone, slot.zone));
  match((piece, slot) => slot.card !== null && piece.card === null && piece.zone === DRAWN);
  // A card that hides it has gone into a hand.
  match((piece, slot) => slot.card === null && isHand(slot.zone) && piece.card !== null);
  const pieces = slots.map(
    (slot, at): Piece => found[at] ?? { ...slot, number: next++, since: before.views },
  );
  return { pieces, next, views: before.views + 1, deck: view.deck };
}

/** The cards with those taken off that were drawn: what is seen of the deck is only its top. */
function withTopDrawn({ pieces }: Pieces, drawn: number): Piece[] {
  let loose = drawn;
  return pieces.map((piece) => {
    const gone = piece.zone === "deck" && loose > 0;
    loose -= gone ? 1 : 0;
    return gone ? { ...piece, zone: DRAWN } : piece;
  });
}

/** The numbers of the cards with this face in a zone, in their order. */
export function numbersIn({ pieces }: Pieces, zone: string, card: string | null): readonly number[] {
  return pieces.filter((piece) => piece.zone === zone && piece.card === card).map((piece) => piece.number);
}

/** The card that came last to a zone. */
export function latestIn({ pieces }: Pieces, zone: string): Piece | null {
  return pieces
    .filter((piece) => piece.zone === zone)
    .reduce<Piece | null>(
      (latest, piece) => (latest === null || piece.since >= latest.since ? piece : latest),
      null,
    );
}

function isHand(zone: string): boolean {
  return zone.endsWith(".hand");
}

function sameSeat(zone: string, other: string): boolean {
  return zone.slice(0, zone.indexOf(".")) === other.slice(0, other.indexOf("."));
}

function slotsOf(view: TheopolisView): readonly Slot[] {
  const slots: Slot[] = [];
  const put = (zone: string, card: string | null, copies: number) => {
    for (let copy = 0; copy < copies; copy += 1) {
      slots.push({ zone, card });
    }
  };
  for (const card of view.board) {
    if (card !== null) {
      put("board", card.card, 1);
    }
  }
  for (const seat of view.seats) {
    const name = seatName(seat.seat);
    for (const card of seat.city) {
      put(`${name}.city`, card.card, card.copies);
    }
    const shown = seat.hand ?? seat.known_hand.map((card) => ({ card, copies: 1 }));
    for (const card of shown) {
      put(`${name}.hand`, card.card, card.copies);
    }
    const seen = shown.reduce((sum, card) => sum + card.copies, 0);
    put(`${name}.hand`, null, Math.max(seat.hand_size - seen, 0));
  }
  for (const card of view.discard) {
    put("discard", card.card, card.copies);
  }
  put("deck", null, Math.min(view.deck, TOP_OF_DECK));
  return slots;
}

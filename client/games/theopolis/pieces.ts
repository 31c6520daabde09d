/** Which card is which, from one view to the next. */
import { seatName } from "#/table/board/names";
import * as board from "#/table/board/pieces";
import type { TheopolisView } from "#/wire/types";

export interface Pieces extends board.Pieces {
  /** How many cards the deck had. */
  readonly deck: number;
}

/** How many cards of the deck can be seen to leave it at once. */
const TOP_OF_DECK = 8;
const DRAWN = "drawn";

/** Number the cards of a view like those of the view before. */
export function follow(before: Pieces | null, view: TheopolisView): Pieces {
  const { deck, ...pieces } = before ?? { deck: 0, ...board.NO_PIECES };
  const cards = board.followed(withTopDrawn(pieces, deck - view.deck), slotsOf(view), [
    board.stays,
    // What the reader sees in two zones one after the other has moved between them.
    board.looksAlike,
    // A card that shows its face comes from the hand it was in, or from the deck.
    (piece, slot) => piece.face === null && isHand(piece.zone) && sameSeat(piece.zone, slot.zone),
    (piece, slot) => slot.face !== null && piece.face === null && piece.zone === DRAWN,
    // A card that hides it has gone into a hand.
    (piece, slot) => slot.face === null && isHand(slot.zone) && piece.face !== null,
  ]);
  return { ...cards, deck: view.deck };
}

/** The cards with those taken off that were drawn: what is seen of the deck is only its top. */
function withTopDrawn(before: board.Pieces, drawn: number): board.Pieces {
  let loose = drawn;
  const pieces = before.pieces.map((piece) => {
    const gone = piece.zone === "deck" && loose > 0;
    loose -= gone ? 1 : 0;
    return gone ? { ...piece, zone: DRAWN } : piece;
  });
  return { ...before, pieces };
}

/** The card that came last to a zone. */
export function latestIn({ pieces }: Pieces, zone: string): board.Piece | null {
  return pieces
    .filter((piece) => piece.zone === zone)
    .reduce<board.Piece | null>(
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

function slotsOf(view: TheopolisView): readonly board.Slot[] {
  const { slots } = board;
  return [
    ...view.board.flatMap((card) => (card === null ? [] : slots(1, "board", card.card))),
    ...view.seats.flatMap(({ seat, city, hand, known_hand, hand_size }) => {
      const name = seatName(seat);
      const shown = hand ?? known_hand.map((card) => ({ card, copies: 1 }));
      const seen = shown.reduce((sum, { copies }) => sum + copies, 0);
      return [
        ...city.flatMap(({ card, copies }) => slots(copies, `${name}.city`, card)),
        ...shown.flatMap(({ card, copies }) => slots(copies, `${name}.hand`, card)),
        ...slots(hand_size - seen, `${name}.hand`, null),
      ];
    }),
    ...view.discard.flatMap(({ card, copies }) => slots(copies, "discard", card)),
    ...slots(Math.min(view.deck, TOP_OF_DECK), "deck", null),
  ];
}

/** What has just come over the table, seen from two views: a Disaster, or the end of all things. */
import type { TheopolisView } from "#/wire/types";
import type { Box } from "./components";

/** The Disaster that struck between two views, or the Apocalypse; null if neither did. */
export function struck(box: Box, before: TheopolisView, after: TheopolisView): string | null {
  if (after.ending === "apocalypse" && before.ending !== "apocalypse") {
    return box.file.apocalypse.id;
  }
  // It lies on the board while its victims choose.
  const open = after.board.find((card) => card !== null && box.type(card.card) === "disaster");
  if (open && !before.board.some((card) => card?.card === open.card)) {
    return open.card;
  }
  // Otherwise it came and went. One that is thrown away from a hand draws no card from the deck, and does nothing.
  if (after.deck >= before.deck) {
    return null;
  }
  const gone = after.discard.find(
    ({ card, copies }) => box.type(card) === "disaster" && copies > lying(before, card),
  );
  return gone?.card ?? null;
}

function lying(view: TheopolisView, card: string): number {
  const discarded = view.discard.find((one) => one.card === card)?.copies ?? 0;
  // One that was on the board has struck already.
  return discarded + view.board.filter((one) => one?.card === card).length;
}

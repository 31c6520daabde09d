/** What a card costs someone, and what they could pay with now. */
import type { TheopolisSeatView } from "#/wire/types";
import { type Box, type Cost, priceOf, type Resource } from "./components";

export function purseOf(seat: TheopolisSeatView): Cost {
  const unused = (resource: Resource) => seat.resources.find((row) => row.resource === resource)?.unused ?? 0;
  return { faith: unused("faith"), hope: unused("hope"), charity: unused("charity") };
}

/** What to tell a card of its price for a seat: nothing if it has none. */
export function pricedFor(
  box: Box,
  item: string,
  seat: TheopolisSeatView,
): { readonly price?: Cost; readonly purse?: Cost } {
  const card = box.card(item);
  return card === undefined ? {} : { price: priceOf(box, card, seat.saint), purse: purseOf(seat) };
}

/** A table that continues a record or a position: its seats, and the request that creates it. */
import type { Found } from "#/lobby/game-document";
import { LONGEST_NAME } from "#/lobby/my-name";
import type { DefaultNames } from "#/lobby/seat-names";
import { newPlan, newRoom, type Offer, type Plan } from "#/lobby/table-plan";
import type { NewRoom } from "#/wire/types";

/** Whose name the document gives sits here; who is alone has bots for company, called as in the document. */
export function importedPlan(found: Found, offer: Offer, me: string): Plan {
  const players = Math.min(offer.game.max_players, Math.max(offer.game.min_players, found.players));
  const plan = newPlan(offer, "bots", me, players);
  const own = found.names.indexOf(me);
  const at = own < 0 ? 0 : own;
  const seats = plan.seats.map((seat, number) => {
    const name = found.names[number] ?? "";
    // Bots of one kind are numbered: greedy 1, greedy 2.
    const kind = name.replace(/ [1-9][0-9]?$/, "");
    const isBot = offer.bots.includes(kind);
    const recorded = isBot || name.length > LONGEST_NAME ? "" : name;
    return number === at
      ? { ...seat, sitter: "me" as const, name: recorded || me, recorded }
      : { ...seat, sitter: "bot" as const, name: recorded, recorded, bot: isBot ? kind : seat.bot };
  });
  return { ...plan, seats };
}

/** The document has its own options; what it says is not said again. A finished game is only looked at: nobody sits. */
export function importedRoom(found: Found, plan: Plan, names: DefaultNames): NewRoom {
  if (found.over) {
    return { game: found.game, players: found.players, mine: [], record: found.text };
  }
  const { options: _, ...rest } = newRoom(plan, names);
  const begun = found.kind === "record" ? { record: found.text } : { situation: found.text };
  return { ...rest, players: found.players, ...begun };
}

/** Creating a table from a plan; if it is complete, the game starts. */
import { makeLink } from "#/lobby/invitations";
import { rememberBot } from "#/lobby/my-name";
import type { DefaultNames } from "#/lobby/seat-names";
import { isComplete, mine, newRoom, type Plan } from "#/lobby/table-plan";
import { begin } from "#/wire/begin";
import { insist, newId } from "#/wire/http";
import { type NewRoom, SPECTATOR } from "#/wire/types";
import type { Words } from "#/words";

/** Returns the id of the room; throws a `Refusal`. Sent again until answered, and opened once. */
export async function openTable(plan: Plan, names: DefaultNames): Promise<string> {
  const bot = plan.seats.find((seat) => seat.sitter === "bot")?.bot;
  if (bot !== undefined && !plan.lesson) {
    rememberBot(bot);
  }
  const room = await openRoom(newRoom(plan, names), isComplete(plan), mine(plan)[0]);
  // Make the link for friends at once: it will be needed.
  if (plan.seats.some((seat) => seat.sitter === "friend")) {
    await makeLink(room, { freed: 0 }).catch(() => null);
  }
  return room;
}

export async function openRoom(wanted: NewRoom, complete: boolean, seat = SPECTATOR): Promise<string> {
  const { room } = await insist("POST /api/rooms", { body: { id: newId(), new: wanted } });
  if (complete) {
    await begin(room, seat);
  }
  return room;
}

const BUILDERS = 5;

/** Bots are named after ancient builders, in the language of the table's creator. */
export function defaultNames(words: Words): DefaultNames {
  return {
    bot: (number) => {
      const name = words.text(`web-lobby-builder-${((number - 1) % BUILDERS) + 1}`);
      return number > BUILDERS ? `${name} ${number}` : name;
    },
    player: (number) => words.text("web-lobby-player", { number }),
  };
}

/** What a table needs before it can be drawn: the board of its game, and what is printed on the components. */
import { use } from "react";
import { ENTRIES } from "#/games";
import type { BoardModule, Printed } from "#/table/contract";
import { ask, insist, Refusal } from "#/wire/http";
import { keep, kept, printedName } from "#/wire/kept-rooms";

type Fetch<Part> = (name: string) => Promise<Part>;

/** Fetched once, for React to wait on; what failed is fetched again by who comes next. */
export function keeping<Part>(fetch: Fetch<Part>): Fetch<Part> {
  const parts = new Map<string, Promise<Part>>();
  return (name) => {
    let part = parts.get(name);
    if (part === undefined) {
      part = fetch(name);
      part.catch(() => parts.delete(name));
      parts.set(name, part);
    }
    return part;
  };
}

export const printedOf: Fetch<Printed> = keeping(async (room) => {
  const name = printedName(room);
  try {
    const printed = await ask("GET /api/rooms/{room}/printed", { path: { room } });
    void keep(name, printed);
    return printed;
  } catch (error) {
    if (error instanceof Refusal && error.status !== 429 && error.status < 500) {
      throw error;
    }
    return (await kept<Printed>(name)) ?? insist("GET /api/rooms/{room}/printed", { path: { room } });
  }
});

export const printedOfGame: Fetch<Printed> = keeping((game) =>
  insist("GET /api/games/{game}/printed", { path: { game } }),
);

export const boardOf: Fetch<BoardModule> = keeping(async (game) => {
  const entry = ENTRIES[game];
  return entry === undefined ? (await import("#/games/generic")).default : entry.load();
});

export function usePart<Part>(fetch: Fetch<Part>, name: string): Part {
  return use(fetch(name));
}

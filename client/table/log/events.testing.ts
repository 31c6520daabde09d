/** Small games as their events, for the tests of everything that tells them. */
import type { Clause, Message, RoomEventView, StoredEventView } from "#/wire/types";

export const message = (id: string, args: Message["args"] = {}): Message => ({ id, args });

/** How the server would tell it: turns are headings, a choice of which nothing came is told by its name. */
export function clause(told: Message, teller = -2, flow: Clause["flow"] = ""): Clause {
  const turn = told.id.endsWith("-turn-begins");
  return { message: told, amount: {}, rule: "GA-1", flow: turn ? "turn" : flow, teller };
}

/** A line of the game; its number and version are given by `played`. */
export function chose(seat: number, text: string, ...happenings: readonly Message[]): RoomEventView {
  return {
    type: "chose",
    line: 0,
    seat,
    text,
    message: message(`game-${text}`),
    by: seat === -1 ? "chance" : "person",
    happenings: happenings.map((told) => ({ message: told, rule: "GA-1" })),
    told:
      happenings.length > 0
        ? happenings.map((told) => clause(told))
        : [clause(message(`game-${text}`), seat === -1 ? -2 : seat)],
  };
}

export const turnBegins = (seat: number, round: number): Message =>
  message("game-turn-begins", { seat, round });

export function undone(seat: number, lines: number, agreed = false): RoomEventView {
  return { type: "undone", seat, lines, left: 0, asks: [], agreed };
}

/** Events with their versions, and lines with their numbers, as the server gives them. */
export function played(...events: readonly RoomEventView[]): readonly StoredEventView[] {
  let lines = 0;
  return events.map((event, index) => {
    const kept = { version: index + 1, at: index * 1000 };
    if (event.type === "chose") {
      lines += 1;
      return { ...kept, event: { ...event, line: lines } };
    }
    if (event.type === "undone") {
      lines -= event.lines;
      return { ...kept, event: { ...event, left: lines } };
    }
    return { ...kept, event };
  });
}

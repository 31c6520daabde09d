/** The bids that were revealed last, as the log has them: a view knows only yours. */
import type { Clause, GameEventView, Message, StoredEventView } from "#/wire/types";

export interface Bid {
  readonly seat: number;
  readonly workers: number;
  readonly wood: number;
  readonly gold: number;
  /** How the log tells it. */
  readonly told: readonly Clause[];
}

export interface Revealed {
  readonly card: string;
  readonly winner: number;
  readonly bids: readonly Bid[];
}

/** Of the last auction up to a version; null once someone has taken a turn since. */
export function lastAuction(events: readonly StoredEventView[], version: number): Revealed | null {
  let turns = 0;
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const kept = events[at];
    if (kept !== undefined && kept.version <= version && kept.event.type === "chose") {
      const { happenings, told } = kept.event;
      const won = find(happenings, "nehemiah-wins-auction");
      if (won !== undefined) {
        const bids = happenings.flatMap(({ message }, at) =>
          message.id === "nehemiah-bids" ? [bidOf(message, told.slice(at, at + 1))] : [],
        );
        return { card: String(won.args.card), winner: Number(won.args.seat), bids };
      }
      turns += find(happenings, "nehemiah-turn-begins") === undefined ? 0 : 1;
      if (turns > 0) {
        return null;
      }
    }
  }
  return null;
}

function find(happenings: readonly GameEventView[], id: string): Message | undefined {
  return happenings.find(({ message }) => message.id === id)?.message;
}

function bidOf({ args }: Message, told: readonly Clause[]): Bid {
  const number = (name: string) => Number(args[name] ?? 0);
  return {
    seat: number("seat"),
    workers: number("workers"),
    wood: number("wood"),
    gold: number("gold"),
    told,
  };
}

/** What happens in a room beside the game, as ids and arguments of our own words. Chat has its own panel. */
import type { Plain } from "#/table/log/lines";
import { requestOf } from "#/wire/former-names";
import { type RoomEventView, type SeatCleared, SPECTATOR, type TableRequest } from "#/wire/types";

/** Who sat where when it happened: seats change hands. */
export type Names = ReadonlyMap<number, string>;

/** The sentence for an event, and whose doing it is; null if there is nothing to say. */
export function happened(
  event: RoomEventView,
  names: Names,
): { seat: number | null; sentence: Plain } | null {
  const by = (seat: number, id: string, args: Plain["args"] = {}) => ({
    seat: seat === SPECTATOR ? null : seat,
    sentence: plain(id, args, "name", seat, names),
  });
  const nobody = (id: string) => ({
    seat: null,
    sentence: { id, args: {}, seats: {} },
  });
  // Who has come to a seat has no name yet.
  const seat = (number: number, id: string) => ({
    seat: number,
    sentence: { ...nobody(id).sentence, args: { number: number + 1 } },
  });
  switch (event.type) {
    case "joined":
      return by(event.seat, "web-event-joined", { name: event.name });
    case "seat-taken":
      return seat(event.seat, event.bot === "" ? "web-event-seat-taken" : "web-event-seat-taken-bot");
    case "seat-returned":
      return seat(event.seat, "web-event-seat-returned");
    case "left":
      return by(event.seat, "web-event-left");
    case "bot-took":
      return by(event.seat, "web-event-bot-took", { why: event.why });
    case "bot-sat":
      return event.bot === ""
        ? nobody("web-event-bot-up")
        : {
            seat: event.seat,
            sentence: { ...nobody("web-event-bot-sat").sentence, args: { name: event.name } },
          };
    case "freed":
      return freed(event, names);
    case "took-back":
      return by(event.seat, "web-event-took-back");
    case "started":
      return nobody("web-event-started");
    case "undone":
      return by(event.seat, "web-event-undone", { number: event.lines });
    case "ended":
      return nobody("web-event-ended");
    case "reopened":
      return nobody("web-event-reopened");
    case "wished":
      return { seat: event.seat, sentence: requestSentence(event.seat, requestOf(event), names) };
    case "voted":
      return by(event.seat, event.yes ? "web-event-agrees" : "web-event-disagrees");
    case "decided":
      return nobody(event.accepted ? "web-event-agreed" : "web-event-not-agreed");
    case "clock-set":
      return nobody("web-event-clock");
    case "time-off":
      return nobody("web-event-clocks-paused");
    case "exported":
      return event.by === SPECTATOR ? nobody("web-event-exported") : by(event.by, "web-event-exported-alone");
    case "paused":
      return by(event.seat, "web-event-paused");
    case "resumed":
      return by(event.seat, "web-event-resumed");
    case "downtime":
      return nobody("web-event-server-down");
    case "reminded":
      return by(event.seat, "web-event-reminded");
    case "muted":
      return by(event.seat, mutedId(event.seat, event.muted));
    case "rematch":
      return by(event.seat, "web-event-rematch");
    case "hidden":
      return nobody(event.hidden ? "web-event-hidden" : "web-event-listed");
    case "forgotten":
      return nobody("web-event-forgotten");
    case "closed":
    case "created":
    case "said":
    case "chose":
      return null;
  }
}

/** Whose seat it was is known by the name that was said there; else the seat is named as everywhere. */
function freed(event: SeatCleared, names: Names): { seat: number | null; sentence: Plain } {
  const whose: Names = new Map(event.name === "" ? [] : [[event.seat, event.name]]);
  const id = event.by === SPECTATOR ? "web-event-freed-by-host" : "web-event-freed";
  const sentence = named({ id, args: {}, seats: {} }, "other", event.seat, whose);
  return event.by === SPECTATOR
    ? { seat: null, sentence }
    : { seat: event.by, sentence: named(sentence, "name", event.by, names) };
}

function mutedId(seat: number, muted: boolean): string {
  if (seat === SPECTATOR) {
    return muted ? "web-event-spectators-muted" : "web-event-spectators-heard";
  }
  return muted ? "web-event-muted" : "web-event-heard";
}

/** What someone asks all others for. */
export function requestSentence(seat: number, asked: TableRequest, names: Names): Plain {
  const id = `web-event-request-${asked.type}`;
  const sentence = plain(id, asked.type === "undo" ? { number: asked.lines } : {}, "name", seat, names);
  return asked.type === "bot" ? named(sentence, "other", asked.seat, names) : sentence;
}

function plain(id: string, args: Plain["args"], name: string, seat: number, names: Names): Plain {
  return named({ id, args, seats: {} }, name, seat, names);
}

/** A bot has no name of its own: then the seat is named as everywhere else. */
function named(sentence: Plain, name: string, seat: number, names: Names): Plain {
  const known = names.get(seat);
  return known === undefined
    ? { ...sentence, seats: { ...sentence.seats, [name]: seat } }
    : { ...sentence, args: { ...sentence.args, [name]: known } };
}

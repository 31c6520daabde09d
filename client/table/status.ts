/** The reader's situation at a table: what the bar below the board shows. */
import { pendingRequest } from "#/wire/former-names";
import type { RoomView, StoredEventView } from "#/wire/types";

export type PromptStatus =
  /** Looks back at an earlier moment. */
  | "past"
  | "over"
  /** The rules have changed since: it can be read, but not continued. */
  | "unplayable"
  | "spectator"
  /** Holds the seat and has not said under which name. */
  | "nameless"
  /** A bot plays for the reader. */
  | "bot"
  | "paused"
  /** A request is open: nobody chooses before it is decided. */
  | "request"
  /** A choice is on its way. */
  | "sending"
  /** Has made a choice that cannot be undone, and must confirm it. */
  | "unsure"
  | "asked"
  /** Beside a real table: is to enter what came there. */
  | "entry"
  | "waiting";

export interface PageState {
  readonly past: boolean;
  readonly seated: boolean;
  readonly sending: boolean;
  readonly unsure: boolean;
}

export function promptStatus(room: RoomView, { past, seated, sending, unsure }: PageState): PromptStatus {
  if (past) {
    return "past";
  }
  if (room.stage === "over") {
    return "over";
  }
  if (!room.playable) {
    return "unplayable";
  }
  if (room.reader < 0) {
    return "spectator";
  }
  if (!seated) {
    return "nameless";
  }
  if (room.seats[room.reader]?.bot !== "" && room.entry === null) {
    return "bot";
  }
  if (room.paused) {
    return "paused";
  }
  if (pendingRequest(room) !== null) {
    return "request";
  }
  if (sending || unsure) {
    return sending ? "sending" : "unsure";
  }
  if (room.entry !== null) {
    return "entry";
  }
  return room.choices.length > 0 ? "asked" : "waiting";
}

/** Whether the game waits for bots and nobody else. */
export function onlyBots(room: RoomView): boolean {
  const running = room.stage === "playing" && room.playable && !room.paused && pendingRequest(room) === null;
  return running && room.waiting.length > 0 && room.waiting.every((seat) => room.seats[seat]?.bot !== "");
}

/** Whether a person sits at a seat under a name: the last to join has neither left nor lost it since. */
export function isSeated(events: readonly StoredEventView[], seat: number): boolean {
  let seated = false;
  for (const { event } of events) {
    if ((event.type === "joined" || event.type === "left" || event.type === "freed") && event.seat === seat) {
      seated = event.type === "joined";
    }
  }
  return seated;
}

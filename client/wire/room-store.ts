/** A room for one reader: its state, its events, the connection, and a way to send commands. */

import { wake } from "#/wire/backoff";
import { at } from "#/wire/base-url";
import { History } from "#/wire/history";
import { ask, newId, Refusal } from "#/wire/http";
import { forget, keepLook, kept, lookName } from "#/wire/kept-rooms";
import { deliver, deliverLeftOver } from "#/wire/outbox";
import { notSure, ownRefusal } from "#/wire/refusal";
import { type Found, Listening, PACE, type Pace } from "#/wire/room-connection";
import type {
  Answer,
  Command,
  Look,
  RoomView,
  SentCommand,
  ServerFrame,
  StoredEventView,
} from "#/wire/types";

export type Status = "connecting" | "live" | "lost" | "gone";

export interface RoomNow {
  readonly status: Status;
  readonly look: RoomView | null;
  /** All events up to what `look` shows. */
  readonly events: readonly StoredEventView[];
  /** Why the room is gone; or, in a room that is not, why a command from before a reload was refused. */
  readonly refusal: Refusal | null;
  /** How many commands wait for their answer. */
  readonly unanswered: number;
  /** The seats whose players have the table open; null as long as that is not known. */
  readonly here: readonly number[] | null;
}

export interface Room extends RoomNow {
  /** Sent under the same id until it is answered. Throws a `Refusal`; by then what was missed is shown. */
  send(command: Command, version?: number): Promise<Answer>;
}

/** A break shorter than this is nobody's concern. */
const NOTICEABLE = 800;
/** How long an answer may be ahead of the look that shows it. */
const LAG = 1_500;
const ASK_AGAIN = 1_000;
/** What is shown is kept for times without a network, and not at every move of bots that hurry. */
const KEEP_AFTER = 2_000;
const ANSWERS_SOMETHING = new Set<Command["type"]>(["choose", "enter", "draw", "undo", "vote"]);

export class RoomStore {
  readonly #room: string;
  readonly #seat: number | null;
  readonly #history = new History();
  readonly #listening: Listening;
  readonly #listeners = new Set<() => void>();
  #status: Status = "connecting";
  #refusal: Refusal | null = null;
  #unanswered = 0;
  #here: readonly number[] | null = null;
  #losing: ReturnType<typeof setTimeout> | undefined;
  #catching: ReturnType<typeof setTimeout> | undefined;
  #keeping: ReturnType<typeof setTimeout> | undefined;
  /** Whether what is shown may still be kept: not after the reader has left or was sent away. */
  #keeps = true;
  /** Who read what is shown, if it was kept and the server has not yet said anything. */
  #recalled: number | null = null;
  #now: Room;

  /** `seat` null: the reader's first seat, else as a spectator. */
  constructor(room: string, seat: number | null, pace: Pace = PACE) {
    this.#room = room;
    this.#seat = seat;
    this.#now = this.#snapshot();
    const listener = {
      address: () => this.#address(),
      frame: (frame: ServerFrame) => this.#hear(frame),
      live: () => this.#regain(),
      lost: () => this.#lose(),
      seatLost: (reason: string) => this.#sendAway(ownRefusal(403, reason)),
      inquire: () => this.#inquire(),
    };
    this.#listening = new Listening(listener, pace);
    for (const answer of deliverLeftOver(room)) {
      this.#follow(answer).then(
        ({ unsure }) => unsure !== null && this.#late(notSure(unsure)),
        (error: unknown) => this.#late(error),
      );
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly now = (): Room => this.#now;

  readonly send = (command: Command, version?: number): Promise<Answer> => {
    const answers = ANSWERS_SOMETHING.has(command.type) ? (version ?? this.#history.version) : version;
    const request: SentCommand = {
      id: newId(),
      seat: this.#seat ?? this.#history.look?.reader ?? 0,
      command,
      ...(answers !== undefined && { version: answers }),
    };
    const delivered = deliver(this.#room, request);
    if (command.type === "leave") {
      delivered.then(
        () => this.#forget(),
        () => undefined,
      );
    }
    return this.#follow(delivered);
  };

  end(): void {
    clearTimeout(this.#losing);
    clearTimeout(this.#catching);
    this.#stopKeeping();
    this.#listening.end();
  }

  // Commands. ----------------------------------------------------------------------------------------------

  /** Wait for an answer, and until what it says is shown. */
  async #follow(delivered: Promise<Answer>): Promise<Answer> {
    this.#count(1);
    try {
      const answer = await delivered;
      await this.#reach(answer.version, answer.events);
      return answer;
    } catch (error) {
      if (error instanceof Refusal && error.version !== null) {
        // Events we do not know will hardly arrive on their own.
        this.#history.hear(error.version);
        this.#catchUp();
        await this.#reach(error.version, error.missed);
      }
      throw error;
    } finally {
      this.#count(-1);
    }
  }

  #count(by: number): void {
    this.#unanswered += by;
    this.#publish();
  }

  /** Wait until a version is shown: it is on its way, or is requested. */
  async #reach(version: number, events: readonly StoredEventView[]): Promise<void> {
    this.#history.hear(version);
    this.#take(events, null);
    // The server is up, even if the connection is not.
    this.#listening.hurry();
    if (this.#listening.isLive) {
      await this.#until(() => this.#history.version >= version, LAG);
    }
    if (this.#history.version < version) {
      await this.#inquire();
    }
  }

  #until(reached: () => boolean, longest: number): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (reached()) {
          done();
        }
      };
      const done = () => {
        clearTimeout(timer);
        forget();
        resolve();
      };
      const timer = setTimeout(done, longest);
      const forget = this.subscribe(look);
      look();
    });
  }

  #late(error: unknown): void {
    if (error instanceof Refusal) {
      this.#refusal = error;
      this.#publish();
    }
  }

  // The line. ------------------------------------------------------------------------------------------------

  #address(): URL {
    const address = at(`api/rooms/${encodeURIComponent(this.#room)}`);
    if (this.#seat !== null) {
      address.searchParams.set("seat", String(this.#seat));
    }
    address.searchParams.set("since", String(this.#history.version));
    address.searchParams.set("here", "1");
    return address;
  }

  #hear(frame: ServerFrame): void {
    if (frame.type === "look") {
      this.#take(frame.events, frame.room);
    } else if (frame.type === "here") {
      this.#here = frame.seats;
      this.#publish();
    } else {
      this.#history.hear(frame.version);
    }
    this.#catchUp();
  }

  /** Ask for what is missing, and once more if it does not come. */
  #catchUp(): void {
    if (this.#history.behind && this.#listening.isLive && this.#catching === undefined) {
      this.#listening.since(this.#history.version);
      this.#catching = setTimeout(() => {
        this.#catching = undefined;
        this.#catchUp();
      }, ASK_AGAIN);
    }
  }

  #take(events: readonly StoredEventView[], look: RoomView | null): void {
    if (look !== null && this.#recalled !== null) {
      if (look.reader !== this.#recalled) {
        // Another reader saw other events: all are asked for.
        this.#history.forget();
      }
      this.#recalled = null;
    }
    if (this.#history.take(events, look)) {
      this.#publish();
      if (this.#keeps) {
        this.#keeping ??= setTimeout(() => this.#keep(), KEEP_AFTER);
      }
    }
  }

  #keep(): void {
    this.#keeping = undefined;
    const { look, events } = this.#history;
    if (look !== null) {
      void keepLook(this.#room, this.#seat, { room: look, events });
    }
  }

  #stopKeeping(): void {
    this.#keeps = false;
    clearTimeout(this.#keeping);
  }

  /** What was seen here is no longer for who opens this browser. */
  #forget(): void {
    this.#stopKeeping();
    void forget(this.#room);
  }

  /** Look over HTTP: that says in words why it cannot be, and makes a new visitor a guest. */
  async #inquire(): Promise<Found> {
    const since = this.#history.version;
    try {
      const query = this.#seat === null ? { since } : { since, seat: this.#seat };
      const look = await ask("GET /api/rooms/{room}", { path: { room: this.#room }, query });
      this.#take(look.events, look.room);
      return look.room.version > since ? "news" : "same";
    } catch (error) {
      return error instanceof Refusal ? this.#refused(error) : this.#away();
    }
  }

  /** Nobody answers: until somebody does, what was seen here last. */
  async #away(): Promise<Found> {
    const known = this.#history.look === null ? await kept<Look>(lookName(this.#room, this.#seat)) : null;
    if (known !== null && this.#history.look === null && this.#keeps) {
      this.#take(known.events, known.room);
      this.#recalled = known.room.reader;
    }
    return "away";
  }

  #refused(refusal: Refusal): Found {
    if (refusal.status === 429 || refusal.status >= 500) {
      return "away";
    }
    if (this.#history.version > 0 && refusal.status !== 403 && refusal.status !== 404) {
      // The room has never had our version, because a backup was restored: start again.
      this.#history.forget();
      return "away";
    }
    this.#sendAway(refusal);
    return "gone";
  }

  #sendAway(refusal: Refusal): void {
    this.#forget();
    this.#refusal = refusal;
    this.#become("gone");
  }

  // What is shown. -----------------------------------------------------------------------------------------------

  #become(status: Status): void {
    clearTimeout(this.#losing);
    this.#losing = undefined;
    if (this.#status !== "gone") {
      this.#status = status;
    }
    this.#publish();
  }

  #regain(): void {
    const wasLost = this.#status === "lost";
    this.#become("live");
    if (wasLost) {
      // The server is back: commands need not wait any longer.
      wake();
    }
  }

  #lose(): void {
    this.#here = null;
    if (this.#status !== "lost") {
      this.#losing ??= setTimeout(() => this.#become("lost"), NOTICEABLE);
    }
  }

  #publish(): void {
    this.#now = this.#snapshot();
    for (const listener of [...this.#listeners]) {
      listener();
    }
  }

  #snapshot(): Room {
    return {
      status: this.#status,
      look: this.#history.look,
      events: this.#history.events,
      refusal: this.#refusal,
      unanswered: this.#unanswered,
      here: this.#here,
      send: this.send,
    };
  }
}

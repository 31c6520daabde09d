/** Keeping a line to a room: comes again when it breaks, notices when it is dead, takes another way if need be. */

import { onOffline, onWake, patience } from "#/wire/backoff";
import { type Line, openSocket, openStream, REFUSED, SEAT_FREED, SEAT_MOVED } from "#/wire/connection";
import type { ServerFrame } from "#/wire/types";

/** In milliseconds. */
export interface Pace {
  /** A connection that is silent for so long is dead: the server sends something every 20 s. */
  readonly silence: number;
  /** How soon a server answers that is there. */
  readonly answer: number;
  /** A line that lasted so long was a good one: the next is not made to wait. */
  readonly steady: number;
}

export const PACE: Pace = { silence: 45_000, answer: 5_000, steady: 10_000 };
const SOCKETS_FIRST = 3;
const SEAT_LOST: readonly string[] = [SEAT_FREED, SEAT_MOVED];

/** What was found by asking over HTTP: nothing new, something new, nobody there, or no such room for us. */
export type Found = "same" | "news" | "away" | "gone";

export interface Listener {
  /** Where to listen, from the last version on. */
  address(): URL;
  frame(frame: ServerFrame): void;
  live(): void;
  lost(): void;
  /** The seat was freed or has moved: nothing more will be heard from there. */
  seatLost(reason: string): void;
  /** Get the room over HTTP: a connection was refused, failed, or is suspiciously quiet. */
  inquire(): Promise<Found>;
}

export class Listening {
  readonly #listener: Listener;
  readonly #pace: Pace;
  #line: Line | null = null;
  #isStream = false;
  /** Whether something was heard on the line that is open. */
  #heard = false;
  /** How many lines in a row were never heard on. */
  #failed = 0;
  /** How many lines in a row did not last. */
  #tries = 0;
  #opened = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  readonly #sleep: () => void;

  constructor(listener: Listener, pace: Pace = PACE) {
    this.#listener = listener;
    this.#pace = pace;
    const [deaf, mute] = [onWake(() => this.#woken()), onOffline(() => void this.#silent())];
    this.#sleep = () => {
      deaf();
      mute();
    };
    this.#open();
  }

  /** Ask for everything after a version. */
  since(version: number): void {
    this.#line?.say({ type: "since", version });
  }

  get isLive(): boolean {
    return this.#heard;
  }

  /** Do not wait any longer: the server is there. */
  hurry(): void {
    if (!this.#ended) {
      this.#open();
    }
  }

  end(): void {
    this.#ended = true;
    this.#sleep();
    clearTimeout(this.#timer);
    this.#line?.close();
    this.#line = null;
  }

  #open(): void {
    if (this.#line !== null) {
      return;
    }
    this.#opened = Date.now();
    this.#heard = false;
    // After three sockets a stream, then one and the other: with the server away, both fail.
    this.#isStream = this.#failed >= SOCKETS_FIRST && (this.#failed - SOCKETS_FIRST) % 2 === 0;
    const open = this.#isStream ? openStream : openSocket;
    this.#line = open(this.#listener.address(), {
      frame: (frame) => this.#hear(frame),
      end: (code, reason) => (SEAT_LOST.includes(reason) ? this.#sentAway(reason) : void this.#broken(code)),
    });
    this.#expect(this.#pace.silence / 3);
  }

  #hear(frame: ServerFrame): void {
    this.#failed = this.#isStream ? SOCKETS_FIRST - 1 : 0;
    this.#expect(this.#pace.silence);
    if (!this.#heard) {
      this.#heard = true;
      this.#listener.live();
    }
    this.#listener.frame(frame);
  }

  /** Something has to be heard within this time. */
  #expect(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#silent(), milliseconds);
  }

  /** Nothing was heard for too long. Signs of life of a stream cannot be seen: there, only asking tells. */
  async #silent(): Promise<void> {
    const line = this.#line;
    if (this.#isStream && this.#heard && (await this.#listener.inquire()) === "same") {
      this.#expect(this.#pace.silence);
    } else if (this.#line === line) {
      line?.close();
      await this.#broken(0);
    }
  }

  #sentAway(reason: string): void {
    this.end();
    this.#listener.seatLost(reason);
  }

  async #broken(code: number): Promise<void> {
    const heard = this.#heard;
    this.#line = null;
    this.#heard = false;
    clearTimeout(this.#timer);
    this.#listener.lost();
    this.#failed += heard ? 0 : 1;
    if (heard && Date.now() - this.#opened > this.#pace.steady) {
      this.#tries = 0;
    }
    const found = code === REFUSED || !heard ? await this.#listener.inquire() : "away";
    if (found === "gone") {
      this.end();
    } else if (!this.#ended && this.#line === null) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#open(), patience(this.#tried(found)));
    }
  }

  /** The number of failed attempts. If the server answers over HTTP, only the transport has to be found. */
  #tried(found: Found): number {
    if (found !== "away" && this.#failed <= SOCKETS_FIRST) {
      return 0;
    }
    this.#tries += 1;
    return this.#tries - 1;
  }

  #woken(): void {
    this.hurry();
    if (this.#heard && !this.#isStream) {
      this.#line?.say({ type: "ping" });
      this.#expect(this.#pace.answer);
    }
  }
}

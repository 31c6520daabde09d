/** What can come instead of an answer: the server refuses, or nobody is there. */
import type { Message, Refused, RefusedAsStale, StoredEventView } from "#/wire/types";

// An Error, for its stack; but what it says is a message for readers of any language, not a text.
const Thrown: new () => Omit<Error, "message"> = Error;

/** The server refused something, and nothing has changed. */
export class Refusal extends Thrown {
  override readonly name = "Refusal";
  readonly status: number;
  /** What kind of refusal it is, for programs. */
  readonly reason: string;
  readonly message: Message;
  /** The rule of the game that says so, or nothing. */
  readonly rule: string;
  /** What is behind it, if there is more to say. */
  readonly because: readonly Message[];
  /** Which line of the file that was sent it is about. */
  readonly line: number | null;
  /** In English, for logs. */
  readonly text: string;
  /** The events before a command that came too late (409), and the room's version. */
  readonly missed: readonly StoredEventView[];
  readonly version: number | null;
  /** After how many seconds the same can be asked again (429, 503). */
  readonly retryAfter: number | null;

  constructor(status: number, said: Refused | RefusedAsStale, retryAfter: number | null = null) {
    super();
    this.status = status;
    this.reason = said.reason;
    this.message = said.message;
    this.rule = said.rule;
    this.because = said.because;
    this.line = said.line;
    this.text = said.text;
    this.missed = "missed" in said ? said.missed : [];
    this.version = "version" in said ? said.version : null;
    this.retryAfter = retryAfter;
  }

  override toString(): string {
    return `Refusal ${this.status}: ${this.text}`;
  }
}

/** Nobody answered, or something in between that is not the server. Whether it was heard is not known. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";
}

/** A choice from before a reload that nobody was sure of: it was not carried out, and has to be said. */
export function notSure(why: Message): Refusal {
  const said = { reason: "error-room-sure", text: why.id, message: why, rule: "", because: [], line: null };
  return new Refusal(200, said);
}

/** A refusal that we make ourselves, in the shape of all others. */
export function ownRefusal(status: number, id: string): Refusal {
  const message = { id, args: {} };
  return new Refusal(status, { reason: id, text: id, message, rule: "", because: [], line: null });
}

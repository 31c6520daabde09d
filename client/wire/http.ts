/** Requests to the server over HTTP, typed by what it offers. A new visitor becomes a guest on the way. */

import { patience, rest } from "#/wire/backoff";
import { at } from "#/wire/base-url";
import { ownRefusal, Refusal, Unreachable } from "#/wire/refusal";
import type { Operations, Refused, RefusedAsStale } from "#/wire/types";

export { newId } from "#/wire/ids";
export { Refusal, Unreachable } from "#/wire/refusal";

export type Operation = keyof Operations;
export type AnswerTo<O extends Operation> = Operations[O]["answer"];

type Named<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Named<Rest>
  : never;
type InPath<O extends Operation> = [Named<O>] extends [never]
  ? { readonly path?: never }
  : { readonly path: Readonly<Record<Named<O>, string>> };
type InQuery<O> = O extends { readonly query: infer Query }
  ? { readonly query?: Query }
  : { readonly query?: never };
type InBody<O> = O extends { readonly body: infer Body }
  ? { readonly body: Body }
  : { readonly body?: never };

/** What goes with a request: parts of its path, query and body, as the operation wants them. */
export type Given<O extends Operation> = InPath<O> &
  InQuery<Operations[O]> &
  InBody<Operations[O]> & {
    /** Ends the waiting; what was sent may have arrived all the same. */
    readonly signal?: AbortSignal;
  };
/** Left out where nothing has to go with it. */
type Rest<O extends Operation> =
  Record<never, never> extends Given<O> ? [given?: Given<O>] : [given: Given<O>];

const LONGEST_WAIT = 20_000;
const NO_GUEST = 401;

/** Ask once. Throws a `Refusal`, or `Unreachable` when nobody answers. */
export async function ask<O extends Operation>(operation: O, ...[given]: Rest<O>): Promise<AnswerTo<O>> {
  let answer = await send(operation, given);
  if (answer.status === NO_GUEST) {
    await becomeGuest();
    answer = await send(operation, given);
    if (answer.status === NO_GUEST) {
      // We were given a cookie a moment ago, and it did not come back.
      throw ownRefusal(NO_GUEST, "web-error-cookies");
    }
  }
  // What an operation answers is said by the types made from the server's own.
  return (await read(answer)) as AnswerTo<O>;
}

/**
 * Ask until there is an answer, through restarts and dead networks. What is sent may arrive twice: only for
 * bodies with an id made here, which are carried out once.
 */
export async function insist<O extends Operation>(operation: O, ...rest: Rest<O>): Promise<AnswerTo<O>> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask(operation, ...rest);
    } catch (error) {
      await untilWorthAnother(error, tries, rest[0]?.signal);
    }
  }
}

const MOST_MISTAKES = 3;
/** A person has clicked and looks at the page: the answer should not be late because of us. */
const SOMEBODY_WAITS = 2_500;

async function untilWorthAnother(error: unknown, tries: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  if (error instanceof Unreachable) {
    await rest(patience(tries, SOMEBODY_WAITS));
    return;
  }
  if (!(error instanceof Refusal) || (error.status !== 429 && error.status !== 503)) {
    throw error;
  }
  // A mistake in the server will not go away by asking.
  if (error.reason === "error-server-unexpected" && tries >= MOST_MISTAKES) {
    throw error;
  }
  await rest((error.retryAfter ?? 2) * 1000);
}

let becoming: Promise<void> | null = null;

/** Become a guest: once, however many ask at the same time. */
export function becomeGuest(): Promise<void> {
  becoming ??= send("POST /api/guest", { body: {} })
    .then(read)
    .then(() => undefined)
    .finally(() => {
      becoming = null;
    });
  return becoming;
}

interface Sent {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

async function send(operation: Operation, given: Sent = {}): Promise<Response> {
  const [method = "GET", path = ""] = operation.split(" ");
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(given.path?.[name] ?? ""),
  );
  const address = at(filled);
  for (const [name, value] of Object.entries(given.query ?? {})) {
    if (value !== null && value !== undefined) {
      address.searchParams.set(name, String(value));
    }
  }
  const headers: Record<string, string> = { "X-Batisseurs": "1" };
  if (given.body !== undefined) {
    headers["Content-Type"] = "application/json";
  }
  const timeout = AbortSignal.timeout(LONGEST_WAIT);
  const request: RequestInit = {
    method,
    headers,
    credentials: "same-origin",
    cache: "no-store",
    signal: given.signal === undefined ? timeout : AbortSignal.any([timeout, given.signal]),
  };
  if (given.body !== undefined) {
    request.body = JSON.stringify(given.body);
  }
  try {
    const answer = await fetch(address, request);
    // Read here, so that an answer cut off on its way counts as none.
    return new Response(answer.status === 204 ? null : await answer.text(), answer);
  } catch (error) {
    given.signal?.throwIfAborted();
    throw new Unreachable(`${method} ${address.pathname}`, { cause: error });
  }
}

async function read(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (answer.ok) {
    if (isOf(answer, "html")) {
      // No operation answers with a page; a network that wants one to log in first does.
      throw new Unreachable("a page was answered");
    }
    return isOf(answer, "json") ? parsed(text) : text;
  }
  const said = isOf(answer, "json") ? parsed(text) : null;
  if (isRefused(said)) {
    const after = Number.parseInt(answer.headers.get("Retry-After") ?? "", 10);
    throw new Refusal(answer.status, said, Number.isNaN(after) ? null : after);
  }
  // Something in between answered: a proxy whose server is away, or one that lets nobody through.
  if (answer.status >= 500) {
    throw new Unreachable(`status ${answer.status}`);
  }
  throw ownRefusal(answer.status, "web-error-not-this-server");
}

function isOf(answer: Response, type: string): boolean {
  return (answer.headers.get("Content-Type") ?? "").includes(type);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Unreachable("what was answered is not JSON", { cause: error });
  }
}

function isRefused(said: unknown): said is Refused | RefusedAsStale {
  return typeof said === "object" && said !== null && "reason" in said && "message" in said;
}

/**
 * The wire keeps some names of version 0.1.0, for its clients. Here they get the names of the glossary; the rest of the
 * client uses only these.
 */

import type { GivenTableRequest, RequestView, RoomView, TableRequest } from "#/wire/types";

/** The request that the table waits for, if there is one. */
export function pendingRequest({ wish }: Pick<RoomView, "wish">): RequestView | null {
  return wish;
}

/** What a pending request, or the event that opened it, asks for. */
export function requestOf({ wish }: { readonly wish: TableRequest }): TableRequest {
  return wish;
}

/** The command that asks the others for something. */
export function askFor(request: GivenTableRequest): {
  readonly type: "ask";
  readonly wish: GivenTableRequest;
} {
  return { type: "ask", wish: request };
}

/** The reader's auto-answers: step, text. */
export function autoAnswersOf({ standing }: Pick<RoomView, "standing">): RoomView["standing"] {
  return standing;
}

/** The time bank of a seat or of a clock, in seconds. */
export function timeBankOf({ reserve }: { readonly reserve: number }): number {
  return reserve;
}

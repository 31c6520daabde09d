/**
 * Commands on their way. Each is sent, always under the same id, until the server answers: through dead networks,
 * a server that restarts, and a reload of the page. So no click is lost, and none counts twice.
 */
import { insist } from "#/wire/http";
import type { Answer, SentCommand } from "#/wire/types";

interface Kept {
  readonly room: string;
  readonly request: SentCommand;
}

const KEY = "batisseurs-unanswered";
/** Unanswered commands of this tab from before a reload. */
let before: readonly Kept[] = stored();
const waiting = new Map<string, Kept>();

/** Send a command until it is answered. Throws a `Refusal` if the answer is no. */
export async function deliver(room: string, request: SentCommand): Promise<Answer> {
  waiting.set(request.id, { room, request });
  store();
  try {
    return await insist("POST /api/rooms/{room}/commands", { path: { room }, body: request });
  } finally {
    waiting.delete(request.id);
    store();
  }
}

/** Send again the commands that were unanswered in a room when the page was closed or reloaded. */
export function deliverLeftOver(room: string): readonly Promise<Answer>[] {
  const own = before.filter((one) => one.room === room);
  before = before.filter((one) => one.room !== room);
  return own.map((one) => deliver(room, one.request));
}

function store(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...before, ...waiting.values()]));
  } catch {
    // A browser that keeps nothing: commands last as long as the page.
  }
}

function stored(): readonly Kept[] {
  try {
    const said: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(said) ? said.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(said: unknown): said is Kept {
  return typeof said === "object" && said !== null && "room" in said && "request" in said;
}

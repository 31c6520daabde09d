/**
 * Links to seats and for spectators. A new link to a seat invalidates the one before, so links are kept in this
 * * browser until they are used.
 */
import { useState } from "react";
import { keep, keptLinks } from "#/lobby/kept-links";
import { ask } from "#/wire/http";

/** Where a link leads: to a seat, to spectators, or to any free seat. A freed seat ends the last kind. */
export type Goal = number | { readonly freed: number };

function nameOf(goal: Goal): string {
  return typeof goal === "number" ? String(goal) : `any ${goal.freed}`;
}

function bodyOf(goal: Goal): { readonly seat: number | null } {
  return { seat: typeof goal === "number" ? goal : null };
}

export async function makeLink(room: string, goal: Goal): Promise<string> {
  const { link } = await ask("POST /api/rooms/{room}/invitations", { path: { room }, body: bodyOf(goal) });
  keep(room, { ...keptLinks(room), [nameOf(goal)]: link });
  return link;
}

async function endLink(room: string, goal: Goal): Promise<void> {
  await ask("POST /api/rooms/{room}/revocations", { path: { room }, body: bodyOf(goal) });
  const { [nameOf(goal)]: _, ...left } = keptLinks(room);
  keep(room, left);
}

export interface Link {
  readonly link: string | null;
  readonly busy: boolean;
  readonly error: unknown;
  make(): void;
  /** Make it useless. */
  end(): void;
}

/** The link to a seat, and a way to make one. */
export function useLink(room: string, goal: Goal): Link {
  const [link, setLink] = useState<string | null>(() => keptLinks(room)[nameOf(goal)] ?? null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const become = async (next: Promise<string | null>) => {
    setBusy(true);
    setError(null);
    try {
      setLink(await next);
    } catch (refused) {
      setError(refused);
    }
    setBusy(false);
  };
  return {
    link,
    busy,
    error,
    make: () => void become(makeLink(room, goal)),
    end: () => void become(endLink(room, goal).then(() => null)),
  };
}

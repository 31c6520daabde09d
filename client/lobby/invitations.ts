/**
 * Links to seats and for spectators. A new link to a seat invalidates the one before, so links are kept in this
 * * browser until they are used.
 */
import { useEffect, useState } from "react";
import { ask } from "#/wire/http";
import type { RoomView } from "#/wire/types";

const kept = (room: string) => `batisseurs-links-${room}`;

type Links = Readonly<Record<string, string>>;

export function keptLinks(room: string): Links {
  try {
    const said: unknown = JSON.parse(localStorage.getItem(kept(room)) ?? "{}");
    const entries = typeof said === "object" && said !== null ? Object.entries(said) : [];
    return Object.fromEntries(entries.filter(([, link]) => typeof link === "string"));
  } catch {
    return {};
  }
}

function keep(room: string, links: Links): void {
  try {
    if (Object.keys(links).length === 0) {
      localStorage.removeItem(kept(room));
    } else {
      localStorage.setItem(kept(room), JSON.stringify(links));
    }
  } catch {
    // A browser that keeps nothing shows them until the page is closed.
  }
}

export async function makeLink(room: string, seat: number): Promise<string> {
  const { link } = await ask("POST /api/rooms/{room}/invitations", { path: { room }, body: { seat } });
  keep(room, { ...keptLinks(room), [seat]: link });
  return link;
}

/** Links to seats that someone else has taken are worth nothing. */
export function useForgottenLinks(room: RoomView): void {
  useEffect(() => {
    forgetLinks(
      room.room,
      room.seats.filter(({ taken, yours }) => taken && !yours).map(({ seat }) => seat),
    );
  }, [room]);
}

function forgetLinks(room: string, seats: readonly number[]): void {
  const links = keptLinks(room);
  const left = Object.entries(links).filter(([seat]) => !seats.includes(Number(seat)));
  if (left.length < Object.keys(links).length) {
    keep(room, Object.fromEntries(left));
  }
}

export interface Link {
  readonly link: string | null;
  readonly busy: boolean;
  readonly error: unknown;
  make(): void;
}

/** The link to a seat, and a way to make one. */
export function useLink(room: string, seat: number): Link {
  const [link, setLink] = useState<string | null>(() => keptLinks(room)[seat] ?? null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const make = async () => {
    setBusy(true);
    setError(null);
    try {
      setLink(await makeLink(room, seat));
    } catch (refused) {
      setError(refused);
    }
    setBusy(false);
  };
  return { link, busy, error, make: () => void make() };
}

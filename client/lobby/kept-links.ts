/** Links that were made in this browser and are not used yet: a new one would make them useless. */
import { useEffect } from "react";
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

export function keep(room: string, links: Links): void {
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

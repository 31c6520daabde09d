/**
 * Coming in by a link: `/rooms/ID#KEY`. The key is posted once and then taken out of the address, so that it is
 * in no history, no picture of the screen and no link that is passed on by mistake.
 */
import { useEffect, useState } from "react";
import { patience, rest } from "#/wire/backoff";
import { ask, becomeGuest, Refusal } from "#/wire/http";
import type { Entered } from "#/wire/types";

/** Keys are 256 bits in base64; shorter fragments are places on a page. */
const KEY = /^#([A-Za-z0-9_-]{32,64})$/;

/** The key in the address, if there is one. */
export function keyIn(fragment: string): string | null {
  return KEY.exec(fragment)?.[1] ?? null;
}

// React may ask twice; a key opens once.
const used = new Map<string, Promise<Entered>>();

/**
 * Use the key in the address: null if there is none. Throws a `Refusal` for a key that no longer works. Without an
 * * answer it tries again, and the key stays in the address, so that closing the page loses nothing.
 */
export async function enterWithKey(): Promise<Entered | null> {
  const key = keyIn(window.location.hash);
  if (key === null) {
    return null;
  }
  const entering = used.get(key) ?? untilAnswered(key);
  used.set(key, entering);
  try {
    return await entering;
  } finally {
    forgetKey();
  }
}

async function untilAnswered(key: string): Promise<Entered> {
  for (let tries = 0; ; tries += 1) {
    try {
      // Seats are held by guests, and a visitor with a link is usually not one yet.
      await becomeGuest();
      return await ask("POST /api/enter", { body: { key } });
    } catch (error) {
      if (error instanceof Refusal && error.status !== 429 && error.status !== 503) {
        throw error;
      }
      await rest(patience(tries));
    }
  }
}

function forgetKey(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search);
}

/** How far one has come with the key in the address. */
export type Entry =
  | { readonly status: "entering" }
  /** With a seat, as `SPECTATOR`, or, null, without a key; `coming` is different for each entry. */
  | { readonly status: "in"; readonly seat: number | null; readonly coming: number }
  /** The key opens nothing. The room may be open all the same: to who sits there, or to everyone. */
  | { readonly status: "refused"; readonly error: unknown };

/** `enterWithKey` for a page, and a way to say that a seat was taken without a key. */
export function useEntry(room: string): readonly [Entry, (seat: number) => void] {
  const [entry, setEntry] = useState<Entry>(() =>
    keyIn(window.location.hash) === null ? NO_KEY : { status: "entering" },
  );
  // A link to another room, or another link to this one, may be opened while the page is there.
  const [links, setLinks] = useState(0);
  useEffect(() => {
    const opened = () => setLinks((number) => number + 1);
    window.addEventListener("hashchange", opened);
    return () => window.removeEventListener("hashchange", opened);
  }, []);
  // Both say that there may be another key.
  useEffect(() => {
    let stays = true;
    enterWithKey().then(
      (entered) => stays && setEntry((before) => (entered === null ? without(before) : come(entered.seat))),
      (error: unknown) => stays && setEntry({ status: "refused", error }),
    );
    return () => {
      stays = false;
    };
  }, [room, links]);
  return [entry, (seat) => setEntry(come(seat))];
}

const NO_KEY: Entry = { status: "in", seat: null, coming: 0 };

let comings = 0;

/** A new entry each time: state of a lost seat is not reused. */
function come(seat: number): Entry {
  comings += 1;
  return { status: "in", seat, coming: comings };
}

/** There is no key, or no longer one: keep the current entry. */
function without(before: Entry): Entry {
  return before.status === "in" ? before : NO_KEY;
}

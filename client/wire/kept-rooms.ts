/**
 * What was seen last of a few rooms, kept in this browser so that they can be looked at without a network. A browser
 * that keeps nothing, or has no room left, just does not show them then.
 */
import { at } from "#/wire/base-url";

const KEPT = "tables";
/** A room is two entries: what is known of it, and what is printed on its components. */
const MOST = 16;

export function lookName(room: string, seat: number | null): string {
  return `rooms/${encodeURIComponent(room)}/${seat ?? ""}`;
}

export function printedName(room: string): string {
  return `printed/${encodeURIComponent(room)}`;
}

let before: Promise<void> = Promise.resolve();

/** One change after the other: what is forgotten is not written again by one that was begun earlier. */
function change(how: (cache: Cache) => Promise<void>): Promise<void> {
  before = before
    .then(async () => how(await caches.open(KEPT)))
    .catch(() => {
      // Forbidden, full, or unknown here.
    });
  return before;
}

/** Keep an answer by its name, in place of an older one; the oldest of too many go. */
export function keep(name: string, answer: unknown): Promise<void> {
  return change((cache) => write(cache, name, Response.json(answer)));
}

/** Keep what is known of a room. What is printed on its components lasts as long. */
export function keepLook(room: string, seat: number | null, look: unknown): Promise<void> {
  return change(async (cache) => {
    const printed = await cache.match(at(`kept/${printedName(room)}`));
    if (printed !== undefined) {
      await write(cache, printedName(room), printed);
    }
    await write(cache, lookName(room, seat), Response.json(look));
  });
}

/** As the newest. The old one goes only if there is room for the new one. */
async function write(cache: Cache, name: string, answer: Response): Promise<void> {
  const address = at(`kept/${name}`);
  await cache.put(address, answer);
  const others = (await cache.keys()).filter((one) => one.url !== address.href);
  await Promise.all(others.slice(0, 1 - MOST).map((old) => cache.delete(old)));
}

/** Forget a room, from all its seats. */
export function forget(room: string): Promise<void> {
  return change(async (cache) => {
    const [looks, printed] = [at(`kept/${lookName(room, null)}`).href, at(`kept/${printedName(room)}`).href];
    const all = (await cache.keys()).filter(({ url }) => url.startsWith(looks) || url === printed);
    await Promise.all(all.map((one) => cache.delete(one)));
  });
}

/** The answer that was kept by this name; null if there is none. */
export async function kept<Answer>(name: string): Promise<Answer | null> {
  try {
    const found = await (await caches.open(KEPT)).match(at(`kept/${name}`));
    return (await found?.json()) ?? null;
  } catch {
    return null;
  }
}

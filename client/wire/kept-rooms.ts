/**
 * What was seen last of a few rooms, kept in this browser so that they can be looked at without a network. A browser
 * that keeps nothing, or has no room left, just does not show them then.
 */
import { at } from "#/wire/base-url";

const KEPT = "tables";
/** A room is two entries: what is known of it, and what is printed on its components. */
const MOST = 16;

/** Keep an answer by its name, in place of an older one; the oldest of too many go. */
export async function keep(name: string, answer: unknown): Promise<void> {
  try {
    const cache = await caches.open(KEPT);
    const address = at(`kept/${name}`);
    await cache.delete(address);
    await cache.put(address, Response.json(answer));
    const all = await cache.keys();
    await Promise.all(all.slice(0, -MOST).map((old) => cache.delete(old)));
  } catch {
    // Forbidden, full, or unknown here.
  }
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

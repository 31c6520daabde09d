/** Waiting for a server that is away: longer each time, never all at once, and not a moment too long. */

const SHORTEST = 500;
const LONGEST = 8_000;

/** How many milliseconds to wait before trying for the nth time, from 0. Many who wait do not come together. */
export function patience(tries: number, longest = LONGEST): number {
  return Math.min(longest, SHORTEST * 2 ** tries) * (0.5 + Math.random() / 2);
}

const awake = new Set<() => void>();

/** Be told when trying again is worth it: the network is back, someone looks at the page, the server answered. */
export function onWake(listener: () => void): () => void {
  awake.add(listener);
  return () => awake.delete(listener);
}

export function wake(): void {
  for (const listener of [...awake]) {
    listener();
  }
}

const cutOff = new Set<() => void>();

/** Called as soon as the device has no network. Returns how to stop. */
export function onOffline(listener: () => void): () => void {
  cutOff.add(listener);
  return () => cutOff.delete(listener);
}

if (typeof window !== "undefined") {
  window.addEventListener("offline", () => {
    for (const listener of [...cutOff]) {
      listener();
    }
  });
  window.addEventListener("online", wake);
  window.addEventListener("pageshow", wake);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") {
      wake();
    }
  });
}

/** Wait so many milliseconds, or until something wakes us. */
export function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      forget();
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    const forget = onWake(done);
  });
}

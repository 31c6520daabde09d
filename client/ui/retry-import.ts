/**
 * Parts of the page that are fetched when they are wanted. Without the server they come when it is back: what is on the
 * page stays, and says itself that the line is broken.
 *
 * The server is checked before the part is loaded: a browser that could not fetch a module once never tries again.
 */
const PAUSE = 2_000;

/** Parts are mostly wanted many at a time: one question for all. An answer holds for all who have waited for it. */
let asking: Promise<boolean> | null = null;

export async function patiently<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  while (!(await isThere())) {
    await pause();
  }
  return fetchPart();
}

/** Whether the server answers. */
function isThere(): Promise<boolean> {
  asking ??= fetch(document.baseURI, { cache: "no-store" })
    .then(
      ({ ok }) => ok,
      () => false,
    )
    .finally(() => {
      asking = null;
    });
  return asking;
}

/** For a while, or until the browser says that the network is back. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, PAUSE);
    window.addEventListener("online", done);
  });
}

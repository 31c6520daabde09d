/**
 * Keeps the page and the files that it was loaded with, so that it opens without a network. Pages come from the
 * network first; files with a hash in their name never change and come from what is kept; the server's answers are
 * not kept here (`wire/kept-rooms.ts` keeps what tables show). When the page has changed, everything that was kept with the old one goes.
 */
const KEPT = "shell";
/** As in `wire/kept-rooms.ts`: what an older page has kept may not be what a newer one can show. */
const TABLES = "tables";
const home = new URL(self.registration.scope);
const PAGE = home.href;
const assets = new URL("assets/", home).pathname;

self.addEventListener("install", (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

/** What the page was loaded with before this worker was there. */
self.addEventListener("message", (event) => {
  const { data } = event;
  if (Array.isArray(data?.keep)) {
    event.waitUntil(Promise.all(data.keep.filter(isAsset).map(kept)).catch(() => undefined));
  }
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") {
    return;
  }
  if (isAsset(request.url)) {
    event.respondWith(kept(request.url));
  } else if (request.mode === "navigate" && isPage(request.url)) {
    event.respondWith(page(request));
  }
});

function isAsset(address) {
  const url = new URL(address);
  return url.origin === home.origin && url.pathname.startsWith(assets);
}

/** Not what the server itself shows. */
function isPage(address) {
  const url = new URL(address);
  const path = url.pathname.slice(home.pathname.length);
  return url.pathname.startsWith(home.pathname) && !/^(api|schema|health|metrics)(\/|$)/.test(path);
}

async function kept(address) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(address);
  if (found !== undefined) {
    return found;
  }
  const answer = await fetch(address);
  if (answer.ok) {
    // A full disk is no reason to fail.
    await cache.put(address, answer.clone()).catch(() => undefined);
  }
  return answer;
}

async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get("content-type")?.startsWith("text/html")) {
      await remember(answer.clone());
    }
    return answer;
  } catch (error) {
    const known = await (await caches.open(KEPT)).match(PAGE);
    if (known === undefined) {
      throw error;
    }
    return known;
  }
}

async function keepPage() {
  const answer = await fetch(PAGE);
  if (answer.ok) {
    await remember(answer);
  }
}

async function remember(answer) {
  try {
    const text = await answer.clone().text();
    let cache = await caches.open(KEPT);
    const before = await cache.match(PAGE);
    if (before !== undefined && (await before.text()) !== text) {
      await Promise.all([caches.delete(KEPT), caches.delete(TABLES)]);
      cache = await caches.open(KEPT);
    }
    await cache.put(PAGE, answer);
  } catch {
    // Nothing may be kept here.
  }
}

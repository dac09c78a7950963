/* Opens the house also where there is no network: the front page and what belongs to it. Never what is said at a table. */

const OURS = "tabbytop ";
const FRONT = "/index.html";
const NOT_PAGES = /^\/(api|schema|health|metrics)(\/|$)/;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** The shelf for the client of now: one per front page, so that nothing old is mixed with it. */
async function shelf() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  return caches.open(names.at(-1) ?? `${OURS}first`);
}

/** A front page has come: keep it, throw away what belonged to another, and tell the tabs. */
async function keepFront(answer) {
  const name = OURS + (answer.headers.get("etag") ?? "first");
  const before = (await caches.keys()).filter((one) => one.startsWith(OURS));
  const cache = await caches.open(name);
  await cache.put(FRONT, answer);
  const old = before.filter((one) => one !== name);
  if (old.length === 0) return;
  await Promise.all(old.map((one) => caches.delete(one)));
  for (const tab of await self.clients.matchAll()) tab.postMessage({ what: "updated" });
}

/** The newest front page, or the one we have. */
async function front(event) {
  try {
    const answer = await fetch(event.request);
    const isPage = (answer.headers.get("content-type") ?? "").startsWith("text/html");
    if (answer.ok && isPage) event.waitUntil(keepFront(answer.clone()));
    return answer;
  } catch (error) {
    const kept = await caches.match(FRONT);
    if (kept) return kept;
    throw error;
  }
}

/** What has its hash in its name never changes: once is enough. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await shelf()).put(request, answer.clone());
  return answer;
}

/** Icons and the like: new where there is a network. */
async function other(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await shelf()).put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || NOT_PAGES.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(front(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (/\.(svg|webmanifest|png|woff2)$/.test(pathname)) event.respondWith(other(request));
});

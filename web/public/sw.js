/* The service worker: opens the app without a network, from a cache of its page and files. It never caches the API. */

const PREFIX = "tabbytop ";
const PAGE = "/index.html";
const NOT_PAGES = /^\/(api|schema|health|metrics)(\/|$)/;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** Return the cache of the current build: one for each version of the page, so that builds don't mix. */
async function currentCache() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  return caches.open(names.at(-1) ?? `${PREFIX}first`);
}

/** Cache a new page, delete the caches of other builds, and tell the tabs. */
async function cachePage(response) {
  const name = PREFIX + (response.headers.get("etag") ?? "first");
  const before = (await caches.keys()).filter((one) => one.startsWith(PREFIX));
  const cache = await caches.open(name);
  await cache.put(PAGE, response);
  const old = before.filter((one) => one !== name);
  if (old.length === 0) return;
  await Promise.all(old.map((one) => caches.delete(one)));
  for (const tab of await self.clients.matchAll()) tab.postMessage({ what: "updated" });
}

/** Return the page from the network or, without one, from the cache. */
async function page(event) {
  try {
    const response = await fetch(event.request);
    const isPage = (response.headers.get("content-type") ?? "").startsWith("text/html");
    if (response.ok && isPage) event.waitUntil(cachePage(response.clone()));
    return response;
  } catch (error) {
    const cached = await caches.match(PAGE);
    if (cached) return cached;
    throw error;
  }
}

/** Return a file whose name contains its hash; it never changes, so the cache comes first. */
async function asset(request) {
  const cached = await caches.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await (await currentCache()).put(request, response.clone());
  return response;
}

/** Return icons and similar files, from the network if possible. */
async function other(request) {
  try {
    const response = await fetch(request);
    if (response.ok) await (await currentCache()).put(request, response.clone());
    return response;
  } catch (error) {
    const cached = await caches.match(request);
    if (cached) return cached;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || NOT_PAGES.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (/\.(svg|webmanifest|png|woff2)$/.test(pathname)) event.respondWith(other(request));
});

/** Reloads the page when the server has a newer client, as soon as the player isn't busy. */

/** Milliseconds between two checks, between two tries to reload, and between two reloads. */
const CHECK_EVERY = 4 * 60_000;
const RETRY_AFTER = 3_000;
const RELOAD_AGAIN_AFTER = 30_000;

const blockers = new Set<() => boolean>();
let current = "";
let isStale = false;

/** Don't reload while this returns true, for instance during a move. Returns a function that unregisters it. */
export function blockReloadWhile(isBusy: () => boolean): () => void {
  blockers.add(isBusy);
  return () => void blockers.delete(isBusy);
}

/** Return whether the player is in the middle of something. */
function isBusy(): boolean {
  const focused = document.activeElement;
  const isTyping = (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) && focused.value !== "";
  return isTyping || document.querySelector("dialog[open]") !== null || [...blockers].some((one) => one());
}

/** Return the version of the client on the server; empty if it doesn't answer. */
async function serverVersion(): Promise<string> {
  try {
    const [page, health] = await Promise.all([fetch("/", { method: "HEAD", cache: "no-store" }), fetch("/health")]);
    if (!page.ok || !health.ok) return "";
    const state = (await health.json()) as { version?: string };
    return `${page.headers.get("etag") ?? ""} ${state.version ?? ""}`;
  } catch {
    return "";
  }
}

/** Reload the page, but not twice in a short time. */
function reload() {
  let last = 0;
  try {
    last = Number(sessionStorage.getItem("reloaded") ?? 0);
    sessionStorage.setItem("reloaded", String(Date.now()));
  } catch {
    // no storage: treat it as the first time
  }
  if (Date.now() - last > RELOAD_AGAIN_AFTER) location.reload();
}

function reloadWhenIdle() {
  if (!isBusy()) reload();
  else setTimeout(reloadWhenIdle, RETRY_AFTER);
}

/** Check whether there is a newer client. */
export async function checkForUpdate() {
  if (isStale || document.visibilityState === "hidden") return;
  const latest = await serverVersion();
  if (!latest) return;
  current ||= latest;
  if (latest === current) return;
  isStale = true;
  reloadWhenIdle();
}

/** Check now, every few minutes, and whenever the player returns to the tab. */
export function watchForUpdates() {
  if (isSecureContext && "serviceWorker" in navigator && import.meta.env.PROD) {
    navigator.serviceWorker.register("/sw.js").catch(() => undefined); // optional: everything works without it
    navigator.serviceWorker.addEventListener("message", (event) => {
      if ((event.data as { what?: string } | null)?.what === "updated") void checkForUpdate();
    });
  }
  addEventListener("vite:preloadError", (event) => {
    event.preventDefault(); // a page of the old build no longer exists: load the new build
    reload();
  });
  addEventListener("focus", () => void checkForUpdate());
  document.addEventListener("visibilitychange", () => void checkForUpdate());
  setInterval(() => void checkForUpdate(), CHECK_EVERY);
  void checkForUpdate();
}

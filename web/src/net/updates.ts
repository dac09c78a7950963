/** Reloads the page when the server has a newer client, as soon as that interrupts nothing. */

const EVERY = 4 * 60_000;
const SOON = 3_000;
const AGAIN_AFTER = 30_000;

const busy = new Set<() => boolean>();
let mine = "";
let isStale = false;

/** Don't reload while this returns true, for instance during a move. Returns a function that ends it. */
export function stayWhile(isBusy: () => boolean): () => void {
  busy.add(isBusy);
  return () => void busy.delete(isBusy);
}

/** Is the player in the middle of something? */
function isInTheMiddle(): boolean {
  const at = document.activeElement;
  const writes = (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) && at.value !== "";
  return writes || document.querySelector("dialog[open]") !== null || [...busy].some((one) => one());
}

/** Return the version of the client on the server; empty if it doesn't answer. */
async function versionThere(): Promise<string> {
  try {
    const [page, health] = await Promise.all([fetch("/", { method: "HEAD", cache: "no-store" }), fetch("/health")]);
    if (!page.ok || !health.ok) return "";
    const told = (await health.json()) as { version?: string };
    return `${page.headers.get("etag") ?? ""} ${told.version ?? ""}`;
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
  if (Date.now() - last > AGAIN_AFTER) location.reload();
}

function reloadWhenIdle() {
  if (!isInTheMiddle()) reload();
  else setTimeout(reloadWhenIdle, SOON);
}

/** Check whether there is a newer client. */
export async function check() {
  if (isStale || document.visibilityState === "hidden") return;
  const there = await versionThere();
  if (!there) return;
  mine ||= there;
  if (there === mine) return;
  isStale = true;
  reloadWhenIdle();
}

/** Check now, every few minutes, and whenever the player returns to the tab. */
export function watchForUpdates() {
  if (isSecureContext && "serviceWorker" in navigator && import.meta.env.PROD) {
    navigator.serviceWorker.register("/sw.js").catch(() => undefined); // optional: everything works without it
    navigator.serviceWorker.addEventListener("message", (event) => {
      if ((event.data as { what?: string } | null)?.what === "updated") void check();
    });
  }
  addEventListener("vite:preloadError", (event) => {
    event.preventDefault(); // a page of the old build is gone: load the new one
    reload();
  });
  addEventListener("focus", () => void check());
  document.addEventListener("visibilitychange", () => void check());
  setInterval(() => void check(), EVERY);
  void check();
}

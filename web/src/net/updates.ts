/** Keeps a tab from growing stale: when the server has a newer client, the page comes anew as soon as that disturbs nobody. */

const EVERY = 4 * 60_000;
const SOON = 3_000;
const AGAIN_AFTER = 30_000;

const busy = new Set<() => boolean>();
let mine = "";
let isStale = false;

/** Do not reload while this says so, for instance while a move is begun. Gives back what ends it. */
export function stayWhile(isBusy: () => boolean): () => void {
  busy.add(isBusy);
  return () => void busy.delete(isBusy);
}

/** Is somebody in the middle of something? */
function isInTheMiddle(): boolean {
  const at = document.activeElement;
  const writes = (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) && at.value !== "";
  return writes || document.querySelector("dialog[open]") !== null || [...busy].some((one) => one());
}

/** Which client the server has now; empty where it does not answer. */
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

/** Load the page anew, but never in a circle. */
function reload() {
  let last = 0;
  try {
    last = Number(sessionStorage.getItem("reloaded") ?? 0);
    sessionStorage.setItem("reloaded", String(Date.now()));
  } catch {
    // nothing is kept here: then it is the first time
  }
  if (Date.now() - last > AGAIN_AFTER) location.reload();
}

function reloadWhenIdle() {
  if (!isInTheMiddle()) reload();
  else setTimeout(reloadWhenIdle, SOON);
}

/** Is there a newer client? */
export async function check() {
  if (isStale || document.visibilityState === "hidden") return;
  const there = await versionThere();
  if (!there) return;
  mine ||= there;
  if (there === mine) return;
  isStale = true;
  reloadWhenIdle();
}

/** Begin to watch: at once, every few minutes, and whenever somebody comes back to the tab. */
export function watchForUpdates() {
  if (isSecureContext && "serviceWorker" in navigator && import.meta.env.PROD) {
    navigator.serviceWorker.register("/sw.js").catch(() => undefined); // it only helps; without it everything works
    navigator.serviceWorker.addEventListener("message", (event) => {
      if ((event.data as { what?: string } | null)?.what === "updated") void check();
    });
  }
  addEventListener("vite:preloadError", (event) => {
    event.preventDefault(); // a room of the old house is gone: come in by the new door
    reload();
  });
  addEventListener("focus", () => void check());
  document.addEventListener("visibilitychange", () => void check());
  setInterval(() => void check(), EVERY);
  void check();
}

/** A tab that was open while the server got newer loads itself anew, as soon as nobody is in the middle of something. */

const EVERY = 5 * 60_000;
let version = "";
let isStale = false;

async function look() {
  try {
    const told = (await (await fetch("/health", { headers: { "X-Tabbytop": "1" } })).json()) as { version?: string };
    if (!told.version) return;
    version ||= told.version;
    if (told.version !== version) isStale = true;
  } catch {
    // Away or busy: that is the line's affair.
  }
}

/** Look now and then, and whenever the tab is looked at again; `isIdle`: may it reload now? */
export function stayFresh(isIdle: () => boolean): () => void {
  const reload = () => isStale && isIdle() && location.reload();
  const check = () => void look().then(reload);
  const onError = () => ((isStale = true), reload());
  check();
  const timer = setInterval(check, EVERY);
  const shown = () => !document.hidden && check();
  document.addEventListener("visibilitychange", shown);
  addEventListener("vite:preloadError", onError);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", shown);
    removeEventListener("vite:preloadError", onError);
  };
}

/** The line has come back: perhaps to a newer server. */
export function lookAgain(isIdle: () => boolean) {
  void look().then(() => isStale && isIdle() && location.reload());
}

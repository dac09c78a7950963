/** Settings stored in this browser. */

/** Return a saved setting; empty if there is none or storage is blocked. */
export function readSetting(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Call back when another tab changes a setting. */
export function onStoredElsewhere(key: string, changed: () => void) {
  addEventListener("storage", (event) => (event.key === key || event.key === null) && changed());
}

/** Save a setting, if the browser allows it; an empty value removes it. */
export function saveSetting(key: string, value: string) {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // storage is blocked: the setting is lost
  }
}

/** Settings that this browser keeps for the next visit. */

/** Something stored in this browser; where it may keep nothing, nothing. */
export function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Keep something for the next visit, where the browser lets us. */
export function keep(key: string, value: string) {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // a private window: then it is forgotten
  }
}

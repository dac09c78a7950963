/** Keyboard focus on the board and the hand: Tab stops, arrow keys, and digits for cards. */

const BOARD = '[data-part="board"]';
const HAND = '[data-part="hand"]';
type Any = HTMLElement | SVGElement;

const list = (root: HTMLElement, part: string): Any[] =>
  [...root.querySelectorAll<Any>(`${part} [data-word]`)].filter((one) => one.getClientRects().length > 0);

/** Return the nearest element in a direction; elements off to the side count as farther. */
export function nearest<T>(from: DOMRect, all: { one: T; box: DOMRect }[], key: string): T | null {
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const isAcross = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  let best: T | null = null;
  let least = Infinity;
  for (const { one, box } of all) {
    const dx = box.x + box.width / 2 - x;
    const dy = box.y + box.height / 2 - y;
    const ahead = sign * (isAcross ? dx : dy);
    const aside = Math.abs(isAcross ? dy : dx);
    if (ahead < 2) continue;
    const cost = ahead + 2.2 * aside;
    if (cost < least) [least, best] = [cost, one];
  }
  return best;
}

/** Make one place a Tab stop; arrow keys lead to the others. */
export function rove(root: HTMLElement) {
  const places = list(root, BOARD);
  const current = places.find((one) => one === document.activeElement) ?? places.find((one) => one.dataset.stop) ?? places[0];
  for (const one of places) one.setAttribute("tabindex", one === current ? "0" : "-1");
}

function goTo(root: HTMLElement, one: Any | null | undefined) {
  if (!one) return;
  for (const other of list(root, BOARD)) {
    other.setAttribute("tabindex", other === one ? "0" : "-1");
    delete other.dataset.stop;
  }
  one.dataset.stop = "yes";
  one.focus({ preventScroll: false });
}

/** Handle an arrow key: focus the next place or card. Return whether it was handled. */
export function arrow(root: HTMLElement, key: string): boolean {
  const active = document.activeElement as Any | null;
  const part = active?.closest(HAND) ? HAND : BOARD;
  const all = list(root, part);
  if (all.length === 0) {
    const other = list(root, part === HAND ? BOARD : HAND)[0];
    goTo(root, other);
    return other !== undefined;
  }
  if (!active || !all.includes(active)) {
    goTo(root, all.find((one) => one.dataset.stop) ?? all[0]);
    return true;
  }
  const boxes = all.filter((one) => one !== active).map((one) => ({ one, box: one.getBoundingClientRect() }));
  const found = nearest(active.getBoundingClientRect(), boxes, key);
  if (!found && part === HAND && key === "ArrowUp") goTo(root, list(root, BOARD)[0]);
  else if (!found && part === BOARD && key === "ArrowDown") goTo(root, list(root, HAND)[0]);
  else goTo(root, found);
  return true;
}

/** Handle a digit: press the card with that number. Return whether it was handled. */
export function digit(root: HTMLElement, n: number): boolean {
  const card = list(root, HAND).filter((one) => one.dataset.aside === undefined)[n - 1];
  if (!card) return false;
  card.focus();
  card.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return true;
}

/** If the focused element is gone, focus what comes next. */
export function catchFocus(root: HTMLElement) {
  const active = document.activeElement;
  if (active && active !== document.body && active.isConnected) return;
  const first = (selector: string) => root.querySelector<HTMLElement>(selector);
  const places = list(root, BOARD)[0];
  const begun = first('[data-do="back"]') !== null;
  const next =
    first('[data-do="confirm"]') ?? (begun ? places : first('[data-part="actions"] .main[data-word]')) ?? list(root, HAND)[0] ?? places;
  (next ?? first('[data-part="actions"] [data-word]'))?.focus();
}

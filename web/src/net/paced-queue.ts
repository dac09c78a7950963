/** A queue that shows other players' moves one at a time, so that players can follow them. It can be skipped. */

/** Milliseconds for each item unless the caller says otherwise; fewer when more are waiting. */
const USUAL = 250;
const SHORTEST = 120;
/** No item is shown later than this many milliseconds after it came. */
export const BEHIND = 2000;
/** If more items than this are waiting, all are shown at once. */
const MOST = 12;

/** Return the milliseconds before the next of several waiting items. */
export function paceOf(waiting: number, usual = USUAL): number {
  return Math.max(Math.min(SHORTEST, usual), usual - 40 * (waiting - 1));
}

interface Waiting<T> {
  one: T;
  /** When it must be on the screen. */
  due: number;
}

export class PacedQueue<T> {
  private waiting: Waiting<T>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -Infinity;

  /**
   * `isQuick` returns true while items need no pauses, for instance with reduced motion or a hidden page; `pace` returns
   * the milliseconds for each item when nothing else is waiting.
   */
  constructor(
    private readonly show: (one: T) => void,
    private readonly isQuick: () => boolean,
    private readonly changed: (waiting: number) => void = () => {},
    private readonly pace: () => number = () => USUAL,
  ) {}

  get length(): number {
    return this.waiting.length;
  }

  /** Add an item. Urgent items, such as the player's own moves, are shown immediately, after all waiting ones. */
  add(one: T, isUrgent = false) {
    this.waiting.push({ one, due: performance.now() + BEHIND });
    if (isUrgent || this.isQuick() || this.waiting.length > MOST) this.skip();
    else this.go();
  }

  /** Show all waiting items now. */
  skip() {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.waiting.length > 0) this.next();
    this.changed(0);
  }

  /** Drop the waiting items. */
  clear() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  /** Return the milliseconds until the next item; fewer if otherwise some item would be late. */
  private left(): number {
    const now = performance.now();
    const usual = this.last + paceOf(this.waiting.length, this.pace()) - now;
    return Math.min(usual, ...this.waiting.map(({ due }, i) => (due - now) / (i + 1)));
  }

  private go() {
    if (this.timer === undefined) {
      if (this.left() <= 0) this.next();
      if (this.waiting.length > 0) {
        this.timer = setTimeout(() => {
          this.timer = undefined;
          this.next();
          this.go();
        }, this.left());
      }
    }
    this.changed(this.waiting.length);
  }

  private next() {
    const item = this.waiting.shift();
    if (item === undefined) return;
    this.last = performance.now();
    this.show(item.one);
  }
}

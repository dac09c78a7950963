/** A queue that shows other players' moves one at a time, so that players can follow them. It can be skipped. */

/** Milliseconds for each item; fewer when more are waiting. */
const LONGEST = 250;
const SHORTEST = 120;
/** If more items than this are waiting, all are shown at once. */
const MOST = 12;

export function paceOf(waiting: number): number {
  return Math.max(SHORTEST, LONGEST - 40 * (waiting - 1));
}

export class PacedQueue<T> {
  private waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -Infinity;

  /** `isQuick` returns true while items need no pauses, for instance with reduced motion or a hidden page. */
  constructor(
    private readonly show: (one: T) => void,
    private readonly isQuick: () => boolean,
    private readonly changed: (waiting: number) => void = () => {},
  ) {}

  get length(): number {
    return this.waiting.length;
  }

  /** Add an item. The player's own items are shown at once, with all before them. */
  add(one: T, isOwn = false) {
    this.waiting.push(one);
    if (isOwn || this.isQuick() || this.waiting.length > MOST) this.skip();
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

  private go() {
    if (this.timer !== undefined) {
      this.changed(this.waiting.length);
      return;
    }
    const left = this.last + paceOf(this.waiting.length) - performance.now();
    if (left <= 0) this.next();
    this.changed(this.waiting.length);
    if (this.waiting.length > 0) {
      this.timer = setTimeout(() => {
        this.timer = undefined;
        this.next();
        this.go();
      }, Math.max(left, left <= 0 ? paceOf(this.waiting.length) : 0));
    }
  }

  private next() {
    const one = this.waiting.shift();
    if (one === undefined) return;
    this.last = performance.now();
    this.show(one);
  }
}

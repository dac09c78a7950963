/** What others do is shown one thing after another, so that eyes can follow; who is in a hurry skips. */

/** How long each is looked at before the next, in milliseconds; the more wait, the shorter. */
const LONGEST = 250;
const SHORTEST = 120;
/** More than this at once is not followed any more. */
const MOST = 12;

export function paceOf(waiting: number): number {
  return Math.max(SHORTEST, LONGEST - 40 * (waiting - 1));
}

export class Queue<T> {
  private waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -Infinity;

  /** `isQuick`: nothing is to be waited for just now (nobody looks, or somebody wants no motion). */
  constructor(
    private readonly show: (one: T) => void,
    private readonly isQuick: () => boolean,
    private readonly changed: (waiting: number) => void = () => {},
  ) {}

  get length(): number {
    return this.waiting.length;
  }

  /** One more thing; what is one's own is shown at once, with all before it. */
  add(one: T, isOwn = false) {
    this.waiting.push(one);
    if (isOwn || this.isQuick() || this.waiting.length > MOST) this.skip();
    else this.go();
  }

  /** Show all that waits, now. */
  skip() {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.waiting.length > 0) this.next();
    this.changed(0);
  }

  /** Forget what waits. */
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

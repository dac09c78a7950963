/** Remembers which entry of a table a player saw last, even after a reload, so that the page can say what they missed. */

import { readSetting, saveSetting } from "../ui/local-storage";
import type { Frame } from "../net/wire";

export class LastSeen {
  /** The last entry that the player saw before they left; null if they missed nothing. */
  left = $state<number | null>(null);
  /** What was on the page when the connection was lost. */
  private lostAt: Frame | null = null;
  /** No frame has been seen since the page was loaded. */
  private isFirst = true;

  constructor(
    private readonly table: string,
    private readonly seat: number,
  ) {
    this.left = Number(readSetting(this.key)) || null;
  }

  private get key() {
    return `seen ${this.table} ${this.seat}`;
  }

  /** Note that the connection was lost while this frame was on the page. */
  lose(frame: Frame) {
    this.lostAt ??= frame;
  }

  /** Note that the player sees a frame. The first one after a lost connection shows whether anything was missed. */
  see(frame: Frame) {
    if (this.lostAt === frame) return;
    if (this.isFirst && this.left !== null && frame.n <= this.left) this.left = null;
    this.isFirst = false;
    if (this.lostAt !== null && frame.n > this.lostAt.n) this.left = this.lostAt.n;
    this.lostAt = null;
    saveSetting(this.key, frame.result ? "" : String(frame.n));
  }
}

/** Chat messages that the player hasn't seen yet. What they have seen survives a reload of the page. */

import type { News } from "../net/wire";

/** Return how many messages of others came after entry `read`. */
export function countUnread(news: News[], read: number, me: number | null): number {
  return news.filter((one) => one.what === "chatted" && one.n > read && one.by !== me).length;
}

export class UnreadChat {
  private read = $state(0);

  constructor(private readonly table: string) {
    this.read = Number(sessionStorage.getItem(this.key)) || 0;
  }

  private get key() {
    return `chat-read ${this.table}`;
  }

  /** Return the number of unread messages. */
  count(news: News[], me: number | null): number {
    return countUnread(news, this.read, me);
  }

  /** Note that the player sees everything up to the last entry. */
  see(news: News[]) {
    const last = news.at(-1)?.n ?? 0;
    if (last <= this.read) return;
    this.read = last;
    sessionStorage.setItem(this.key, String(last));
  }
}

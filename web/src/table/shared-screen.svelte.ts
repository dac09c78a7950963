/** Several players on one screen: a client for each, and a curtain between their turns. */

import { TableClient } from "../net/table-client.svelte";

export class SharedScreen {
  /** The seat whose view is shown. */
  shown = $state<number | null>(null);
  clients = $state.raw<TableClient[]>([]);

  /** The seat to show next: the shown one if it is asked, else the first that is; in a window by its order. */
  next: number | null = $derived.by(() => {
    const asked = this.clients.filter((one) => one.isAsked).map((one) => one.ownSeat!);
    if (this.clients.some((one) => one.isOver)) return this.shown ?? this.clients[0]?.ownSeat ?? null;
    if (asked.length === 0) return this.shown ?? this.clients[0]?.ownSeat ?? null;
    if (this.shown !== null && asked.includes(this.shown)) return this.shown;
    const order = this.clients.find((one) => one.frame.window)?.frame.window?.seats ?? asked;
    return order.find((seat) => asked.includes(seat)) ?? asked[0]!;
  });
  /** The seat that the device must be passed to, if any. */
  curtain: number | null = $derived(
    this.next !== this.shown && !this.clients.some((one) => one.isOver) ? this.next : null,
  );
  /** The client of the shown seat. */
  current: TableClient | null = $derived(
    this.clients.find((one) => one.ownSeat === (this.shown ?? this.next)) ?? this.clients[0] ?? null,
  );

  constructor(
    readonly id: string,
    readonly language: () => string,
  ) {}

  /** Set our seats, and open a client for each new one. */
  setSeats(seats: number[]) {
    if (seats.join() === this.clients.map((one) => one.ownSeat).join()) return;
    for (const one of this.clients) if (!seats.includes(one.ownSeat!)) one.close();
    this.clients = seats.map((seat) => this.clients.find((one) => one.ownSeat === seat) ?? new TableClient(this.id, this.language(), seat));
  }

  /** Called when the next player has the device. */
  reveal() {
    this.shown = this.next;
  }

  close() {
    for (const one of this.clients) one.close();
    this.clients = [];
  }
}

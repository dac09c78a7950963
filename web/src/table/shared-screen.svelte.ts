/** Several players at one screen: a client for each, and a curtain between their turns. */

import { AtTable } from "../net/table-client.svelte";

export class Party {
  /** The seat whose view is shown. */
  shown = $state<number | null>(null);
  places = $state.raw<AtTable[]>([]);

  /** The seat to show next: the shown one if it is asked, else the first that is; in a window by its order. */
  next: number | null = $derived.by(() => {
    const asked = this.places.filter((one) => one.isAsked).map((one) => one.wanted!);
    if (this.places.some((one) => one.isOver)) return this.shown ?? this.places[0]?.wanted ?? null;
    if (asked.length === 0) return this.shown ?? this.places[0]?.wanted ?? null;
    if (this.shown !== null && asked.includes(this.shown)) return this.shown;
    const order = this.places.find((one) => one.frame.window)?.frame.window?.seats ?? asked;
    return order.find((seat) => asked.includes(seat)) ?? asked[0]!;
  });
  /** The seat that the device must be passed to, if any. */
  curtain: number | null = $derived(
    this.next !== this.shown && !this.places.some((one) => one.isOver) ? this.next : null,
  );
  /** The client of the shown seat. */
  here: AtTable | null = $derived(
    this.places.find((one) => one.wanted === (this.shown ?? this.next)) ?? this.places[0] ?? null,
  );

  constructor(
    readonly id: string,
    readonly language: () => string,
  ) {}

  /** Set our seats, and open a client for each new one. */
  seat(seats: number[]) {
    if (seats.join() === this.places.map((one) => one.wanted).join()) return;
    for (const one of this.places) if (!seats.includes(one.wanted!)) one.close();
    this.places = seats.map((seat) => this.places.find((one) => one.wanted === seat) ?? new AtTable(this.id, this.language(), seat));
  }

  /** The next player has the device now. */
  open() {
    this.shown = this.next;
  }

  close() {
    for (const one of this.places) one.close();
    this.places = [];
  }
}

/**
 * Shows how pieces travel from one view to the next.
 *
 * The new view is on the page immediately, so that nobody waits: what travels is a picture over it, and the piece itself is
 * invisible until that lands. Any input lands everything, and so does the next view, unless it comes before anyone could
 * see where the pieces go. Until they land, `held` has what was shown before, for totals.
 */

import { arrive, depart, fly, type Departure, type Flight } from "./flight";
import { flightTime, isStill, startOf, travel } from "./speed";
import { MOST, type AnyView, type Moved, type Travel } from "./travel";
import { reducedMotion } from "../ui/reduced-motion.svelte";
import "./motion.css";

/** What a page shows: a view, and what its totals are taken from. */
export interface Shown<T> {
  view: AnyView;
  totals: T;
  /** The number of the last entry. */
  n: number;
}
interface Entry {
  n: number;
  what: string;
  by?: number | null;
  say?: (string | null)[];
}
/** Says what travels between two views that follow each other. */
export type Travels = (before: AnyView, after: AnyView, moves: Moved[], me: number | null) => Travel[];

/** A view that follows sooner than this many milliseconds doesn't land anything: windows that nobody sees close after 50. */
const UNSEEN = 150;

/** Input that lands everything. */
const INPUTS = ["pointerdown", "keydown", "wheel", "visibilitychange"];

/** Return the moves among the entries since the last one that was shown; null if something else changed the table. */
export function movesSince(entries: readonly Entry[], n: number): Moved[] | null {
  const fresh = entries.filter((one) => one.n > n);
  if (fresh.some((one) => one.what === "undone")) return null;
  const moves = fresh.filter((one) => one.what === "moved");
  return moves.map(({ by = null, say = [] }) => ({ by, words: say.filter((word) => word !== null) }));
}

export class Motion<T> {
  /** What was on the page before the pieces that are on their way now; null if nothing is. */
  held = $state.raw<Shown<T> | null>(null);
  private shown: Shown<T> | null = null;
  private flights: Flight[] = [];
  private overlay: HTMLElement | null = null;
  /** Counts the views, so that only the newest one starts anything. */
  private turn = 0;
  /** When the last pieces started. */
  private started = -Infinity;
  /** Whether more pieces start in the next frame. */
  private isStarting = false;

  /** Call this in `$effect.pre` with what will be on the page: pieces start from where they are on it now. */
  show(root: Element | undefined, next: Shown<T>, entries: readonly Entry[], me: number | null, travels: Travels | undefined) {
    const before = this.shown;
    this.shown = next;
    if (!before || before.view === next.view) return;
    const moves = isStill() || !root || !travels ? null : movesSince(entries, before.n);
    if (moves === null || performance.now() - this.started >= UNSEEN) this.finish();
    if (!moves?.length || !root || !travels || typeof root.animate !== "function") return;
    const departures = travels(before.view, next.view, moves, me).flatMap((one) => depart(root, one) ?? []).slice(0, MOST);
    if (departures.length === 0) return;
    this.held = before;
    travel.isOn = this.isStarting = true;
    this.started = performance.now();
    const turn = ++this.turn;
    // In the next frame, before it is painted: the page is laid out only once, and not in the task that changes it.
    requestAnimationFrame(() => turn === this.turn && this.launch(root, departures));
  }

  private launch(root: Element, departures: Departure[]) {
    this.isStarting = false;
    this.overlay ??= this.open();
    const journeys = departures.flatMap((one) => arrive(root, one) ?? []); // measure everything before anything changes
    const again = journeys.map((one) => one.own?.element);
    for (const flight of this.flights.filter((one) => one.element && again.includes(one.element))) this.drop(flight);
    journeys.forEach((journey, i) => {
      const flight = fly(this.overlay!, journey, startOf(i, journeys.length), flightTime(), reducedMotion.isOn);
      flight.animation.onfinish = () => this.land(flight);
      this.flights.push(flight);
    });
    if (this.flights.length === 0) return this.finish();
    for (const input of INPUTS) addEventListener(input, this.finish, { capture: true, passive: true });
  }

  private open(): HTMLElement {
    const overlay = document.createElement("div");
    overlay.className = "flights";
    overlay.setAttribute("aria-hidden", "true");
    document.body.append(overlay);
    return overlay;
  }

  private land(flight: Flight) {
    flight.land();
    this.flights = this.flights.filter((one) => one !== flight);
    if (this.flights.length === 0 && !this.isStarting) this.finish();
  }

  /** End a flight early. */
  private drop(flight: Flight) {
    flight.animation.onfinish = null;
    flight.animation.cancel();
    flight.land();
    this.flights = this.flights.filter((one) => one !== flight);
  }

  /** Land everything now. */
  finish = () => {
    this.turn++;
    this.isStarting = false;
    for (const flight of this.flights) this.drop(flight);
    this.overlay?.remove();
    this.overlay = null;
    this.held = null;
    travel.isOn = false;
    for (const input of INPUTS) removeEventListener(input, this.finish, { capture: true });
  };
}

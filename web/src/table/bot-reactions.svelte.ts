/** Shows one bot's reaction at a time, never while a window is open: for a few seconds, or after the game as long as it's on the page. */

import { characters, type Character } from "../net/characters";
import type { Frame, TableInfo } from "../net/wire";
import { settings } from "../ui/settings.svelte";
import { sound } from "../ui/sound.svelte";
import { say } from "../words/words.svelte";
import { MOODS, reactionTo, SECONDS, type Moment, type Reaction } from "./reactions";

export class BotReactions {
  private known = $state.raw<Map<string, Character>>(new Map());
  private reaction = $state.raw<Reaction | null>(null);
  private before: Moment | null = null;
  private lastN = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.load();
  }

  private load() {
    if (settings.botRemarks && this.known.size === 0) void characters().then((known) => (this.known = known));
  }

  /**
   * Process what is on the page now. The first time sets the baseline and triggers no reaction.
   *
   * `points` are those after entry `n`: while pieces are on their way, after an earlier one than the frame's. A window
   * leaves the baseline as it was, so that a reaction to what led to it comes after it has closed.
   */
  take(frame: Frame, table: TableInfo, points: number[] | null, n = frame.n) {
    this.load();
    const after: Moment = { n, points, winners: frame.result?.winners ?? null, isWindow: frame.window != null };
    const { before } = this;
    if (after.isWindow) return this.show(null);
    this.before = after;
    if (!before || !settings.botRemarks) return;
    const bots = table.seats.map((seat) => seat.kind === "bot" && this.known.has(seat.character ?? ""));
    const found = reactionTo(bots, before, after, this.lastN);
    if (!found) return;
    this.lastN = after.n;
    this.show(found);
    if (after.winners) return; // the score sheet shows it when it has counted everything
    if (MOODS[found.occasion] === "glad") sound.purr();
    this.timer = setTimeout(() => this.show(null), SECONDS * 1000);
  }

  private show(reaction: Reaction | null) {
    clearTimeout(this.timer);
    this.reaction = reaction;
  }

  private of(seat: number): Reaction | null {
    return settings.botRemarks && this.reaction?.seat === seat ? this.reaction : null;
  }

  moodOf(seat: number) {
    const reaction = this.of(seat);
    return reaction ? MOODS[reaction.occasion] : "calm";
  }

  /** Return what a seat's bot says now, if anything. */
  lineOf(seat: number, table: TableInfo | null): string {
    const reaction = this.of(seat);
    const temperament = this.known.get(table?.seats[seat]?.character ?? "")?.temperament;
    return reaction && temperament ? say(`remark-${reaction.occasion}-${temperament}`) : "";
  }

  stop() {
    clearTimeout(this.timer);
  }
}

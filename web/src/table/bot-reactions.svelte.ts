/** Shows one bot's reaction at a time, for a few seconds, and never while a window is open. */

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
    if (settings.botRemarks) void characters().then((known) => (this.known = known));
  }

  /** Process the next frame. The first one sets the baseline and triggers no reaction. */
  take(frame: Frame, table: TableInfo, points: number[] | null) {
    const after: Moment = { n: frame.n, points, winners: frame.result?.winners ?? null, isWindow: frame.window != null };
    const { before } = this;
    this.before = after;
    if (after.isWindow) this.reaction = null;
    if (!before || !settings.botRemarks) return;
    const bots = table.seats.map((seat) => seat.kind === "bot" && this.known.has(seat.character ?? ""));
    const found = reactionTo(bots, before, after, this.lastN);
    if (!found) return;
    this.lastN = after.n;
    this.reaction = found;
    if (MOODS[found.occasion] === "glad") sound.purr();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.reaction = null), SECONDS * 1000);
  }

  moodOf(seat: number) {
    return this.reaction?.seat === seat ? MOODS[this.reaction.occasion] : "calm";
  }

  /** Return what a seat's bot says now, if anything. */
  lineOf(seat: number, table: TableInfo): string {
    if (this.reaction?.seat !== seat) return "";
    const temperament = this.known.get(table.seats[seat]?.character ?? "")?.temperament;
    return temperament ? say(`remark-${this.reaction.occasion}-${temperament}`) : "";
  }

  stop() {
    clearTimeout(this.timer);
  }
}

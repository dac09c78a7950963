/** The player's settings in this browser. Theme, sound and language have their own modules; they are listed here, too. */

import { words, type Code } from "../words/words.svelte";
import { pointer } from "./pointer.svelte";
import { onStoredElsewhere, readSetting, saveSetting } from "./local-storage";
import { sound } from "./sound.svelte";
import { theme, type ThemeName } from "./theme.svelte";

export const ANIMATIONS = ["off", "fast", "normal", "slow"] as const;
/**
 * When moves must be confirmed: all of them, none, or those that weren't shown before the click. The mouse shows a move
 * when it is on a place; a finger can't, so all its moves are confirmed.
 */
export const CONFIRM_HABITS = ["auto", "always", "never"] as const;
export const LOG_DETAILS = ["brief", "full"] as const;
/** When windows prompt you: when you can respond, only as the target, not before your turn, or always. */
export const WINDOW_HABITS = ["ask", "target", "turn", "always"] as const;

interface Saved {
  /** How fast things move on the table. */
  animation: (typeof ANIMATIONS)[number];
  confirm: (typeof CONFIRM_HABITS)[number];
  /** Draw automatically if drawing is the only option. */
  autoDraw: boolean;
  /** Whether the log counts passes and draws, or lists each. */
  logDetail: (typeof LOG_DETAILS)[number];
  /** Whether to show the bots' reactions. */
  botRemarks: boolean;
  /** The default of when windows prompt you, for tables where you haven't chosen. */
  windows: (typeof WINDOW_HABITS)[number];
}

const DEFAULTS: Saved = { animation: "normal", confirm: "auto", autoDraw: true, logDetail: "brief", botRemarks: true, windows: "ask" };
/** The values of each non-boolean setting. */
const VALUES: Partial<Record<keyof Saved, readonly unknown[]>> = { animation: ANIMATIONS, confirm: CONFIRM_HABITS, logDetail: LOG_DETAILS, windows: WINDOW_HABITS };
const KEY = "settings";

/** Read settings from their stored text. A value that this version doesn't know is replaced by the default. */
function parse(text: string): Saved {
  let saved: Record<string, unknown> = {};
  try {
    saved = (JSON.parse(text || "{}") ?? {}) as Record<string, unknown>;
  } catch {
    // not JSON: start over
  }
  if (saved.confirm === false) saved.confirm = "never"; // how earlier versions stored it
  const isKnown = ([key, usual]: [string, unknown]) =>
    VALUES[key as keyof Saved]?.includes(saved[key]) ?? typeof saved[key] === typeof usual;
  return Object.fromEntries(Object.entries(DEFAULTS).map((one) => [one[0], isKnown(one) ? saved[one[0]] : one[1]])) as unknown as Saved;
}

export class Settings {
  /** What was stored when this tab last looked; always empty if the browser allows no storage. */
  private stored = readSetting(KEY);
  private saved = $state.raw(parse(this.stored));

  constructor() {
    onStoredElsewhere(KEY, () => this.refresh());
    onStoredElsewhere("language", () => void words.follow());
  }

  /** Take over what another tab has changed. */
  private refresh() {
    const stored = readSetting(KEY);
    if (stored === this.stored) return;
    this.stored = stored;
    this.saved = parse(stored);
  }

  /** Change some settings, and save those that aren't the default. */
  private change(some: Partial<Saved>) {
    this.refresh();
    this.saved = { ...this.saved, ...some };
    const changed = Object.entries(this.saved).filter(([key, value]) => DEFAULTS[key as keyof Saved] !== value);
    saveSetting(KEY, changed.length > 0 ? JSON.stringify(Object.fromEntries(changed)) : "");
    this.stored = readSetting(KEY);
  }

  get animation() {
    return this.saved.animation;
  }
  set animation(animation) {
    this.change({ animation });
  }
  get confirm() {
    return this.saved.confirm;
  }
  set confirm(confirm) {
    this.change({ confirm });
  }
  /** Whether choosing a place makes the move immediately. */
  get playsPlacesAtOnce(): boolean {
    return this.confirm === "auto" && !pointer.isCoarse;
  }
  get autoDraw() {
    return this.saved.autoDraw;
  }
  set autoDraw(autoDraw) {
    this.change({ autoDraw });
  }
  get logDetail() {
    return this.saved.logDetail;
  }
  set logDetail(logDetail) {
    this.change({ logDetail });
  }
  get botRemarks() {
    return this.saved.botRemarks;
  }
  set botRemarks(botRemarks) {
    this.change({ botRemarks });
  }
  get windows() {
    return this.saved.windows;
  }
  set windows(windows) {
    this.change({ windows });
  }

  get sound(): boolean {
    return sound.isOn;
  }
  set sound(isOn: boolean) {
    sound.set(isOn);
  }
  get theme(): ThemeName {
    return theme.name;
  }
  set theme(name: ThemeName) {
    theme.set(name);
  }
  get language(): Code {
    return words.code;
  }
  set language(code: Code) {
    void words.setLanguage(code);
  }
}

export const settings = new Settings();

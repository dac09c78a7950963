/** Which seats a frame asks, and for what. Independent of the game. */

import type { Asked, Frame } from "./wire";

/** Seconds. Shorter windows aren't shown: they close immediately, because a solo player can't respond. */
const VISIBLE = 0.2;

/** Return the open window, unless it is too short to be shown. */
export function visibleWindow({ window }: Frame): Asked | null {
  if (!window || window.prompted || window.answered) return window ?? null;
  return window.opened && window.closes - window.opened < VISIBLE ? null : window;
}

/** Return the seats that are asked now: the player to move or, in a window, everyone whom the rules ask. */
export function askedSeats(frame: Frame): number[] {
  if (frame.result != null) return [];
  if (frame.window) return visibleWindow(frame)?.seats ?? [];
  return frame.asks == null ? [] : [frame.asks];
}

/** Return whether the open window asks this seat, and it hasn't answered. Players who share a screen are always prompted. */
export function isPrompted(frame: Frame, sharesScreen: boolean): boolean {
  const { window, seat } = frame;
  if (!window || seat == null || !window.seats.includes(seat) || window.answered) return false;
  return window.prompted === true || sharesScreen;
}

/** Return whether something waits for this client: its move, or its answer to a window. */
export function isAsked(frame: Frame, sharesScreen: boolean): boolean {
  if (Object.keys(frame.options ?? {}).length === 0) return false;
  return frame.window ? isPrompted(frame, sharesScreen) : true;
}

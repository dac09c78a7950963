/** How long a piece is on its way. */

import { reducedMotion } from "../ui/reduced-motion.svelte";
import { settings } from "../ui/settings.svelte";

/** Milliseconds by the setting. */
export const FLIGHT = { off: 0, fast: 150, normal: 280, slow: 400 } as const;
/** Milliseconds of a fade, which takes the place of a flight with reduced motion. */
export const FADE = 150;
/** Milliseconds between pieces that start together; fewer if there are many. */
const STAGGER = 60;
const MOST_STAGGER = 240;
/** Milliseconds after a piece has landed before the next move of someone else is shown. */
const REST = 60;

/** Whether new pieces come from somewhere else on the page, so that they don't need their own transition. */
export const travel = { isOn: false };

/** Whether nothing moves: switched off, or nobody is looking. */
export const isStill = () => settings.animation === "off" || document.hidden;
export const flightTime = () => (reducedMotion.isOn ? FADE : FLIGHT[settings.animation]);
/** Milliseconds for each of the others' moves, so that one has landed before the next one starts. */
export const paceOfMoves = () => FLIGHT[settings.animation] + STAGGER + REST;

/** Return when the i-th of several pieces starts. */
export const startOf = (i: number, count: number) => Math.min(STAGGER, MOST_STAGGER / Math.max(1, count - 1)) * i;

/** Svelte transitions of pieces that don't come from anywhere: cards land, cats stretch. With reduced motion they fade in. */

import { isStill, travel } from "../motion/speed";
import { reducedMotion } from "../ui/reduced-motion.svelte";

const out = (t: number) => 1 - (1 - t) ** 3;

/** A card lands on the table. */
export function land(_node: Element, { duration = 200 } = {}) {
  if (isStill() || travel.isOn) return { duration: 0 };
  if (reducedMotion.isOn) return { duration: 120, css: (t: number) => `opacity:${t}` };
  return {
    duration,
    css: (t: number) => {
      const k = out(t);
      return `transform-box:fill-box;transform-origin:50% 50%;transform:translateY(${(1 - k) * -14}%) scale(${1 + (1 - k) * 0.16}) rotate(${(1 - k) * -3}deg);opacity:${Math.min(1, t * 3)}`;
    },
  };
}

/** A cat stretches to its full length. */
export function stretch(_node: Element, { duration = 240 } = {}) {
  if (isStill() || travel.isOn) return { duration: 0 };
  if (reducedMotion.isOn) return { duration: 120, css: (t: number) => `opacity:${t}` };
  return {
    duration,
    css: (t: number) => {
      const k = out(t);
      const over = Math.sin(t * Math.PI) * 0.06;
      return `transform-box:fill-box;transform-origin:50% 90%;transform:scale(${0.6 + 0.4 * k + over},${0.8 + 0.2 * k - over});opacity:${Math.min(1, t * 3)}`;
    },
  };
}

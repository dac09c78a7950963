/** One piece on its way: a picture over the page. Only its transform and its opacity change. */

import { pathBetween, type Box, type FlightPath } from "./geometry";
import { copyOf, draw, findPlace, type Found } from "./places";
import type { Travel } from "./travel";

/** Where a piece starts. It is looked up before the page changes, because then it is gone from there. */
export interface Departure {
  travel: Travel;
  from: Found;
  /** The piece as it was there. */
  copy: HTMLElement | null;
}
export interface Flight {
  animation: Animation;
  /** The piece that is invisible until then; undefined if the picture disappears where it arrives. */
  element: Element | undefined;
  /** Show the piece where it arrived. */
  land: () => void;
}

const EASING = "cubic-bezier(.3, .1, .2, 1)";

/** Return where a piece starts; null if that isn't on the screen. */
export function depart(root: Element, travel: Travel): Departure | null {
  const from = findPlace(root, travel.from);
  return from && { travel, from, copy: travel.picture ? null : copyOf(from) };
}

/** A piece that is known at both ends. */
export interface Journey {
  from: Box;
  to: Box;
  picture: HTMLElement;
  /** The piece that it stands for; null if it disappears where it arrives. */
  own: Found | null;
}

/** Look up where a piece arrives; null if that isn't on the screen. */
export function arrive(root: Element, { travel, from, copy }: Departure): Journey | null {
  const to = findPlace(root, travel.to);
  if (!to) return null;
  if (travel.picture) {
    const [picture, box] = draw(travel.picture, to);
    return { from: from.box, to: box, picture, own: null };
  }
  const isOwn = to.name === travel.to[0];
  return { from: from.box, to: to.box, picture: isOwn ? copyOf(to) : copy!, own: isOwn ? to : null };
}

/** Let a piece fly, or fade in where motion is reduced. */
export function fly(overlay: Element, { from, to, picture, own }: Journey, delay: number, duration: number, isFade: boolean): Flight {
  const element = own?.element as (HTMLElement | SVGElement) | undefined;
  if (isFade && element) {
    const animation = element.animate([{ opacity: 0 }, { opacity: 1 }], { duration, fill: "backwards" });
    return { animation, element, land: () => animation.cancel() };
  }
  picture.classList.add("flight");
  Object.assign(picture.style, { left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`, height: `${to.height}px` });
  overlay.append(picture);
  element?.style.setProperty("opacity", "0");
  const animation = picture.animate(isFade ? FADING : framesOf(pathBetween(from, to), own !== null && !own.isOff), {
    duration,
    delay,
    easing: isFade ? "linear" : EASING,
    fill: "both",
  });
  const land = () => {
    picture.remove();
    element?.style.removeProperty("opacity");
  };
  return { animation, element, land };
}

const FADING: Keyframe[] = [{ opacity: 0 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }];

/** Return the keyframes of a flight; a piece that doesn't stay where it arrives disappears there. */
function framesOf(way: FlightPath, stays: boolean): Keyframe[] {
  const end: Keyframe[] = stays
    ? [{ transform: way.end, opacity: 1 }]
    : [{ transform: way.end, opacity: 1, offset: 0.7 }, { transform: way.end, opacity: 0 }]; // prettier-ignore
  return [{ transform: way.start, opacity: 1 }, { transform: way.middle, opacity: 1, offset: stays ? 0.45 : 0.35 }, ...end];
}

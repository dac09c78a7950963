/** What a zoomed board doesn't show: arrows to what happened out of view, the sides where it is cut off, and how far to move it. */

import type { Area, Fit } from "./fitting";

/** An arrow: where it is in the frame, where it points (in degrees, 0 is right), and what it stands for. */
export interface Arrow {
  x: number;
  y: number;
  angle: number;
  area: Area;
}

/** Pixels from an arrow's middle to the edge. */
export const EDGE = 30;
/** Arrows closer together than this point to the same thing as far as a finger can tell. */
const APART = 48;

/** A side of the frame. */
export type Side = "top" | "right" | "bottom" | "left";
/** Pixels of a board that may be cut off before its edge says so. */
const UNNOTICED = 6;
/** Pixels between the edge and something that was moved into view. */
const CLEAR = 10;

/** Return how far an area reaches over each side of the frame, in pixels; negative if it ends before. */
function over([left, top, wide, high]: Area, { k, x, y }: Fit, width: number, height: number): Record<Side, number> {
  return { top: -(y + k * top), right: x + k * (left + wide) - width, bottom: y + k * (top + high) - height, left: -(x + k * left) };
}

/** Return the sides of the frame at which an area is cut off. */
export function cutSides(area: Area, fit: Fit, width: number, height: number): Side[] {
  const found = over(area, fit, width, height);
  return (Object.keys(found) as Side[]).filter((side) => found[side] > UNNOTICED);
}

/** Return how far to move a board, in pixels, to have an area in view; nothing if it is, or if it is too large. */
export function wayTo(area: Area, fit: Fit, width: number, height: number): [number, number] {
  const found = over(area, fit, width, height);
  const along = (before: number, after: number, size: number, room: number) => {
    if (size + 2 * CLEAR > room || (before <= 0 && after <= 0)) return 0;
    return before > 0 ? before + CLEAR : -after - CLEAR;
  };
  return [along(found.left, found.right, fit.k * area[2], width), along(found.top, found.bottom, fit.k * area[3], height)];
}

/** Return arrows to the areas whose middle isn't in the frame; of arrows in the same place only the last. */
export function arrowsTo(areas: readonly Area[], { k, x, y }: Fit, width: number, height: number): Arrow[] {
  const arrows: Arrow[] = [];
  for (const area of areas) {
    const [atX, atY] = [x + k * (area[0] + area[2] / 2), y + k * (area[1] + area[3] / 2)];
    if (atX >= 0 && atX <= width && atY >= 0 && atY <= height) continue;
    const arrow = {
      x: Math.min(Math.max(atX, EDGE), width - EDGE),
      y: Math.min(Math.max(atY, EDGE), height - EDGE),
      area,
    };
    const angle = (Math.atan2(atY - arrow.y, atX - arrow.x) * 180) / Math.PI;
    const same = arrows.findIndex((one) => Math.hypot(one.x - arrow.x, one.y - arrow.y) < APART);
    if (same >= 0) arrows.splice(same, 1);
    arrows.push({ ...arrow, angle });
  }
  return arrows;
}

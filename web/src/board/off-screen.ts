/** Arrows at the edge of a zoomed board that point to what happened out of view. */

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

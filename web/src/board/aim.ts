/** Interprets taps on a board: choose a place, or zoom in if several small places are too close together. */

/** The minimum size of a touch target, in pixels. */
export const FINGER = 44;

/** The edges of something on the screen, in pixels. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** Choose one target, or zoom in by a factor first. */
export type Aim<T> = { choose: T } | { zoom: number };

const smallest = ({ left, top, right, bottom }: Edges) => Math.min(right - left, bottom - top);

/** Return the distance from a point to a box; 0 inside it. */
const distance = (x: number, y: number, box: Edges) =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));

/**
 * Return what a tap at a point means; null if no target is near.
 *
 * Something small on its own is chosen even by a tap beside it. Where several small targets are near, the tap zooms in
 * until each of them is large enough.
 */
export function aim<T>(x: number, y: number, targets: { one: T; box: Edges }[]): Aim<T> | null {
  const near = targets
    .map(({ one, box }) => ({ one, size: smallest(box), far: distance(x, y, box) }))
    .filter(({ far }) => far <= FINGER / 2)
    .sort((a, b) => a.far - b.far || a.size - b.size);
  const first = near[0];
  if (!first) return null;
  if (first.size >= FINGER) return first.far === 0 ? { choose: first.one } : null;
  const small = near.filter(({ size }) => size < FINGER);
  if (small.length === 1) return { choose: first.one };
  return { zoom: FINGER / Math.min(...small.map(({ size }) => size)) };
}

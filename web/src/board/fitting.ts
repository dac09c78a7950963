/** Sizes a board to fill its frame, with everything important in view. */

/** A part of a board, in its own units: left, top, width, height. */
export type Area = [left: number, top: number, width: number, height: number];

/** What to show, and in which sizes. */
export interface Wanted {
  bounds: Area;
  /** The part that must stay in view if there isn't room for everything. */
  core?: Area | undefined;
  /** The part of the core that must stay in view even if the rest is cropped to make one unit `least` pixels; without it, most of it. */
  kept?: Area | undefined;
  /** The smallest size of one unit, in pixels, at which the area around the core is still shown. */
  least?: number | undefined;
  /** The largest size of one unit. */
  largest: number;
}
/** A frame in pixels. Buttons cover it from `corner` to its lower right. */
export interface Viewport {
  width: number;
  height: number;
  corner: [left: number, top: number];
}
/** A transform: one unit is `k` pixels; the board's origin is at `x`, `y`. */
export interface Fit {
  k: number;
  x: number;
  y: number;
}

/** Padding between a board and its frame, in pixels. */
const MARGIN = 14;
/** A board shrinks to at most this share to stay clear of the buttons. */
const SHRINK = 0.85;
/** How much of the core, in units, may be cropped on each side to make one unit at least `least` pixels, unless `kept` says it. */
const CUT = 0.45;

/** Return the size at which an area fills a room. */
const scaleOf = ([, , wide, high]: Area, width: number, height: number) => Math.min(width / wide, height / high);
const middle = (start: number, size: number) => start + size / 2;

/** Return where the board begins on one axis for a part to be in view, as near to `at` as possible; in the middle if the part is too large. */
function showing([from, length]: [number, number], at: number, k: number, room: number): number {
  if (k * length >= room) return room / 2 - k * middle(from, length);
  return Math.min(Math.max(at, -k * from), room - k * (from + length));
}

/** Return where the board begins on one axis: in the middle, but with the core in view, or at least what is kept of it. */
function place(bounds: [number, number], core: [number, number], kept: [number, number], k: number, room: number): number {
  return showing(kept, showing(core, room / 2 - k * middle(...bounds), k, room), k, room);
}

/** Return the core, cropped as far as it may be. */
function keptPart({ bounds, core = bounds, kept }: Wanted): Area {
  return kept ?? [core[0] + CUT, core[1] + CUT, Math.max(1, core[2] - 2 * CUT), Math.max(1, core[3] - 2 * CUT)];
}

/** Return the size of one unit in a room. */
function scaleIn(wanted: Wanted, width: number, height: number): number {
  const { bounds, core, least, largest } = wanted;
  const whole = Math.min(scaleOf(bounds, width - 2 * MARGIN, height - 2 * MARGIN), largest);
  if (!core || !least || whole >= least) return whole;
  const known = scaleOf(core, width, height);
  return Math.max(whole, scaleOf(keptPart(wanted), width, height) >= least ? Math.min(least, largest) : known);
}

/** Return how a board fills its frame. */
export function fitting(wanted: Wanted, { width, height, corner }: Viewport): Fit {
  const { bounds, core = bounds } = wanted;
  const kept = keptPart(wanted);
  let room = height;
  let k = scaleIn(wanted, width, room);
  const isUnder = (width + k * core[2]) / 2 > corner[0] && (height + k * core[3]) / 2 > corner[1];
  const smaller = scaleIn(wanted, width, corner[1]);
  const least = wanted.least ?? 0;
  if (isUnder && smaller > SHRINK * k && (smaller >= least || k < least)) [k, room] = [smaller, corner[1]];
  return {
    k,
    x: place([bounds[0], bounds[2]], [core[0], core[2]], [kept[0], kept[2]], k, width),
    y: place([bounds[1], bounds[3]], [core[1], core[3]], [kept[1], kept[3]], k, room),
  };
}

/** How seats look: a letter and a pattern besides the color, so that color-blind players can tell them apart. */

export interface SeatLook {
  letter: string;
  /** The seat's color, from app.css. */
  color: string;
  /** The color of text on it. */
  on: string;
  /** The pattern as an SVG fill, from ui/art. */
  pattern: string;
  /** The same pattern as a CSS background. */
  background: string;
}

const light = "rgb(255 255 255 / 34%)";
const dark = "rgb(43 38 34 / 30%)";
const lines = (angle: string, ink: string) => `repeating-linear-gradient(${angle}, ${ink} 0 1.5px, transparent 1.5px 5px)`;
const dots = (ink: string) => `radial-gradient(circle, ${ink} 1.2px, transparent 1.4px) 0 0 / 5px 5px`;
const rings = (ink: string) => `radial-gradient(circle, transparent 1.6px, ${ink} 1.8px 2.6px, transparent 2.8px) 0 0 / 7px 7px`;

const BACKGROUNDS = [
  lines("45deg", light),
  dots(dark),
  lines("0deg", dark),
  lines("-45deg", dark),
  `${lines("90deg", light)}, ${lines("0deg", light)}`,
  rings(light),
];

export const SEATS: SeatLook[] = [..."ABCDEF"].map((letter, i) => ({
  letter,
  color: `var(--seat-${i})`,
  on: `var(--on-seat-${i})`,
  pattern: `url(#tt-seat-${i})`,
  background: `${BACKGROUNDS[i]}, var(--seat-${i})`,
}));

/** Return how a seat looks. */
export const seatLook = (seat: number): SeatLook => SEATS[seat % SEATS.length]!;

/** Seats are told apart by a letter and a pattern as well as by colour; the colours stay apart for colour-blind eyes. */

export interface SeatLook {
  letter: string;
  /** The seat's colour, as app.css has it. */
  color: string;
  /** Text on that colour. */
  on: string;
  /** The pattern to fill a shape of a board with; `art/kit` holds it. */
  pattern: string;
  /** The same pattern for a box of the page: a CSS background. */
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

/** How a seat looks. */
export const seatLook = (seat: number): SeatLook => SEATS[seat % SEATS.length]!;

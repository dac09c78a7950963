/** Boxes on the screen, and the ways between them. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** Return whether the middle of a box is inside a frame. */
export function isInside(box: Box, frame: Box): boolean {
  const [x, y] = middle(box);
  return x >= frame.left && x <= frame.left + frame.width && y >= frame.top && y <= frame.top + frame.height;
}

/** Return the box moved by as much as needed for its middle to be inside the frame. */
export function pullIn(box: Box, frame: Box): Box {
  const [x, y] = middle(box);
  const inX = Math.min(Math.max(x, frame.left), frame.left + frame.width);
  const inY = Math.min(Math.max(y, frame.top), frame.top + frame.height);
  return { ...box, left: box.left + inX - x, top: box.top + inY - y };
}

/** A piece is at least and at most this much smaller or larger at the start than at the end. */
const [SMALLEST, LARGEST] = [0.15, 3];
/** Where a piece was this close already, it only comes down on the table. */
const NEAR = 6;

/** The way of a piece, as transforms of a box that lies at the end of it. */
export interface FlightPath {
  start: string;
  /** In the middle a piece is lifted a little. */
  middle: string;
  end: string;
}

/** Return the way from one box to another. */
export function pathBetween(from: Box, to: Box): FlightPath {
  const [x, y] = middle(from);
  const [toX, toY] = middle(to);
  const [dx, dy] = [x - toX, y - toY];
  const scale = Math.min(Math.max(Math.min(from.width / to.width, from.height / to.height), SMALLEST), LARGEST);
  const length = Math.hypot(dx, dy);
  const lift = length < NEAR ? 0 : Math.min(26, length * 0.09);
  const larger = (1 + scale) / 2 + (length < NEAR ? 0.07 : 0.1);
  return {
    start: `translate(${dx}px, ${dy}px) scale(${scale})`,
    middle: `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(${larger})`,
    end: "translate(0px, 0px) scale(1)",
  };
}

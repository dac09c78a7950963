/** The walls of a card: flaps folded up, each with a cut edge, a face and a shadow. All sizes are in cells. */

/** One wall, as SVG paths. */
export interface Wall {
  side: string;
  /** The cut edge, seen from above. */
  edge: string;
  /** The inner face, which slants down to the floor. */
  face: string;
  shadow: string;
  /** The lines along the wall; its ends have none, so that neighboring walls look continuous. */
  lines: string;
  /** The waves inside the cardboard. */
  waves: string;
}

/** Where the cut edge, the face and the shadow end, measured from the side of the card. */
const EDGE = 0.062;
const FACE = 0.17;
/** How much of a card a wall covers. */
export const WALL_DEPTH = FACE;
const SHADOW = 0.25;
const ENDS: Record<string, [start: string, end: string]> = { N: ["W", "E"], S: ["W", "E"], W: ["N", "S"], E: ["N", "S"] };

type Point = [along: number, deep: number];

/** Return a function that turns a point of a wall, along and inward, into a point of the card. */
function onCard(side: string, high: number): (point: Point) => string {
  const round = (value: number) => Number(value.toFixed(3));
  return ([along, deep]) => {
    const [x, y] = side === "N" ? [along, deep] : side === "S" ? [along, high - deep] : side === "W" ? [deep, along] : [1 - deep, along];
    return `${round(x)} ${round(y)}`;
  };
}

/** Return the walls of a card with these open sides. Beside an open side a wall runs on to the edge; other walls meet in a corner. */
export function wallsOf(open: string, high: number): Wall[] {
  return [..."NWES"]
    .filter((side) => !open.includes(side))
    .map((side) => {
      const at = onCard(side, high);
      const length = side === "N" || side === "S" ? 1 : high;
      const [first, second] = ENDS[side]!;
      const [isFirst, isSecond] = [!open.includes(first), !open.includes(second)];
      /** Return the end points of a line at this depth inside the wall. */
      const ends = (deep: number): [Point, Point] => [
        [isFirst ? deep : 0, deep],
        [isSecond ? length - deep : length, deep],
      ];
      const strip = (from: number, to: number) => {
        const [[a, b], [c, d]] = [ends(from), ends(to)];
        return `M${at(a)}L${at(b)}L${at(d)}L${at(c)}Z`;
      };
      const line = (deep: number) => `M${ends(deep).map(at).join("L")}`;
      return { side, edge: strip(0, EDGE), face: strip(EDGE, FACE), shadow: strip(FACE, SHADOW), lines: line(0.008) + line(EDGE) + line(FACE), waves: line(EDGE / 2) };
    });
}

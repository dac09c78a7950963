/** The tags on boxes: where they are, and how large. Lengths are in units of the drawing, where a cell is 1 by `HIGH`. */

import type { Area } from "../../board/fitting";
import type { Cell } from "../../board/board";
import type { BoxTally } from "../../net/wire";
import { HIGH } from "./Cat.svelte";
import { isOnlySleepers, numberOn, ownersOf } from "./view";

/** The height of a tag. It lies across the upper edge of its box. */
export const TAG_HIGH = 0.36;
/** The width that each owner takes, each digit, and the letters of sleep on a box with only sleeping cats. */
export const [OWNER_WIDE, DIGIT_WIDE, ZZZ_WIDE] = [0.34, 0.13, 0.26];
const [INSET, ENDS, STROKE] = [0.06, 0.27, 0.02];

/** The first cell of a box, where its tag is. */
const cornerOf = (box: BoxTally): Cell => box.cells.reduce((a, b) => (b[1] < a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a));

/** Return the area of a box's tag; null if nobody owns the box. */
export function tagOf(box: BoxTally): Area | null {
  const owners = ownersOf(box).length;
  if (owners === 0) return null;
  const [x, y] = cornerOf(box);
  const wide = ENDS + owners * OWNER_WIDE + (isOnlySleepers(box) ? ZZZ_WIDE : 0) + numberOn(box).length * DIGIT_WIDE;
  return [x + INSET, y * HIGH + 0.04 - TAG_HIGH / 2, wide, TAG_HIGH];
}

/** Return the areas of all tags, with their outlines. */
export const tagsOf = (boxes: BoxTally[]): Area[] =>
  boxes.flatMap((box) => {
    const tag = tagOf(box);
    return tag ? [[tag[0] - STROKE, tag[1] - STROKE, tag[2] + 2 * STROKE, tag[3] + 2 * STROKE]] : [];
  });

/** Return the box whose tag is at this point of the drawing. */
export const taggedAt = (boxes: BoxTally[], x: number, y: number): BoxTally | undefined =>
  boxes.find((box) => {
    const tag = tagOf(box);
    return tag !== null && x >= tag[0] && x <= tag[0] + tag[2] && y >= tag[1] && y <= tag[1] + tag[3];
  });

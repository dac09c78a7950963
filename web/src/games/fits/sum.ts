/** How a box comes to its points, in words and in pictures. All numbers come from the server. */

import type { BoxTally } from "../../net/wire";
import type { TextPart } from "../../ui/picture-text";
import { say, words } from "../../words/words.svelte";
import { illustrate, sayWith } from "../log-parts";

/** How a number of icons is shown: in words, as pictures, or both. */
type Style = "words" | "pictures" | "both";

/** Say how many icons of a kind there are: "2 mice". Toys that only a custom deck has have no plural and no picture. */
function iconsOf(kind: string, count: number, style: Style): TextPart[] {
  const known = words.knows(`icons-${kind}`);
  const text = known ? say(`icons-${kind}`, { count }) : say("box-toys", { count, toy: kind });
  const symbol = `tt-toy-${kind}`;
  if (!known || style === "words") return [text];
  return style === "both" ? [{ symbol }, `\u00a0${text}`] : [{ symbol, name: text, count }];
}

/** Say how many icons of the most frequent toy there are, or of all toys that are equally frequent: "2 mice (or 2 feathers)". */
function mostOf(box: BoxTally, style: Style): TextPart[] {
  const most = box.toys[box.most] ?? 0;
  const tied = Object.keys(box.toys).filter((kind) => kind !== box.most && box.toys[kind] === most);
  const others = tied.flatMap((kind, i): TextPart[] => [...(i > 0 ? [", "] : []), ...iconsOf(kind, most, style)]);
  const first = iconsOf(box.most, most, style);
  return others.length > 0 ? sayWith("box-tie", { first, others }) : first;
}

/** Return the sum that a box's value is: "(2 mice − 1 spray bottle) × 2 = 2". */
function valueOf(box: BoxTally, style: Style): TextPart[] {
  const toys = box.most ? mostOf(box, style) : [say("box-no-toys")];
  const id = `box-sum-${box.closed ? "closed" : "open"}${box.sprays > 0 ? "-sprays" : ""}`;
  const parts = sayWith(id, { toys, sprays: iconsOf("spray", box.sprays, style), times: box.times, worth: box.worth });
  return style === "words" ? parts : parts.map((part) => (typeof part === "string" ? part.replaceAll(/([−×=]) /g, "$1\u00a0") : part)); // lines break before a sign
}

export const valueText = (box: BoxTally) => valueOf(box, "words").join("");
export const valueParts = (box: BoxTally) => valueOf(box, "both");
/** The same without words, where there is little room. */
export const valuePictures = (box: BoxTally) => valueOf(box, "pictures");

/** Return who gets points for extra cats in a box, and how many. */
export const extraCats = (box: BoxTally) => Object.entries(box.extra).map(([seat, count]) => ({ seat: Number(seat), count }));

const KINDS = ["mouse", "yarn", "feather", "bell", "spray"];

/** Put pictures at the icons that a sentence of the server counts: "2 mice". */
export function withIcons(sentence: string): TextPart[] {
  const counts = [...new Set(sentence.match(/\d+/g))].map(Number);
  const icons = KINDS.flatMap((kind) => counts.map((count) => ({ name: say(`icons-${kind}`, { count }), picture: { symbol: `tt-toy-${kind}` }, keepsName: true })));
  return illustrate<{ symbol: string }>(sentence, icons);
}

/** Finds named places (`data-at`) on the screen, and pictures of the pieces that lie there. */

import { isInside, pullIn, type Box } from "./geometry";
import type { FlyingPicture } from "./travel";

export interface Found {
  name: string;
  element: Element;
  box: Box;
  /** Outside the part of the page that shows it, for instance where a zoomed board is cut off. */
  isOff: boolean;
}

const svgOf = (element: Element) => element.closest("[data-zoomed]") as SVGGElement | null;

/** Return the transform that a zoomed board will have when it has come to rest, from its units to the screen. */
function restOf(group: SVGGElement): DOMMatrix {
  const frame = group.ownerSVGElement!.getBoundingClientRect();
  const { a, b, c, d, e, f } = group.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
  return new DOMMatrix([a, b, c, d, e + frame.left, f + frame.top]);
}

/** Return the box of an element, as it will be when a gliding board has come to rest. */
function boxOf(element: Element): Box {
  const box = element.getBoundingClientRect();
  const group = svgOf(element);
  if (!group) return box;
  const shift = restOf(group).multiply(DOMMatrix.fromMatrix(group.getScreenCTM()!).inverse());
  const [start, end] = [shift.transformPoint({ x: box.left, y: box.top }), shift.transformPoint({ x: box.right, y: box.bottom })];
  return { left: start.x, top: start.y, width: end.x - start.x, height: end.y - start.y };
}

/** End what moves an element now, so that it can be measured where it will be. */
function settle(element: Element) {
  for (const one of element.getAnimations?.({ subtree: true }) ?? []) if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
}

/** Return the first of some places that is drawn now. One that is cut off is pulled to the edge of what cuts it off. */
export function findPlace(root: Element, names: readonly string[]): Found | null {
  for (const name of names) {
    const all = [...root.querySelectorAll(`[data-at="${CSS.escape(name)}"]`)].reverse();
    for (const element of all) {
      settle(element);
      const box = boxOf(element);
      if (box.width === 0 || box.height === 0) continue;
      const frame = (element.closest(".pan, [data-part]") ?? root).getBoundingClientRect();
      if (frame.width === 0) continue;
      const isOff = !isInside(box, frame);
      return { name, element, box: isOff ? pullIn(box, frame) : box, isOff };
    }
  }
  return null;
}

/** What a copy must not have: it is only a picture. */
const FUNCTIONS = ["data-at", "data-word", "id", "tabindex", "role", "aria-label"];
/** Properties that pieces inherit from where they lie. */
const INHERITED = ["--type", "--type-deep", "--seat", "--wide", "--high", "color"];

/** Return a copy of a piece that can lie anywhere on the screen, in the size that it has now. */
export function copyOf({ element, box }: Found): HTMLElement {
  const piece = document.createElement("div");
  const looks = getComputedStyle(element);
  for (const name of INHERITED) piece.style.setProperty(name, looks.getPropertyValue(name));
  const copy = element.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll("*")]) for (const name of FUNCTIONS) one.removeAttribute(name);
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) piece.append(framed(element, copy, box));
  else {
    Object.assign((copy as HTMLElement).style, { inlineSize: "100%", blockSize: "100%", overflow: "visible", display: "block", opacity: "" });
    piece.append(copy);
  }
  return piece;
}

/** Turn a part of a drawing into its own drawing. */
function framed(element: SVGGraphicsElement, copy: Element, box: Box): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const zoomed = svgOf(element);
  const parent = (element.parentNode as SVGGraphicsElement).getScreenCTM()!;
  const now = zoomed ? restOf(zoomed).multiply(DOMMatrix.fromMatrix(zoomed.getScreenCTM()!).inverse()).multiply(parent) : parent;
  group.setAttribute("transform", `matrix(${now.a} ${now.b} ${now.c} ${now.d} ${now.e - box.left} ${now.f - box.top})`);
  (copy as SVGElement).style.opacity = "";
  group.append(copy);
  svg.append(group);
  Object.assign(svg.style, { inlineSize: "100%", blockSize: "100%", overflow: "visible", display: "block" });
  return svg;
}

/** The parts of a picture: the size of its symbol, and its own size in pixels. */
const PICTURES = { back: [64, 80, 36, 45], face: [48, 48, 64, 74], token: [64, 64, 44, 44], head: [44, 44, 52, 52] } as const;

/** Return a picture, and its box in the middle of a place. */
export function draw({ symbol, kind }: FlyingPicture, { box }: Found): [HTMLElement, Box] {
  const [wide, high, width, height] = PICTURES[kind];
  const piece = document.createElement("div");
  piece.className = kind;
  piece.innerHTML = `<svg viewBox="0 0 ${wide} ${high}"><use href="#${symbol}" width="${wide}" height="${high}"/></svg>`;
  return [piece, { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2, width, height }];
}

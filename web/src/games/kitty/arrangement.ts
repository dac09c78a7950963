/** Where the properties and the Neighborhood are drawn, so that all of them are as large as the board allows. */

/** The width of a property, and of the gap beside it. */
export const WIDE = 6;
export const GAP = 0.25;
/** The height of the cards below a property. */
export const CARDS = 0.82;
/** The height of the street with its name beside the cats, and above them. */
export const LOW_STREET = 1.32;
export const HIGH_STREET = 1.7;
/** The unit sizes, in pixels, at which names and cats are easy to read, and cats easy to tap. */
export const LEGIBLE = 26;
export const TAPPABLE = 41;
/** Sizes of the other properties, as a share of the player's own. */
const SHARES = [0.3, 0.36, 0.42, 0.5, 0.6, 0.75];

/** A drawing of a property: its height, and the floor and upper edge of each zone. */
export interface Shape {
  symbol: string;
  high: number;
  /** The middle of the owner's name. */
  sign: number;
  floor: Record<"house" | "porch" | "yard", number>;
  ceiling: Record<"house" | "porch" | "yard", number>;
}
export const TALL: Shape = {
  symbol: "tt-house",
  high: 6,
  sign: 0.93,
  floor: { house: 2.7, porch: 4.1, yard: 5.56 },
  ceiling: { house: 1.34, porch: 2.96, yard: 4.28 },
};
/** The same with a lower roof, for full tables and small screens. */
export const LOW: Shape = {
  symbol: "tt-house-low",
  high: 4.5,
  sign: 0.52,
  floor: { house: 2, porch: 3.12, yard: 4.34 },
  ceiling: { house: 0.98, porch: 2.12, yard: 3.3 },
};

/** Where something is drawn, and how large one of its units is. */
export interface Placement {
  x: number;
  y: number;
  scale: number;
}
export interface Arrangement {
  shape: Shape;
  /** One for each property, the player's own first. */
  properties: Placement[];
  street: { x: number; y: number; wide: number; high: number };
  wide: number;
  high: number;
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
const range = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Return the heights of the rows; a row is higher if there are cards below one of its properties. */
const rowHeights = (hasCards: boolean[], columns: number, shape: Shape) =>
  range(Math.ceil(hasCards.length / columns)).map((row) => {
    const some = hasCards.slice(row * columns, (row + 1) * columns).some(Boolean);
    return shape.high + GAP / 2 + (some ? CARDS : 0);
  });

/** Lay out a grid of properties; rows that aren't full are centered. */
function grid(hasCards: boolean[], columns: number, shape: Shape, scale: number, left: number, top: number): { spots: Placement[]; high: number } {
  const heights = rowHeights(hasCards, columns, shape).map((high) => high * scale);
  const spots = hasCards.map((_, i): Placement => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, hasCards.length - row * columns);
    const indent = ((columns - inRow) * (WIDE + GAP) * scale) / 2;
    return { x: left + indent + (i % columns) * (WIDE + GAP) * scale + (GAP * scale) / 2, y: top + sum(heights.slice(0, row)), scale };
  });
  return { spots, high: sum(heights) };
}

/** All properties in one size, with the street below the first row. */
function equal(hasCards: boolean[], columns: number, shape: Shape): Arrangement {
  const wide = columns * (WIDE + GAP);
  const first = grid(hasCards.slice(0, columns), columns, shape, 1, 0, 0);
  const street = { x: 0, y: first.high, wide, high: columns > 1 ? LOW_STREET : HIGH_STREET };
  const top = first.high + street.high + GAP / 2;
  const rest = grid(hasCards.slice(columns), columns, shape, 1, 0, top);
  return { shape, properties: [...first.spots, ...rest.spots], street, wide, high: top + rest.high };
}

/** The player's own property large, above the street; the others below it. */
function ownAbove(hasCards: boolean[], columns: number, share: number): Arrangement {
  const across = columns * (WIDE + GAP) * share;
  const wide = Math.max(WIDE + GAP, across);
  const own = grid(hasCards.slice(0, 1), 1, LOW, 1, (wide - WIDE - GAP) / 2, 0);
  const street = { x: 0, y: own.high, wide, high: HIGH_STREET };
  const top = own.high + street.high + GAP / 2;
  const others = grid(hasCards.slice(1), columns, LOW, share, (wide - across) / 2, top);
  return { shape: LOW, properties: [...own.spots, ...others.spots], street, wide, high: top + others.high };
}

/** The player's own property and the street on the left, the others on the right. */
function ownBeside(hasCards: boolean[], columns: number, share: number): Arrangement {
  const left = WIDE + 2 * GAP;
  const own = grid(hasCards.slice(0, 1), 1, LOW, 1, 0, 0);
  const street = { x: 0, y: own.high, wide: WIDE + GAP, high: HIGH_STREET };
  const others = grid(hasCards.slice(1), columns, LOW, share, left, 0);
  const high = Math.max(own.high + street.high, others.high);
  return { shape: LOW, properties: [...own.spots, ...others.spots], street, wide: left + columns * (WIDE + GAP) * share, high };
}

/** Return the best of several arrangements; the first of equally good ones. */
function best(all: Arrangement[], value: (one: Arrangement) => number): Arrangement {
  return all.reduce((found, one) => (value(one) > value(found) * 1.001 ? one : found));
}

/**
 * Arrange the properties on a board of this size in pixels.
 *
 * `hasCards` says which have cards below them. If a unit would be smaller than `least` pixels with all in one size, the
 * first property is drawn larger than the others, unless `least` is 0.
 */
export function arrange(hasCards: boolean[], least: number, width: number, height: number): Arrangement {
  const unit = (one: Arrangement) => Math.min(width / one.wide, height / one.high);
  const columns = range(hasCards.length).map((i) => i + 1);
  const low = best(columns.map((count) => equal(hasCards, count, LOW)), unit); // prettier-ignore
  const tall = best(columns.map((count) => equal(hasCards, count, TALL)), unit); // prettier-ignore
  if (unit(tall) > unit(low) * 0.94 && unit(tall) >= least) return tall;
  if (unit(low) >= least || hasCards.length < 2) return low;
  const across = range(hasCards.length - 1).map((i) => i + 1);
  const large = across.flatMap((count) => SHARES.flatMap((share) => [ownAbove(hasCards, count, share), ownBeside(hasCards, count, share)]));
  /** The others count for more once the player's own is large enough to tap. */
  const value = (one: Arrangement) => Math.min(unit(one), TAPPABLE) ** 2 * one.properties.at(-1)!.scale * unit(one);
  return best([low, ...large], value);
}

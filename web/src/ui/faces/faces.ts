/** The faces of bots: a shared head, fur, eyes, and one distinctive feature for each cat. */

export type Mood = "calm" | "glad" | "cross" | "asleep";

export interface Face {
  head: "lilly" | "charlie" | "milo" | "jack" | "izzy";
  fur: string;
  iris: string;
  nose: string;
  lines: string;
  /** Marks on the fur, as SVG paths around 0,0: [path, color, filled]. */
  marks: [path: string, color: string, filled?: boolean][];
}

const MUZZLE = "M0 3.400C4.400 3.400 7.600 6 7.600 9.200S4 14.600 0 14.600-7.600 12.400-7.600 9.200-4.400 3.400 0 3.400Z";
const BROW = "M-6-6.400l1.400-5.200L0-7.800l4.600-3.800L6-6.400";
const PATCH = "M1-14C9-17 15-12 15-3 11 3 4 2 2-3Z";
const CHEEKS = "M-14 3.200h4M-13.400 6.600h3.400M14 3.200h-4M13.400 6.600h-3.400";
const TUFT = "M-4-14.600C-2-19-1-18 0-14.800 1-19 3-18.600 4-14.600";
const BLAZE = "M0-13C1.400-7 2.400-2 6 2 3 4-3 4-6 2-2.400-2-1.400-7 0-13Z";
const FRECKLES = "M-11 8v.1M-9 10.600v.1M11 8v.1M9 10.600v.1M-13 10.400v.1M13 10.400v.1";
const BOWTIE = "M0 17.400l-7-3.400v6.800ZM0 17.400l7-3.400v6.800Z";
const MASK = "M-14.600-3C-9-8-3-6 0-2 3-6 9-8 14.600-3 12 3 6 4 0 1.600-6 4-12 3-14.600-3Z";
const STAR = "M0-13.400l1.500 3 3.300.5-2.400 2.300.6 3.300L0-5.900l-3 1.600.6-3.300-2.400-2.300 3.300-.5Z";

const cat = (head: Face["head"], fur: string, iris: string, nose: string, lines: string, ...marks: Face["marks"]): Face => ({ head, fur, iris, nose, lines, marks });

/** By the character's `face`. */
export const FACES: Record<string, Face> = {
  nutmeg: cat("jack", "#a9744a", "#d9c25a", "#6b3a2c", "#4a2c1c", [MUZZLE, "#e5c9a4", true], [BROW, "#6f4526"]),
  dumpling: cat("lilly", "#f5ead8", "#8fb6d8", "#d9707c", "#5a4638", [PATCH, "#b9aa98", true], [TUFT, "#b9aa98"]),
  truffle: cat("charlie", "#4a3a35", "#d7b24c", "#a4666a", "#241a17", [BLAZE, "#f2e3cd", true], [BOWTIE, "#a23b4a", true]),
  pepper: cat("milo", "#8d9298", "#b7d06a", "#7a5258", "#3a4146", [MUZZLE, "#e9e6df", true], [FRECKLES, "#4c5258"]),
  domino: cat("charlie", "#f7f3ea", "#9ec46c", "#d9707c", "#3b3633", [MASK, "#3b3633", true]),
  pixel: cat("izzy", "#57606f", "#6fc7c0", "#3a2f35", "#20242c", [CHEEKS, "#9aa5b6"], [STAR, "#d8dee8", true]),
  bramble: cat("jack", "#6d6a4c", "#e0b64e", "#5a3a34", "#2f2d1e", [BROW, "#3f3d29"], [CHEEKS, "#3f3d29"]),
  rhubarb: cat("milo", "#d9837a", "#a9cf8a", "#9a3f4c", "#6b2a2c", [BROW, "#a9474c"], [MUZZLE, "#f8dcd0", true]),
  saffron: cat("izzy", "#efc25c", "#6f9ac9", "#b0603a", "#7a4a16", [MASK, "#c8892e", true]),
  juniper: cat("lilly", "#7f9a94", "#e6d36a", "#54454a", "#2c3a37", [MUZZLE, "#dfe8e2", true], [TUFT, "#4e6a64"]),
  thistle: cat("izzy", "#b9a2c6", "#86c27f", "#6d4c6a", "#4a3554", [TUFT, "#7d5f90"], [CHEEKS, "#7d5f90"]),
  tofu: cat("lilly", "#fffaf0", "#7fb7d9", "#e39a9a", "#5d5148", [FRECKLES, "#c9b79a"], [BOWTIE, "#2f7f79", true]),
};

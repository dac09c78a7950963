/** How seats are told apart: a letter, a colour that stays apart for colour-blind eyes, and a pattern. */
export const LETTERS = "ABCDEF";
export const COLORS = ["#0b6e99", "#b1471d", "#2f7f4f", "#6d4c8a", "#8a6200", "#a03a5f"];

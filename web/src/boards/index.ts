import type { Board } from "./board";
import CatBox from "./CatBox.svelte";
import CatBoxHand from "./CatBoxHand.svelte";
import Fits from "./Fits.svelte";
import FitsHand from "./FitsHand.svelte";
import Kitty from "./Kitty.svelte";
import KittyHand from "./KittyHand.svelte";
import { cellOf } from "../lib/places";

export const BOARDS: Record<string, Board> = { "cat-box": CatBox, "if-it-fits": Fits, "here-kitty-kitty": Kitty };
export const HANDS: Record<string, Board> = { "cat-box": CatBoxHand, "if-it-fits": FitsHand, "here-kitty-kitty": KittyHand };

const namesPlace = (words: string[]) => words.some((word) => cellOf(word) !== null);
/** Does a move change the board, so that it is marked from then on? */
export const CHANGES_BOARD: Record<string, (words: string[]) => boolean> = {
  "cat-box": namesPlace,
  "if-it-fits": namesPlace,
  "here-kitty-kitty": ([first = ""]) => !/^(pass|discard)\b/.test(first),
};

import type { Board } from "../board/board";
import CatBox from "./catbox/Board.svelte";
import CatBoxHand from "./catbox/Hand.svelte";
import Fits from "./fits/Board.svelte";
import FitsHand from "./fits/Hand.svelte";
import Kitty from "./kitty/Board.svelte";
import KittyHand from "./kitty/Hand.svelte";
import { cellOf } from "../board/cells";

export const BOARDS: Record<string, Board> = { "cat-box": CatBox, "if-it-fits": Fits, "here-kitty-kitty": Kitty };
export const HANDS: Record<string, Board> = { "cat-box": CatBoxHand, "if-it-fits": FitsHand, "here-kitty-kitty": KittyHand };

const namesPlace = (words: string[]) => words.some((word) => cellOf(word) !== null);
/** Does a move change the board, so that it is marked from then on? */
export const CHANGES_BOARD: Record<string, (words: string[]) => boolean> = {
  "cat-box": namesPlace,
  "if-it-fits": namesPlace,
  "here-kitty-kitty": ([first = ""]) => !/^(pass|discard)\b/.test(first),
};

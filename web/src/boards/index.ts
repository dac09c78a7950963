import type { Board } from "./board";
import CatBox from "./CatBox.svelte";
import CatBoxHand from "./CatBoxHand.svelte";
import Fits from "./Fits.svelte";
import FitsHand from "./FitsHand.svelte";
import Kitty from "./Kitty.svelte";
import KittyHand from "./KittyHand.svelte";

export const BOARDS: Record<string, Board> = { "cat-box": CatBox, "if-it-fits": Fits, "here-kitty-kitty": Kitty };
export const HANDS: Record<string, Board> = { "cat-box": CatBoxHand, "if-it-fits": FitsHand, "here-kitty-kitty": KittyHand };

/** Every test has all texts, as every page but the home page does. */
import { words } from "../src/words/words.svelte";

await words.complete();

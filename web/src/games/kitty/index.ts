import type { GameModule } from "../game-module";
import Lid from "./Lid.svelte";
import Scene from "./Scene.svelte";

export const kitty: GameModule = {
  name: "here-kitty-kitty",
  Lid,
  Scene,
  load: async () => (await import("./views")).views,
};

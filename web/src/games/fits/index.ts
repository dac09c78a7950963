import type { GameModule } from "../game-module";
import Lid from "./Lid.svelte";
import Scene from "./Scene.svelte";

export const fits: GameModule = {
  name: "if-it-fits",
  Lid,
  Scene,
  load: async () => (await import("./views")).views,
};

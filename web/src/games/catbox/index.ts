import type { GameModule } from "../game-module";
import Lid from "./Lid.svelte";
import Scene from "./Scene.svelte";

export const catbox: GameModule = {
  name: "cat-box",
  Lid,
  Scene,
  load: async () => (await import("./views")).views,
};

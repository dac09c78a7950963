// boardgame.io's server with this game and matches in memory, set up as its manual says. Prints its port when ready.

import { createRequire } from "node:module";
import { game } from "./game.mjs";

const { Server } = createRequire(import.meta.url)("boardgame.io/server");

console.info = () => {}; // suppress its startup message
const server = Server({ games: [game], origins: ["http://127.0.0.1"] });
const { appServer } = await server.run({ port: 0 });
console.log(JSON.stringify({ port: appServer.address().port }));
process.stdin.on("end", () => process.exit(0)).resume(); // the parent process is gone

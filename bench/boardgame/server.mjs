// boardgame.io's server with that game, matches in memory, as its manual has it. Says its port when it is ready.

import { createRequire } from "node:module";
import { game } from "./game.mjs";

const { Server } = createRequire(import.meta.url)("boardgame.io/server");

console.info = () => {}; // its own greeting
const server = Server({ games: [game], origins: ["http://127.0.0.1"] });
const { appServer } = await server.run({ port: 0 });
console.log(JSON.stringify({ port: appServer.address().port }));
process.stdin.on("end", () => process.exit(0)).resume(); // whoever started it has gone

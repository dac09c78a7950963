/** Creates tables: against bots, with friends, pass and play, or big screen and phones. */

import { ask } from "../net/api";
import { sendCommand, sendWithNonce } from "../net/commands";
import type { TableInfo } from "../net/wire";
import { opponentsOf, setupOf, type GameOffer, type SetupChoices } from "./setup";

async function create(setup: object, more: object): Promise<string> {
  return (await ask<TableInfo>("POST", "/api/tables", { setup, ...more })).id;
}

/** Create a pass-and-play table with a seat for each name, and start it. */
async function createShared(setup: object, names: string[]): Promise<string> {
  const table = await create(setup, { sit: false });
  for (const [seat, name] of names.entries()) await sendWithNonce(table, { do: "sit", seat, name });
  await sendCommand(table, { do: "start" });
  return table;
}

/** Create a table against bots and start it. Starting is a second step, so that our nonce comes after the commitment. */
async function createAndStart(setup: object, bots: string[]): Promise<string> {
  const table = await create(setup, { bots });
  await sendWithNonce(table, { do: "start" });
  return table;
}

/** Create the chosen table and return the path of its page. */
export async function createTable(game: GameOffer, choices: SetupChoices, names: string[]): Promise<string> {
  const setup = setupOf(game, choices);
  const bots = (count: number) => Array<string>(count).fill(choices.level);
  switch (choices.way) {
    case "bots":
      return `/table/${await createAndStart(setup, opponentsOf(choices))}`;
    case "friends":
      return `/table/${await create(setup, { bots: bots(Math.min(choices.bots, choices.players - 1)) })}`;
    case "one-screen":
      return `/table/${await createShared({ ...setup, players: names.length }, names)}`;
    case "phones":
      return `/screen/${await create(setup, { sit: false })}`;
  }
}

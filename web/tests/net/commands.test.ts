import { expect, it } from "vitest";
import { TABLE_COMMANDS } from "../../src/net/commands";
import source from "../../src/net/wire.ts?raw";

const commands = [...source.matchAll(/export interface \w+ \{\n {2}do: "([\w-]+)";\n([^}]*)\}/g)];

it("names a seat in every command that has this field, and in no other", () => {
  expect(commands.length).toBeGreaterThan(15);
  const without = commands.filter(([, , fields]) => !/\bseat\??:/.test(fields!)).map(([, name]) => name);
  expect(without.sort()).toEqual(TABLE_COMMANDS);
});

/** Only what the graphics card can do alone is animated: positions, sizes and opacity. */
import { expect, test } from "vitest";
import { readSources } from "../sources";

const CHEAP = ["transform", "translate", "rotate", "scale", "opacity", "none"];

test.each([...readSources("svelte", "css", "ts")])("%s", (_, text) => {
  const transitions = [...text.matchAll(/\btransition(?:-property)?:\s*([^;}`"]+)/g)].flatMap(([, value]) => value!.split(/,(?![^(]*\))/));
  for (const one of transitions) expect(CHEAP).toContain(one.trim().split(/\s/)[0]);
  for (const [, body] of text.matchAll(/@keyframes [\w-]+ \{([\s\S]*?\})\s*\}/g)) {
    for (const [, name] of body!.matchAll(/([\w-]+):[^;{}]*;/g)) expect(CHEAP).toContain(name);
  }
});

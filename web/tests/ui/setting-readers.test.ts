/** Every setting does something: some module besides the settings page reads it. */
import { expect, test } from "vitest";
import { Settings } from "../../src/ui/settings.svelte";

const sources = import.meta.glob<string>("../../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const others = Object.entries(sources).filter(([path]) => !/\/(settings\.svelte\.ts|SettingsPage\.svelte)$/.test(path));
const names = Object.entries(Object.getOwnPropertyDescriptors(Settings.prototype)).flatMap(([name, one]) => (one.get && name !== "saved" ? [name] : []));

/** Settings that have a module of their own, and how their readers get them. */
const OWN: Record<string, RegExp> = { sound: /\bsound\.isOn\b/, theme: /\bthis\.name\b|\btheme\.name\b/, language: /\bwords\.code\b/ };

test("there are settings", () => expect(names).toContain("logDetail"));

test.each(names)("%s is read outside the settings page", (name) => {
  // A control only writes the setting: `bind:checked={settings.confirm}`.
  const reads = OWN[name] ?? new RegExp(`(?<!bind:\\w+=\\{)\\bsettings\\.${name}\\b(?!\\s*=[^=])`);
  expect(others.filter(([, text]) => reads.test(text)).map(([path]) => path)).not.toEqual([]);
});

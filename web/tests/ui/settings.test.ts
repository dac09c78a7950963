import { beforeEach, expect, test } from "vitest";
import { Settings } from "../../src/ui/settings.svelte";

beforeEach(() => localStorage.removeItem("settings"));

test("without saved settings, moves are confirmed where it helps, cards draw themselves, and things move", () => {
  const settings = new Settings();
  expect([settings.confirm, settings.autoDraw, settings.animation]).toEqual(["auto", true, "normal"]);
});

test("a click on a place plays with a mouse, but a finger confirms", () => {
  const settings = new Settings();
  const press = (pointerType: string) => dispatchEvent(new PointerEvent("pointerdown", { pointerType }));
  press("mouse");
  expect(settings.playsPlacesAtOnce).toBe(true);
  press("touch");
  expect(settings.playsPlacesAtOnce).toBe(false);
  press("mouse");
  expect(settings.playsPlacesAtOnce).toBe(true);
  settings.confirm = "always";
  expect(settings.playsPlacesAtOnce).toBe(false);
});

test("someone who had switched confirming off keeps it", () => {
  localStorage.setItem("settings", '{"confirm": false}');
  expect(new Settings().confirm).toBe("never");
});

test("a change is there on the next visit", () => {
  const before = new Settings();
  before.animation = "slow";
  before.confirm = "never";
  const after = new Settings();
  expect([after.animation, after.confirm, after.autoDraw]).toEqual(["slow", "never", true]);
});

test("only what differs from the default is stored, so that a better default reaches everyone else", () => {
  const settings = new Settings();
  settings.logDetail = "full";
  expect(JSON.parse(localStorage.getItem("settings")!)).toEqual({ logDetail: "full" });
  settings.logDetail = "brief";
  expect(localStorage.getItem("settings")).toBeNull();
});

test.each(['{"animation": "sideways", "confirm": "perhaps", "autoDraw": false}', "not JSON", "null"])("of %s, only what makes sense is used", (saved) => {
  localStorage.setItem("settings", saved);
  const settings = new Settings();
  expect([settings.animation, settings.confirm]).toEqual(["normal", "auto"]);
  expect(settings.autoDraw).toBe(!saved.includes("false"));
});

test("theme and sound are the same setting here and in their own modules", () => {
  const settings = new Settings();
  settings.theme = "dark";
  settings.sound = true;
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(localStorage.getItem("sound")).toBe("on");
});

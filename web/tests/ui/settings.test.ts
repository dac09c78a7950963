import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { say } from "../../src/words/words.svelte";
import { Settings, settings as shared } from "../../src/ui/settings.svelte";

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

describe("another tab's changes", () => {
  const tell = (key: string | null) => dispatchEvent(Object.assign(new Event("storage"), { key }));
  afterEach(() => {
    vi.unstubAllGlobals();
    for (const key of ["settings", "theme", "sound"]) localStorage.removeItem(key);
    tell(null);
  });

  test("are taken over at once", () => {
    const settings = new Settings();
    localStorage.setItem("settings", '{"animation": "slow"}');
    tell("settings");
    expect(settings.animation).toBe("slow");
    localStorage.clear();
    tell(null);
    expect(settings.animation).toBe("normal");
  });

  test("aren't overwritten, even if this tab wasn't notified", () => {
    const [here, there] = [new Settings(), new Settings()];
    there.animation = "slow";
    here.confirm = "never";
    expect(JSON.parse(localStorage.getItem("settings")!)).toEqual({ animation: "slow", confirm: "never" });
    expect(here.animation).toBe("slow");
  });

  test("to theme and sound are taken over, too", () => {
    localStorage.setItem("theme", "dark");
    localStorage.setItem("sound", "on");
    for (const key of ["theme", "sound"]) tell(key);
    expect([shared.theme, shared.sound]).toEqual(["dark", true]);
    expect(document.documentElement.dataset.theme).toBe("dark");
    localStorage.removeItem("theme");
    tell("theme");
    expect(shared.theme).toBe("auto");
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  test("to the language are taken over, the last one of several", async () => {
    for (const code of ["nl", "de"]) {
      localStorage.setItem("language", code);
      tell("language");
    }
    await vi.waitFor(() => expect([shared.language, say("theme")]).toEqual(["de", "Design"]));
    expect(document.documentElement.lang).toBe("de");
    localStorage.setItem("language", "en");
    tell("language");
    await vi.waitFor(() => expect(shared.language).toBe("en"));
  });

  test("don't matter where storage is blocked: changes last until the tab is closed", () => {
    const blocked = () => {
      throw new Error("blocked");
    };
    vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
    const settings = new Settings();
    settings.animation = "slow";
    settings.confirm = "never";
    expect([settings.animation, settings.confirm]).toEqual(["slow", "never"]);
    vi.unstubAllGlobals();
  });
});

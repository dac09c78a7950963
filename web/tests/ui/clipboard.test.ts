import { afterEach, expect, test, vi } from "vitest";
import { copy } from "../../src/ui/clipboard";

afterEach(() => vi.unstubAllGlobals());

function oldWay(works: boolean) {
  document.execCommand = vi.fn(() => works);
  return document.execCommand;
}

test("the clipboard is used where there is one", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copy("link")).toBe(true);
  expect(writeText).toHaveBeenCalledWith("link");
});

test("over plain http there is none, and the fallback works", async () => {
  vi.stubGlobal("navigator", {});
  const said = oldWay(true);
  expect(await copy("link")).toBe(true);
  expect(said).toHaveBeenCalledWith("copy");
  expect(document.querySelector("textarea")).toBeNull();
});

test("a failure is reported", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("no")) } });
  oldWay(false);
  expect(await copy("link")).toBe(false);
});

import { mount, unmount } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadGame } from "../../src/games";
import type { TableClient } from "../../src/net/table-client.svelte";
import WindowPrompt from "../../src/table/WindowPrompt.svelte";

const window = { window: 7, kind: "cancel", seats: [0], closes: 9, prompted: true };
let sent: string[];

beforeAll(() => loadGame("here-kitty-kitty"));
beforeEach(() => (sent = []));

/** Press a button of the prompt; afterwards the frame is another one, as the server sends it before it acknowledges. */
async function press(choice: string, after: object, isPrompted: boolean) {
  const client = {
    seat: 0,
    connection: "connected",
    isBusy: false,
    isPrompted: true,
    preparing: null,
    choice: { path: [] },
    table: { setup: { game: "here-kitty-kitty" } },
    frame: { window, question: { text: "Cancel it?", targets: [0] }, options: { pass: {} } },
    do: ({ choice }: { choice: string }) => {
      sent.push(choice);
      Object.assign(client, { isPrompted, frame: { ...client.frame, ...after } });
      return Promise.resolve(true);
    },
    answer: ([word]: string[]) => Promise.resolve(sent.push(word!) > 0),
  };
  const page = mount(WindowPrompt, { target: document.body, props: { client: client as unknown as TableClient, window, names: ["Ada"] } });
  document.querySelector<HTMLElement>(`[data-do="standing-${choice}"]`)!.click();
  await vi.waitFor(() => expect(sent).not.toEqual([]));
  await Promise.resolve();
  await unmount(page);
}

describe("a standing answer that is chosen in a prompt", () => {
  it("passes by itself if the window doesn't prompt any more", async () => {
    await press("turn", {}, false);
    expect(sent).toEqual(["turn"]);
  });
  it("passes in a window that still prompts, such as one in the player's own turn", async () => {
    await press("turn", {}, true);
    expect(sent).toEqual(["turn", "pass"]);
  });
  it("answers no other window", async () => {
    await press("turn", { window: { ...window, window: 9 } }, true);
    expect(sent).toEqual(["turn"]);
  });
  it("lets the player answer if the card is aimed at them", async () => {
    await press("target", {}, true);
    expect(sent).toEqual(["target"]);
  });
});

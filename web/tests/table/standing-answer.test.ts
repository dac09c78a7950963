import { mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import type { TableClient } from "../../src/net/table-client.svelte";
import StandingAnswer from "../../src/table/StandingAnswer.svelte";

it("can be set while a window is open, and says what it can't hide", () => {
  const sent = vi.fn(() => Promise.resolve(true));
  const client = {
    seat: 1,
    connection: "connected",
    table: { setup: {} },
    frame: { standing: ["", "target"], window: { window: 7, kind: "cancel", seats: [0, 1], closes: 9 } },
    do: sent,
  };
  const page = mount(StandingAnswer, { target: document.body, props: { client: client as unknown as TableClient } });
  const select = document.querySelector("select")!;
  expect(select.disabled).toBe(false);
  expect(select.value).toBe("target");
  select.value = "turn";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  expect(sent).toHaveBeenCalledWith({ do: "standing", choice: "turn" });
  expect(document.body.textContent).toContain("How long you think can still give you away.");
  void unmount(page);
});

"""Choose the next move while a window is open, change it, and see it played when the window closes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.input_devices import CONFIRM, Mouse
from tests.browser.test_multiplayer import KITTY, get_ready, make_table, sit_down, start
from tests.browser.test_other_players import entry_number
from tests.server.live_server import HANG_TIMEOUT, WINDOW_SECONDS, LiveServer, running_server
from tests.server.set_clock import SetClock

PASS_BY_ITSELF = """async () => {
    const table = location.pathname.split("/").at(-1);
    const headers = {"X-Tabbytop": "1", "Content-Type": "application/json"};
    const body = JSON.stringify({do: "standing", choice: "turn"});
    return (await fetch(`/api/tables/${table}/do`, {method: "POST", headers, body})).ok;
}"""
"""Set the standing answer that passes outside the player's own turn."""
CATS = "[data-part=board] [data-at=street] .cats[data-word^='move ']"
KEPT = "[data-part=kept]"


class ClockedServer:
    """A server in a thread of its own, whose clock the test advances."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.loop = asyncio.new_event_loop()
        self.clock = SetClock()
        self.server: LiveServer | None = None
        self.is_up = threading.Event()
        self.done = asyncio.Event()
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=(self.run(),))

    async def run(self) -> None:
        """Serve until the test is done."""
        try:
            async with running_server(self.folder, self.clock, window_seconds=WINDOW_SECONDS) as self.server:
                self.is_up.set()
                await self.done.wait()
        finally:
            self.is_up.set()

    @property
    def url(self) -> str:
        """Return the address."""
        assert self.server is not None
        return self.server.url

    def advance(self, seconds: float) -> None:
        """Advance the clock."""
        asyncio.run_coroutine_threadsafe(self.clock.advance(seconds), self.loop).result(HANG_TIMEOUT)


@pytest.fixture
def clocked_server(tmp_path: Path) -> Iterator[ClockedServer]:
    """Start a server with a clock that stands still."""
    found = ClockedServer(tmp_path)
    found.thread.start()
    found.is_up.wait(HANG_TIMEOUT)
    yield found
    found.loop.call_soon_threadsafe(found.done.set)
    found.thread.join(HANG_TIMEOUT)
    found.loop.close()


def choose_cat(page: Page, i: int) -> str:
    """Choose a cat on the street, keep the move, and return its color."""
    cat = page.locator(CATS).nth(i)
    cat.wait_for()
    color = str(cat.get_attribute("data-word")).split()[1]
    cat.click()
    page.locator(CONFIRM).click()
    return color


def test_a_move_is_chosen_and_changed_in_a_window_and_played_when_it_closes(
    new_page: NewPage, clocked_server: ClockedServer
) -> None:
    host, guest = Mouse(new_page(clocked_server.url), "host"), Mouse(new_page(clocked_server.url), "guest")
    sit_down(guest, make_table(host, KITTY), "Bob", 1)
    get_ready(host, 0)
    start(host)
    for player in (host, guest):
        player.page.wait_for_selector("[data-table=playing]")
    asked = host.page.locator("[data-asked=true]").or_(host.page.locator("[data-asked=false]"))
    asked.wait_for()
    mover, other = (host, guest) if asked.get_attribute("data-asked") == "true" else (guest, host)
    page = mover.page

    for player in (host, guest):  # a prompt would cover cats
        assert player.page.evaluate(PASS_BY_ITSELF)
    for i in range(2):
        choose_cat(page, i)
    nxt = other.page
    nxt.wait_for_selector("[data-part=board] [data-at=street] .cats[data-word]")
    before = entry_number(page)

    nxt.locator(CATS).nth(2).click()
    expect(nxt.locator(".note.foreseen")).to_contain_text("moves from")
    nxt.locator("[data-do=back]").click()
    planned = choose_cat(nxt, 2)
    expect(nxt.locator(KEPT)).to_contain_text(planned, ignore_case=True)
    nxt.locator("[data-do=change-next]").click()
    nxt.locator("[data-do=back]").click()
    changed = choose_cat(nxt, 3)
    assert changed != planned
    expect(nxt.locator(KEPT)).to_contain_text(changed, ignore_case=True)
    assert entry_number(page) == before, "nobody else sees that a move was chosen"
    assert page.locator(KEPT).count() == 0

    clocked_server.advance(max(WINDOW_SECONDS.values()))
    for one in (page, nxt):
        own = one.locator("[data-part=board] [data-at^=property]").nth(0 if one is nxt else 1)
        expect(own.locator(f"[aria-label*='Yard: 1 {changed} cat']")).to_have_count(1)
        expect(own.locator(f"[aria-label*='Yard: 1 {planned} cat']")).to_have_count(0)
    expect(nxt.locator(KEPT)).to_have_count(0)

"""The board marks what the last turn changed, for every player."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.input_devices import Mouse
from tests.browser.test_multiplayer import get_ready, sit_down, start

CARD = '[data-part="hand"] [data-word^="card "]'
PLACE = '[data-part="board"] [data-word^="at "]'


def create_advanced_table(host: Mouse, guest: Mouse) -> None:
    """Start an advanced game of Cat Box for two people."""
    page = host.page
    page.goto("/")
    host.press(page.locator("[data-game=cat-box]"))
    page.locator("[data-way=friends]").check(force=True)
    host.set("players", "2")
    host.set("advanced", "true")
    host.press(page.locator("[data-do=create-table]"))
    page.wait_for_selector("[data-table=open]")
    sit_down(guest, page.url, "Bob", 1)
    get_ready(host, 0)
    start(host)
    for player in (host, guest):
        player.page.wait_for_selector("[data-table=playing]")


def play_card(player: Mouse) -> None:
    """Place a card somewhere."""
    player.press(player.page.locator(CARD).first)
    player.press(player.page.locator(PLACE).first)


def check_marks(page: Page, count: int) -> None:
    """Check that this many things are marked on the board."""
    expect(page.locator('[data-part="board"] .marked')).to_have_count(count)


def test_the_mark_stays_after_done_and_disappears_on_undo(new_page: NewPage) -> None:
    host, guest = Mouse(new_page(), "host"), Mouse(new_page(), "guest")
    create_advanced_table(host, guest)
    host.page.wait_for_selector("[data-asked=true], [data-asked=false]")
    first, second = (host, guest) if host.page.locator("[data-asked=true]").count() else (guest, host)
    check_marks(second.page, 0)
    play_card(first)
    for player in (first, second):
        check_marks(player.page, 1)
    first.press(first.page.locator("[data-do=undo]"))
    for player in (first, second):
        check_marks(player.page, 0)
    play_card(first)
    first.press(first.page.locator('[data-word="done"]'))
    second.page.wait_for_selector("[data-asked=true]")
    for player in (first, second):
        check_marks(player.page, 1)

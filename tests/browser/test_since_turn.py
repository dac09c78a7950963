"""A player sees what others did since their last turn: marks, one line, a replay, and what they missed while away."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.input_devices import Mouse
from tests.browser.test_last_move import CARD, check_marks, create_advanced_table, play_card

LETTERS = '[data-part="board"] .disc text'
LINE = "[data-part=since] .line"
PICTURES = f"{LINE} svg"


def finish_turn(player: Mouse) -> None:
    """Play a card and end the turn."""
    play_card(player)
    player.press(player.page.locator('[data-word="done"]'))


def wait_for_turn(player: Mouse) -> None:
    """Wait until the player can choose a card."""
    player.page.wait_for_selector(f"[data-asked=true] {CARD}")


def replay(page: Page) -> None:
    """Press the key for the replay, and wait until it shows the table as it was before."""
    page.keyboard.press("w")
    page.wait_for_selector("[data-replaying=true]")


def check_pause_and_steps(page: Page) -> None:
    """Pause the replay, go through it by buttons and keys, and end it; its sentence is on the page all the time."""
    bar = page.locator("[data-part=turn-replay]")
    said = bar.locator("[role=status]")
    replay(page)
    page.keyboard.press("Space")
    expect(bar.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(said).to_have_text("How the table looked before")
    page.keyboard.press("ArrowRight")
    expect(said).to_contain_text("plays")
    bar.get_by_role("button", name="Previous step").click()
    expect(said).to_have_text("How the table looked before")
    bar.get_by_role("button", name="Next step").click()
    expect(said).to_contain_text("plays")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-replaying=false]")


def test_a_player_sees_hears_and_replays_what_happened_since_their_turn(new_page: NewPage) -> None:
    host, guest = Mouse(new_page(), "host"), Mouse(new_page(), "guest")
    create_advanced_table(host, guest)
    host.page.wait_for_selector("[data-asked=true], [data-asked=false]")
    first, second = (host, guest) if host.page.locator("[data-asked=true]").count() else (guest, host)
    heard = second.page.locator("[aria-live=polite].unseen")

    expect(first.page.locator(LINE)).to_have_count(0)
    play_card(first)
    expect(second.page.locator(LINE)).to_contain_text("plays")
    expect(heard).not_to_contain_text("plays")
    first.press(first.page.locator('[data-word="done"]'))
    wait_for_turn(second)
    check_marks(second.page, 1)
    letter = second.page.locator(LETTERS).text_content() or ""
    expect(second.page.locator(PICTURES)).to_have_count(1)
    expect(heard).to_have_text(re.compile("Since your last turn: .* plays Top: .*"))

    # The replay begins with the table before the move; nothing can be chosen until it ends, by itself or by any key.
    replay(second.page)
    expect(second.page.locator("[data-part=hand] [data-word]")).to_have_count(0)
    expect(second.page.locator(LETTERS)).to_have_text(letter)
    second.page.wait_for_selector("[data-replaying=false]")
    replay(second.page)
    second.page.keyboard.press("Enter")
    second.page.wait_for_selector("[data-replaying=false]")
    wait_for_turn(second)
    check_pause_and_steps(second.page)
    wait_for_turn(second)

    # Their turn ends it; the other player comes back to it.
    table = first.page.url
    first.page.goto("/")
    play_card(second)
    expect(second.page.locator("[data-word=done]")).to_be_visible()
    expect(second.page.locator(LINE)).to_contain_text("plays")
    second.press(second.page.locator("[data-word=done]"))
    expect(second.page.locator(LINE)).to_have_count(0)
    first.page.goto(table)
    wait_for_turn(first)
    expect(first.page.locator("[data-part=since] .about")).to_have_text("While you were away:")
    check_marks(first.page, 1)
    finish_turn(first)
    expect(first.page.locator(LINE)).to_have_count(0)

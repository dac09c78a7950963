"""Pieces travel across the page: what they change, what ends them, and arrows to what happened out of view."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tabbytop.games.registry import NAMES
from tests.browser.conftest import NewPage
from tests.browser.input_devices import Mouse, play_on

HOLD_FLIGHTS = """
// Pieces stay where they start, so that nothing here depends on time.
window.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
    const made = animate.call(this, frames, timing);
    if (Array.isArray(frames) && frames.length) {
        window.flights.push({frames, timing, isPiece: this.classList.contains("flight")});
        made.pause();
    }
    return made;
};
"""
KNOWN = {"transform", "opacity", "offset", "easing", "composite"}
CARD = '[data-part="hand"] [data-word^="card "]'
PLACE = '[data-part="board"] [data-word^="at "]'
PIECES = ".flights .flight"
ANSWERED = """(before) => {
    const table = document.querySelector("[data-table]");
    return table.dataset.asked === "true" && Number(table.dataset.n) > before;
}"""


def moving(new_page: NewPage, game: str, **overrides: Any) -> Mouse:
    """Begin a game in a page in which pieces travel but never arrive by themselves."""
    player = Mouse(new_page(**{"reduced_motion": "no-preference", **overrides}), f"motion {game}")
    player.page.add_init_script(HOLD_FLIGHTS)
    player.begin(game)
    return player


def play_card(player: Mouse) -> None:
    """Place a card in Cat Box. The Kitten answers immediately."""
    player.press(player.page.locator(CARD).first)
    player.press(player.page.locator(PLACE).first)


def flights(page: Page) -> list[dict[str, Any]]:
    """Return the keyframes and timings of everything that was animated by script."""
    found: list[dict[str, Any]] = page.evaluate("() => window.flights")
    return found


@pytest.mark.parametrize("game", NAMES)
def test_pieces_travel_for_150_to_400_ms_by_transform_and_opacity_only(new_page: NewPage, game: str) -> None:
    player = moving(new_page, game)
    play_on(player, 12)
    found = flights(player.page)
    assert any(one["isPiece"] for one in found)
    for one in found:
        assert {name for frame in one["frames"] for name in frame} <= KNOWN
        assert not one["isPiece"] or 150 <= one["timing"]["duration"] <= 400


def test_the_player_can_choose_while_pieces_are_on_their_way_and_any_input_lands_them(new_page: NewPage) -> None:
    page = (player := moving(new_page, "cat-box")).page
    page.wait_for_selector("[data-asked=true]")
    play_card(player)
    page.wait_for_selector(f"[data-asked=true] {CARD}")
    expect(page.locator(PIECES).first).to_be_attached()
    hidden = page.locator("[data-part=board] [data-at][style*='opacity: 0']")
    expect(hidden.first).to_be_attached()
    page.keyboard.press("Shift")
    expect(page.locator(".flights")).to_have_count(0)
    expect(hidden).to_have_count(0)


def test_numbers_change_when_the_pieces_land(new_page: NewPage) -> None:
    page = (player := moving(new_page, "cat-box")).page
    page.wait_for_selector("[data-asked=true]")
    page.keyboard.press("Shift")
    pile = page.locator("[data-part=hand] .pile .long")
    before = pile.inner_text()
    play_card(player)
    expect(page.locator(PIECES).first).to_be_attached()
    page.wait_for_selector("[data-asked=true]")
    while_flying = pile.inner_text()
    page.keyboard.press("Shift")
    expect(pile).not_to_have_text(while_flying)
    first, then, last = (int(text.split()[0]) for text in (before, while_flying, pile.inner_text()))
    assert first >= then > last


def test_a_covered_card_keeps_its_picture_until_the_new_one_lies_on_it(new_page: NewPage) -> None:
    player = moving(new_page, "cat-box")
    page = player.page
    page.wait_for_selector("[data-asked=true]")
    play_card(player)
    expect(page.locator(PIECES).first).to_be_attached()
    cards = page.locator("[data-part=board] .cards > g")
    for i in range(cards.count()):
        expect(cards.nth(i).locator("use")).to_have_count(4)


def test_with_reduced_motion_pieces_fade_in_where_they_arrive(new_page: NewPage) -> None:
    player = moving(new_page, "cat-box", reduced_motion="reduce")
    play_on(player, 9)
    names = {name for one in flights(player.page) for frame in one["frames"] for name in frame}
    assert "opacity" in names
    assert "transform" not in names


def test_nothing_travels_when_animations_are_off(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    page.add_init_script(HOLD_FLIGHTS)
    page.goto("/settings")
    page.locator("[data-setting=animation]").select_option("off")
    player = Mouse(page, "still")
    player.begin("cat-box")
    play_on(player, 9)
    assert flights(page) == []


def test_an_arrow_points_to_what_happened_out_of_view(new_page: NewPage) -> None:
    player = Mouse(new_page(), "arrow")
    player.begin("cat-box")
    page = player.page
    page.wait_for_selector("[data-asked=true]")
    before = int(page.locator("[data-n]").get_attribute("data-n") or 0)
    play_card(player)
    # The Kitten's answer moves the mark and may resize the board, so measure both after it.
    page.wait_for_function(ANSWERED, arg=before)
    mark = page.locator("[data-part=board] .marked").last
    expect(mark).to_be_in_viewport(ratio=1)
    arrow = page.locator("[data-do=look]")
    expect(arrow).to_have_count(0)
    box = page.locator(".pan").bounding_box()
    at = mark.bounding_box()
    assert box is not None
    assert at is not None
    # Drag the board until the mark is out of view.
    x, y = box["x"] + 30, box["y"] + 30
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + box["x"] + box["width"] - at["x"] + 40, y, steps=8)
    page.mouse.up()
    expect(mark).not_to_be_in_viewport()
    expect(arrow.last).to_be_visible()
    player.press(arrow.last)
    expect(arrow).to_have_count(0)
    expect(mark).to_be_in_viewport(ratio=1)  # waits, because the arrow is gone before the board has moved

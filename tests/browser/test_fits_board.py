"""The board of If It Fits: large cards, see-through cats, and whose cat is whose."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import NewPage
from tests.browser.input_devices import Mouse, TouchScreen

LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 412, "height": 915}
LEAST = 84
"""Pixels that a card must be wide on a laptop with 20 cards on the table."""
TABLE = (
    "...##..",
    "..####.",
    "#######",
    ".#####.",
    "..##...",
)
"""Twenty cards, as far apart as bots that play sensibly lay them."""
HIGH_TABLE = (
    ".##..",
    "..#..",
    ".####",
    ".###.",
    ".####",
    "####.",
    "..##.",
)
"""Twenty cards in seven rows, which is more than a laptop has room for in that size."""


def cells_of(table: tuple[str, ...]) -> list[tuple[int, int]]:
    """Return the cells of the cards."""
    return [(x + 3, y + 2) for y, row in enumerate(table) for x, sign in enumerate(row) if sign == "#"]


LAID = cells_of(TABLE)
COVERED = (5, 4)
"""The left one of two cards that a cat lies on."""
CARDS = "[data-part=board] .things g[role=img]:not(.tags)"
TAGS = "[data-part=board] .things .tags"
IS_ABOVE = "([element, lower]) => element.getBoundingClientRect().bottom <= lower"
NO_AUTO_DRAW = "localStorage.setItem('settings', JSON.stringify({autoDraw: false}))"
"""The server would refuse to draw, because its own table is another one."""
SIZES = """things => things.map(thing => {
    const box = (thing.querySelector("use") ?? thing).getBoundingClientRect();
    return [box.left, box.top, box.right, box.bottom];
})"""


def lay_cards(message: str, laid: list[tuple[int, int]], owned: list[tuple[int, int]]) -> str:
    """Replace the table of a frame by one with these cards, a cat across two of them, and boxes owned by seat 0."""
    frame: dict[str, Any] = json.loads(message)
    if view := frame.get("view"):
        card = {"open": "NESW", "icons": ["mouse"]}
        view["cells"] = [{"at": at, "card": card} for at in laid]
        view["across"] = [{"at": [COVERED, (COVERED[0] + 1, COVERED[1])], "cat": view["players"][0]["cat"]}]
        box = {"closed": False, "worth": 1, "toys": {}, "sprays": 0, "cats": [], "scorers": [0], "points": {"0": 1}}
        box |= {"most": "", "times": 1, "extra": {}}
        frame |= {"tally": [{"cells": [at], **box} for at in owned], "options": {"draw": {}}, "asks": frame.get("seat")}
    return json.dumps(frame)


def table_with_twenty_cards(
    player: Mouse, laid: list[tuple[int, int]] = LAID, owned: list[tuple[int, int]] | None = None
) -> Page:
    """Open a table and show twenty cards on it, regardless of what the server deals."""

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(lay_cards(str(message), laid, owned or [])))

    player.page.add_init_script(NO_AUTO_DRAW)
    player.page.route_web_socket("**/*", connect)
    player.begin("if-it-fits")
    expect(player.page.locator(CARDS).or_(player.page.locator(TAGS))).to_have_count(len(laid) + 1 + len(owned or []))
    return player.page


def test_twenty_cards_are_large_and_all_in_view_on_a_laptop(new_page: NewPage) -> None:
    assert len(LAID) == 20
    page = table_with_twenty_cards(Mouse(new_page(viewport=LAPTOP), "large"))
    frame = page.locator("[data-part=board]").bounding_box()
    assert frame is not None
    for left, top, right, bottom in page.locator(CARDS).evaluate_all(SIZES):
        assert right - left >= LEAST
        assert left >= frame["x"]
        assert right <= frame["x"] + frame["width"]
        assert top >= frame["y"]
        assert bottom <= frame["y"] + frame["height"]


def test_large_cards_never_push_the_tags_of_boxes_out_of_view(new_page: NewPage) -> None:
    laid = cells_of(HIGH_TABLE)
    assert len(laid) == 20
    page = table_with_twenty_cards(Mouse(new_page(viewport=LAPTOP), "tags"), laid, [laid[0], laid[-1]])
    frame = page.locator("[data-part=board]").bounding_box()
    assert frame is not None
    for left, _, right, _ in page.locator(CARDS).evaluate_all(SIZES):
        assert right - left >= LEAST
    tags = page.locator(f"{TAGS} .label")
    expect(tags).to_have_count(2)
    for tag in tags.all():
        box = tag.bounding_box()
        assert box is not None
        assert frame["y"] <= box["y"]
        assert box["y"] + box["height"] <= frame["y"] + frame["height"]


def test_seven_rows_are_almost_whole_and_an_arrow_shows_the_rest(new_page: NewPage) -> None:
    laid = cells_of(HIGH_TABLE)
    page = table_with_twenty_cards(Mouse(new_page(viewport=LAPTOP), "seven"), laid, [laid[0]])
    frame = page.locator("[data-part=board]").bounding_box()
    assert frame is not None
    lower = frame["y"] + frame["height"]
    whole = [bottom <= lower for _, _, _, bottom in page.locator(CARDS).evaluate_all(SIZES)]
    assert whole.count(False) == HIGH_TABLE[-1].count("#")
    last = page.locator(CARDS).nth(len(laid) - 1).locator("use").first
    box = last.bounding_box()
    assert box is not None
    assert lower - box["y"] > 0.55 * box["height"]
    page.locator(".cut.bottom [data-do=more]").click()
    expect(page.locator(".cut.bottom")).to_have_count(0)
    expect(page.locator(".cut.top")).to_have_count(1)
    page.wait_for_function(IS_ABOVE, arg=[last.element_handle(), lower])
    page.locator(".cut.top [data-do=more]").click()
    expect(page.locator(".cut.top")).to_have_count(0)


def test_the_button_to_see_under_cats_has_a_name_and_a_key(new_page: NewPage) -> None:
    page = table_with_twenty_cards(Mouse(new_page(viewport=LAPTOP), "name"))
    button = page.locator("[data-part=board] [data-do=see-through]")
    expect(button.get_by_text("Look under cats")).to_be_visible()
    expect(button.locator("kbd")).to_be_visible()
    touch = TouchScreen(new_page(viewport=PHONE, has_touch=True, is_mobile=True), "touch")
    page = table_with_twenty_cards(touch)
    expect(page.locator("[data-part=hand] [data-do=see-through]").get_by_text("Look under cats")).to_be_visible()


def test_holding_a_key_or_the_board_shows_the_toys_under_a_cat(new_page: NewPage) -> None:
    page = table_with_twenty_cards(Mouse(new_page(viewport=LAPTOP), "key"))
    cover = page.locator("[data-part=board] .cover")
    expect(cover).to_have_css("opacity", "1")
    page.keyboard.down("x")
    expect(cover).to_have_css("opacity", "0.16")
    page.keyboard.up("x")
    expect(cover).to_have_css("opacity", "1")
    box = cover.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.wait_for_selector("[data-part=board] .sheer")
    page.mouse.up()
    page.wait_for_selector("[data-part=board] .sheer", state="detached")


def test_everyone_sees_whose_cat_is_whose(new_page: NewPage) -> None:
    page = table_with_twenty_cards(TouchScreen(new_page(viewport=PHONE, has_touch=True, is_mobile=True), "whose"))
    badges = page.locator("aside .badge:visible")
    expect(badges).to_have_count(2)
    name = page.locator("aside .name").first.inner_text()
    assert name in (badges.first.get_attribute("aria-label") or "")
    expect(page.locator("[data-part=board] .collar")).to_have_text("A")
    expect(page.get_by_role("img", name=f"{name}’s cat")).to_have_count(1)

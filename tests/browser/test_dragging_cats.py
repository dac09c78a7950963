"""Drag cats from zone to zone by mouse and by touch, with the same effect as tapping cat and zone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import PHONE, NewPage
from tests.browser.input_devices import CONFIRM, Mouse, TouchScreen, play_on
from tests.browser.test_dragging import STEPS, center

CAT = '[data-part=board] .cats[data-word^="move "][data-drags]'
ZONE = "[data-drop]"
Point = tuple[float, float]
Touch = Callable[[str, Point | None], None]


def cat_in_own_turn(player: Mouse) -> Point:
    """Play until a cat may move, and return its position."""
    player.begin("here-kitty-kitty", "6")
    player.page.wait_for_selector("[data-asked=true]")
    while not player.page.locator(CAT).count():  # such as while an Instant asks for something
        play_on(player, 1)
    player.page.evaluate("() => document.fonts.ready.then(() => null)")  # the banner may become higher
    cat = player.page.locator(CAT).first
    cat.click(trial=True)  # waits until the board has come to rest
    return center(cat)


def check_moved(page: Page, n: str | None) -> None:
    """Check that the cat's move has been made since entry *n*."""
    page.wait_for_function("n => document.querySelector('[data-table]').dataset.n !== n", arg=n)
    assert page.locator(ZONE).count() == 0, "zones light up only while a cat is dragged"


def between(start: Point, end: Point, step: int) -> Point:
    """Return a point between two points."""
    share = step / STEPS
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def test_a_cat_can_be_dragged_to_a_zone_by_mouse(new_page: NewPage) -> None:
    player = Mouse(new_page(), "cat")
    page = player.page
    cat = cat_in_own_turn(player)
    page.mouse.move(*cat)
    page.mouse.down()
    page.mouse.move(cat[0] + 20, cat[1], steps=3)
    zone = center(page.locator(ZONE).first)
    page.mouse.move(*zone, steps=STEPS)
    n = page.get_attribute("[data-table]", "data-n")
    page.mouse.up()
    check_moved(page, n)


def test_a_cat_can_be_dragged_to_a_zone_by_touch_without_moving_the_board(new_page: NewPage) -> None:
    player = TouchScreen(new_page(viewport=PHONE, has_touch=True, is_mobile=True), "cat")
    page = player.page
    cat = cat_in_own_turn(player)
    client = page.context.new_cdp_session(page)

    def touch(kind: str, at: Point | None) -> None:
        points: list[Any] = [] if at is None else [{"x": at[0], "y": at[1]}]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    board = page.locator("[data-part=board] [data-zoomed]")
    before = board.get_attribute("transform")
    touch("touchStart", cat)
    touch("touchMove", (cat[0] + 20, cat[1]))
    zone = center(page.locator(ZONE).first)
    for step in range(1, STEPS + 1):
        touch("touchMove", between(cat, zone, step))
        page.wait_for_timeout(30)
    touch("touchEnd", None)
    assert board.get_attribute("transform") == before
    n = page.get_attribute("[data-table]", "data-n")
    page.tap(CONFIRM)
    check_moved(page, n)


def test_a_cat_dropped_elsewhere_stays_where_it_was(new_page: NewPage) -> None:
    player = Mouse(new_page(), "elsewhere")
    page = player.page
    cat = cat_in_own_turn(player)
    page.mouse.move(*cat)
    page.mouse.down()
    page.mouse.move(cat[0] + 20, cat[1], steps=3)
    page.mouse.move(20, 20, steps=3)
    page.mouse.up()
    assert page.locator(ZONE).count() == 0
    assert page.locator(CONFIRM).count() == 0

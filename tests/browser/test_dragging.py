"""Drag cards onto the table by mouse and by touch, with the same effect as tapping card and place."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.conftest import PHONE, NewPage
from tests.browser.input_devices import CONFIRM, Mouse, TouchScreen, play_on

CARDS = "[data-part=hand] .card[data-word]:visible"
PLACES = "[data-part=board] .place:visible, [data-part=board] [data-drop]:visible"
CHOICES_BEFORE_DRAG = {"cat-box": 0, "if-it-fits": 3}
"""Games whose cards are placed on the table, and the number of choices before a card can be played."""
STEPS = 8


def center(element: Locator) -> tuple[float, float]:
    """Return the center of an element."""
    box = element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def first_place(page: Page, card: tuple[float, float]) -> tuple[float, float]:
    """Pick up a card, return the first place that lights up for it, and put the card down again."""
    page.mouse.click(*card)
    found = center(page.locator(PLACES).first)
    page.keyboard.press("Escape")
    page.wait_for_timeout(100)
    return found


@pytest.mark.parametrize("game", CHOICES_BEFORE_DRAG)
def test_a_card_can_be_dragged_to_a_place_by_mouse(new_page: NewPage, game: str) -> None:
    player = Mouse(new_page(), f"drag {game}")
    page = player.page
    card, place = card_and_place(player, game)
    page.mouse.move(*card)
    page.mouse.down()
    for i in range(1, STEPS + 1):
        page.mouse.move(card[0] + (place[0] - card[0]) * i / STEPS, card[1] + (place[1] - card[1]) * i / STEPS)
    n = page.get_attribute("[data-table]", "data-n")
    page.mouse.up()
    page.wait_for_function("n => document.querySelector('[data-table]').dataset.n !== n", arg=n)


@pytest.mark.parametrize("game", CHOICES_BEFORE_DRAG)
def test_a_card_can_be_dragged_to_a_place_by_touch(new_page: NewPage, game: str) -> None:
    player = TouchScreen(new_page(viewport=PHONE, has_touch=True, is_mobile=True), f"finger {game}")
    page = player.page
    card, place = card_and_place(player, game)
    client = page.context.new_cdp_session(page)

    def touch(kind: str, at: tuple[float, float] | None) -> None:
        points: list[Any] = [] if at is None else [{"x": at[0], "y": at[1]}]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", card)
    for i in range(1, STEPS + 1):
        touch("touchMove", (card[0] + (place[0] - card[0]) * i / STEPS, card[1] + (place[1] - card[1]) * i / STEPS))
        page.wait_for_timeout(30)
    touch("touchEnd", None)  # Chromium swallows the next tap after a fling, unless the page handles the gesture
    page.wait_for_selector(CONFIRM)
    n = page.get_attribute("[data-table]", "data-n")
    page.tap(CONFIRM)
    page.wait_for_function("n => document.querySelector('[data-table]').dataset.n !== n", arg=n)


def card_and_place(player: Mouse, game: str) -> tuple[tuple[float, float], tuple[float, float]]:
    """Play until a card can be placed. Return the positions of a card in hand and of a place for it."""
    player.begin(game)
    play_on(player, CHOICES_BEFORE_DRAG[game])
    while not player.page.locator(CARDS).count():  # after a draw there may be something else to choose first
        play_on(player, 1)
    card = center(player.page.locator(CARDS).first)
    return card, first_place(player.page, card)


def test_a_card_dropped_off_the_board_stays_picked_up_and_sends_nothing(new_page: NewPage) -> None:
    player = Mouse(new_page(), "beside")
    page = player.page
    player.begin("cat-box")
    page.wait_for_selector("[data-asked=true]")
    n = page.get_attribute("[data-table]", "data-n")
    card = center(page.locator(CARDS).first)
    page.mouse.move(*card)
    page.mouse.down()
    page.mouse.move(card[0], card[1] - 60, steps=4)
    page.mouse.move(20, 20, steps=4)
    page.mouse.up()
    assert page.locator(CONFIRM).count() == 0
    assert page.get_attribute("[data-table]", "data-n") == n
    assert page.locator("[data-part=hand] [aria-pressed=true]").count() == 1

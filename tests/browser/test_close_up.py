"""On a touch screen, a tap on a crowded board zooms in before it chooses."""

from __future__ import annotations

from tests.browser.conftest import NewPage
from tests.browser.input_devices import CLOSE_UP, CONFIRM, TouchScreen, play_on
from tests.browser.targets import FINGER, crowded, targets

SMALL_PHONE = {"width": 360, "height": 640}
CARD = '[data-part="hand"] [data-word^="card "]:visible'
BACK = "[data-do=back]:visible"
PLACE = '[data-part="board"] .place'


def test_places_too_small_to_tap_become_large_enough_first(new_page: NewPage) -> None:
    player = TouchScreen(new_page(viewport=SMALL_PHONE, has_touch=True, is_mobile=True), "close up")
    page = player.page
    player.begin("cat-box", "5")
    play_on(player, 18)
    page.wait_for_selector("[data-asked=true]")
    while page.locator(BACK).count():
        page.locator(BACK).tap()
    page.locator(CARD).first.tap()
    page.wait_for_selector(PLACE)
    before = targets(page)
    chosen = crowded(before)
    assert chosen is not None
    page.touchscreen.tap(*before[chosen].middle)
    page.wait_for_selector(CLOSE_UP)
    assert page.locator(CONFIRM).count() == 0, "the first tap chooses nothing"
    assert min(place.size for place in targets(page)) >= FINGER
    page.locator(PLACE).nth(chosen).tap()
    page.wait_for_selector(CONFIRM)
    page.locator(CONFIRM).tap()
    page.wait_for_selector(CLOSE_UP, state="detached")

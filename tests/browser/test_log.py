"""The log on a touch screen: its lines are large enough for a finger."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewPage
from tests.browser.input_devices import TouchScreen, play_on
from tests.browser.targets import FINGER

PHONE = {"width": 412, "height": 915}
LINES = "[data-row] :is(button, [role=button])"


@pytest.mark.parametrize("game", ["cat-box", "if-it-fits", "here-kitty-kitty"])
def test_lines_that_light_up_places_are_large_enough_to_touch(new_page: NewPage, game: str) -> None:
    player = TouchScreen(new_page(viewport=PHONE, has_touch=True, is_mobile=True), f"log {game}")
    player.begin(game)
    play_on(player, 6)
    player.press(player.page.locator("[data-tab=log]"))
    lines = player.page.locator(LINES)
    lines.first.wait_for()
    sizes = lines.evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect()).map((box) => [box.width, box.height])"
    )
    assert min(min(size) for size in sizes) >= FINGER

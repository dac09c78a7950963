"""Play whole games in a real browser, from the home page to the score sheet."""

from __future__ import annotations

import pytest

from tabbytop.games.registry import NAMES
from tests import tiers
from tests.browser.conftest import PHONE, NewPage
from tests.browser.input_devices import Keyboard, Mouse, TouchScreen, play_on, play_whole_game


@tiers.sample(1)
@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_with_a_mouse(new_page: NewPage, game: str) -> None:
    play_whole_game(Mouse(new_page(), game), game)


@tiers.sample(1)
@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_by_touch_on_a_phone(new_page: NewPage, game: str) -> None:
    play_whole_game(TouchScreen(new_page(viewport=PHONE, has_touch=True, is_mobile=True), game), game)


@tiers.sample(1)
@pytest.mark.parametrize("game", NAMES)
def test_a_game_with_only_a_keyboard(new_page: NewPage, game: str) -> None:
    """Reaching everything by Tab takes long, so the short tier plays only the first moves."""
    player = Keyboard(new_page(), game)
    if tiers.is_all():
        play_whole_game(player, game)
    else:
        player.begin(game)
        assert play_on(player, 12) == 12

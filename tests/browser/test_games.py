"""Whole games in a real browser, from the home page to the score sheet."""

from __future__ import annotations

import pytest

from tabbytop.games.shelf import NAMES
from tests.browser.conftest import PHONE, NewPage
from tests.browser.hands import Finger, Keys, Mouse, play_whole_game


@pytest.mark.slow
@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_with_a_mouse(new_page: NewPage, game: str) -> None:
    play_whole_game(Mouse(new_page(), game), game)


@pytest.mark.slow
@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_with_a_finger_on_a_phone(new_page: NewPage, game: str) -> None:
    play_whole_game(Finger(new_page(viewport=PHONE, has_touch=True, is_mobile=True), game), game)


@pytest.mark.slow
@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_with_keys_only(new_page: NewPage, game: str) -> None:
    play_whole_game(Keys(new_page(), game), game)

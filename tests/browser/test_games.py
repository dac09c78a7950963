"""Play whole games in a real browser, from the home page to the score sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from docs.pictures import size_of
from tabbytop.games.registry import NAMES
from tests import tiers
from tests.browser.conftest import NewPage
from tests.browser.input_devices import AT_ONCE, Keyboard, Mouse, TouchScreen, play_on, play_whole_game
from tests.server.serve_process import started

PLAYERS = {"cat-box": "2", "if-it-fits": "2", "here-kitty-kitty": "3"}
LAPTOP: dict[str, Any] = {"viewport": size_of("1366x768")}
PHONE: dict[str, Any] = {"viewport": size_of("412x915"), "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def url(server_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a server: in the deep tier one whose windows have their usual lengths."""
    if not tiers.is_all():
        yield server_url
        return
    usual = {name: value for name, value in AT_ONCE.items() if name != "window_seconds"}
    with started(tmp_path_factory.mktemp("usual"), **usual) as (_, link):
        yield link


@tiers.sample(1)
@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_with_a_mouse(new_page: NewPage, url: str, game: str) -> None:
    page = new_page(url, **LAPTOP)
    play_whole_game(Mouse(page, game), game, PLAYERS[game])
    expect(page.locator("[data-part=remark]")).not_to_be_empty()


@tiers.sample(1)
@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_by_touch_on_a_phone(new_page: NewPage, url: str, game: str) -> None:
    play_whole_game(TouchScreen(new_page(url, **PHONE), game), game, PLAYERS[game])


@tiers.sample(1)
@pytest.mark.parametrize("game", NAMES)
def test_a_game_with_only_a_keyboard(new_page: NewPage, url: str, game: str) -> None:
    """Reaching everything by Tab takes long, so the short tier plays only the first moves."""
    player = Keyboard(new_page(url, **LAPTOP), game)
    if tiers.is_all():
        play_whole_game(player, game, PLAYERS[game])
    else:
        player.begin(game, PLAYERS[game])
        assert play_on(player, 12) == 12

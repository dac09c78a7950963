"""Run a small sample of the campaign `leaks`: nothing leaks, and a leak would be found."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from campaigns import leaks
from campaigns._leak_search import SearchResult
from campaigns._pairs import Comparison
from campaigns._settings import Setting
from campaigns._tagged_decks import DECKS, TAGS
from campaigns._window_timing import ks_test
from tabbytop.games.shelf import NAMES, open_game
from tabbytop.server.rooms import bot_seats as opponents
from tabbytop.server.rooms import listeners as listening
from tabbytop.server.rooms.room import Room
from tabbytop.server.rooms.sealed_answers import SealedAnswers
from tabbytop.server.tables.state import TableState
from tabbytop.server.views import frame as frames
from tabbytop.wire import messages as m
from tabbytop.wire.client import RequestRefused
from tests import tiers
from tests.server import whole_game
from tests.server.seat_swap import ROUTES

HIDING = {
    "cat-box": Setting("cat-box", "secret", 3, {"advanced": True}),
    "if-it-fits": Setting("if-it-fits", "cardboard", 3, {"table": "coffee"}),
    "here-kitty-kitty": Setting("here-kitty-kitty", "neighborhood", 4, {}),
}


def searched(game: str, folder: Path, seed: str = "sample") -> SearchResult:
    """Play and search one whole game."""
    return asyncio.run(leaks.search_games(game, seed, 0, 1, folder))


def compared(game: str, folder: Path, monkeypatch: pytest.MonkeyPatch, count: int, first: int = 0) -> Comparison:
    """Compare some pairs of a setting with much hidden information."""
    monkeypatch.setattr(leaks, "settings", lambda name: [HIDING[name]])
    return asyncio.run(leaks.compare_pairs(game, "sample", first, count, folder))


# Nothing leaks


@pytest.mark.parametrize("game", NAMES)
def test_no_byte_tells_what_its_hearer_cannot_know(game: str, tmp_path: Path) -> None:
    found = searched(game, tmp_path)
    assert found.leaks == []
    assert found.messages > 150
    assert found.tags > 1000
    assert found.log_lines > 5


@pytest.mark.parametrize("game", NAMES)
def test_no_route_shows_a_seat_that_was_swapped_away(game: str, tmp_path: Path) -> None:
    found = asyncio.run(leaks.swap_games(game, "sample", 0, 1, tmp_path))
    assert found.leaks == []
    assert found.attacks == len(ROUTES)
    assert found.tags > 20, "the host sees their own cards"


@pytest.mark.parametrize("game", NAMES)
def test_what_one_cannot_know_changes_nothing_that_one_hears(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = compared(game, tmp_path, monkeypatch, 4)
    assert found.differences == []
    assert found.pairs >= 3
    assert found.messages > 60
    if game == "here-kitty-kitty":
        assert found.windows > 15


# Leaks are found


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the games: leaks show up early."""

    async def play(one: whole_game.Evening) -> None:
        while one.state.status == "playing" and one.happened.get("move", 0) < 4:
            await one.together()
            if one.state.window is not None:
                await one.window()
            elif one.state.seat_to_move is not None and one.state.seats[one.state.seat_to_move].bot:
                await one.later(one.state.move_number)
            else:
                await one.turn()
        await one.together()

    monkeypatch.setattr(whole_game.Evening, "play", play)


@pytest.mark.usefixtures("short")
@tiers.sample(1)
@pytest.mark.parametrize("game", NAMES)
def test_a_view_that_shows_too_much_is_found(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def whole(state: TableState, eyes: int) -> Any:
        return state.match.state if state.match is not None else None

    monkeypatch.setattr(frames, "state_seen", whole)
    assert len(searched(game, tmp_path).leaks) > 5


@pytest.mark.usefixtures("short")
@tiers.sample(1)
@pytest.mark.parametrize("game", NAMES)
def test_news_that_everybody_hears_are_found(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "hears", lambda audience, seat: True)
    assert len(searched(game, tmp_path).leaks) >= 3


@pytest.mark.usefixtures("short")
def test_an_id_a_secret_and_a_token_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = frames.table_info

    def told(state: TableState, person: str, here: set[int], watching: int) -> m.TableInfo:
        table = plain(state, person, here, watching)
        table.host = state.host
        table.commitment = state.secret.hex()
        return table

    monkeypatch.setattr(listening, "table_info", told)
    found = " ".join(searched("if-it-fits", tmp_path).leaks)
    assert "a person's id" in found
    assert "the dealer's secret" in found


@tiers.sample(1)
@pytest.mark.parametrize("game", NAMES)
def test_pairs_find_a_view_that_shows_too_much(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def whole(state: TableState, eyes: int) -> Any:
        return state.match.state if state.match is not None else None

    monkeypatch.setattr(frames, "state_seen", whole)
    assert compared(game, tmp_path, monkeypatch, 2).differences


def test_pairs_find_a_window_that_closes_when_all_have_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = Room._answer

    async def hasty(self: Room, *command: Any) -> None:
        await answer(self, *command)
        state = self._state
        if state.window is not None and set(self._sealed.answers) >= set(state.window.asked):
            state.asked_at = 0.0
            self.run_table()

    monkeypatch.setattr(Room, "_answer", hasty)
    try:
        found = compared("here-kitty-kitty", tmp_path, monkeypatch, 4).differences
    except RequestRefused as refused:  # somebody was too late
        found = [refused.why]
    assert found


def test_pairs_find_that_somebody_else_has_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SealedAnswers, "has", lambda self, table, seat: bool(self.answers))
    assert compared("here-kitty-kitty", tmp_path, monkeypatch, 3).differences


def test_pairs_find_a_bot_that_moves_as_soon_as_it_has_thought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(self: opponents.BotSeats, move_number: int, request: Any, shown_at: float) -> None:
        sentence = await self.pool.move(request)
        if request.in_window:
            self.answered[move_number, request.seat] = sentence
        else:
            self.deliver(move_number, request.seat, sentence)

    monkeypatch.setattr(opponents.BotSeats, "_choose", at_once)
    assert compared("if-it-fits", tmp_path, monkeypatch, 4).differences


# The instruments


@pytest.mark.parametrize("game", NAMES)
def test_every_card_of_a_tagged_deck_is_told_from_every_other(game: str) -> None:
    deck = DECKS[game](Random(1))
    opened = open_game(game, deck)
    name = "face" if game == "cat-box" else "card"
    verb = next(verb for verb in opened.words.verbs if verb.name == name)
    words = [opened.words.write(a) for a in range(verb.first, verb.first + verb.count)]
    tags = [tag for word in words for tag in TAGS[game](word)]
    assert len(tags) == len(set(tags)) >= 50


def test_the_distance_of_two_distributions() -> None:
    rng = Random(1)
    one = [rng.gauss(0, 1) for _ in range(400)]
    two = [rng.gauss(0, 1) for _ in range(400)]
    later = [rng.gauss(0.5, 1) for _ in range(400)]
    assert ks_test(one, two)[1] > 0.05
    assert ks_test(one, later)[1] < 0.001
    assert ks_test([1.0, 2.0], [3.0, 4.0])[0] == pytest.approx(1.0)

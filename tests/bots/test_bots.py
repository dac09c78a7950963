"""Bots cannot cheat: they are given a view, and what they cannot know does not change what they do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from rich.console import Console

from tabbytop.bots.policy import POLICIES
from tabbytop.bots.simple import Bot, GreedyBot, RandomBot
from tabbytop.engine.game import Game
from tabbytop.engine.play import actor, sentences
from tabbytop.games.catbox.cards import UNKNOWN
from tabbytop.lab import simulate
from tabbytop.narrate.language import english
from tabbytop.table.files import read_deck
from tabbytop.table.record import Header, Player
from tabbytop.terminal.session import Session
from tests.laws.worlds import SETTINGS, Point, Setting

BOTS: list[Callable[[], Bot]] = [lambda: GreedyBot(8), lambda: RandomBot(POLICIES["cat-box"]["even"])]


class Spy:
    """A bot that looks whether it is given more than a seat can see."""

    def __init__(self) -> None:
        self.asked = 0

    def move(self, game: Game[Any], view: Any, rng: Random) -> tuple[int, ...]:
        """Anything."""
        seat = actor(view)
        assert game.key(game.view(view, seat)) == game.key(view), "this is no view"
        assert [one for i, one in enumerate(view.identities) if i != seat] == [UNKNOWN] * (view.seats - 1)
        self.asked += 1
        return sentences(view)[0]


@pytest.mark.parametrize("bot", BOTS, ids=["greedy", "random"])
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_what_a_seat_cannot_know_does_not_change_its_move(setting: Setting, bot: Callable[[], Bot]) -> None:
    for moves in (0, 7, 20, 33):
        match = Point(moves, "even", moves).reach(setting)
        seat = actor(match.state)
        view = match.view(seat)
        chosen = bot().move(match.game, view, Random(1))
        assert chosen in sentences(match.state)
        for seed in range(3):
            world = match.game.fill(view, Random(seed))
            assert bot().move(match.game, match.game.view(world, seat), Random(1)) == chosen


def test_the_lab_gives_bots_views(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy()
    monkeypatch.setattr(simulate, "RandomBot", lambda weights: spy)
    deck = read_deck("cat-box", "secret")
    simulate.play_batch(simulate.Plan("cat-box", deck, 4, {"advanced": True}, "spy"), 0, 2)
    assert spy.asked > 80


def test_the_terminal_gives_bots_views(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    setting = Setting("cat-box", "secret", 3, False)
    match = setting.begin(2)
    spy = Spy()
    header = Header("cat-box", {"advanced": False}, read_deck("cat-box", "secret"), [Player("x")] * 3)
    console = Console(quiet=True)
    monkeypatch.setattr(console, "input", lambda prompt="": "1 1")
    Session(console, english(), match, header, 0, {1: spy, 2: spy}, Random(1), tmp_path / "game.json").play()
    assert spy.asked == 30


def test_the_greedy_bot_takes_points_that_lie_there() -> None:
    """It wins far more than the quarter of games that is its share: 40 games, four seats, one greedy."""
    wins = 0.0
    setting = Setting("cat-box", "mirror", 4, False)
    for seed in range(40):
        match = setting.begin(seed)
        rng = Random(seed)
        greedy = seed % 4
        while (seat := actor(match.state)) >= 0:
            bot = GreedyBot(30) if seat == greedy else BOTS[1]()
            match.say(seat, bot.move(match.game, match.view(seat), rng))
        won = match.game.winners(match.state)
        wins += (greedy in won) / len(won)
    assert wins > 14

"""Bots cannot cheat: they are given a view, and what they cannot know does not change what they do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from rich.console import Console

from tabbytop.bots.simple import Bot, GreedyBot, RandomBot
from tabbytop.engine.game import Game
from tabbytop.engine.play import actor, is_over, sentences
from tabbytop.games.catbox.cards import UNKNOWN
from tabbytop.lab import simulate
from tabbytop.narrate.language import english
from tabbytop.table.files import read_deck
from tabbytop.table.record import Header, Player
from tabbytop.terminal.session import Session
from tests.laws.worlds import SETTINGS, Point, Setting

HIDING = [("cat-box", "secret"), ("if-it-fits", "cardboard"), ("here-kitty-kitty", "neighborhood")]
"""For each game a deck that hides something."""

SCORED = ("mirror", "cardboard", "neighborhood")
"""A deck of each game."""

BOTS: list[Callable[[], Bot]] = [lambda: GreedyBot(8), lambda: RandomBot({})]


class Spy:
    """A bot that looks whether it is given more than a seat can see."""

    def __init__(self) -> None:
        self.asked = 0

    def move(self, game: Game[Any], view: Any, rng: Random) -> tuple[int, ...]:
        """Anything."""
        seat = actor(view)
        assert game.key(game.view(view, seat)) == game.key(view), "this is no view"
        others = view.identities if game.name == "cat-box" else [card for hand in view.hands for card in hand]
        own = 1 if game.name == "cat-box" else len(view.hands[seat])
        assert list(others).count(UNKNOWN) == len(others) - own
        self.asked += 1
        return sentences(view)[0]


@pytest.mark.parametrize("bot", BOTS, ids=["greedy", "random"])
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_what_a_seat_cannot_know_does_not_change_its_move(setting: Setting, bot: Callable[[], Bot]) -> None:
    for moves in (0, 7, 20, 33):
        match = Point(moves, 0, moves).reach(setting)
        seat = actor(match.state)
        if seat < 0:
            continue
        view = match.view(seat)
        chosen = bot().move(match.game, view, Random(1))
        assert chosen in sentences(match.state)
        for seed in range(3):
            world = match.game.fill(view, Random(seed))
            assert bot().move(match.game, match.game.view(world, seat), Random(1)) == chosen


@pytest.mark.parametrize(("game", "deck"), HIDING)
def test_the_lab_gives_bots_views(game: str, deck: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy()
    monkeypatch.setattr(simulate, "RandomBot", lambda weights: spy)
    simulate.play_batch(simulate.Plan(game, read_deck(game, deck), 4, {}, "spy"), 0, 2)
    assert spy.asked > 30


@pytest.mark.parametrize(("game", "deck"), HIDING)
def test_the_terminal_gives_bots_views(game: str, deck: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    setting = Setting(game, deck, 3, False)
    match = setting.begin(2)
    spy = Spy()
    header = Header(game, {}, read_deck(game, deck), [Player("x")] * 3)
    console = Console(quiet=True)
    typing = Random(1)
    monkeypatch.setattr(console, "input", lambda prompt="": typing.choice(["1 1", "1 1", "1", ""]))
    Session(console, english(), match, header, 0, {1: spy, 2: spy}, Random(1), tmp_path / "game.json").play()
    assert is_over(match.state)
    assert spy.asked >= 10


@pytest.mark.parametrize("setting", [one for one in SETTINGS if one.players == 4 and one.deck in SCORED], ids=str)
def test_the_greedy_bot_takes_points_that_lie_there(setting: Setting) -> None:
    """It wins far more than the quarter of games that is its share: 40 games, four seats, one greedy."""
    wins = 0.0
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

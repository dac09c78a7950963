"""Bots can't cheat: they get a view, and hidden information doesn't change their moves."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from rich.console import Console

from tabbytop.bots.bot import Bot
from tabbytop.bots.levels import LEVELS, read_bot
from tabbytop.bots.search_bot import Budget, SearchBot
from tabbytop.bots.simple import HouseCat, Kitten, RandomBot
from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor, is_over, judge, sentences
from tabbytop.games.registry import open_game
from tabbytop.lab import simulation
from tabbytop.lab.arena import game as arena_game
from tabbytop.lab.arena.plan import make_plan
from tabbytop.narrate.language import english
from tabbytop.table.files import read_deck
from tabbytop.table.memory import Memory
from tabbytop.table.record import Header, Player
from tabbytop.terminal.local.game import LocalGame
from tests.bots.spies import CheckingBot
from tests.laws.worlds import SETTINGS, Point, Setting

HIDING = [("cat-box", "secret"), ("if-it-fits", "cardboard"), ("here-kitty-kitty", "neighborhood")]
"""A deck with hidden information for each game."""

SCORED = ("mirror", "cardboard", "neighborhood")
"""A deck of each game."""

BOTS = ("kitten", "house-cat", "alley-cat:3", "random")


def bot_of(name: str) -> Bot:
    """Return a fresh bot."""
    return RandomBot({}) if name == "random" else read_bot(name)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_hidden_information_does_not_change_a_move(setting: Setting, name: str) -> None:
    for moves in (0, 7, 20, 33):
        match = Point(moves, 0, moves).reach(setting)
        seat = actor(match.state)
        if seat < 0:
            continue
        view, heard = match.view(seat), Memory(match, seat).moments()
        chosen = bot_of(name).move(match.game, view, heard, Random(1))
        assert judge(match.state, chosen) is None
        world = match.game.fill(view, Random(moves))
        assert bot_of(name).move(match.game, match.game.view(world, seat), heard, Random(1)) == chosen


@pytest.mark.parametrize(("game", "deck"), HIDING)
def test_the_lab_gives_bots_views(game: str, deck: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spy = CheckingBot()
    monkeypatch.setattr(simulation, "RandomBot", lambda weights: spy)
    simulation.play_batch(simulation.SimulationPlan(game, read_deck(game, deck), 4, {}, "spy"), 0, 2)
    assert spy.asked > 30


@pytest.mark.parametrize(("game", "deck"), HIDING)
def test_the_arena_gives_bots_views_and_what_they_heard(game: str, deck: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spy = CheckingBot()
    monkeypatch.setattr(arena_game, "make_bot", lambda spec, seat_info: spy)
    plan = make_plan(game, 3, ["kitten", "kitten"], 1, deck=deck)
    played = arena_game.play_game(plan, open_game(game, plan.deck), 0, "")
    assert not played.forfeits
    assert spy.asked > 20
    assert spy.moments > 20


@pytest.mark.parametrize(("game", "deck"), HIDING)
def test_the_terminal_gives_bots_views_and_what_they_heard(
    game: str, deck: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    setting = Setting(game, deck, 3, False)
    match = setting.begin(2)
    spy = CheckingBot()
    header = Header(game, {}, read_deck(game, deck), [Player("x")] * 3)
    console = Console(quiet=True)
    answers = Random(1)
    monkeypatch.setattr(console, "input", lambda prompt="": answers.choice(["1 1", "1 1", "1", ""]))
    LocalGame(console, english(), match, header, 0, {1: spy, 2: spy}, Random(1), tmp_path / "game.json").play()
    assert is_over(match.state)
    assert spy.asked >= 10
    assert spy.moments >= 10


@pytest.mark.parametrize(
    "setting", [setting for setting in SETTINGS if setting.players == 4 and setting.deck in SCORED], ids=str
)
def test_house_cat_beats_random_bots(setting: Setting) -> None:
    """One House Cat wins far more than its fair quarter of 8 games with four seats."""
    wins = 0.0
    for seed in range(8):
        match = setting.begin(seed)
        rng = Random(seed)
        cat = seed % 4
        while (seat := actor(match.state)) >= 0:
            bot = HouseCat() if seat == cat else RandomBot({})
            match.say(seat, bot.move(match.game, match.view(seat), [], rng))
        won = match.game.winners(match.state)
        wins += (cat in won) / len(won)
    assert wins >= 4


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_same_seed_gives_the_same_move(setting: Setting) -> None:
    match = Point(5, 0, 12).reach(setting)
    seat = actor(match.state)
    for name in BOTS:
        first, second = [bot_of(name).move(match.game, match.view(seat), [], Random(3)) for _ in range(2)]
        assert first == second
        assert first in sentences(match.view(seat))


# Levels


def test_a_level_is_a_name() -> None:
    assert LEVELS == ("kitten", "house-cat", "alley-cat", "tiger")
    assert isinstance(read_bot("kitten"), Kitten)
    assert isinstance(read_bot("house-cat"), HouseCat)
    assert budget_of("alley-cat") == Budget(seconds=0.3)
    assert budget_of("tiger") == Budget(seconds=2.0)


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("tiger:400", Budget(iterations=400)),
        ("tiger:1", Budget(iterations=1)),
        ("alley-cat:0.05s", Budget(seconds=0.05)),
        ("alley-cat:10s", Budget(seconds=10.0)),
    ],
)
def test_a_budget_may_follow_the_name_of_a_searching_bot(text: str, budget: Budget) -> None:
    assert budget_of(text) == budget


def budget_of(text: str) -> Budget:
    """Return the budget of a searching bot."""
    bot = read_bot(text)
    assert isinstance(bot, SearchBot)
    return bot.budget


INVALID_LEVELS = ["", "lion", "Tiger", " tiger", "tiger:", "tiger:0", "tiger:-3", "tiger:abc", "tiger:0s", "tiger:0.0s"]
INVALID_LEVELS += ["tiger:5m", "tiger:1.5", "tiger:1e3", "tiger:99999999999", "tiger:٣"]
INVALID_LEVELS += ["kitten:5", "house-cat:1s", "kitten:"]


@pytest.mark.parametrize("text", INVALID_LEVELS)
def test_an_invalid_level_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_bot(text)
    assert refused.value.why == "no-such-bot"
    assert refused.value.facts["names"] == ", ".join(LEVELS)

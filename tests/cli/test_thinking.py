"""Bots at the table: what they are given, what one sees of their thinking, and what one does not."""

from __future__ import annotations

import io
import re
import time
from collections import Counter
from random import Random
from typing import Any

import pytest
from rich.console import Console

from tabbytop.bots.bot import Bot, Thought
from tabbytop.bots.levels import read_bot
from tabbytop.bots.search_bot import SearchBot
from tabbytop.engine.game import Game
from tabbytop.engine.log import Moment
from tabbytop.engine.play import actor, sentences
from tabbytop.engine.window import Window
from tabbytop.games.shelf import NAMES
from tabbytop.narrate.language import english
from tabbytop.table.files import DECKS
from tabbytop.terminal.local import bots as local_bots
from tabbytop.terminal.local.bots import LocalBots, ProgressLine
from tests.laws.worlds import Setting

SETTINGS = [Setting(name, DECKS[name][0], 3, advanced=False) for name in NAMES]
KITTY = Setting("here-kitty-kitty", "neighborhood", 3, advanced=False)


class Screen(io.StringIO):
    """A terminal that remembers what was written."""

    def isatty(self) -> bool:
        """It is one."""
        return True


def terminal(screen: io.StringIO, columns: int = 80) -> Console:
    """A console on it."""
    return Console(file=screen, force_terminal=True, width=columns, height=24, legacy_windows=False)


def seated(setting: Setting, seed: int, bots: dict[int, Bot], console: Console) -> LocalBots:
    """Bots in all seats of a match that is dealt."""
    line = ProgressLine(console, english())
    for bot in bots.values():
        if isinstance(bot, SearchBot):
            bot.watch = line.update
    return LocalBots(setting.begin(seed), bots, ["Ann", "Bob", "Cid"], Random(seed), line)


class Listener:
    """A bot that notes what it is given."""

    def __init__(self, remembers: bool) -> None:
        self.remembers = remembers
        self.heard: list[list[Moment]] = []

    def move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        """Anything."""
        assert game.key(game.view(view, actor(view))) == game.key(view), "this is no view"
        self.heard.append(heard)
        return sentences(view)[0]


# The line


def test_the_line_tells_how_far_a_bot_is_and_is_gone_afterwards() -> None:
    screen = Screen()
    line = ProgressLine(terminal(screen), english())
    with line.shown_for("Mochi"):
        assert "Mochi is thinking …" in screen.getvalue()
        line.update(Thought(1240, 0.5, 0.63, [((17, 4), 800, 0.9)]))
        assert "Mochi is thinking … 63%, 1,240 iterations" in screen.getvalue()
    assert screen.getvalue().endswith("\x1b[1A\x1b[2K"), "the line is wiped"
    line.update(Thought(9999, 0.5, 1.0, []))
    assert "9,999" not in screen.getvalue(), "nobody thinks now"


@pytest.mark.parametrize("columns", [1, 10, 60])
def test_the_line_is_one_line(columns: int) -> None:
    screen = Screen()
    line = ProgressLine(terminal(screen, columns), english())
    with line.shown_for("Mochi of the long and winding name " * 2):
        line.update(Thought(1240, 0.5, 0.63, []))
    assert screen.getvalue().count("\n") == 1


def test_it_is_wiped_whatever_ends_the_thinking() -> None:
    screen = Screen()
    line = ProgressLine(terminal(screen), english())

    def stop() -> None:
        with line.shown_for("Mochi"):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stop()
    assert screen.getvalue().endswith("\x1b[1A\x1b[2K")


def test_what_is_no_terminal_gets_no_line(monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = io.StringIO()
    for console in (Console(file=pipe), terminal(pipe)):
        line = ProgressLine(console, english())
        with line.shown_for("Mochi"):
            line.update(Thought(1240, 0.5, 0.63, []))
    assert pipe.getvalue() == ""
    monkeypatch.setenv("TERM", "dumb")
    assert not ProgressLine(terminal(Screen()), english()).is_visible


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_what_is_shown_depends_on_how_far_it_is_only(setting: Setting) -> None:
    """Whatever the bot has in mind, only numbers of tries and per cent are written."""
    screen = Screen()
    others = seated(setting, 1, {seat: read_bot("tiger:3") for seat in range(3)}, terminal(screen))
    for _ in range(12):
        seat = actor(others.match.state)
        if seat >= 0:
            others.match.say(seat, others.choose_move(seat))
    shown = re.sub(r"\d+%|\d+ iterations?", "", screen.getvalue())  # a busy machine shows more of the way
    for told in (
        "  ",
        "is thinking …",
        "Ann",
        "Bob",
        "Cid",
        ",",
        "\x1b[?25l",
        "\x1b[?25h",
        "\x1b[2m",
    ):
        shown = shown.replace(told, "")
    for told in ("\x1b[0m", "\x1b[2K", "\x1b[1A", "\r", "\n", " "):
        shown = shown.replace(told, "")
    assert shown == ""


# What bots are given


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_bots_that_remember_are_given_what_their_seat_heard(setting: Setting) -> None:
    one, other = Listener(remembers=True), Listener(remembers=False)
    others = seated(setting, 1, {0: one, 1: other, 2: other}, Console(quiet=True))
    moves = 0
    while (seat := actor(others.match.state)) >= 0 and moves < 40:
        if seat == 0 and not isinstance(others.match.state.agenda[-1], Window):
            assert len(others.memories[0].moments()) == moves
        others.match.say(seat, others.choose_move(seat))
        moves += 1
    assert max(len(heard) for heard in one.heard) > 5
    assert not any(other.heard)
    for heard in one.heard:
        for moment in heard:
            game = others.match.game
            assert game.key(game.view(moment.view, 0)) == game.key(moment.view), "remembered is what was seen"


# Windows


def test_in_a_window_nothing_is_shown_and_everybody_takes_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever could answer, and at whatever level: no line, no search, the same pause for each."""
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    windows: Counter[bool] = Counter()
    for seed in range(6):
        bots = {seat: read_bot(level) for seat, level in enumerate(("kitten", "house-cat", "tiger:1"))}
        screen = Screen()
        others = seated(KITTY, seed, bots, terminal(screen))
        while (seat := actor(others.match.state)) >= 0:
            step = others.match.state.agenda[-1]
            before = (screen.getvalue(), len(slept))
            if isinstance(step, Window):
                with monkeypatch.context() as patch:
                    patch.setattr(SearchBot, "move", None)
                    assert not others.shows_progress(seat)
                    said = others.choose_move(seat)
                windows[len(step.options(others.match.state)) > 1] += 1
                assert (screen.getvalue(), len(slept)) == (before[0], before[1] + 1)
            else:
                said = others.choose_move(seat)
                assert len(slept) == before[1]
            others.match.say(seat, said)
    assert windows[True] > 10
    assert windows[False] > 50
    assert all(0 <= pause <= local_bots.WINDOW_SECONDS for pause in slept)


def test_without_a_terminal_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "sleep", None)
    others = seated(KITTY, 1, {seat: read_bot("kitten") for seat in range(3)}, Console(file=io.StringIO()))
    while (seat := actor(others.match.state)) >= 0:
        others.match.say(seat, others.choose_move(seat))

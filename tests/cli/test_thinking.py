"""Bots in a local game: what they are given, and how much of their thinking you see."""

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
from tabbytop.games.registry import NAMES
from tabbytop.narrate.language import english
from tabbytop.table.files import DECKS
from tabbytop.terminal.local import bots as local_bots
from tabbytop.terminal.local.bots import LocalBots, ProgressLine
from tests.laws.worlds import Setting

SETTINGS = [Setting(name, DECKS[name][0], 3, advanced=False) for name in NAMES]
KITTY = Setting("here-kitty-kitty", "neighborhood", 3, advanced=False)


class RecordingScreen(io.StringIO):
    """A terminal that records its output."""

    def isatty(self) -> bool:
        return True


def terminal(screen: io.StringIO, columns: int = 80) -> Console:
    """Return a console that writes to this screen."""
    return Console(file=screen, force_terminal=True, width=columns, height=24, legacy_windows=False)


def seat_bots(setting: Setting, seed: int, bots: dict[int, Bot], console: Console) -> LocalBots:
    """Deal a match and put bots in all seats."""
    line = ProgressLine(console, english())
    for bot in bots.values():
        if isinstance(bot, SearchBot):
            bot.watch = line.update
    return LocalBots(setting.begin(seed), bots, ["Ann", "Bob", "Cid"], Random(seed), line)


class RecordingBot:
    """A bot that records what it is given."""

    def __init__(self, remembers: bool) -> None:
        self.remembers = remembers
        self.heard: list[list[Moment]] = []

    def move(self, game: Game[Any], view: Any, heard: list[Moment], rng: Random) -> tuple[int, ...]:
        """Return the first legal move."""
        assert game.key(game.view(view, actor(view))) == game.key(view), "not a view"
        self.heard.append(heard)
        return sentences(view)[0]


# The line


def test_the_progress_line_shows_progress_and_is_erased_afterwards() -> None:
    screen = RecordingScreen()
    line = ProgressLine(terminal(screen), english())
    with line.shown_for("Mochi"):
        assert "Mochi is thinking…" in screen.getvalue()
        line.update(Thought(1240, 0.5, 0.63, [((17, 4), 800, 0.9)]))
        assert "Mochi is thinking… 63%, 1,240 iterations" in screen.getvalue()
    assert screen.getvalue().endswith("\x1b[1A\x1b[2K"), "the line is erased"
    line.update(Thought(9999, 0.5, 1.0, []))
    assert "9,999" not in screen.getvalue(), "nobody is thinking now"


@pytest.mark.parametrize("columns", [1, 10, 60])
def test_the_progress_line_never_wraps(columns: int) -> None:
    screen = RecordingScreen()
    line = ProgressLine(terminal(screen, columns), english())
    with line.shown_for("Mochi of the long and winding name " * 2):
        line.update(Thought(1240, 0.5, 0.63, []))
    assert screen.getvalue().count("\n") == 1


def test_the_progress_line_is_erased_after_an_interrupt() -> None:
    screen = RecordingScreen()
    line = ProgressLine(terminal(screen), english())

    def stop() -> None:
        with line.shown_for("Mochi"):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stop()
    assert screen.getvalue().endswith("\x1b[1A\x1b[2K")


def test_the_progress_line_needs_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = io.StringIO()
    for console in (Console(file=pipe), terminal(pipe)):
        line = ProgressLine(console, english())
        with line.shown_for("Mochi"):
            line.update(Thought(1240, 0.5, 0.63, []))
    assert pipe.getvalue() == ""
    monkeypatch.setenv("TERM", "dumb")
    assert not ProgressLine(terminal(RecordingScreen()), english()).is_visible


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_progress_line_reveals_nothing_but_progress(setting: Setting) -> None:
    """The display shows only iteration counts and percentages, nothing about the bot's thoughts."""
    screen = RecordingScreen()
    bots_at_table = seat_bots(setting, 1, {seat: read_bot("tiger:3") for seat in range(3)}, terminal(screen))
    for _ in range(12):
        seat = actor(bots_at_table.match.state)
        if seat >= 0:
            bots_at_table.match.say(seat, bots_at_table.choose_move(seat))
    shown = re.sub(r"\d+%|\d+ iterations?", "", screen.getvalue())  # how many updates appear depends on the load
    for part in (
        "  ",
        "is thinking…",
        "Ann",
        "Bob",
        "Cid",
        ",",
        "\x1b[?25l",
        "\x1b[?25h",
        "\x1b[2m",
    ):
        shown = shown.replace(part, "")
    for part in ("\x1b[0m", "\x1b[2K", "\x1b[1A", "\r", "\n", " "):
        shown = shown.replace(part, "")
    assert shown == ""


# What bots are given


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_only_bots_that_remember_get_what_their_seat_heard(setting: Setting) -> None:
    remembering, forgetful = RecordingBot(remembers=True), RecordingBot(remembers=False)
    bots_at_table = seat_bots(setting, 1, {0: remembering, 1: forgetful, 2: forgetful}, Console(quiet=True))
    moves = 0
    while (seat := actor(bots_at_table.match.state)) >= 0 and moves < 40:
        if seat == 0 and not isinstance(bots_at_table.match.state.agenda[-1], Window):
            assert len(bots_at_table.memories[0].moments()) == moves
        bots_at_table.match.say(seat, bots_at_table.choose_move(seat))
        moves += 1
    assert max(len(heard) for heard in remembering.heard) > 5
    assert not any(forgetful.heard)
    for heard in remembering.heard:
        for moment in heard:
            game = bots_at_table.match.game
            assert game.key(game.view(moment.view, 0)) == game.key(moment.view), "it remembers what its seat saw"


# Windows


def test_in_a_window_nothing_is_shown_and_every_bot_pauses_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no progress line and no search, and every seat and level gets the same pause."""
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    windows: Counter[bool] = Counter()
    for seed in range(6):
        bots = {seat: read_bot(level) for seat, level in enumerate(("kitten", "house-cat", "tiger:1"))}
        screen = RecordingScreen()
        bots_at_table = seat_bots(KITTY, seed, bots, terminal(screen))
        while (seat := actor(bots_at_table.match.state)) >= 0:
            step = bots_at_table.match.state.agenda[-1]
            before = (screen.getvalue(), len(slept))
            if isinstance(step, Window):
                with monkeypatch.context() as patch:
                    patch.setattr(SearchBot, "move", None)
                    assert not bots_at_table.shows_progress(seat)
                    move = bots_at_table.choose_move(seat)
                windows[len(step.options(bots_at_table.match.state)) > 1] += 1
                assert (screen.getvalue(), len(slept)) == (before[0], before[1] + 1)
            else:
                move = bots_at_table.choose_move(seat)
                assert len(slept) == before[1]
            bots_at_table.match.say(seat, move)
    assert windows[True] > 10
    assert windows[False] > 50
    assert all(0 <= pause <= local_bots.WINDOW_SECONDS for pause in slept)


def test_without_a_terminal_no_bot_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "sleep", None)
    bots_at_table = seat_bots(KITTY, 1, {seat: read_bot("kitten") for seat in range(3)}, Console(file=io.StringIO()))
    while (seat := actor(bots_at_table.match.state)) >= 0:
        bots_at_table.match.say(seat, bots_at_table.choose_move(seat))

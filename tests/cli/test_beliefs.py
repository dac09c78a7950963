"""The belief panel: who could be which cat, based only on what your seat knows."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from tabbytop.bots.heuristics import HEURISTICS
from tabbytop.bots.levels import read_bot
from tabbytop.games.catbox.rulebook import IDENTITIES
from tabbytop.games.catbox.words import IDENTITY
from tabbytop.narrate.language import english
from tabbytop.table.files import read_deck
from tabbytop.table.match import Match
from tabbytop.table.memory import Memory
from tabbytop.table.record import Header, Player
from tabbytop.terminal.local.beliefs import draw_panel, estimate_identities
from tabbytop.terminal.local.game import LocalGame
from tests.cli.catbox import play
from tests.cli.shell import Shell
from tests.laws.worlds import Point, Setting

CAT_BOX = [
    Setting("cat-box", deck, players, advanced)
    for deck in ("mirror", "secret")
    for players in (2, 3, 4, 5)
    for advanced in (False, True)
]
NAMES = ["Kit", "Mochi", "Pepper", "Olive", "Biscuit"]


def replay_with_other_identities(match: Match, me: int) -> Match:
    """Replay the same moves with a different identity for every other player."""
    others = [
        identity for identity in range(5 if match.state.seats < 4 else 6) if identity != match.state.identities[me]
    ]
    changed: dict[int, int] = {}
    for line in match.lines[: match.state.seats]:
        assert IDENTITY <= line.action < IDENTITY + len(IDENTITIES)
        if line.audience != 1 << me:
            changed[line.number] = IDENTITY + others[others.index(line.action - IDENTITY) - 1]
    replayed = match.at_start()
    for line in match.lines:
        replayed.repeat(replace(line, action=changed.get(line.number, line.action)))
    return replayed


def show_panel(match: Match, columns: int, tmp_path: Path) -> str:
    """Return the panel as the first seat sees it."""
    console = Console(file=io.StringIO(), width=columns, height=24)
    seats = match.state.seats
    header = Header("cat-box", {}, read_deck("cat-box", "mirror"), [Player(name) for name in NAMES[:seats]])
    bots = {seat: read_bot("kitten") for seat in range(1, seats)}
    session = LocalGame(console, english(), match, header, 0, bots, Random(1), tmp_path / "game.json")
    session.show_beliefs()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("setting", CAT_BOX, ids=str)
def test_hidden_information_does_not_change_the_panel(setting: Setting, tmp_path: Path) -> None:
    for moves in (0, 5, 12):
        match = Point(moves, 0, moves).reach(setting)
        shown = show_panel(match, 80, tmp_path)
        assert "from what you've seen" in shown
        other = replay_with_other_identities(match, 0)
        assert all(a != b for a, b in zip(other.state.identities[1:], match.state.identities[1:], strict=True))
        assert show_panel(other, 80, tmp_path) == shown
        panel = estimate_identities(match, Memory(match, 0))
        make = HEURISTICS["cat-box"].believe
        assert make is not None
        for seed in range(4):
            view = match.game.view(match.game.fill(match.view(0), Random(seed)), 0)
            assert make(view, Memory(match, 0).moments(), 0).panel() == panel


@pytest.mark.parametrize("setting", CAT_BOX, ids=str)
def test_every_row_adds_up_to_one_over_the_possible_identities(setting: Setting) -> None:
    match = Point(3, 0, 9).reach(setting)
    mine = IDENTITIES[match.state.identities[0]]
    for row in estimate_identities(match, Memory(match, 0))[1:]:
        assert sum(row.values()) == pytest.approx(1)
        assert row[mine] == 0
        assert (row["chihuahua"] > 0) == (setting.players >= 4 and mine != "chihuahua")


@pytest.mark.parametrize("columns", [1, 20, 40, 60, 80, 200])
@pytest.mark.parametrize("players", [2, 5])
def test_the_panel_fits_the_window(players: int, columns: int, tmp_path: Path) -> None:
    match = Point(1, 0, 8).reach(Setting("cat-box", "mirror", players, advanced=False))
    shown = show_panel(match, columns, tmp_path)
    assert all(len(line) <= columns for line in shown.splitlines())
    if columns >= 60:
        assert shown.splitlines()[0].split() == [
            english().say(name) for name in IDENTITIES if estimate_identities(match, Memory(match, 0))[1][name]
        ]
    if columns >= 40:
        assert [line.split()[0] for line in shown.splitlines()[1:players]] == NAMES[1:players]
        assert "%" in shown


def test_the_likeliest_identity_is_highlighted_unless_tied() -> None:
    panel = [
        {"black": 1.0, "pink": 0.0, "blue": 0.0, "yellow": 0.0},
        {"black": 0.0, "pink": 0.7, "blue": 0.299, "yellow": 0.001},
        {"black": 0.0, "pink": 0.5, "blue": 0.5, "yellow": 0.0},
    ]
    console = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=80)
    console.print(draw_panel(english(), "cat-box", panel, 0, ["Kit", "[b]Mochi", "Pepper" * 20], 80))
    assert isinstance(console.file, io.StringIO)
    head, clear_row, tied_row = console.file.getvalue().splitlines()
    assert "black" not in head
    assert "pink" in head
    assert "[b]Mochi" in clear_row
    assert "\x1b[1;38;2;43;38;34;48;2;242;160;185m\u00a070%" in clear_row
    assert "30%" in clear_row
    assert "<1%" in clear_row
    assert "48;2;" not in tied_row, "neither is likelier than the other"
    assert "–" in tied_row


# The commands


def test_w_shows_the_panel_and_h_mentions_it(shell: Shell) -> None:
    out = play(shell, "h\nw\n1 1\nw\nq\n", "--seed", "3")
    assert "who could be which cat" in out
    assert out.count("from what you've seen") == 2
    assert "\x1b" not in out


def test_the_beliefs_option_shows_the_panel_every_turn(shell: Shell) -> None:
    typed = "1 1\nu\n1 2\ndone\n1 1\ndone\nq\n"
    out = play(shell, typed, "--seed", "3", "--advanced", "--beliefs", "--bots", "alley-cat:2")
    assert out.count("from what you've seen") >= 4
    assert "undoes the last move" in out
    shell.good("verify", "game.json")
    assert "from what you've seen" in shell.good("play", "--resume", "game.json", "--beliefs", typed="q\n")


@pytest.mark.parametrize("game", ["if-it-fits", "here-kitty-kitty"])
def test_a_game_without_secret_identities_says_so(shell: Shell, game: str) -> None:
    out = shell.good("play", game, "--beliefs", "--seed", "1", "--save", "game.json", typed="w\nq\n")
    assert out.count("There are no secret identities in this game") == 2


@pytest.mark.parametrize("players", ["2", "3", "5"])
def test_a_whole_game_with_the_panel(shell: Shell, players: str) -> None:
    shell.good("play", "--players", players, "--save", "x", "--beliefs", "--seed", "2", typed="1\n1\nw\ndone\n" * 60)

"""The command `play` with If It Fits."""

from __future__ import annotations

import json
import re

import pytest

from tabbytop.games.fits.rulebook import CATS
from tests.cli.fits import ANYTHING, moves_of, play
from tests.cli.shell import ESCAPE, Shell


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("advanced", [(), ("--advanced",)], ids=["basic", "advanced"])
def test_a_whole_game_is_played_and_saved(shell: Shell, advanced: tuple[str, ...], players: int) -> None:
    out = play(shell, ANYTHING, "--seed", "1", *advanced, players=players)
    assert out.startswith(f"If It Fits, {players} players, {'advanced' if advanced else 'basic'} game, deck")
    assert "The game is over." in out
    assert "wins." in out or "share the win." in out
    assert "game.json" in out.splitlines()[-1]
    assert "all deals match the commitment" in shell.good("verify", "game.json")
    assert {move["do"] for move in moves_of(shell)} >= {"start", "draw", "place"}


def test_a_game_with_the_default_deck_is_played_to_the_end(shell: Shell) -> None:
    out = shell.good(
        "play", "if-it-fits", "--players", "2", "--table", "coffee", "--seed", "2", "--save", "g.json", typed=ANYTHING
    )
    assert 'deck "cardboard"' in out
    assert "The game is over." in out
    shell.good("verify", "g.json")


@pytest.mark.parametrize(
    ("table", "size"),
    [
        ("coffee", [9, 7]),
        ("kitchen", [13, 9]),
        ("dining", [17, 11]),
        ("floor", [31, 21]),
        ("5x5", [5, 5]),
        ("1x1", [1, 1]),
        ("1x30", [1, 30]),
        ("30x1", [30, 1]),
        ("2x3", [2, 3]),
        ("8000x8000", [8000, 8000]),
    ],
)
def test_tables_of_any_size_are_playable(shell: Shell, table: str, size: list[int]) -> None:
    out = play(shell, ANYTHING, "--table", table, "--seed", "1")
    assert "The game is over." in out
    first = shell.json("export", "game.json", "--positions")["positions"][0]
    assert first["options"]["table"] == size
    shell.good("verify", "game.json")
    shell.good("replay", "game.json", "--board")


def test_the_default_table_is_the_kitchen_table(shell: Shell) -> None:
    play(shell, "1 1\nq\n", "--seed", "1")
    assert shell.json("export", "game.json", "--positions")["positions"][0]["options"]["table"] == [13, 9]


@pytest.mark.parametrize(
    "table",
    ["garden", "Coffee", "0x5", "5x0", "-1x5", "5x", "x5", "x", "5", "5x5x5", "5.0x5", "5 x 5", "5X5", "8001x5",
     "9" * 5000 + "x5", "5x" + "9" * 5000, "[5, 5]", ESCAPE, "\udcff", "coffee\n"],
)  # fmt: skip
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_an_invalid_table_is_refused(shell: Shell, command: str, table: str) -> None:
    error = shell.bad(command, "if-it-fits", "--table", table)
    assert "table" in error
    assert error.endswith("[IIF-4.2]")


@pytest.mark.parametrize("cat", CATS)
def test_you_play_the_cat_you_choose(shell: Shell, cat: str) -> None:
    out = play(shell, "t\n1 1\nq\n", "--cat", cat, "--seed", "4", players=5)
    assert out.count(f"and your cat is {cat.title()}.") == 2
    players = shell.json("export", "game.json", "--positions")["positions"][0]["players"]
    assert players[0]["cat"] == cat
    assert sorted(player["cat"] for player in players) == sorted(CATS)


@pytest.mark.parametrize("cat", ["garfield", "Milo", "princess", "milo,jack", ESCAPE, "x" * 5000, "\udcff"])
def test_an_invalid_cat_is_refused(shell: Shell, cat: str) -> None:
    assert "isn't valid here. Choose from: lilly, charlie, milo, jack, izzy" in shell.bad(
        "play", "if-it-fits", "--cat", cat
    )


def test_the_same_seed_gives_the_same_game(shell: Shell) -> None:
    first = play(shell, "1 1\n\n1 1\n\nq\n", "--seed", "5")
    saved = (shell.folder / "game.json").read_text()
    assert play(shell, "1 1\n\n1 1\n\nq\n", "--seed", "5") == first
    assert (shell.folder / "game.json").read_text() == saved
    play(shell, "1 1\n\n1 1\n\nq\n", "--seed", "6")
    assert (shell.folder / "game.json").read_text() != saved


def test_a_game_is_saved_and_resumed(shell: Shell) -> None:
    play(shell, "1 1\n\n1 1\ns\nq\n", "--seed", "3", "--table", "5x5", "--cat", "izzy", "--advanced")
    before = json.loads((shell.folder / "game.json").read_text())
    assert before["options"] == {"advanced": True, "table": [5, 5], "cats": ["izzy"]}
    played = moves_of(shell)
    out = shell.good("play", "--resume", "game.json", typed=ANYTHING)
    assert "Continuing where you left off." in out
    assert "your cat is Izzy." in out
    after = json.loads((shell.folder / "game.json").read_text())
    assert after["log"][: len(before["log"])] == before["log"]
    assert moves_of(shell)[: len(played)] == played
    assert "match the commitment" in shell.good("verify", "game.json")


def test_continue_resumes_the_latest_game_of_any_kind(shell: Shell) -> None:
    shell.good("play", "cat-box", "--players", "2", "--seed", "8", typed="q\n")
    out = shell.good("play", "if-it-fits", "--players", "2", "--seed", "8", typed="1 1\nq\n")
    assert "Continue with --continue" in out
    out = shell.good("play", "--continue", typed="q\n")
    assert "Continuing where you left off." in out
    assert "your cat is Lilly." in out
    assert len(list((shell.folder / "tabbytop" / "games").glob("if-it-fits-*.json"))) == 1


def test_a_move_that_others_have_seen_cannot_be_undone(shell: Shell) -> None:
    """Try before the first move, after others have moved, after drawing a card and after showing one."""
    out = play(shell, "u\n1 1\nu\n\nu\n1 1\nu\nq\n", "--seed", "3")
    assert out.count("You can undo only until") == 4


def test_boxes_and_the_log_are_shown_on_request(shell: Shell) -> None:
    out = play(shell, "1 1\nt\nl\nq\n", "--seed", "3")
    shown = out[out.index("> You are Kit, and your cat is Lilly.") :]
    box = r"^   A  (open|closed), \d cards?, \d × most frequent toy, \d × spray bottle: \d points? for "
    assert re.search(box, shown, re.MULTILINE)
    assert "Kit is dealt a card: " in shown
    assert "Mochi is dealt a card.\n" in shown
    assert "Mochi is dealt a card: " not in shown
    assert "Kit places a start card at " in shown


def test_help_explains_the_letters_of_the_toys_in_play(shell: Shell) -> None:
    """F is a fish here, and B a ball."""
    out = " ".join(play(shell, "h\nq\n", "--seed", "3").split())
    assert "zz asleep" in out
    assert "F feather" not in out
    assert "B bell" not in out


def test_cards_that_others_draw_are_not_shown(shell: Shell) -> None:
    out = play(shell, ANYTHING, "--seed", "1", players=3)
    playing = out[: out.index("The game is over.")]
    assert "Mochi draws a card.\n" in playing
    for secret in ("Mochi draws: ", "Poppy draws: ", "Mochi is dealt a card: "):
        assert secret not in out


def test_the_rule_behind_a_refusal_is_shown_on_request(shell: Shell) -> None:
    out = play(shell, "?\n1 0,0\n?\n? 5.4\n? iif-6\n? IIF-9.2a\n? x\n? CB-4.2\n? 99\n? \x1b[31m\nq\n", "--seed", "3")
    assert "No move has been refused yet" in out
    assert "[IIF-2.5]" in out or "[IIF-4.2]" in out
    assert "IIF-5.4: You can't place it in a box with another player's cat" in " ".join(out.split())
    assert "IIF-6.1a: " in out
    assert "IIF-9.2a: " in out
    assert out.count("There's no rule") == 1
    assert out.count("No card or rule matches") == 3
    assert "\x1b" not in out


def test_a_line_with_surplus_words_plays_nothing(shell: Shell) -> None:
    out = play(shell, "1 1 0\nq\n", "--seed", "5")
    assert "Nothing was played" in out
    assert moves_of(shell) == []


def test_b_goes_back_to_the_last_question(shell: Shell) -> None:
    out = play(shell, "1\nb\n1 1\n\n1\nb\n2\nb\nq\n", "--seed", "2")
    assert out.count("Choose a start card.") == 2
    assert out.count("Choose a card to play.") == 3


def test_the_game_survives_any_input(shell: Shell) -> None:
    words = ["h", "t", "l", "r", "b", "u", "s", " ", "0", "99", "-1", "1,", ",", "1,1,1", "pass", "done", "draw", "d"]
    words += ["9" * 5000, "٣", "1 b", "1 99", "1 cat", "1 1,1 1", "\x00", "\x1b[2J", "\ud800", "é", "[bold]", "{ $x }"]
    words += [
        "t",
        "tt",
        "1tt",
        "99t",
        "0t",
        "1,1t",
        ",t",
        "6,4",
        "6,4t",
        "8000,8000",
        "9999999,1",
        "at 6,4",
        "1 at 6,4",
    ]
    words += ["3 at", "discard", "toy", "princess", "12345678901t", "٣t", "1,٣"]
    for advanced in ((), ("--advanced",)):
        for before in ("", "1 1\n", "1 1\n\n", "1 1\n\n1\n"):
            out = play(shell, before + "\n".join([*words, "q", ""]), "--seed", "4", *advanced)
            assert "\x1b" not in out
            assert "--resume game.json" in out
            assert "isn't an option here" in out
            shell.good("verify", "game.json")


def test_a_cell_is_typed_as_coordinates_and_t_turns_the_card(shell: Shell) -> None:
    """The start cards are corners, which look different when they are turned."""
    for typed, turned in (("1 {},{}", False), ("1 {},{}t", True), ("1 1", False), ("1 1t", True)):
        out = play(shell, "1\nb\nq\n", "--seed", "3", "--table", "3x9")
        assert "Add t to turn the card" in " ".join(out.split())
        place = next(word for word in ("1,3", "1,4", "1,5") if f"at {word}:" not in out)
        play(shell, typed.format(*place.split(",")) + "\nq\n", "--seed", "3", "--table", "3x9")
        assert [move["turned"] for move in moves_of(shell)] == [turned]


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (40, 12), (20, 5), (1, 1), (300, 100), (1000, 1000)])
def test_windows_of_any_size_work(shell: Shell, columns: int, lines: int) -> None:
    shell.monkeypatch.setenv("COLUMNS", str(columns))
    shell.monkeypatch.setenv("LINES", str(lines))
    out = play(shell, "t\nl\nh\n" + ANYTHING, "--seed", "1")
    assert "game is over" in " ".join(out.split()) or columns == 1
    shell.good("verify", "game.json")
    shell.good("replay", "game.json", "--board")
    shell.good("deck", "show", "if-it-fits")

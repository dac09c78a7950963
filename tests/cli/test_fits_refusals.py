"""Commands refuse files and options of another game, in one sentence."""

from __future__ import annotations

import pytest

from tabbytop.narrate.language import english
from tabbytop.table.files import open_position
from tabbytop.terminal.drawings import fits
from tests.cli import catbox
from tests.cli.fits import FROM_THE_RULES_PAGE, SMALL_DECK
from tests.cli.shell import ESCAPE, Shell
from tests.rules.fits.tables import position

REFUSED: list[tuple[str, list[str], str]] = [
    ("a table for Cat Box", ["play", "cat-box", "--table", "coffee"], "table"),
    ("a table for the usual game", ["play", "--table", "5x5"], "table"),
    ("a table to simulate Cat Box on", ["simulate", "cat-box", "--table", "5x5"], "table"),
    ("a cat for Cat Box", ["play", "cat-box", "--cat", "milo"], "cat"),
    ("a cat to simulate", ["simulate", "if-it-fits", "--cat", "milo"], "--cat"),
    ("a deck of Cat Box", ["play", "if-it-fits", "--deck", "mirror"], 'Unknown deck "mirror". Choose from: cardboard'),
    ("a deck of Cat Box to simulate", ["simulate", "if-it-fits", "--deck", "secret"], 'Unknown deck "secret"'),
    ("a deck of Cat Box to show", ["deck", "show", "if-it-fits", "mirror"], 'Unknown deck "mirror"'),
    ("a deck of If It Fits", ["play", "cat-box", "--deck", "cardboard"], 'Unknown deck "cardboard"'),
    ("a deck of If It Fits to show", ["deck", "show", "cat-box", "cardboard"], 'Unknown deck "cardboard"'),
    ("a policy of Cat Box", ["simulate", "if-it-fits", "--policy", "spends"], 'Unknown policy "spends"'),
    ("a policy of If It Fits", ["simulate", "cat-box", "--policy", "keen"], 'Unknown policy "keen". Choose from: even'),
    ("a kind of move of Cat Box", ["simulate", "if-it-fits", "--policy", "cat-paw=1"], "Unknown policy"),
    ("a kind of move of If It Fits", ["simulate", "cat-box", "--policy", "sleep=1"], "Unknown policy"),
    ("nine players", ["play", "if-it-fits", "--players", "9"], "players: This game is for 2 to 5"),
    ("one player", ["simulate", "if-it-fits", "--players", "1"], "[IIF-1.1]"),
    ("far too many players", ["simulate", "if-it-fits", "--players", "9" * 4000], "[IIF-1.1]"),
    ("no policy", ["simulate", "if-it-fits", "--policy", "keen/"], "Unknown policy"),
    ("a name with an escape sequence", ["play", "if-it-fits", "--name", ESCAPE], "--name: "),
    ("a seed with a lone surrogate", ["play", "if-it-fits", "--seed", "\udcff"], "A seed must be"),
    ("a game by half its name", ["play", "fits"], '"fits" isn\'t valid here. Choose from: cat-box, if-it-fits'),
    ("a game in its own words", ["rules", "If It Fits"], '"If It Fits" isn\'t valid here. Choose from: cat-box, if'),
]  # fmt: skip


@pytest.mark.parametrize(("arguments", "expected"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED])
def test_invalid_arguments_are_refused(shell: Shell, arguments: list[str], expected: str) -> None:
    assert expected in shell.bad(*arguments)


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "if-it-fits", "--games", "1", "--table", ""],
        ["simulate", "if-it-fits", "--games", "1", "--policy", ""],
        ["simulate", "if-it-fits", "--games", "1", "--deck", ""],
        ["play", "if-it-fits", "--table", ""],
        ["play", "if-it-fits", "--cat", ""],
        ["play", "if-it-fits", "--deck", ""],
    ],
    ids=" ".join,
)
def test_an_empty_value_is_refused(shell: Shell, arguments: list[str]) -> None:
    """An empty value, such as an unset variable in a script, isn't the same as an omitted option."""
    shell.bad(*arguments)


COMMANDS: dict[str, tuple[str, ...]] = {
    "deck show": ("deck", "show"),
    "play": ("play",),
    "simulate": ("simulate",),
}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_deck_of_another_game_is_refused_by_its_game(shell: Shell, command: str) -> None:
    """An error about an unknown key would send the user looking for a mistake that isn't there."""
    for game, other, data in (("cat-box", "if-it-fits", SMALL_DECK), ("if-it-fits", "cat-box", catbox.SMALL_DECK)):
        file = shell.file("deck.json", data)
        option = () if command == "deck show" else ("--deck",)
        error = shell.bad(*COMMANDS[command], game, *option, file)
        assert f'"{other}" isn\'t valid here. Choose from: {game}' in error


def test_a_position_cannot_name_cards_from_a_deck_of_another_game(shell: Shell) -> None:
    ours = shell.file("position.json", FROM_THE_RULES_PAGE)
    theirs = shell.file("other.json", catbox.FROM_THE_RULES_PAGE)
    assert '"cat-box"' in shell.bad("score", ours, "--deck", shell.file("cats.json", catbox.SMALL_DECK))
    assert '"if-it-fits"' in shell.bad("score", theirs, "--deck", shell.file("cardboard.json", SMALL_DECK))


def test_a_position_of_another_game_is_refused_by_its_keys(shell: Shell) -> None:
    for data, game in ((FROM_THE_RULES_PAGE, "cat-box"), (catbox.FROM_THE_RULES_PAGE, "if-it-fits")):
        error = shell.bad("moves", shell.file("position.json", {**data, "game": game}))
        assert error.startswith(("position: Unknown key ", "options: Unknown key "))


def test_a_file_of_the_wrong_kind_is_refused(shell: Shell) -> None:
    record = shell.simulate(game="if-it-fits")
    file = shell.file("position.json", FROM_THE_RULES_PAGE)
    deck = shell.file("deck.json", SMALL_DECK)
    assert "isn't a valid record" in shell.bad("replay", file)
    assert "isn't a valid record" in shell.bad("verify", deck)
    assert shell.bad("moves", record).startswith("position: ")
    assert shell.bad("score", deck).startswith("position: ")
    assert shell.bad("deck", "check", record).startswith("deck: ")
    assert shell.bad("deck", "check", file).startswith("deck: ")


def test_a_simulated_game_cannot_be_resumed(shell: Shell) -> None:
    assert "exactly one human player" in shell.bad("play", "--resume", shell.simulate(game="if-it-fits"))


@pytest.mark.parametrize("table", [[9, 7], [13, 9], [17, 11], [31, 21]], ids=["coffee", "kitchen", "dining", "floor"])
def test_the_table_is_never_drawn_wider_than_the_window(table: list[int]) -> None:
    """The terminal would wrap a longer line, and its tail would push the next row of cards down."""
    columns, rows = table
    data = position(table=table, cells=[f"{x},{rows // 2} NESW:mouse" for x in range(columns)])
    _, state, _ = open_position(data)
    step = state.agenda[-1]
    for width, height in ((80, 24), (100, 30), (200, 50)):
        screen = fits.draw_screen(english(), state, step, step.options(state), 0, ["Kit", "Mochi"], width, height)
        assert max(len(line.rstrip()) for line in screen.plain.splitlines()) <= width


def test_box_letters_do_not_hide_cats() -> None:
    """The name of a cat across the first card of a box stays readable."""
    _, state, _ = open_position(position(cells=["6,4 NESW:mouse", "7,4 NESW:"], across=["6,4 lilly"]))
    drawn = fits.draw_details(english(), state, 0, ["Kit", "Mochi"], 120, 40).plain
    assert "Lilly" in drawn.split("open,")[0]
    assert " A" in drawn.split("open,")[0]

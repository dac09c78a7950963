"""An error in the arguments or in a file is one sentence and exit code 2."""

from __future__ import annotations

import pytest

from tests.cli.catbox import FROM_THE_RULES_PAGE, SMALL_DECK
from tests.cli.shell import ESCAPE, Shell

USAGE: list[tuple[str, list[str], str]] = [
    ("an unknown command", ["pay"], "No such command 'pay'"),
    ("a command with an escape sequence", [ESCAPE], "No such command"),
    ("a command with a lone surrogate", ["\udcff"], "No such command"),
    ("an unknown option", ["--nonsense"], "--nonsense"),
    ("an option with an escape sequence", ["--" + ESCAPE + "\n"], "No such option"),
    ("an unknown deck command", ["deck", "chekc"], "No such command"),
    ("no position", ["moves"], "POSITION"),
    ("no position to score", ["score", "--json"], "POSITION"),
    ("no record to replay", ["replay"], "RECORD"),
    ("no record to check", ["verify"], "RECORD"),
    ("no deck to check", ["deck", "check"], "FILE"),
    ("no game to simulate", ["simulate"], "GAME"),
    ("too many arguments", ["moves", "a", "b\x1b[31m\nc"], "extra argument"),
    ("a flag with a value", ["moves", "a", "--json=x"], "--json"),
    ("an option without its value", ["play", "--players"], "--players"),
    ("players in letters", ["play", "cat-box", "--players", "x"], "--players"),
    ("players with an escape sequence", ["play", "cat-box", "--players", ESCAPE], "--players"),
    ("two and a half players", ["simulate", "cat-box", "--players", "2.5"], "--players"),
    ("far too many digits", ["simulate", "cat-box", "--players", "9" * 5000], "--players"),
    ("games in letters", ["simulate", "cat-box", "--games", "many"], "--games"),
]

REFUSED: list[tuple[str, list[str], str]] = [
    (
        "nine players",
        ["play", "cat-box", "--players", "9"],
        "players: This game is for 2 to 5 players, not 9. [CB-1.1]",
    ),
    ("one player", ["simulate", "cat-box", "--players", "1"], "[CB-1.1]"),
    ("players below", ["simulate", "cat-box", "--players", "-3"], "[CB-1.1]"),
    ("a huge number of players", ["simulate", "cat-box", "--players", "9" * 4000], "[CB-1.1]"),
    ("no games", ["simulate", "cat-box", "--games", "0"], "--games"),
    ("games below", ["simulate", "cat-box", "--games", "-1"], "--games"),
    ("far too many games", ["simulate", "cat-box", "--games", "9" * 4000], "--games"),
    ("no jobs", ["simulate", "cat-box", "--jobs", "0"], "--jobs"),
    ("too many jobs", ["simulate", "cat-box", "--jobs", "9999"], "--jobs"),
    ("an unknown policy", ["simulate", "cat-box", "--policy", "nonsense"], 'Unknown policy "nonsense"'),
    ("no policy", ["simulate", "cat-box", "--policy", ""], "Unknown policy"),
    ("half a policy", ["simulate", "cat-box", "--policy", "even/"], "Unknown policy"),
    ("an unknown kind of move", ["simulate", "cat-box", "--policy", "plya=1"], "Unknown policy"),
    ("a weight that is no number", ["simulate", "cat-box", "--policy", "play=nan"], "Unknown policy"),
    ("a huge weight", ["simulate", "cat-box", "--policy", "play=inf"], "Unknown policy"),
    ("a weight too great to add", ["simulate", "cat-box", "--policy", "play=1e308,done=1e308"], "Unknown policy"),
    ("a weight below", ["simulate", "cat-box", "--policy", "play=-1"], "Unknown policy"),
    ("a policy with an escape sequence", ["simulate", "cat-box", "--policy", ESCAPE], "Unknown policy"),
    ("an unknown game", ["play", "chess"], '"chess" isn\'t valid here. Choose from: cat-box'),
    ("an unknown game to simulate", ["simulate", "chess"], '"chess"'),
    ("rules of an unknown game", ["rules", "chess"], '"chess"'),
    ("a deck of an unknown game", ["deck", "show", "chess"], '"chess"'),
    ("a game with an escape sequence", ["play", ESCAPE], "isn't valid here. Choose from: cat-box"),
    ("a game with a lone surrogate", ["rules", "\udcff"], "isn't valid here. Choose from: cat-box"),
    ("an unknown deck", ["play", "--deck", "nonsense"], 'Unknown deck "nonsense". Choose from: mirror, secret'),
    ("an unknown deck to simulate", ["simulate", "cat-box", "--deck", "nonsense"], "Unknown deck"),
    ("an unknown deck to show", ["deck", "show", "cat-box", "nonsense"], "Unknown deck"),
    ("a deck that is not there", ["play", "--deck", "nothing.json"], "no such file"),
    ("a huge deck with a name", ["play", "--deck", "x" * 5000], "Unknown deck"),
    ("a seed with an escape sequence", ["simulate", "cat-box", "--seed", ESCAPE], "A seed must be"),
    ("a seed with a lone surrogate", ["play", "--seed", "\udcff"], "A seed must be"),
    ("a name with an escape sequence", ["play", "--name", ESCAPE], "--name: "),
    ("a huge name", ["play", "--name", "x" * 5000], "--name: "),
    ("nothing to export", ["export", "game.json"], "--positions"),
    ("no file to save a game to", ["play", "--save", "no\0where"], "Can't write"),
    ("a folder to save a game to", ["play", "--save", "."], "already exists"),
    ("records in a file", ["simulate", "cat-box", "--games", "1", "--records", "file"], "Can't write"),
    ("a game from standard input without a file to save to", ["play", "--resume", "-"], "--save"),
]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [case[1:] for case in [*USAGE, *REFUSED]],
    ids=[case[0] for case in [*USAGE, *REFUSED]],
)
def test_invalid_arguments_are_refused(shell: Shell, arguments: list[str], expected: str) -> None:
    shell.file("file", b"")
    assert expected in shell.bad(*arguments)


READERS: dict[str, tuple[str, ...]] = {
    "moves": ("moves",),
    "score": ("score", "--json"),
    "deck check": ("deck", "check"),
    "deck show": ("deck", "show", "cat-box"),
    "replay": ("replay",),
    "export": ("export", "--positions"),
    "verify": ("verify",),
    "resume": ("play", "--resume"),
    "play with a deck": ("play", "--deck"),
    "simulate with a deck": ("simulate", "cat-box", "--deck"),
    "deck show, if it fits": ("deck", "show", "if-it-fits"),
    "play with a deck, if it fits": ("play", "if-it-fits", "--deck"),
    "simulate with a deck, if it fits": ("simulate", "if-it-fits", "--deck"),
}

INVALID_FILES: dict[str, bytes] = {
    "empty": b"",
    "blank": b"\n",
    "null": b"null",
    "a number": b"1",
    "a list": b"[]",
    "an empty object": b"{}",
    "a text with an escape sequence": b'"\\u001b[31m"',
    "a key with an escape sequence": b'{"\\u001b[31m\\n": 1}',
    "a key twice": b'{"game": "cat-box", "game": "cat-box"}',
    "words": b"a position, please",
    "not a number": b'{"game": NaN}',
    "a huge number": b'{"game": ' + b"9" * 100_000 + b"}",
    "a zero byte": b'{"game": "\0"}',
    "no UTF-8": b'{"game": "\xff\xfe"}',
    "a lone surrogate": b'{"game": "\\ud800"}',
    "a byte order mark": b'\xef\xbb\xbf{"game": "cat-box"}',
    "UTF-16": '{"game": "cat-box"}'.encode("utf-16"),
    "deep lists": b"[" * 100_000,
    "deep objects": b'{"game": ' * 100_000,
    "deep and closed": b'{"game": "cat-box", "options": ' + b"[" * 50_000 + b"]" * 50_000 + b"}",
    "ten megabytes": b'{"game": "' + b"x" * 10_000_000 + b'"}',
}


@pytest.mark.parametrize("content", INVALID_FILES)
@pytest.mark.parametrize("command", READERS)
def test_an_invalid_file_is_refused(shell: Shell, command: str, content: str) -> None:
    shell.bad(*READERS[command], shell.file("file.json", INVALID_FILES[content]))


@pytest.mark.parametrize("command", READERS)
def test_a_folder_or_a_missing_file_is_refused(shell: Shell, command: str) -> None:
    assert "is a directory" in shell.bad(*READERS[command], "./.")
    assert "no such file" in shell.bad(*READERS[command], "nothing.json")
    assert "Can't read" in shell.bad(*READERS[command], f"{ESCAPE}\n.json")
    assert "Can't read" in shell.bad(*READERS[command], "\0.json")
    assert "Can't read" in shell.bad(*READERS[command], "\udcff.json")


def test_a_file_of_the_wrong_kind_is_refused(shell: Shell) -> None:
    record = shell.simulate()
    file = shell.file("position.json", FROM_THE_RULES_PAGE)
    deck = shell.file("deck.json", SMALL_DECK)
    assert "isn't a valid record" in shell.bad("replay", file)
    assert "isn't a valid record" in shell.bad("verify", deck)
    assert shell.bad("moves", record).startswith("position: ")
    assert shell.bad("score", deck).startswith("position: ")
    assert shell.bad("deck", "check", record).startswith("deck: ")
    assert shell.bad("deck", "check", file).startswith("deck: ")


def test_a_simulated_game_cannot_be_resumed(shell: Shell) -> None:
    assert "exactly one human player" in shell.bad("play", "--resume", shell.simulate())


def test_a_replay_from_a_missing_seat_is_refused(shell: Shell) -> None:
    record = shell.simulate()
    for seat in ("3", "-1", "9" * 4000):
        assert "--seat must be between 0 and 2" in shell.bad("replay", record, "--seat", seat)

"""The command in Dutch and German."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from tabbytop.cli import main
from tabbytop.games.registry import NAMES


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run a command and return its exit code, output and errors."""
    with pytest.raises(SystemExit) as end:
        main(list(arguments))
    out, err = capsys.readouterr()
    return int(str(end.value.code)), out, err


@pytest.mark.parametrize("arguments", [("--language", "nl", "rules"), ("rules", "--language", "nl")])
def test_rules_are_in_dutch_only_when_requested(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    assert "CB-3.1: Speel in je beurt één kaart" in run(capsys, *arguments)[1]
    assert "CB-3.1: On your turn, play one card" in run(capsys, "rules")[1]


def test_a_refusal_is_in_the_same_language(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "--language", "de", "moves", "nowhere.json")
    assert code == 2
    assert '"nowhere.json" kann nicht gelesen werden' in err


def test_an_unsupported_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "play", "--language", "fr")
    assert (code, err) == (2, "tabbytop: That language isn't available. Choose from: en, nl, de.\n")


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize(("code", "words"), [("nl", "Je speelt met|spelers"), ("de", "Du spielst mit|Spieler")])
def test_a_game_starts_in_the_chosen_language(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    game: str,
    code: str,
    words: str,
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    save = str(tmp_path / "game.json")
    out = run(capsys, "play", game, "--language", code, "--seed", "1", "--bots", "kitten", "--save", save)[1]
    for word in words.split("|"):
        assert re.search(word, out)
    assert "Your turn" not in out

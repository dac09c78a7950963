"""Invalid records, and files that can't be read or written: each is refused with its path and reason."""

from __future__ import annotations

from pathlib import Path as FilePath
from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.table import files
from tabbytop.table.record import (
    MOST_LINES,
    Replay,
    dealer_of,
    from_text,
    read_record,
    resume,
    to_text,
)
from tests.hostile.faults import (
    ESCAPE,
    REMOVED,
    Path,
    a_record,
    a_record_of_fits,
    a_record_of_kitty,
    as_bytes,
    changed,
    one_line,
)

RECORDS = {
    "cat-box": a_record(),
    "here-kitty-kitty": a_record_of_kitty(),
    "if-it-fits": a_record_of_fits(3, advanced=True),
}
every_game = pytest.mark.parametrize("game", RECORDS)

Fault = tuple[str, Path, Any, str, str]
"""A name, the path and the new value, and the refusal: path, reason."""

FAULTS_OF_SHAPE: list[Fault] = [
    ("null", (), None, "", "not-a-record"),
    ("a list", (), [], "", "not-a-record"),
    ("a number", (), 1, "", "not-a-record"),
    ("nothing in it", (), {}, "", "not-a-record"),
    ("something else", ("tabbytop",), "deck", "tabbytop", "not-a-record"),
    ("an unknown key", ("cheat",), 1, "", "not-a-record"),
    ("a key with an escape sequence", (ESCAPE + "\n",), 1, "", "not-a-record"),
    ("a huge key", ("x" * 10**6,), 1, "", "not-a-record"),
    ("no version", ("version",), REMOVED, "", "not-a-record"),
    ("a later version", ("version",), 2, "version", "record-version"),
    ("a version below", ("version",), -(10**30), "version", "record-version"),
    ("a huge version", ("version",), 10**4000, "version", "record-version"),
    ("a version that is a float", ("version",), 1.0, "version", "not-a-record"),
    ("a version that is true", ("version",), True, "version", "not-a-record"),
    ("a game that is null", ("game",), None, "game", "not-a-record"),
    ("options in a list", ("options",), [], "options", "not-a-record"),
    ("a deck by its name", ("deck",), "mirror", "deck", "not-a-record"),
    ("players as a number", ("players",), 3, "players", "not-a-record"),
    ("a player by name only", ("players", 0), "Tom", "players[0]", "not-a-record"),
    ("a player without a name", ("players", 0), {}, "players[0]", "not-a-record"),
    ("a player with a purse", ("players", 0, "money"), 5, "players[0]", "not-a-record"),
    ("a name with an escape sequence", ("players", 0, "name"), ESCAPE, "players[0].name", "not-a-line"),
    ("a name in two lines", ("players", 0, "name"), "a\r\nb", "players[0].name", "not-a-line"),
    ("a name with a zero byte", ("players", 0, "name"), "\0", "players[0].name", "not-a-line"),
    ("a huge name", ("players", 0, "name"), "x" * 10**5, "players[0].name", "not-a-line"),
    ("a bot with an escape sequence", ("players", 1, "bot"), ESCAPE, "players[1].bot", "not-a-line"),
    ("nonces as a string", ("nonces",), "00", "nonces", "not-a-record"),
    ("a nonce that is a number", ("nonces", 1), 7, "nonces[1]", "not-a-record"),
    ("a secret that is null", ("secret",), None, "secret", "not-a-record"),
    ("a log in an object", ("log",), {}, "log", "not-a-record"),
    ("a line that is null", ("log", 3), None, "log[3]", "not-a-record"),
    ("a line that is a text", ("log", 3), "done", "log[3]", "not-a-record"),
    ("a line without number", ("log", 3, "n"), REMOVED, "log[3]", "not-a-record"),
    ("a line without author", ("log", 3, "by"), REMOVED, "log[3]", "not-a-record"),
    ("a line with more", ("log", 3, "at"), 1, "log[3]", "not-a-record"),
    ("a number that is a float", ("log", 3, "n"), 3.0, "log[3].n", "not-a-record"),
    ("a number that is true", ("log", 1, "n"), True, "log[1].n", "not-a-record"),
    ("an author that is true", ("log", 3, "by"), True, "log[3].by", "not-a-record"),
    ("an author that writes", ("log", 3, "by"), ESCAPE, "log[3].by", "not-a-record"),
    ("an action that is a number", ("log", 3, "say"), 7, "log[3].say", "not-a-record"),
    ("an audience of one number", ("log", 3, "to"), 0, "log[3].to", "not-a-record"),
    ("an audience of names", ("log", 3, "to"), ["Tom"], "log[3].to[0]", "not-a-record"),
    ("an undo that is a text", ("log", 3, "undo"), "last", "log[3].undo", "not-a-record"),
    ("a huge log", ("log",), [{"n": 0, "by": 0}] * (MOST_LINES + 1), "log", "too-long"),
]


@pytest.mark.parametrize(
    ("path", "value", "where", "why"),
    [fault[1:] for fault in FAULTS_OF_SHAPE],
    ids=[fault[0] for fault in FAULTS_OF_SHAPE],
)
@every_game
def test_an_invalid_record_is_refused(game: str, path: Path, value: Any, where: str, why: str) -> None:
    with pytest.raises(Refusal) as caught:
        from_text(as_bytes(changed(RECORDS[game], path, value)), "game.json")
    assert (caught.value.where, caught.value.why) == (where, why)
    one_line(caught.value)


def unreadable_files(record: bytes) -> list[tuple[str, bytes, str]]:
    """Return file contents that aren't a record: a name, the bytes and the reason."""
    return [
        ("empty", b"", "not-json"),
        ("blank", b" \n\t ", "not-json"),
        ("a zero byte", b"\0", "not-json"),
        ("cut off", record[:1000], "not-json"),
        ("something behind it", record + b"x", "not-json"),
        ("two of them", record * 2, "not-json"),
        ("a byte order mark", b"\xef\xbb\xbf" + record, "not-json"),
        ("two bytes a letter", record.decode().encode("utf-16"), "not-json"),
        ("Latin letters", record.replace(b"Player 0", b"Ren\xe9"), "not-utf-8"),
        ("a lone surrogate", record.replace(b"Player 0", b"\\ud800"), "not-json"),
        ("a control character", record.replace(b"Player 0", b"\x1b[31m"), "not-json"),
        ("not a number", record.replace(b'"version": 1', b'"version": NaN'), "not-json"),
        ("infinity", record.replace(b'"version": 1', b'"version": Infinity'), "not-json"),
        ("too large a number", record.replace(b'"version": 1', b'"version": 1e999'), "not-a-record"),
        ("far too many digits", record.replace(b'"version": 1', b'"version": ' + b"1" * 10**5), "not-a-record"),
        ("a comma too many", record.replace(b'"version": 1', b'"version": 1,'), "not-json"),
        ("single quotes", record.replace(b'"', b"'"), "not-json"),
        ("a nest of lists", b"[" * 10**6, "not-a-record"),
        ("a nest of options", b'{"options": ' + b'{"a": ' * 10**5, "too-deep"),
        ("a key twice", record.replace(b'"rules": 1', b'"rules": 1, "rules": 1'), "key-twice"),
        ("a key twice in the deck", record.replace(b'"id": "', b'"id": "a", "id": "', 1), "key-twice"),
        ("a key twice that writes", record.replace(b'"cards"', b'"\\u001b": 1, "\\u001b"'), "key-twice"),
    ]


UNREADABLE_FILES = {
    (game, case[0]): case[1:] for game, record in RECORDS.items() for case in unreadable_files(as_bytes(record))
}


@pytest.mark.parametrize(("data", "why"), UNREADABLE_FILES.values(), ids=[" ".join(key) for key in UNREADABLE_FILES])
def test_an_unreadable_file_is_refused_as_a_record(data: bytes, why: str) -> None:
    with pytest.raises(Refusal) as caught:
        from_text(data, "game.json")
    assert caught.value.why == why
    assert '"game.json"' in one_line(caught.value)


def faults_of_the_secret(record: Any) -> list[Fault]:
    """Return faults in what the dealer reveals."""
    return [
        ("no secret yet", ("secret",), "", "secret", "no-secret-yet"),
        ("a secret that is no number", ("secret",), "x" * 64, "secret", "not-hex"),
        ("a secret that is short", ("secret",), "00", "secret", "not-hex"),
        ("a secret in capitals", ("secret",), record["secret"].upper(), "secret", "not-hex"),
        ("a secret with blanks", ("secret",), f"{record['secret']} ", "secret", "not-hex"),
        ("another secret", ("secret",), "00" * 32, "secret", "wrong-commitment"),
        ("another commitment", ("commitment",), "00" * 32, "secret", "wrong-commitment"),
        ("a commitment that writes", ("commitment",), ESCAPE, "secret", "wrong-commitment"),
        ("a nonce too few", ("nonces",), record["nonces"][:2], "nonces", "nonce-count"),
        ("a nonce too many", ("nonces", 3), "00" * 16, "nonces", "nonce-count"),
        ("a nonce that is no number", ("nonces", 1), "?" * 32, "nonces[1]", "not-hex"),
        ("a nonce that is long", ("nonces", 1), "00" * 17, "nonces[1]", "not-hex"),
    ]


FAULTS_OF_THE_SECRET = {
    (game, fault[0]): (game, *fault[1:]) for game, record in RECORDS.items() for fault in faults_of_the_secret(record)
}


@pytest.mark.parametrize(
    ("game", "path", "value", "where", "why"),
    FAULTS_OF_THE_SECRET.values(),
    ids=[" ".join(key) for key in FAULTS_OF_THE_SECRET],
)
def test_an_invalid_secret_makes_no_dealer(game: str, path: Path, value: Any, where: str, why: str) -> None:
    record = from_text(as_bytes(changed(RECORDS[game], path, value)), "game.json")
    for use in (dealer_of, resume):
        with pytest.raises(Refusal) as caught:
            use(record)
        assert (caught.value.where, caught.value.rule, caught.value.why) == (where, "", why)
        one_line(caught.value)


@every_game
def test_a_whole_game_is_accepted_unchanged(game: str) -> None:
    record = from_text(as_bytes(RECORDS[game]), "game.json")
    match = Replay(record, dealer_of(record)).finish()
    assert not match.state.agenda
    assert from_text(to_text(record).encode(), "again") == record


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "no such file"),
        ("nothing.json", "no such file"),
        (".", "is a directory"),
        ("game.json/inside", "not a directory"),
        ("x" * 5000, "name too long"),
        ("\0", "not a file name"),
        ("\udcff\ud800", "not a file name"),
        (f"{ESCAPE}\n", "no such file"),
    ],
    ids=["no name", "nothing there", "a folder", "a file as a folder", "too long", "zero", "half letters", "escape"],
)
def test_a_file_that_cannot_be_read_is_refused(
    name: str, reason: str, tmp_path: FilePath, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.json").write_text("{}")
    for read in (read_record, files.read_json):
        with pytest.raises(Refusal) as caught:
            read(name)
        assert caught.value.why == "cannot-read"
        assert reason in one_line(caught.value)


def test_a_file_without_permission_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(*_: Any, **__: Any) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("builtins.open", locked)
    with pytest.raises(Refusal) as caught:
        read_record("game.json")
    monkeypatch.undo()
    assert one_line(caught.value) == 'Can\'t read "game.json": permission denied.'


@pytest.mark.parametrize("what", [b"[", b'{"a":', b'"', b" ", b"1", b"\0", b"\xff"], ids=repr)
def test_a_file_of_ten_megabytes_is_refused(what: bytes, tmp_path: FilePath) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(what * (10_000_000 // len(what)))
    for read in (read_record, files.read_json):
        with pytest.raises(Refusal) as caught:
            read(str(file))
        assert caught.value.why == "too-large"
        one_line(caught.value)


@pytest.mark.parametrize(
    "name",
    ["", ".", "no\0name", "file/inside/deep", "x" * 5000, "\ud800"],
    ids=["no name", "a folder", "zero", "a file as a folder", "too long", "a lone surrogate"],
)
def test_a_file_that_cannot_be_written_is_refused(
    name: str, tmp_path: FilePath, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("kept")
    with pytest.raises(Refusal) as caught:
        files.write_whole(FilePath(name), "text")
    assert caught.value.why == "cannot-write"
    one_line(caught.value)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert (tmp_path / "file").read_text() == "kept"

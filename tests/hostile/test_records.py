"""Records that are none, or that break the rules: each is refused with its place and its reason."""

from __future__ import annotations

import hashlib
import io
from contextlib import redirect_stdout
from pathlib import Path as FilePath
from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor, sentences
from tabbytop.games.catbox.words import TOKEN
from tabbytop.games.shelf import open_game
from tabbytop.narrate.language import english
from tabbytop.table import files
from tabbytop.table.dealer import seeded_dealer
from tabbytop.table.match import Match
from tabbytop.table.record import (
    MOST_LINES,
    Header,
    Player,
    Replay,
    dealer_of,
    from_text,
    read_record,
    resume,
    to_text,
    write_record,
)
from tabbytop.terminal import replaying
from tests.hostile.faults import ESCAPE, REMOVED, Path, a_record, as_bytes, changed, one_line

RECORD = a_record()
"""A whole game: entries 0 to 11 are the deal; 12 and 13 a Cat Box token, 14 and 15 a card of seat 0."""
LAST = len(RECORD["log"])

Fault = tuple[str, Path, Any, str, str]
"""A name, the place and what stands there, and the refusal: where, why."""

FAULTS_OF_SHAPE: list[Fault] = [
    ("null", (), None, "", "not-a-record"),
    ("a list", (), [], "", "not-a-record"),
    ("a number", (), 1, "", "not-a-record"),
    ("nothing in it", (), {}, "", "not-a-record"),
    ("something else", ("tabbytop",), "deck", "tabbytop", "not-a-record"),
    ("an unknown key", ("cheat",), 1, "", "not-a-record"),
    ("a key that writes on the terminal", (ESCAPE + "\n",), 1, "", "not-a-record"),
    ("a key without end", ("x" * 10**6,), 1, "", "not-a-record"),
    ("no version", ("version",), REMOVED, "", "not-a-record"),
    ("a later version", ("version",), 2, "version", "record-version"),
    ("a version below", ("version",), -(10**30), "version", "record-version"),
    ("a version without end", ("version",), 10**4000, "version", "record-version"),
    ("a version that is a float", ("version",), 1.0, "version", "not-a-record"),
    ("a version that is true", ("version",), True, "version", "not-a-record"),
    ("a game that is null", ("game",), None, "game", "not-a-record"),
    ("options in a list", ("options",), [], "options", "not-a-record"),
    ("a deck by its name", ("deck",), "mirror", "deck", "not-a-record"),
    ("players as a number", ("players",), 3, "players", "not-a-record"),
    ("a player by name only", ("players", 0), "Tom", "players[0]", "not-a-record"),
    ("a player without a name", ("players", 0), {}, "players[0]", "not-a-record"),
    ("a player with a purse", ("players", 0, "money"), 5, "players[0]", "not-a-record"),
    ("a name that writes on the terminal", ("players", 0, "name"), ESCAPE, "players[0].name", "not-a-line"),
    ("a name in two lines", ("players", 0, "name"), "a\r\nb", "players[0].name", "not-a-line"),
    ("a name with a zero byte", ("players", 0, "name"), "\0", "players[0].name", "not-a-line"),
    ("a name without end", ("players", 0, "name"), "x" * 10**5, "players[0].name", "not-a-line"),
    ("a bot that writes on the terminal", ("players", 1, "bot"), ESCAPE, "players[1].bot", "not-a-line"),
    ("nonces in a text", ("nonces",), "00", "nonces", "not-a-record"),
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
    ("a log without end", ("log",), [{"n": 0, "by": 0}] * (MOST_LINES + 1), "log", "too-long"),
]


@pytest.mark.parametrize(
    ("path", "value", "where", "why"), [one[1:] for one in FAULTS_OF_SHAPE], ids=[one[0] for one in FAULTS_OF_SHAPE]
)
def test_it_is_no_record_for(path: Path, value: Any, where: str, why: str) -> None:
    with pytest.raises(Refusal) as caught:
        from_text(as_bytes(changed(RECORD, path, value)), "game.json")
    assert (caught.value.where, caught.value.why) == (where, why)
    one_line(caught.value)


NOT_EVEN_JSON: list[tuple[str, bytes, str]] = [
    ("empty", b"", "not-json"),
    ("blank", b" \n\t ", "not-json"),
    ("a zero byte", b"\0", "not-json"),
    ("cut off", as_bytes(RECORD)[:1000], "not-json"),
    ("something behind it", as_bytes(RECORD) + b"x", "not-json"),
    ("two of them", as_bytes(RECORD) * 2, "not-json"),
    ("a mark of byte order", b"\xef\xbb\xbf" + as_bytes(RECORD), "not-json"),
    ("two bytes a letter", as_bytes(RECORD).decode().encode("utf-16"), "not-json"),
    ("Latin letters", as_bytes(RECORD).replace(b"Player 0", b"Ren\xe9"), "not-utf-8"),
    ("half a letter", as_bytes(RECORD).replace(b"Player 0", b"\\ud800"), "not-json"),
    ("a control character", as_bytes(RECORD).replace(b"Player 0", b"\x1b[31m"), "not-json"),
    ("not a number", as_bytes(RECORD).replace(b'"version": 1', b'"version": NaN'), "not-json"),
    ("infinity", as_bytes(RECORD).replace(b'"version": 1', b'"version": Infinity'), "not-json"),
    ("too large a number", as_bytes(RECORD).replace(b'"version": 1', b'"version": 1e999'), "not-a-record"),
    ("digits without end", as_bytes(RECORD).replace(b'"version": 1', b'"version": ' + b"1" * 10**5), "not-a-record"),
    ("a comma too many", as_bytes(RECORD).replace(b'"version": 1', b'"version": 1,'), "not-json"),
    ("single quotes", as_bytes(RECORD).replace(b'"', b"'"), "not-json"),
    ("a nest of lists", b"[" * 10**6, "not-a-record"),
    ("a nest of options", b'{"options": ' + b'{"a": ' * 10**5, "too-deep"),
    ("a key twice", as_bytes(RECORD).replace(b'"rules": 1', b'"rules": 1, "rules": 1'), "key-twice"),
    ("a key twice in the deck", as_bytes(RECORD).replace(b'"id": "a01"', b'"id": "a", "id": "b"'), "key-twice"),
    ("a key twice that writes", as_bytes(RECORD).replace(b'"advanced"', b'"\\u001b": 1, "\\u001b"'), "key-twice"),
]


@pytest.mark.parametrize(("data", "why"), [one[1:] for one in NOT_EVEN_JSON], ids=[one[0] for one in NOT_EVEN_JSON])
def test_it_cannot_be_read_as_a_record(data: bytes, why: str) -> None:
    with pytest.raises(Refusal) as caught:
        from_text(data, "game.json")
    assert caught.value.why == why
    assert '"game.json"' in one_line(caught.value)


FAULTS_OF_PLAY: list[tuple[str, Path, Any, str, str, str]] = [
    ("another game", ("game",), "chess", "game", "", "unknown-name"),
    ("later rules", ("rules",), 99, "rules", "", "other-rules"),
    ("rules without end", ("rules",), 10**4000, "rules", "", "other-rules"),
    ("an unknown option", ("options", "fast"), True, "options", "", "unknown-key"),
    ("an option that is a number", ("options", "advanced"), 1, "options.advanced", "", "wrong-type"),
    ("a first player beyond", ("options", "first"), 3, "options.first", "", "out-of-range"),
    ("a first player of one half", ("options", "first"), 0.5, "options.first", "", "wrong-type"),
    ("one player", ("players",), [{"name": "Tom"}], "players", "CB-1.1", "players"),
    ("six players", ("players",), [{"name": "Tom"}] * 6, "players", "CB-1.1", "players"),
    ("an empty deck", ("deck",), {}, "deck", "", "missing-key"),
    ("a deck of another game", ("deck", "game"), "kitty", "deck.game", "", "unknown-name"),
    ("a deck with a strange card", ("deck", "cards", 3, "front"), ["KK"], "deck.cards[3].front", "CB-1.1", "face-rows"),
    ("too small a deck", ("deck", "cards"), [{"front": ["KK", "KK"]}], "deck.cards", "CB-1.1", "deck-size"),
    ("a number twice", ("log", 5, "n"), 4, "log[5]", "", "line-number"),
    ("a number without end", ("log", 5, "n"), 10**4000, "log[5]", "", "line-number"),
    ("a seat that deals", ("log", 5, "by"), 0, "log[5]", "", "wrong-author"),
    ("chance by its number", ("log", 5, "by"), -1, "log[5]", "", "wrong-author"),
    ("chance that plays", ("log", 12, "by"), "chance", "log[12]", "", "wrong-author"),
    ("somebody else's turn", ("log", 12, "by"), 1, "log[12]", "", "wrong-author"),
    ("a seat without end", ("log", 12, "by"), 10**4000, "log[12]", "", "wrong-author"),
    ("an identity for all ears", ("log", 0, "to"), "all", "log[0]", "", "wrong-audience"),
    ("an identity for another", ("log", 0, "to"), [1], "log[0]", "", "wrong-audience"),
    ("an identity for one twice", ("log", 0, "to"), [0, 0], "log[0]", "", "wrong-audience"),
    ("a move for few ears", ("log", 12, "to"), [0], "log[12]", "", "wrong-audience"),
    ("nothing said", ("log", 12, "say"), "", "log[12]", "", "unknown-word"),
    ("an unknown word", ("log", 12, "say"), "meow", "log[12]", "", "unknown-word"),
    ("a word that writes on the terminal", ("log", 12, "say"), ESCAPE, "log[12]", "", "unknown-word"),
    ("a word without end", ("log", 12, "say"), "at " + "9" * 10**5, "log[12]", "", "unknown-word"),
    ("a face that is in no deck", ("log", 4, "say"), "face GGGG", "log[4]", "", "unknown-word"),
    ("a place written oddly", ("log", 13, "say"), "at 0,+1", "log[13]", "", "unknown-word"),
    ("a place off the grid", ("log", 13, "say"), "at 0,999", "log[13]", "", "unknown-word"),
    ("an identity dealt twice", ("log", 1, "say"), "identity pink", "log[1]", "", "not-drawable"),
    ("a Chihuahua for three", ("log", 1, "say"), "identity chihuahua", "log[1]", "", "not-drawable"),
    ("a move for a deal", ("log", 4, "say"), "done", "log[4]", "", "not-drawable"),
    ("a token off the table", ("log", 13, "say"), "at 9,9", "log[13]", "CB-6.4", "no-quadrant"),
    ("a card that is not there", ("log", 14, "say"), "card 0.7", "log[14]", "CB-3.1", "no-such-card"),
    ("a card laid nowhere", ("log", 15, "say"), "at 50,50", "log[15]", "CB-4.2", "covers-nothing"),
    ("a pass without need", ("log", 14, "say"), "pass", "log[14]", "CB-6.8", "may-not-pass"),
    ("an undo of a deal", ("log", 5), {"n": 5, "by": "chance", "undo": 4}, "log[5]", "", "too-late-to-undo"),
    ("an undo of a deal by a seat", ("log", 5), {"n": 5, "by": 0, "undo": 4}, "log[5]", "", "too-late-to-undo"),
    ("an undo of half a move", ("log", 13), {"n": 13, "by": 0, "undo": 12}, "log[13]", "", "wrong-undo"),
    ("an undo of another's move", ("log", 14), {"n": 14, "by": 1, "undo": 12}, "log[14]", "", "too-late-to-undo"),
    ("an undo of another move", ("log", 14), {"n": 14, "by": 0, "undo": 11}, "log[14]", "", "wrong-undo"),
    ("an undo of what is to come", ("log", 14), {"n": 14, "by": 0, "undo": 10**30}, "log[14]", "", "wrong-undo"),
    ("an undo with a word", ("log", 14), {"n": 14, "by": 0, "undo": 12, "say": "x"}, "log[14]", "", "wrong-undo"),
    ("an undo in secret", ("log", 14), {"n": 14, "by": 0, "undo": 12, "to": [0]}, "log[14]", "", "wrong-undo"),
    ("a word after the end", ("log", LAST), {"n": LAST, "by": 0, "say": "done"}, f"log[{LAST}]", "", "game-over"),
    ("an undo after the end", ("log", LAST), {"n": LAST, "by": 0, "undo": 3}, f"log[{LAST}]", "", "too-late-to-undo"),
    ("a log that stops in a move", ("log",), RECORD["log"][:13], "log[12]", "", "half-a-move"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("path", "value", "where", "rule", "why"),
    [one[1:] for one in FAULTS_OF_PLAY],
    ids=[one[0] for one in FAULTS_OF_PLAY],
)
def test_a_record_breaks_the_rules_by(path: Path, value: Any, where: str, rule: str, why: str) -> None:
    record = from_text(as_bytes(changed(RECORD, path, value)), "game.json")
    with pytest.raises(Refusal) as caught:
        Replay(record).finish()
    assert (caught.value.where, caught.value.rule, caught.value.why) == (where, rule, why)
    one_line(caught.value)


@pytest.mark.parametrize(
    ("path", "value"), [one[1:3] for one in FAULTS_OF_PLAY], ids=[one[0] for one in FAULTS_OF_PLAY]
)
def test_a_record_that_is_refused_still_opens_to_look_at(path: Path, value: Any, tmp_path: FilePath) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(as_bytes(changed(RECORD, path, value)))
    out = io.StringIO()
    with redirect_stdout(out):
        replaying.run(english(), str(file), None, False)
    told = out.getvalue()
    assert "\x1b" not in told
    assert "do not take this record any further" in told
    refused = told[: told.index("do not take this record any further")].count("\n")
    written = told.count("\n") - refused - 1
    assert written >= 1, "what is refused, and what follows, is shown as it was written"


FAULTS_OF_THE_SECRET: list[Fault] = [
    ("no secret yet", ("secret",), "", "secret", "no-secret-yet"),
    ("a secret that is no number", ("secret",), "x" * 64, "secret", "not-hex"),
    ("a secret that is short", ("secret",), "00", "secret", "not-hex"),
    ("a secret in capitals", ("secret",), RECORD["secret"].upper(), "secret", "not-hex"),
    ("a secret with blanks", ("secret",), f"{RECORD['secret']} ", "secret", "not-hex"),
    ("another secret", ("secret",), "00" * 32, "secret", "wrong-commitment"),
    ("another commitment", ("commitment",), "00" * 32, "secret", "wrong-commitment"),
    ("a commitment that writes", ("commitment",), ESCAPE, "secret", "wrong-commitment"),
    ("a nonce too few", ("nonces",), RECORD["nonces"][:2], "nonces", "nonce-count"),
    ("a nonce too many", ("nonces", 3), "00" * 16, "nonces", "nonce-count"),
    ("a nonce that is no number", ("nonces", 1), "?" * 32, "nonces[1]", "not-hex"),
    ("a nonce that is long", ("nonces", 1), "00" * 17, "nonces[1]", "not-hex"),
]


@pytest.mark.parametrize(
    ("path", "value", "where", "why"),
    [one[1:] for one in FAULTS_OF_THE_SECRET],
    ids=[one[0] for one in FAULTS_OF_THE_SECRET],
)
def test_no_dealer_is_made_of(path: Path, value: Any, where: str, why: str) -> None:
    record = from_text(as_bytes(changed(RECORD, path, value)), "game.json")
    for use in (dealer_of, resume):
        with pytest.raises(Refusal) as caught:
            use(record)
        assert (caught.value.where, caught.value.rule, caught.value.why) == (where, "", why)
        one_line(caught.value)


def swapped_deal() -> Any:
    """The first two players are each other: legal, but not what was dealt."""
    swap = {"identity pink": "identity purple", "identity purple": "identity pink"}
    log = [{**line, "say": swap.get(line["say"], line["say"])} for line in RECORD["log"]]
    return changed(RECORD, ("log",), log)


def other_secret() -> Any:
    """Another secret with a commitment that fits it."""
    secret = bytes(32)
    data = changed(RECORD, ("secret",), secret.hex())
    return changed(data, ("commitment",), hashlib.sha256(secret).hexdigest())


@pytest.mark.parametrize(
    "data",
    [swapped_deal(), other_secret(), changed(RECORD, ("nonces", 0), "00" * 16)],
    ids=["other cards", "another secret", "another nonce"],
)
def test_a_deal_that_was_not_committed_to_is_found(data: Any) -> None:
    record = from_text(as_bytes(data), "game.json")
    Replay(record).finish()  # every move is legal
    with pytest.raises(Refusal) as caught:
        Replay(record, dealer_of(record)).finish()
    assert (caught.value.where, caught.value.why) == ("log[0]", "other-deal")
    one_line(caught.value)


def match_with_undo() -> tuple[Header, Match]:
    """An advanced game in which the first card was taken back and laid elsewhere."""
    deck = files.read_deck("cat-box", "mirror")
    game = open_game("cat-box", deck)
    options: dict[str, Any] = {"advanced": True}
    match = Match(game, game.start(2, options), seeded_dealer(2, "undo"))
    match.deal()
    seat = actor(match.state)
    plays = [said for said in sentences(match.state) if said[0] < TOKEN]
    match.say(seat, plays[0])
    match.undo(seat)
    match.say(seat, plays[1])
    return Header("cat-box", options, deck, [Player("Tom"), Player("Mia", "greedy")]), match


def test_a_record_with_an_undo_comes_back_as_it_was() -> None:
    header, match = match_with_undo()
    text = to_text(write_record(header, match, reveal=True))
    record = from_text(text.encode(), "game.json")
    again = resume(record)
    assert again.lines == match.lines
    assert again.game.key(again.state) == match.game.key(match.state)
    assert to_text(record) == text


def test_a_whole_game_is_taken_as_it_is() -> None:
    record = from_text(as_bytes(RECORD), "game.json")
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
def test_a_file_that_cannot_be_read(
    name: str, reason: str, tmp_path: FilePath, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.json").write_text("{}")
    for read in (read_record, files.read_json):
        with pytest.raises(Refusal) as caught:
            read(name)
        assert caught.value.why == "cannot-read"
        assert reason in one_line(caught.value)


def test_a_file_without_rights_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(*_: Any, **__: Any) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("builtins.open", locked)
    with pytest.raises(Refusal) as caught:
        read_record("game.json")
    monkeypatch.undo()
    assert one_line(caught.value) == '"game.json" cannot be read: permission denied.'


@pytest.mark.parametrize("what", [b"[", b'{"a":', b'"', b" ", b"1", b"\0", b"\xff"], ids=repr)
def test_ten_megabytes_are_too_large(what: bytes, tmp_path: FilePath) -> None:
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
    ids=["no name", "a folder", "zero", "a file as a folder", "too long", "half a letter"],
)
def test_a_file_that_cannot_be_written(name: str, tmp_path: FilePath, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("kept")
    with pytest.raises(Refusal) as caught:
        files.write_whole(FilePath(name), "text")
    assert caught.value.why == "cannot-write"
    one_line(caught.value)
    assert [one.name for one in tmp_path.iterdir()] == ["file"]
    assert (tmp_path / "file").read_text() == "kept"

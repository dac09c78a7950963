"""The record of a match: a text file with everything needed to show, replay and verify it.

`docs/record.md` describes the format.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from tabbytop.engine.errors import Refusal
from tabbytop.engine.game import Game
from tabbytop.engine.log import UNHEARD
from tabbytop.engine.plain import LONGEST_NAME, as_line, as_name, shown
from tabbytop.engine.play import actor
from tabbytop.engine.seats import ALL, CHANCE, listeners
from tabbytop.games.registry import NAMES, open_game
from tabbytop.table.dealer import NONCE_BYTES, SECRET_BYTES, Dealer, Script, commitment
from tabbytop.table.files import from_json, read_text
from tabbytop.table.match import FORWARD, Line, Match

VERSION = 1
MOST_LINES = 50_000


class Player(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The player in a seat."""

    name: str
    bot: str = ""


class RecordLine(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A line of the log in the file's format."""

    n: int
    by: int | Literal["chance"]
    say: str = ""
    to: Literal["all"] | list[int] = "all"
    undo: int = FORWARD
    agreed: bool = False
    """Whether everyone agreed to this undo."""
    made: str = ""
    """The bot that made the move as a stand-in for a person, if any."""


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A match as a file: header, log and, once the match is over, the secret."""

    tabbytop: Literal["record"]
    version: int
    game: str
    rules: int
    options: dict[str, Any]
    deck: dict[str, Any]
    players: list[Player]
    commitment: str
    nonces: list[str]
    """The nonces by seat, empty for a seat that sent none."""
    log: list[RecordLine] = []
    ended: Literal["", "resigned", "agreed", "abandoned"] = ""
    """How the match ended early, if it did."""
    secret: str = ""


class _Kind(msgspec.Struct):
    """The field that every Tabbytop file has: its kind."""

    tabbytop: str


@dataclass
class Header:
    """What is known about a match before the first draw."""

    game: str
    options: dict[str, Any]
    deck: dict[str, Any]
    players: list[Player]


def write_record(header: Header, match: Match, *, reveal: bool, made: dict[int, str] | None = None) -> Record:
    """Return the record of a match so far. `reveal` adds the secret; `made` names the stand-in bots by entry."""
    dealer = match.dealer
    if not isinstance(dealer, Dealer):
        raise Refusal("", "no-dealer")
    words = match.game.words
    log = [
        RecordLine(line.n, line.author, undo=line.undoes, agreed=line.agreed)
        if line.undoes != FORWARD
        else RecordLine(
            line.n,
            "chance" if line.author == CHANCE else line.author,
            words.write(line.action),
            _write_audience(line.audience, len(header.players)),
            made=(made or {}).get(line.n, ""),
        )
        for line in match.lines
    ]
    return Record(
        tabbytop="record",
        version=VERSION,
        game=header.game,
        rules=match.game.rules_version,
        options=header.options,
        deck=header.deck,
        players=header.players,
        commitment=commitment(dealer.secret),
        nonces=[nonce.hex() for nonce in dealer.nonces],
        log=log,
        secret=dealer.secret.hex() if reveal else "",
    )


def _write_audience(audience: int, seats: int) -> Literal["all"] | list[int]:
    """Return an audience in the file's format."""
    return "all" if audience == ALL else listeners(audience, seats)


def to_text(record: Record) -> str:
    """Format a record as readable JSON, with one line for each entry of the log."""
    plain = msgspec.to_builtins(record)
    log = plain.pop("log", [])
    secret = plain.pop("secret", "")
    head = [f"{_json(key)}: {_json(value)}" for key, value in plain.items()]
    head.append('"log": [\n  ' + ",\n  ".join([_json(line) for line in log]) + "\n]")
    if secret:
        head.append(f'"secret": {_json(secret)}')
    return "{\n" + ",\n".join(head) + "\n}\n"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def from_text(data: bytes, name: str) -> Record:
    """Parse a record. It may still break the rules of its game."""
    try:
        record: Record = from_json(data, name, Record)
    except Refusal as refusal:
        raise (Refusal("", "only-heard", {"file": shown(name)}) if _is_heard(data) else refusal) from None
    if record.version != VERSION:
        raise Refusal("", "record-version", {"found": shown(record.version), "known": VERSION}, "version")
    if len(record.log) > MOST_LINES:
        raise Refusal("", "too-long", {"count": len(record.log), "most": MOST_LINES}, "log")
    for i, player in enumerate(record.players):
        as_line(player.name, f"players[{i}].name", LONGEST_NAME)
        as_line(player.bot, f"players[{i}].bot", LONGEST_NAME)
    return record


def _is_heard(data: bytes) -> bool:
    """Return whether the file is only one seat's view of the log, which servers provide before the end."""
    try:
        return msgspec.json.decode(data, type=_Kind).tabbytop == "heard"
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False


def read_record(path: str) -> Record:
    """Read a record from a file."""
    return from_text(read_text(path), path)


def dealer_of(record: Record) -> Dealer:
    """Return the dealer of a record, from its nonces and its secret, which must match the commitment."""
    nonces = [_bytes(nonce, NONCE_BYTES, f"nonces[{i}]") if nonce else b"" for i, nonce in enumerate(record.nonces)]
    if len(nonces) != len(record.players):
        raise Refusal("", "nonce-count", {"count": len(nonces), "players": len(record.players)}, "nonces")
    if not record.secret:
        raise Refusal("", "no-secret-yet", {}, "secret")
    secret = _bytes(record.secret, SECRET_BYTES, "secret")
    if commitment(secret) != record.commitment:
        raise Refusal("", "wrong-commitment", {}, "secret")
    return Dealer(secret, nonces)


def _bytes(text: str, count: int, where: str) -> bytes:
    try:
        data = bytes.fromhex(text)
    except ValueError:
        data = b""
    if len(data) != count or text != data.hex():
        raise Refusal("", "not-hex", {"count": count}, where)
    return data


def open_record(record: Record) -> tuple[Game[Any], Any]:
    """Return the game of a record and its start state."""
    as_name(record.game, "game", NAMES)
    try:
        game = open_game(record.game, record.deck)
    except Refusal as refusal:
        raise refusal.at("deck" if refusal.where == "deck" else f"deck.{refusal.where}") from None
    return game, game.start(len(record.players), record.options)


class Replay:
    """A replay of a record, line by line, which checks each line against the rules."""

    def __init__(self, record: Record, dealer: Dealer | None = None) -> None:
        self.record = record
        game, start = open_record(record)
        if record.rules != game.rules_version:
            raise Refusal("", "other-rules", {"found": shown(record.rules), "known": game.rules_version}, "rules")
        # Without the secret, draws aren't checked, so that unfinished records can be replayed too.
        self.is_dealt = dealer is not None
        self.match = Match(game, start, dealer if dealer is not None else Script([]))

    def play(self) -> Iterator[Line]:
        """Check and yield each line, then apply it."""
        for i, said in enumerate(self.record.log):
            line = self._read(said, i)
            if line.undoes != FORWARD:
                yield line
                self.match.undo(line.author, agreed=line.agreed)
                continue
            step = self.match.state.agenda[-1]
            if line.author == CHANCE and self.is_dealt:
                drawn = self.match.dealer.copy().say(step, self.match.state)
                if drawn != line.action:
                    raise Refusal("", "other-deal", self._both(line.action, drawn), f"log[{i}]")
            yield line
            self.match.repeat(line)

    def _both(self, said: int, drawn: int) -> dict[str, str | int]:
        words = self.match.game.words
        return {"said": words.write(said), "drawn": words.write(drawn)}

    def _read(self, said: RecordLine, i: int) -> Line:
        """Return a line of the file as a line of the match, or raise `Refusal` if it breaks a rule."""
        where = f"log[{i}]"
        match = self.match
        if said.n != i:
            raise Refusal("", "line-number", {"found": shown(said.n), "wanted": i}, where)
        if said.undo != FORWARD:
            return self._read_undo(said, i)
        must = actor(match.state)
        if not match.state.agenda:
            raise Refusal("", "game-over", {}, where)
        if said.by != ("chance" if must == CHANCE else must):
            raise Refusal("", "wrong-author", {"found": shown(said.by), "wanted": must}, where)
        a = match.game.words.read(said.say)
        if a < 0:
            raise Refusal("", "unknown-word", {"found": shown(said.say)}, where)
        step = match.state.agenda[-1]
        refusal = step.forbids(match.state, a)
        if refusal is not None:
            raise refusal.at(where)
        audience = step.audience(match.state, a)
        if said.to != _write_audience(audience, len(self.record.players)):
            raise Refusal("", "wrong-audience", {}, where)
        return match.line_of(a)

    def _read_undo(self, said: RecordLine, i: int) -> Line:
        """Read an undo, which must undo exactly its author's last complete move."""
        match = self.match
        begun = [line.n for line in match.live if line.begins and line.author == said.by]
        if said.by == "chance" or not begun or not (said.agreed or match.can_undo(said.by)):
            raise Refusal("", "too-late-to-undo", {}, f"log[{i}]")
        if match.is_in_move or said.undo != begun[-1] or said.say or said.to != "all":
            raise Refusal("", "wrong-undo", {}, f"log[{i}]")
        return Line(i, said.by, ALL, UNHEARD, True, said.undo, agreed=said.agreed)

    def finish(self) -> Match:
        """Play to the end of the log and return the match."""
        for _ in self.play():
            pass
        if self.match.is_in_move:
            raise Refusal("", "half-a-move", {}, f"log[{len(self.record.log) - 1}]")
        return self.match


def resume(record: Record) -> Match:
    """Return a match that can be continued, from a record that includes its secret."""
    replay = Replay(record, dealer_of(record))
    match = replay.finish()
    match.deal()
    return match

"""Positions for tests: short ways to write down a table of Cat Box, and to look at it."""

from __future__ import annotations

from typing import Any

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import judge, sentences
from tabbytop.games.catbox.game import CatBox, read_position
from tabbytop.games.catbox.state import Table
from tabbytop.table.dealer import Script
from tabbytop.table.match import Match

Json = dict[str, Any]


def face(text: str) -> list[str]:
    """A face from `KP/.Y`."""
    return text.split("/")


def card(public: str, secret: str = "") -> Json:
    """A card from its public and secret side; without a secret side, mirrored."""
    upper, lower = face(public)
    return {"public": face(public), "secret": face(secret) if secret else [upper[::-1], lower[::-1]]}


def placed(*cards: tuple[int, int, str]) -> list[Json]:
    """Cards on the table, in order of play: x, y, face."""
    return [{"at": [x, y], "shows": face(text)} for x, y, text in cards]


def player(identity: str, *hand: Json, tokens: list[str] | None = None, fish: list[Json] | None = None) -> Json:
    """A seat."""
    return {"identity": identity, "hand": list(hand), "tokens": tokens or [], "fish": fish or []}


def position(*players: Json, placed: list[Json], **more: Any) -> Json:
    """A position file; `advanced=True` is an option, the rest are keys of the file."""
    advanced = more.pop("advanced", False)
    return {
        "game": "cat-box",
        "options": {"advanced": advanced},
        "players": list(players),
        "placed": placed,
        "to_move": 0,
        "phase": "turn",
        **more,
    }


class Sitting:
    """A match that begins at a position; its pile is the dealer's script."""

    def __init__(self, data: Json) -> None:
        self.game: CatBox
        self.game, state, script = read_position(data)
        self.match = Match(self.game, state, Script(script))

    @property
    def table(self) -> Table:
        """The table as it lies."""
        state = self.match.state
        assert isinstance(state, Table)
        return state

    def moves(self) -> list[Json]:
        """Every legal move as JSON."""
        return [self.game.write_action(self.table, sentence) for sentence in sentences(self.table)]

    def places(self, **of: Any) -> set[tuple[int, int]]:
        """Where the moves with these fields may go."""
        return {
            (move["at"][0], move["at"][1])
            for move in self.moves()
            if "at" in move and all(move.get(key) == value for key, value in of.items())
        }

    def do(self, action: Json) -> None:
        """The seat whose turn it is makes a move."""
        state = self.table
        self.match.say(state.agenda[-1].actor(state), self.game.read_action(state, action))

    def why_not(self, action: Json) -> Refusal:
        """The refusal of a move."""
        refusal = judge(self.table, self.game.read_action(self.table, action))
        assert refusal is not None
        return refusal

    def now(self) -> Json:
        """The position as it is now."""
        return self.match.position()

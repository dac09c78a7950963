"""Matches that start from a position, for tests of any game."""

from __future__ import annotations

from typing import Any

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor, is_over, judge, sentences
from tabbytop.table.dealer import Script
from tabbytop.table.files import open_position
from tabbytop.table.match import Match

Json = dict[str, Any]


class PositionMatch:
    """A match that starts from a position; the dealer draws the pile or deck in the order of the file."""

    def __init__(self, data: Json) -> None:
        self.game, state, script = open_position(data)
        self.match = Match(self.game, state, Script(script))

    def moves(self) -> list[Json]:
        """Return every legal move as JSON."""
        state = self.match.state
        return [self.game.write_action(state, sentence) for sentence in sentences(state)]

    def move_kinds(self) -> set[str]:
        """Return the `do` of every legal move."""
        return {move["do"] for move in self.moves()}

    def places(self, **fields: Any) -> set[tuple[int, int]]:
        """Return where the legal moves with these fields go."""
        return {
            (move["at"][0], move["at"][1])
            for move in self.moves()
            if "at" in move and all(move.get(key) == value for key, value in fields.items())
        }

    def do(self, *actions: Json) -> None:
        """Make these moves, each as the player to move."""
        for action in actions:
            state = self.match.state
            self.match.say(actor(state), self.game.read_action(state, action))

    def why_not(self, action: Json) -> Refusal:
        """Return the refusal of a move that can't be read or is against the rules."""
        try:
            refusal = judge(self.match.state, self.game.read_action(self.match.state, action))
        except Refusal as unreadable:
            return unreadable
        assert refusal is not None
        return refusal

    def now(self) -> Json:
        """Return the current position."""
        return self.match.position()

    def seen(self, seat: int) -> Json:
        """Return the view of a seat."""
        return self.game.write_view(self.match.view(seat))

    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return is_over(self.match.state)

    def scores(self) -> list[int]:
        """Return each player's points as if the game ended now."""
        return self.game.points(self.match.state)

    def winners(self) -> list[int]:
        """Return the winners as if the game ended now."""
        return self.game.winners(self.match.state)

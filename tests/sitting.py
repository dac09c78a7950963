"""A match that begins at a position, for tests of any game."""

from __future__ import annotations

from typing import Any

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor, is_over, judge, sentences
from tabbytop.table.dealer import Script
from tabbytop.table.files import open_position
from tabbytop.table.match import Match

Json = dict[str, Any]


class Sitting:
    """A match that begins at a position; its pile or deck is the dealer's script."""

    def __init__(self, data: Json) -> None:
        self.game, state, script = open_position(data)
        self.match = Match(self.game, state, Script(script))

    def moves(self) -> list[Json]:
        """Every legal move as JSON."""
        state = self.match.state
        return [self.game.write_action(state, sentence) for sentence in sentences(state)]

    def does(self) -> set[str]:
        """The kinds of legal moves."""
        return {move["do"] for move in self.moves()}

    def places(self, **of: Any) -> set[tuple[int, int]]:
        """The cells or places where the moves with these fields may go."""
        return {
            (move["at"][0], move["at"][1])
            for move in self.moves()
            if "at" in move and all(move.get(key) == value for key, value in of.items())
        }

    def do(self, *actions: Json) -> None:
        """Whoever's turn it is makes a move; then another."""
        for action in actions:
            state = self.match.state
            self.match.say(actor(state), self.game.read_action(state, action))

    def why_not(self, action: Json) -> Refusal:
        """The refusal of a move, whether it cannot be read or is against the rules."""
        try:
            refusal = judge(self.match.state, self.game.read_action(self.match.state, action))
        except Refusal as unread:
            return unread
        assert refusal is not None
        return refusal

    def now(self) -> Json:
        """The position as it is now."""
        return self.match.position()

    def seen(self, seat: int) -> Json:
        """The table as a seat sees it."""
        return self.game.write_view(self.match.view(seat))

    def is_over(self) -> bool:
        """Has the game ended?"""
        return is_over(self.match.state)

    def scores(self) -> list[int]:
        """Everybody's points, were the game over now."""
        return self.game.points(self.match.state)

    def winners(self) -> list[int]:
        """Who would win, were the game over now."""
        return self.game.winners(self.match.state)

"""What an external bot receives about its seat, and the exception for its failures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tabbytop.engine.errors import Refusal
from tabbytop.engine.game import Game
from tabbytop.engine.plain import printable

LONGEST_DETAIL = 160


class Forfeit(Exception):
    """Raised when a bot fails to answer with a legal move, so that a substitute has to move.

    `why` is `late`, `illegal`, `invalid`, `dead`, `gone` (crashed too often) or `raised`. `detail` says more, `refusal`
    is the rule that forbids the move, and `said` holds the last lines of the program's standard error.
    """

    def __init__(self, why: str, detail: str = "", refusal: Refusal | None = None, said: tuple[str, ...] = ()) -> None:
        super().__init__(why, detail, refusal, said)
        self.why = why
        self.detail = printable(detail, LONGEST_DETAIL)
        self.refusal = refusal
        self.said = said


@dataclass(frozen=True)
class SeatInfo:
    """What a bot receives about its seat before the first move."""

    game: Game[Any]
    deck: dict[str, Any]
    options: dict[str, Any]
    seat: int
    players: int
    seed: int
    """Random seed for the bot, the same each time this game is replayed."""
    seconds: float
    """Time limit per move."""

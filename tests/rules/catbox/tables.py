"""Shorthand for Cat Box positions, moves and matches in tests."""

from __future__ import annotations

from typing import Any

from tabbytop.engine.play import actor, is_over, sentences
from tabbytop.games.catbox.board import place
from tabbytop.games.catbox.rulebook import LETTERS
from tabbytop.games.catbox.state import Table
from tabbytop.games.registry import open_game
from tabbytop.table.dealer import seeded_dealer
from tabbytop.table.files import read_deck
from tabbytop.table.match import Match
from tests.rules.position_match import Json, PositionMatch

__all__ = ["Json"]


def face(text: str) -> list[str]:
    """Return the rows of a face written as `KP/.Y`."""
    return text.split("/")


def card(public: str, secret: str = "") -> Json:
    """Return a card with these sides; by default the secret side mirrors the public one."""
    upper, lower = face(public)
    return {"public": face(public), "secret": face(secret) if secret else [upper[::-1], lower[::-1]]}


def placed(*cards: tuple[int, int, str]) -> list[Json]:
    """Return cards on the table in order of play, each given as x, y and face."""
    return [{"at": [x, y], "shows": face(text)} for x, y, text in cards]


def player(identity: str, *hand: Json, tokens: list[str] | None = None, fish: list[Json] | None = None) -> Json:
    """Return a player as in a position file."""
    return {"identity": identity, "hand": list(hand), "tokens": tokens or [], "fish": fish or []}


def picture(*rows: str) -> list[Json]:
    """Return cards side by side that show these rows; a block of spaces is a place without a card."""
    blocks = [
        (x, y, f"{rows[y][x : x + 2]}/{rows[y + 1][x : x + 2]}")
        for y in range(0, len(rows), 2)
        for x in range(0, len(rows[y]), 2)
    ]
    return placed(*[block for block in blocks if block[2] != "  /  "])


def position(*players: Json, placed: list[Json], **more: Any) -> Json:
    """Return a position file; `advanced=True` is an option, the rest are keys of the file."""
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


# Moves


def play(owner: int, card: int, x: int, y: int) -> Json:
    """Play a card from a hand."""
    return {"do": "play", "from": owner, "card": card, "at": [x, y]}


def play_fish(x: int, y: int) -> Json:
    """Play the card under Dried Fish."""
    return {"do": "play", "fish": 0, "at": [x, y]}


def use(token: str, **more: Any) -> Json:
    """Use a token."""
    return {"do": "token", "token": token, **more}


DONE: Json = {"do": "done"}
PASS: Json = {"do": "pass"}


# Matches


def new_match(seats: int, seed: str, deck: str = "mirror", **options: Any) -> Match:
    """Deal a match from a seed, up to the first player's turn."""
    game = open_game("cat-box", read_deck("cat-box", deck))
    match = Match(game, game.start(seats, options), seeded_dealer(seats, seed))
    match.deal()
    return match


def finish(match: Match) -> list[int]:
    """Play a match to its end without tokens; return the seats that played a card, in order."""
    turns: list[int] = []
    while not is_over(match.state):
        seat = actor(match.state)
        for sentence in sentences(match.state):
            do = match.game.write_action(match.state, sentence)["do"]
            if do != "token":
                match.say(seat, sentence)
                turns += [seat] if do == "play" else []
                break
    return turns


def full_position(match: Match) -> Json:
    """Return the position, secrets included."""
    return match.position()


def seen(match: Match, seat: int) -> Json:
    """Return the view of a seat."""
    return match.game.write_view(match.view(seat))


class CatBoxMatch(PositionMatch):
    """A Cat Box match that starts from a position; the dealer draws the pile in the order of the file."""

    @property
    def table(self) -> Table:
        """Return the state as a Cat Box `Table`."""
        state = self.match.state
        assert isinstance(state, Table)
        return state

    def visible(self, x: int, y: int) -> str:
        """Return the letter of the quadrant visible at a place, or a space if there is none."""
        table = self.table
        at = place(x, y)
        return LETTERS[table.board.visible(at, table.deck)] if at in table.board.top else " "

"""Short notation for positions of Here, Kitty, Kitty! `black 2 gray` is a black cat and two gray ones."""

from __future__ import annotations

from typing import Any

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor
from tabbytop.games.registry import open_game
from tabbytop.table.dealer import seeded_dealer
from tabbytop.table.files import open_position, read_deck
from tabbytop.table.match import Match
from tests.rules.position_match import Json, PositionMatch

COLORS = ("black", "gray", "orange", "white")
INSTANTS = (
    "raining-cats-and-dogs",
    "keeping-up-with-the-joneses",
    "the-cats-pajamas",
    "fireworks",
    "hairball",
    "cat-in-heat",
)


def cats(words: str) -> Json:
    """Return `black 2 gray` as counts by color."""
    counts: Json = {}
    number = 1
    for word in words.split():
        if word.isdigit():
            number = int(word)
        else:
            counts[word] = counts.get(word, 0) + number
            number = 1
    return counts


def under(card: str, words: str | None = None) -> Json:
    """Return a lasting card, with the cats on it."""
    return {"card": card} if words is None else {"card": card, "cats": cats(words)}


def player(
    house: str = "",
    porch: str = "",
    yard: str = "",
    hand: list[Any] | None = None,
    lasting: list[Any] | None = None,
) -> Json:
    """Return a seat: its property, its hand and its lasting cards (card ids, or `under` for cards with cats)."""
    return {
        "house": cats(house),
        "porch": cats(porch),
        "yard": cats(yard),
        "hand": hand or [],
        "lasting": [under(card) if isinstance(card, str) else card for card in lasting or []],
    }


QUIET_DECK = ["best-in-show", "spay-neuter-clinic", "best-in-show", "spay-neuter-clinic", "spay-neuter-clinic"]
"""A deck without Instants and answers, so that only the cards a test names open a window."""


def position(*players: Json, deck: list[str] | None = None, discard: list[str] | None = None, **more: Any) -> Json:
    """Return a position file; by default, three players without cats or cards."""
    return {
        "game": "here-kitty-kitty",
        "options": {},
        "players": list(players) or [player(), player(), player()],
        "deck": QUIET_DECK if deck is None else deck,
        "discard": discard or [],
        "to_move": 0,
        "actions_left": 2,
        "phase": "turn",
        "final_turns_left": None,
        **more,
    }


def match_at(
    *players: Json, deck: list[str] | None = None, discard: list[str] | None = None, **more: Any
) -> PositionMatch:
    """Return a match that begins at the given position; see `position`."""
    return PositionMatch(position(*players, deck=deck, discard=discard, **more))


def refused(*players: Json, **more: Any) -> Refusal:
    """Return the refusal when the loader rejects this position."""
    try:
        open_position(position(*players, **more))
    except Refusal as refusal:
        return refusal
    raise AssertionError("the position was accepted")


def new_match(seats: int, seed: str = "1", **options: Any) -> Match:
    """Deal a new match from a seed, up to the first decision."""
    game = open_game("here-kitty-kitty", read_deck("here-kitty-kitty", "neighborhood"))
    match = Match(game, game.start(seats, options), seeded_dealer(seats, seed))
    match.deal()
    return match


def resume(match: Match) -> PositionMatch:
    """Continue a match that has begun, with its dealer."""
    resumed = PositionMatch.__new__(PositionMatch)
    resumed.game, resumed.match = match.game, match
    return resumed


def reload(match: PositionMatch) -> PositionMatch:
    """Export a match to a position and load that again."""
    return PositionMatch(match.now())


# Actions

PASS: Json = {"do": "pass"}


def move(color: str, start: str, end: str) -> Json:
    """Move a cat one space."""
    return {"do": "move", "color": color, "from": start, "to": end}


def play(card: str, **choices: Any) -> Json:
    """Play a card with its choices. `start` means `from`; `cats` may be text."""
    return {"do": "play", "card": card, **_choices(choices)}


def copy(**choices: Any) -> Json:
    """Play Copy Cat, with the choices of the copied card."""
    return {"do": "copy", "card": "copy-cat", **_choices(choices)}


def land(**choices: Any) -> Json:
    """Play Land on Your Feet."""
    return {"do": "land", **_choices(choices)}


def pick(**choices: Any) -> Json:
    """Make the choice a card asks for; `cats` may be text."""
    return {"do": "pick", **_choices(choices)}


def _choices(choices: Json) -> Json:
    found = dict(choices)
    if "start" in found:
        found["from"] = found.pop("start")
    if isinstance(found.get("cats"), str):
        found["cats"] = cats(found["cats"])
    return found


def discard(*slots: int) -> Json:
    """Discard the cards in these slots of the hand."""
    return {"do": "discard", "hand": list(slots)}


def cancel(card: str) -> Json:
    """Cancel the declared action."""
    return {"do": "cancel", "card": card}


def shield(card: str, seat: int) -> Json:
    """Shield a player."""
    return {"do": "shield", "card": card, "seat": seat}


# Passing


def pass_all(match: PositionMatch, but: tuple[str, ...] = ()) -> None:
    """Pass for everyone in every window, until the next turn or pick, or a window of a phase named in `but`."""
    while phase(match) in WINDOWS and phase(match) not in but:
        match.do(PASS)


def seats_asked(match: PositionMatch, kind: str) -> list[int]:
    """Pass for everyone in a window of this phase, and return the seats that were asked."""
    found = []
    while phase(match) == kind:
        found.append(asked(match)[1])
        match.do(PASS)
    return found


WINDOWS = ("cancel", "copy", "shield", "land")


def do_then_pass(match: PositionMatch, *actions: Json) -> None:
    """Take these actions; after each, everyone passes in all windows."""
    for action in actions:
        match.do(action)
        pass_all(match)


# Inspecting a match


def phase(match: PositionMatch) -> str:
    """Return the phase."""
    found: str = match.now()["phase"]
    return found


def asked(match: PositionMatch) -> tuple[str, int]:
    """Return the phase and the seat that is asked."""
    return phase(match), actor(match.match.state)


def waiting(match: PositionMatch) -> Json:
    """Return the pending action."""
    found: Json = match.now()["pending"]
    return found


def zone(match: PositionMatch, seat: int, name: str) -> Json:
    """Return the cats in a seat's `house`, `porch` or `yard`."""
    found: Json = match.now()["players"][seat][name]
    return found


def neighborhood(match: PositionMatch) -> Json:
    """Return the cats that are nowhere else."""
    counts = dict.fromkeys(COLORS, 10)
    for seat in match.now()["players"]:
        on = [seat["house"], seat["porch"], seat["yard"], *[card.get("cats", {}) for card in seat["lasting"]]]
        for there in on:
            for color, count in there.items():
                counts[color] -= count
    return {color: count for color, count in counts.items() if count}


def hand(match: PositionMatch, seat: int) -> list[Any]:
    """Return the ids of the cards in a hand, whether or not everyone knows them."""
    cards = match.now()["players"][seat]["hand"]
    return [card["card"] if isinstance(card, dict) else card for card in cards]


def hand_in(table: Json, seat: int) -> list[Any]:
    """Return a seat's hand in a position or view."""
    found: list[Any] = table["players"][seat]["hand"]
    return found


def lasting(match: PositionMatch, seat: int) -> list[Json]:
    """Return the lasting cards under a property."""
    found: list[Json] = match.now()["players"][seat]["lasting"]
    return found


def discarded(match: PositionMatch) -> list[str]:
    """Return the discard pile, in alphabetical order."""
    return sorted(match.now()["discard"])


def deck(match: PositionMatch) -> list[str]:
    """Return the deck, in order."""
    found: list[str] = match.now()["deck"]
    return found


def moves_with(match: PositionMatch, **fields: Any) -> list[Json]:
    """Return the legal moves with these fields."""
    return [action for action in match.moves() if all(action.get(key) == value for key, value in fields.items())]


def in_any_order(moves: list[Json]) -> list[Json]:
    """Sort moves, to compare them as a set."""
    return sorted(moves, key=str)


def refusal_of(match: PositionMatch, action: Json) -> tuple[str, str]:
    """Return the rule and the reason for refusing a move, whether it is unreadable or illegal."""
    try:
        refusal = match.why_not(action)
    except Refusal as error:
        refusal = error
    return refusal.rule, refusal.why

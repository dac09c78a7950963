"""The cards of Here, Kitty, Kitty!: each is data that names the family of its effect [HKK-8]."""

from __future__ import annotations

from typing import Final

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import (
    LONGEST_NAME,
    MOST_LISTED,
    as_bool,
    as_int,
    as_line,
    as_list,
    as_name,
    as_object,
    as_text,
    read_deck_file,
    read_id,
    shown,
)
from tabbytop.games.kitty.rulebook import FEWEST_PLAYERS, LIMIT, MOST_PLAYERS, NEIGHBORHOOD, YARD, ZONES

TYPES: Final = ("instant", "standard", "defensive")
INSTANT: Final = 0
STANDARD: Final = 1
DEFENSIVE: Final = 2

PARAMETERS: Final[dict[str, tuple[str, ...]]] = {
    "rain": (),
    "fewest-take": ("to",),
    "each-takes": ("to",),
    "each-sends": ("from", "to", "count"),
    "pass-left": (),
    "steal": ("to",),
    "lure": ("to", "count"),
    "startle": ("spaces",),
    "foster": ("to", "count"),
    "adopt": ("count",),
    "send": ("from", "to", "count"),
    "draw": ("count",),
    "return": (),
    "run": ("spaces",),
    "herd": ("count",),
    "fight": ("count",),
    "ward": ("against",),
    "insure": (),
    "cancel": (),
    "land": ("spaces",),
    "copy": (),
}
"""The families of effects, and the parameters each needs."""

ON_DRAWING: Final = ("rain", "fewest-take", "each-takes", "each-sends", "pass-left")
LASTING: Final = ("foster", "adopt", "ward", "insure")
DEFENDS: Final = ("cancel", "land", "ward", "insure")
MOST_COPIES: Final = 20
MOST_CARDS: Final = 200
MOST_KINDS: Final = 64
"""Maximum number of kinds of cards in a deck."""
MOST_COUNT: Final = 10
"""Maximum number on a card."""
MOST_SPACES: Final = 3


class EffectFamily:
    """A family of effects. What it does is in `family.Family`, which knows the table; a deck doesn't."""

    __slots__ = ()


class Kind:
    """One kind of card."""

    __slots__ = (
        "against", "cancels", "cancels_all", "copies", "count", "effect", "family", "id", "lasting", "name", "points",
        "shields", "spaces", "start", "to", "type",
    )  # fmt: skip

    def __init__(self, card: str, name: str, type_: int, copies: int, effect: str) -> None:
        self.id = card
        self.name = name
        self.type = type_
        self.copies = copies
        self.effect = effect
        self.family: EffectFamily | None = None  # set by `families.bind`; None for cards that only answer
        self.lasting = effect in LASTING
        self.start = YARD
        self.to = NEIGHBORHOOD
        self.count = 1
        self.spaces = 1
        self.points = 0
        self.against: list[str] = []
        self.cancels: list[str] = []
        self.cancels_all = False
        self.shields: list[str] = []


class Deck:
    """All kinds of cards, by number, with their numbers of copies."""

    __slots__ = ("cancellers", "copiers", "ids", "kinds", "landers", "movers", "number", "removed", "shielders")

    def __init__(self, kinds: list[Kind], removed: dict[int, dict[str, int]]) -> None:
        self.kinds = kinds
        self.ids: list[str] = [kind.id for kind in kinds]
        self.number: dict[str, int] = {card: i for i, card in enumerate(self.ids)}
        self.removed = removed
        every = range(len(kinds))
        self.movers: list[int] = [k for k in every if kinds[k].cancels_all]
        self.cancellers: list[list[int]] = [
            [k for k in every if kinds[k].cancels_all or kinds[other].id in kinds[k].cancels] for other in every
        ]
        """For each kind of card, the kinds that cancel it. `movers` are those that cancel a move."""
        self.shielders: list[list[int]] = [[k for k in every if kinds[i].id in kinds[k].shields] for i in every]
        self.copiers: list[int] = [k for k in every if kinds[k].effect == "copy"]
        self.landers: list[int] = [k for k in every if kinds[k].effect == "land"]

    def counts(self, seats: int) -> list[int]:
        """Count the cards of each kind in the game with this many players [HKK-2.2]."""
        out = self.removed.get(seats, {})
        return [kind.copies - out.get(kind.id, 0) for kind in self.kinds]


def read_deck(data: object) -> Deck:
    """Read a deck from plain data."""
    deck = read_deck_file(data, "here-kitty-kitty", ("cards",), ("removed",))
    kinds: list[Kind] = []
    taken: set[str] = set()
    for i, value in enumerate(as_list(deck["cards"], "cards", MOST_KINDS)):
        kinds.append(_read_kind(value, f"cards[{i}]", taken))
    for i, kind in enumerate(kinds):
        for field, names in (("cancels", kind.cancels), ("shields", kind.shields), ("against", kind.against)):
            for j, name in enumerate(names):
                if name not in taken:
                    where = f"cards[{i}].{field}[{j}]"
                    raise Refusal("HKK-8", "no-such-card-here", {"found": shown(name)}, where)
    made = Deck(kinds, _read_removed(deck.get("removed", {}), kinds))
    if len(made.landers) > 1:  # an action couldn't say which of them is played
        raise Refusal("HKK-5.4", "one-lander", {}, f"cards[{made.landers[1]}].effect")
    _check_size(made)
    return made


def _read_kind(value: object, where: str, taken: set[str]) -> Kind:
    """Read one kind of card: the common keys, and those its family needs."""
    if not isinstance(value, dict) or "effect" not in value:
        as_object(value, where, ("id", "type", "copies", "effect"), tuple(value) if isinstance(value, dict) else ())
    assert isinstance(value, dict)
    families = tuple(PARAMETERS)
    effect = families[as_name(value["effect"], f"{where}.effect", families, "HKK-8")]
    more = ("name", "lasting", "points") + (("cancels", "shields") if effect == "cancel" else ())
    card = as_object(value, where, ("id", "type", "copies", "effect", *PARAMETERS[effect]), more)
    name = read_id(card, where, taken)
    type_ = as_name(card["type"], f"{where}.type", TYPES, "HKK-4.1")
    copies = as_int(card["copies"], f"{where}.copies", 0, MOST_COPIES)
    title = as_line(card["name"], f"{where}.name", LONGEST_NAME) if "name" in card else name
    kind = Kind(name, title, type_, copies, effect)
    _check_type(kind, card, where)
    _read_parameters(kind, card, where)
    return kind


def _check_type(kind: Kind, card: dict[str, object], where: str) -> None:
    """Check that the effect belongs to cards of this type [HKK-4.1, HKK-4.2]."""
    instant = kind.effect in ON_DRAWING
    if instant != (kind.type == INSTANT):
        raise Refusal("HKK-4.1", "effect-type", {"effect": kind.effect, "type": TYPES[kind.type]}, f"{where}.type")
    if (kind.type == DEFENSIVE) != (kind.effect in DEFENDS):
        raise Refusal("HKK-4.1", "effect-type", {"effect": kind.effect, "type": TYPES[kind.type]}, f"{where}.type")
    if as_bool(card.get("lasting", kind.lasting), f"{where}.lasting") != kind.lasting:
        raise Refusal("HKK-4.2", "effect-lasting", {"effect": kind.effect}, f"{where}.lasting")


def _read_parameters(kind: Kind, card: dict[str, object], where: str) -> None:
    """Read zones, numbers, and names of other cards."""
    if "from" in card:
        kind.start = as_name(card["from"], f"{where}.from", ZONES)
    if "to" in card:
        kind.to = as_name(card["to"], f"{where}.to", ZONES)
    if kind.effect in ("send", "each-sends") and not kind.to < kind.start:
        raise Refusal("HKK-8", "zones-outward", {}, f"{where}.to")
    if kind.effect in ("lure", "foster", "steal", "each-takes", "fewest-take") and kind.to == NEIGHBORHOOD:
        raise Refusal("HKK-8", "zones-inward", {}, f"{where}.to")
    if "count" in card:
        kind.count = as_int(card["count"], f"{where}.count", 1, MOST_COUNT)
    if "spaces" in card:
        kind.spaces = as_int(card["spaces"], f"{where}.spaces", 1, MOST_SPACES)
    if "points" in card:
        kind.points = as_int(card["points"], f"{where}.points", 0, MOST_LISTED, "HKK-7.6")
    kind.cancels_all = card.get("cancels") == "all"
    if not kind.cancels_all:
        kind.cancels = _read_names(card.get("cancels", []), f"{where}.cancels")
    kind.shields = _read_names(card.get("shields", []), f"{where}.shields")
    kind.against = _read_names(card.get("against", []), f"{where}.against")


def _read_names(value: object, where: str) -> list[str]:
    """Read a list of card names."""
    return [as_text(name, f"{where}[{i}]") for i, name in enumerate(as_list(value, where, MOST_KINDS))]


def _read_removed(value: object, kinds: list[Kind]) -> dict[int, dict[str, int]]:
    """Read which cards leave the deck, by number of players [HKK-2.2]."""
    removed: dict[int, dict[str, int]] = {}
    numbers = tuple([str(n) for n in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)])
    copies = {kind.id: kind.copies for kind in kinds}
    for players, cards in as_object(value, "removed", (), numbers).items():
        where = f"removed.{players}"
        found = as_object(cards, where, (), tuple(copies))
        removed[int(players)] = {card: as_int(n, f"{where}.{card}", 0, copies[card]) for card, n in found.items()}
    return removed


def _check_size(deck: Deck) -> None:
    """Check that there are enough cards to deal a hand to any number of players [HKK-2.3]."""
    for seats in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        counts = deck.counts(seats)
        dealt = sum([counts[k] for k in range(len(counts)) if deck.kinds[k].type != INSTANT])
        if dealt < LIMIT[seats] * seats or sum(counts) > MOST_CARDS:
            facts: dict[str, str | int] = {"count": sum(counts), "least": LIMIT[seats] * seats, "most": MOST_CARDS}
            raise Refusal("HKK-2.3", "deck-size", facts, "cards")

"""The games to measure and all their variants: data only, so that a report needs no game."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Options = Mapping[str, object]

BOTH: Mapping[str, Options] = {"basic": {"advanced": False}, "advanced": {"advanced": True}}


@dataclass(frozen=True)
class Entry:
    """A game to measure with each of these decks, options and numbers of players.

    The first deck and the first options are the headline's.
    """

    name: str
    title: str
    decks: tuple[str, ...]
    headline: str  # in words
    players: tuple[int, ...] = (2, 3, 4, 5)
    headline_players: int = 4
    ways: Mapping[str, Options] = field(default_factory=lambda: BOTH)
    options: Options = field(default_factory=dict)  # all options


@dataclass(frozen=True)
class Variant:
    """One variant of a game."""

    entry: Entry
    players: int
    way: str
    deck: str

    @property
    def label(self) -> str:
        """Return what distinguishes it from the game's other variants."""
        return f"{self.players} {self.way} {self.deck if len(self.entry.decks) > 1 else ''}".rstrip()

    @property
    def name(self) -> str:
        return f"{self.entry.name} {self.label}"

    @property
    def options(self) -> dict[str, object]:
        return {**self.entry.options, **self.entry.ways[self.way]}


def headline_of(entry: Entry) -> Variant:
    """Return the variant by which a game is compared with other engines."""
    return Variant(entry, entry.headline_players, next(iter(entry.ways)), entry.decks[0])


def variants_of(entry: Entry) -> list[Variant]:
    """Return all variants of a game, the headline first."""
    each = [Variant(entry, n, way, deck) for deck in entry.decks for way in entry.ways for n in entry.players]
    return sorted(each, key=lambda variant: variant != headline_of(entry))


GAMES = (
    Entry("cat-box", "Cat Box", ("mirror", "secret"), "4 players, basic, mirrored deck"),
    Entry("if-it-fits", "If It Fits", ("cardboard",), "4 players, basic, kitchen table", options={"table": "kitchen"}),
    Entry(
        "here-kitty-kitty", "Here, Kitty, Kitty!", ("neighborhood",), "4 players", (2, 3, 4, 5, 6), ways={"players": {}}
    ),
)
HEADLINES = [headline_of(entry) for entry in GAMES]
VARIANTS = [variant for entry in GAMES for variant in variants_of(entry)]

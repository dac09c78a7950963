"""The games to measure and all their variants: data only, so that a report needs no game."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Options = Mapping[str, object]

BOTH: Mapping[str, Options] = {"basic": {"advanced": False}, "advanced": {"advanced": True}}


@dataclass(frozen=True)
class MeasuredGame:
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

    game: MeasuredGame
    players: int
    way: str
    deck: str

    @property
    def label(self) -> str:
        """Return what distinguishes it from the game's other variants."""
        return f"{self.players} {self.way} {self.deck if len(self.game.decks) > 1 else ''}".rstrip()

    @property
    def name(self) -> str:
        return f"{self.game.name} {self.label}"

    @property
    def options(self) -> dict[str, object]:
        return {**self.game.options, **self.game.ways[self.way]}


def headline_of(game: MeasuredGame) -> Variant:
    """Return the variant by which a game is compared with other engines."""
    return Variant(game, game.headline_players, next(iter(game.ways)), game.decks[0])


def variants_of(game: MeasuredGame) -> list[Variant]:
    """Return all variants of a game, the headline first."""
    each = [Variant(game, n, way, deck) for deck in game.decks for way in game.ways for n in game.players]
    return sorted(each, key=lambda variant: variant != headline_of(game))


GAMES = (
    MeasuredGame("cat-box", "Cat Box", ("mirror", "secret"), "4 players, basic, mirrored deck"),
    MeasuredGame(
        "if-it-fits", "If It Fits", ("cardboard",), "4 players, basic, kitchen table", options={"table": "kitchen"}
    ),
    MeasuredGame(
        "here-kitty-kitty", "Here, Kitty, Kitty!", ("neighborhood",), "4 players", (2, 3, 4, 5, 6), ways={"players": {}}
    ),
)
HEADLINES = [headline_of(game) for game in GAMES]
VARIANTS = [variant for game in GAMES for variant in variants_of(game)]

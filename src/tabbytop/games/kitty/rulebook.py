"""The rules of Here, Kitty, Kitty! by number. Their texts are in the `.ftl` files of each language."""

from typing import Final

RULES_VERSION: Final = 1

RULES: Final = (
    "HKK-1.1", "HKK-1.2",
    "HKK-2.1", "HKK-2.2", "HKK-2.3",
    "HKK-3.1", "HKK-3.2", "HKK-3.3", "HKK-3.4",
    "HKK-4.1", "HKK-4.2", "HKK-4.3", "HKK-4.4", "HKK-4.5",
    "HKK-5.1", "HKK-5.2", "HKK-5.3", "HKK-5.4", "HKK-5.5",
    "HKK-6.1",
    "HKK-7.1", "HKK-7.2", "HKK-7.3", "HKK-7.4", "HKK-7.5", "HKK-7.6", "HKK-7.7",
    "HKK-8",
)  # fmt: skip
"""The numbered rules; HKK-8 is the deck."""

RULINGS: Final = (
    "HKK-2.3a",  # the starting player is drawn at random, or set by an option
    "HKK-3.1a",  # one action may discard any number of cards
    "HKK-3.2a",  # a player must take both actions if possible
    "HKK-4.3a",  # a player asks for at least one cat, and that many move
    "HKK-4.4a",  # the number of missing cats is the card's number minus the cats in the Neighborhood
    "HKK-5.1a",  # no window if every answer is publicly out of play
    "HKK-5.2a",  # Defensive cards cannot be copied
    "HKK-7.4a",  # having the most of a color takes at least one cat
    "HKK-7.5a",  # a House of one color holds at least one cat
    "HKK-7.7a",  # remaining ties are shared
)
"""Our rulings where the rulebook is silent. The letters in their numbers are ours."""

COLORS: Final = ("black", "gray", "orange", "white")
CATS_OF_A_COLOR: Final = 10
ZONES: Final = ("neighborhood", "yard", "porch", "house")
NEIGHBORHOOD: Final = 0
YARD: Final = 1
PORCH: Final = 2
HOUSE: Final = 3

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6
ACTIONS: Final = 2
LIMIT: Final = (0, 0, 2, 3, 3, 3, 2)
"""Cards in a full hand, by number of players [HKK-2.1]."""
IDLE_ROUNDS: Final = 3
"""Rounds without a card after which the final round begins [HKK-3.4]."""

IN_HOUSE: Final = 5
ON_PORCH: Final = 3
MANY: Final = 5
FOR_MANY: Final = 5
FOR_EACH_COLOR: Final = 5
FOR_MOST: Final = 3
FOR_ONE_COLOR: Final = 10

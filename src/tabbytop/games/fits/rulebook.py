"""The rules of If It Fits by number. Their texts are in the `.ftl` files of each language."""

from typing import Final

RULES_VERSION: Final = 1

RULES: Final = (
    "IIF-1.1", "IIF-1.2", "IIF-1.3", "IIF-1.4", "IIF-1.5",
    "IIF-2.1", "IIF-2.2", "IIF-2.3", "IIF-2.4", "IIF-2.5",
    "IIF-3.1", "IIF-3.2", "IIF-3.3", "IIF-3.4",
    "IIF-4.1", "IIF-4.2", "IIF-4.3", "IIF-4.4", "IIF-4.5", "IIF-4.6",
    "IIF-5.1", "IIF-5.2", "IIF-5.3", "IIF-5.4",
    "IIF-6.1", "IIF-6.2", "IIF-6.3",
    "IIF-7.1", "IIF-7.2", "IIF-7.3", "IIF-7.4",
    "IIF-8.1", "IIF-8.2", "IIF-8.3",
    "IIF-9.1", "IIF-9.2",
    "IIF-10.1", "IIF-10.2", "IIF-10.3", "IIF-10.4",
    "IIF-11.1", "IIF-11.2", "IIF-11.3", "IIF-11.4",
)  # fmt: skip
"""The numbered rules."""

RULINGS: Final = (
    "IIF-2.3a",  # a special toy dealt to a starting hand is put back and replaced
    "IIF-2.4a",  # larger stacks on top
    "IIF-2.5a",  # the starting player is drawn at random, or set by an option
    "IIF-2.5b",  # a player with no legal place for a start card passes
    "IIF-4.1a",  # no offset placements
    "IIF-4.2a",  # the four tables, and the middle cell
    "IIF-4.6a",  # a neighbor's wall closes an open side; the table's edge does not
    "IIF-5.3a",  # no cat lies across a sleeping cat or a Princess
    "IIF-6.1a",  # a sleeping cat has four open sides
    "IIF-6.2a",  # its box is judged after it has joined the boxes around it
    "IIF-8.2a",  # with no spot a special toy must be cardboard; with no place it is discarded
    "IIF-9.2a",  # a player who can play nothing discards, even after the end is triggered
    "IIF-10.3a",  # extra cats earn their points whether or not the box was scored
    "IIF-10.4a",  # remaining ties are shared
    "IIF-11.1a",  # all five Princess cards, with any number of players
)
"""Our rulings where the rulebooks are silent. The letters in their numbers are ours."""

CATS: Final = ("lilly", "charlie", "milo", "jack", "izzy")
TOYS: Final = ("mouse", "yarn", "feather", "bell")
SPRAY: Final = "spray"

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
CATS_EACH: Final = 5
PRINCESSES: Final = 5
SPECIAL_TOYS: Final = 3
CARDBOARD: Final = 72
START_CARDS: Final = 5
HAND: Final = 2
"""Cards dealt to each player [IIF-2.3]."""

TABLES: Final = {"coffee": (9, 7), "kitchen": (13, 9), "dining": (17, 11), "floor": (31, 21)}
"""The available tables, as columns and rows [IIF-4.2a]."""
USUAL_TABLE: Final = "kitchen"

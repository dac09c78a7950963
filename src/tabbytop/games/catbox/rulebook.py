"""The rules of Cat Box by number. Their texts are in the `.ftl` files of each language."""

from typing import Final

RULES_VERSION: Final = 1

RULES: Final = (
    "CB-1.1", "CB-1.2",
    "CB-2.1", "CB-2.2", "CB-2.3", "CB-2.4",
    "CB-3.1", "CB-3.2",
    "CB-4.1", "CB-4.2", "CB-4.3",
    "CB-5.1", "CB-5.2", "CB-5.3", "CB-5.4",
    "CB-6.1", "CB-6.2", "CB-6.3", "CB-6.4", "CB-6.5", "CB-6.6", "CB-6.7", "CB-6.8",
)  # fmt: skip
"""The numbered rules."""

RULINGS: Final = (
    "CB-2.2a",  # the removed cards are removed unseen
    "CB-2.4a",  # the starting player is drawn at random, or set by an option
    "CB-5.4a",  # remaining ties are shared
    "CB-6.3a",  # Cat Paw needs another card that can be played
    "CB-6.3b",  # hands are refilled at the end of the turn, in the order in which cards left them
    "CB-6.4a",  # to cover means to lie on an existing quadrant
    "CB-6.4b",  # nobody else may lift a card that holds the token
    "CB-6.4c",  # the token stays at its place on the grid
    "CB-6.4d",  # guards that leave no legal placement at all may be covered
    "CB-6.5a",  # the hand a fish was taken from is refilled at the end of the turn
    "CB-6.5b",  # playing a fish refills nothing
    "CB-6.5c",  # the game isn't over until every fish is played
    "CB-6.7a",  # a moved card keeps the same face up
    "CB-6.7b",  # at its new place it covers nothing that others guard
    "CB-6.7c",  # moving may split the play area
    "CB-6.7d",  # a moved card may not go back to where it was
    "CB-6.7e",  # the card just played may be moved
    "CB-6.8a",  # a player who can't play a card passes and uses no token
    "CB-6.8b",  # without a card in any hand or under any fish the game is over, even if the pile has cards
)
"""Our rulings where the rulebook is silent. The letters in their numbers are ours."""

IDENTITIES: Final = ("black", "pink", "purple", "blue", "yellow", "chihuahua")
CHIHUAHUA: Final = 5
LETTERS: Final = "KPVBY."
EMPTY_BOX: Final = 5
TOKENS: Final = ("cat-paw", "cat-box", "dried-fish", "stacking", "toy-mouse")
CAT_PAW: Final = 0
CAT_BOX: Final = 1
DRIED_FISH: Final = 2
STACKING: Final = 3
TOY_MOUSE: Final = 4

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
MOST_CARDS: Final = 48
HAND: Final = (0, 0, 2, 2, 1, 1)
"""Cards in a hand, by number of players [CB-2.2]."""
REMOVED: Final = (0, 0, 1, 2, 3, 2)
"""Cards that leave a basic game unseen, by number of players [CB-2.2]."""

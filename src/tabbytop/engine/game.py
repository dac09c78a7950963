"""The interface between a game and the app: a start state, views, sampling of hidden cards, a result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from tabbytop.engine.step import State

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from tabbytop.engine.step import Luck
    from tabbytop.engine.words import Words

S = TypeVar("S", bound=State)

Plain = dict[str, object]
"""A parsed JSON object, the form in which decks, positions and actions enter and leave a game."""


class Game(Generic[S]):
    """A game with one deck, playable with any number of seats it allows.

    `players` lists the allowed numbers of seats, `variants` the sets of options that change the rules, `choices` the
    options for the person who creates a table, and `windows` the kinds of reaction windows with the seconds that each
    stays open by default. The other attributes are functions from the game's modules:

    - `begin(deck, seats, options)`: return the state before anything has been drawn
    - `clone(s)`: return an independent copy of a state
    - `key(s)`: return a state or view as a value; equal keys mean equal states
    - `view(s, seat)`: return the state as a seat sees it, with holes for what it can't know
    - `fill(view, rng)`: return a random state consistent with the view, drawn with its true probability
    - `points(s)`, `winners(s)`, `details(s)`: return the result as if the game ended now, and its breakdown
    - `tally(s)`: return an itemized score as if the game ended now, for score sheets; for a
      watcher's view, only what is public
    - `unseen(view)`: return the cards the seat hasn't seen yet, with counts
    - `end_cites(s)`: return the rules that the end of this game and its scoring illustrate
    - `write_action(s, sentence)`, `read_action(s, action)`: convert a complete move to and from the JSON format of the
      rules page; a move that was read may still be illegal
    - `write_view(view)`, `see(deck, data)`: convert a view to and from plain data, for display and for the wire
    - `write_position(s, luck)`: return a state as a position file; `luck` decides the order of cards nobody has seen
    """

    __slots__ = (
        "begin", "choices", "clone", "deck", "details", "end_cites", "fill", "key", "name", "players", "points",
        "read_action", "rules", "rules_version", "see", "tally", "unseen", "variants", "view", "windows", "winners",
        "words", "write_action", "write_position", "write_view",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        rules_version: int,
        rules: tuple[str, ...],
        players: tuple[int, ...],
        variants: tuple[Plain, ...],
        choices: tuple[Plain, ...],
        windows: dict[str, float],
        deck: Any,
        words: Words,
        begin: Callable[[Any, int, Plain], S],
        clone: Callable[[S], S],
        key: Callable[[S], tuple[object, ...]],
        view: Callable[[S, int], S],
        fill: Callable[[S, Random], S],
        points: Callable[[S], list[int]],
        winners: Callable[[S], list[int]],
        details: Callable[[S], list[Plain]],
        tally: Callable[[S], list[Plain]],
        unseen: Callable[[S], list[Plain]],
        end_cites: Callable[[S], list[str]],
        write_action: Callable[[S, tuple[int, ...]], Plain],
        read_action: Callable[[S, object], tuple[int, ...]],
        write_view: Callable[[S], Plain],
        see: Callable[[Any, object], S],
        write_position: Callable[[S, Luck], Plain],
    ) -> None:
        self.name = name
        self.rules, self.rules_version = rules, rules_version
        self.players, self.variants = players, variants
        self.choices, self.windows = choices, windows
        self.deck, self.words = deck, words
        self.begin = begin
        self.clone = clone
        self.key = key
        self.view = view
        self.fill = fill
        self.points, self.winners, self.details = points, winners, details
        self.tally, self.unseen = tally, unseen
        self.end_cites = end_cites
        self.write_action, self.read_action = write_action, read_action
        self.write_view = write_view
        self.see = see
        self.write_position = write_position

    def start(self, seats: int, options: Plain) -> S:
        """Return the state before anything has been drawn."""
        return self.begin(self.deck, seats, options)

    def read_view(self, data: object) -> S:
        """Read a view from the data that `write_view` returned: enough to display it and to choose a move."""
        return self.see(self.deck, data)

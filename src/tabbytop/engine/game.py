"""What the house asks of a game: a start, what each seat sees, worlds that fit a view, a result."""

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
"""A JSON object as Python reads it: how decks, positions and actions enter and leave a game."""


class Game(Generic[S]):
    """A game with one deck, ready to be played by any number of seats it allows.

    `players` are the numbers of seats it allows, `variants` the options that make it another game, `choices` all that
    its options can say, for who lays a table, `windows` the kinds of its windows, by which they are timed. It holds
    what the rooms of a game do, so that a game is made by naming them:

    - `begin(deck, seats, options)`: the world before anything has been drawn
    - `clone(s)`: a second world, equal and independent
    - `key(s)`: the world, or view, as a value: equal keys, equal worlds
    - `view(s, seat)`: the world as this seat sees it: what it cannot know is a hole
    - `fill(view, rng)`: one world that the view allows, each as likely as it really is
    - `points(s)`, `winners(s)`, `details(s)`: the result as if the game ended now, and where it comes from
    - `tally(s)`: what can be counted in a world as if the game ended now, piece by piece, for score sheets; of what
      everybody sees (the view of a watcher), it is what everybody may know
    - `unseen(view)`: what the seat has not seen yet, and how many of it there are
    - `end_cites(s)`: the rules that the end of this game and its scoring show at work
    - `write_action(s, sentence)`, `read_action(s, action)`: a whole move in the rules page's format, and back; what is
      read may still be against the rules
    - `write_view(view)`, `see(deck, data)`: a view as plain data, for eyes and for the wire, and back
    - `write_position(s, luck)`: a whole world as a position file; luck is asked for the order of what nobody has seen
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
        windows: tuple[str, ...],
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
        """The world before anything has been drawn."""
        return self.begin(self.deck, seats, options)

    def read_view(self, data: object) -> S:
        """What a seat sees, from the data that `write_view` made of it: enough to draw it and to choose a move."""
        return self.see(self.deck, data)

"""Decks in which every card is unique and recognizable in any message, and functions that find such cards in text."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from tabbytop.engine.seats import WATCHER, hears
from tabbytop.games.kitty.cards import Kind
from tabbytop.narrate.kitty import card_text
from tabbytop.narrate.language import english
from tabbytop.server.tables.state import TableState
from tabbytop.table.files import read_deck

Deck = dict[str, Any]
KITTY = "here-kitty-kitty"
TOYS = ["zqa", "zqb", "zqc", "zqd", "zqe", "zqf", "zqg", "zqh"]
LETTERS = "KPVBY."


def kitty_deck(rng: Random) -> Deck:
    """Make a deck of unique cards, each with a name that occurs nowhere else."""
    deck = read_deck(KITTY, "neighborhood")
    letters = ["".join(two) for two in itertools.product("abcdefghijkmnopr", repeat=2)]
    rng.shuffle(letters)
    tags: dict[str, list[str]] = {}
    cards: list[Deck] = []
    for card in deck["cards"]:
        alone = card["effect"] == "land"  # only one kind of these is allowed
        for _ in range(1 if alone else card["copies"]):
            tag = f"zq{letters.pop()}x"
            tags.setdefault(card["id"], []).append(tag)
            cards.append({**card, "id": tag, "name": f"The {tag}", "copies": card["copies"] if alone else 1})
    for card in cards:
        for field in ("cancels", "shields", "against"):
            if isinstance(card.get(field), list):
                card[field] = [tag for name in card[field] for tag in tags[name]]
    return {"game": KITTY, "name": "tagged", "cards": cards}


def named_by_deck(data: bytes, kinds: list[Kind]) -> bytes:
    """Return the part of a message's question that only repeats what the deck says.

    That is the text of the card that the question is about, which may name other cards. In the window after a refill
    it is the whole question: only one kind of card can answer it, whether or not anyone holds such a card.
    """
    if b'"question":' not in data:
        return b""
    question = bytes(msgspec.json.decode(data, type=dict[str, msgspec.Raw])["question"])
    if b'"kind":"land"' in data:
        return question
    asked: dict[str, Any] = msgspec.json.decode(question)
    about = asked.get("about", "")
    names = {kind.id: kind.name for kind in kinds}
    texts = [card_text(english(), kind, names) for kind in kinds if kind.id == asked.get("card")]
    return msgspec.json.encode(about) if about in texts else b""


def fits_deck(rng: Random) -> Deck:
    """Make a deck in which every card has a unique set of icons."""
    deck = read_deck("if-it-fits", "cardboard")
    sets = [list(some) for count in (2, 3, 4) for some in itertools.combinations(TOYS, count)]
    rng.shuffle(sets)
    cards = [{**card, "icons": sets.pop()} for card in deck["cards"]]
    start = [{**card, "icons": sets.pop()} for card in deck["start_cards"]]
    return {"game": "if-it-fits", "name": "tagged", "toys": TOYS, "cards": cards, "start_cards": start}


def catbox_deck(rng: Random) -> Deck:
    """Make a deck in which every side of every card is unique."""
    sides = ["".join(four) for four in itertools.product(LETTERS, repeat=4)]
    rng.shuffle(sides)
    rows = [[side[:2], side[2:]] for side in sides]
    cards = [{"front": rows.pop(), "back": rows.pop()} for _ in range(48)]
    return {"game": "cat-box", "name": "tagged", "cards": cards}


ICONS = re.compile(r'zq[a-h](?:(?:","|\+| \+ )zq[a-h])+')
ICON = re.compile("zq[a-h]")
FACE = re.compile(r'\["([KPVBY.]{2})","([KPVBY.]{2})"\]|face ([KPVBY.]{4})|([KPVBY.□]{2})/([KPVBY.□]{2})')
IDENTITY = re.compile(r'"identity":"(\w+)"(?!,"points":)|identity (\w+)')
"""Finds an identity. A tally, which has a row of points for each identity, doesn't count."""
TAG = re.compile("zq[a-z]{2}x")


def kitty_tags(text: str) -> set[str]:
    """Return the cards that a text names."""
    return set(TAG.findall(text))


def fits_tags(text: str) -> set[str]:
    """Return the cards that a text shows, as lists of icons in JSON, words or sentences."""
    found = {"+".join(ICON.findall(some)) for some in ICONS.findall(text)}
    return found - {"+".join(TOYS)}  # all toys


def catbox_tags(text: str) -> set[str]:
    """Return the sides of cards and the identities that a text shows."""
    identities = {f"identity {''.join(groups)}" for groups in IDENTITY.findall(text)}
    return identities | {"".join(groups).replace("□", ".") for groups in FACE.findall(text)}


DECKS: dict[str, Callable[[Random], Deck]] = {"cat-box": catbox_deck, "if-it-fits": fits_deck, KITTY: kitty_deck}
TAGS: dict[str, Callable[[str], set[str]]] = {"cat-box": catbox_tags, "if-it-fits": fits_tags, KITTY: kitty_tags}


@dataclass
class Knowledge:
    """What each seat may know at each entry: everything that was sent to it, and nothing else."""

    state: TableState

    def __post_init__(self) -> None:
        """Follow the log once."""
        assert self.state.match is not None
        assert isinstance(self.state.setup.deck, dict)
        self.tags = TAGS[self.state.setup.game]
        words = self.state.match.game.words
        start = self.tags(str(self.state.setup.deck.get("start_cards", "")).replace("'", '"').replace('", "', '","'))
        self.heard: dict[int, list[set[str]]] = {}
        """For every seat, by number of lines."""
        for seat in [*range(len(self.state.seats)), WATCHER]:
            known = set(start)
            self.heard[seat] = [set(known)]
            for line in self.state.match.lines:
                if hears(line.audience, seat) and line.action >= 0:
                    known |= self.tags(words.write(line.action))
                self.heard[seat].append(set(known))

    def at(self, seat: int | None, n: int) -> set[str]:
        """Return what a seat or a watcher may know after entry `n`."""
        last = self.state.line_spans[n - 1][1] if n else 0
        return self.heard[WATCHER if seat is None else seat][last]

    def hidden(self, seat: int | None, n: int, text: str) -> set[str]:
        """Return what a text shows that this seat may not know yet."""
        return self.tags(text) - self.at(seat, n)

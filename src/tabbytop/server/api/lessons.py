"""The routes for who wants to learn: the rules in our words, all cards, and a first lesson of each game."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from tabbytop.engine.errors import Refusal
from tabbytop.games.shelf import NAMES, open_game
from tabbytop.narrate.language import Language, english, in_order
from tabbytop.narrate.rules import chapter_of, chapter_title, chapters, in_words, rule_text
from tabbytop.server.edge.errors import ERROR_RESPONSES
from tabbytop.server.edge.language import language_named
from tabbytop.server.views.card_lists import CARDS, CardInfo
from tabbytop.server.views.lessons import Lesson, lesson_of
from tabbytop.table.files import DECKS, read_deck

MOST_PAGES = 32


class Rule(msgspec.Struct, frozen=True):
    """A rule, or with a letter after its number a ruling of ours."""

    id: str
    section: str
    text: str


class Section(msgspec.Struct, frozen=True):
    """A chapter of the rules."""

    id: str
    title: str


class RulesPage(msgspec.Struct, frozen=True):
    """The rules of a game in our words."""

    game: str
    title: str
    sections: list[Section]
    rules: list[Rule]


class CardsPage(msgspec.Struct, frozen=True):
    """All cards of a game's deck, and which decks there are."""

    game: str
    deck: str
    decks: list[str]
    cards: list[CardInfo]


def known_game(game: str) -> str:
    """A game that is on the shelf."""
    if game not in NAMES:
        raise Refusal("", "no-such-page")
    return game


def reader(code: str) -> Language:
    """The language somebody reads, English where we do not speak it."""
    return language_named(code) or english()


@lru_cache(MOST_PAGES)
def rules_page(game: str, language: Language) -> RulesPage:
    """The rules of a game, made once for each language."""
    rules = open_game(game, read_deck(game, DECKS[game][0])).rules
    sections = [Section(chapter, chapter_title(language, chapter)) for chapter in chapters(rules)]
    told = [Rule(rule, chapter_of(rule), rule_text(language, rule)) for rule in in_order(rules)]
    return RulesPage(game, in_words(language, game), sections, told)


@lru_cache(MOST_PAGES)
def cards_page(game: str, deck: str, language: Language) -> CardsPage:
    """The cards of a deck, made once for each language."""
    return CardsPage(game, deck, list(DECKS[game]), CARDS[game](read_deck(game, deck), language))


@get("/api/rules/{game:str}", responses=ERROR_RESPONSES, tags=["learn"])
async def rules_of_game(game: FromPath[str], lang: FromQuery[str] = "en") -> RulesPage:
    """The rules of a game in our words, by number."""
    return rules_page(known_game(game), reader(lang))


@get("/api/cards/{game:str}", responses=ERROR_RESPONSES, tags=["learn"])
async def cards_of_game(game: FromPath[str], lang: FromQuery[str] = "en", deck: FromQuery[str] = "") -> CardsPage:
    """All cards of a game, with how many there are of each."""
    decks = DECKS[known_game(game)]
    name = deck or decks[0]
    if name not in decks:
        raise Refusal("", "no-such-page")
    return cards_page(game, name, reader(lang))


@get("/api/lessons/{game:str}", responses=ERROR_RESPONSES, tags=["learn"])
async def lesson_of_game(game: FromPath[str]) -> Lesson:
    """A first lesson: positions, what may be said there, and which moves are meant."""
    return lesson_of(known_game(game))


HANDLERS = [rules_of_game, cards_of_game, lesson_of_game]

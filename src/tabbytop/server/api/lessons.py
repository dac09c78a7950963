"""Routes for learning: rules, cards, and a first lesson for each game."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from tabbytop.engine.errors import Refusal
from tabbytop.games.registry import NAMES, open_game
from tabbytop.narrate.language import Language, english, in_order
from tabbytop.narrate.rules import chapter_of, chapter_title, chapters, in_words, rule_text
from tabbytop.server.edge.errors import ERROR_RESPONSES
from tabbytop.server.edge.language import language_named
from tabbytop.server.views.card_lists.card_info import CardInfo
from tabbytop.server.views.card_lists.registry import CARD_LISTS
from tabbytop.server.views.lessons import Lesson, lesson_of
from tabbytop.table.files import DECKS, read_deck

CACHED_PAGES = 32
"""Pages kept in memory."""


class Rule(msgspec.Struct, frozen=True):
    """A rule, or a ruling of ours, which has a letter after its number."""

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
    """All cards of a game's deck, and the names of all decks."""

    game: str
    deck: str
    decks: list[str]
    cards: list[CardInfo]


def require_game(game: str) -> str:
    """Return the name of a game, or refuse a game that doesn't exist."""
    if game not in NAMES:
        raise Refusal("", "no-such-page")
    return game


def language_or_english(code: str) -> Language:
    """Return a language by code, or English if it isn't supported."""
    return language_named(code) or english()


@lru_cache(CACHED_PAGES)
def rules_page(game: str, language: Language) -> RulesPage:
    """Return the rules of a game, cached by language."""
    rules = open_game(game, read_deck(game, DECKS[game][0])).rules
    sections = [Section(chapter, chapter_title(language, chapter)) for chapter in chapters(rules)]
    texts = [Rule(rule, chapter_of(rule), rule_text(language, rule)) for rule in in_order(rules)]
    return RulesPage(game, in_words(language, game), sections, texts)


@lru_cache(CACHED_PAGES)
def cards_page(game: str, deck: str, language: Language) -> CardsPage:
    """Return the cards of a deck, cached by language."""
    return CardsPage(game, deck, list(DECKS[game]), CARD_LISTS[game](read_deck(game, deck), language))


@get("/api/rules/{game:str}", responses=ERROR_RESPONSES, tags=["learn"])
async def rules_of_game(game: FromPath[str], lang: FromQuery[str] = "en") -> RulesPage:
    """Return the rules of a game in our words, by number."""
    return rules_page(require_game(game), language_or_english(lang))


@get("/api/cards/{game:str}", responses=ERROR_RESPONSES, tags=["learn"])
async def cards_of_game(game: FromPath[str], lang: FromQuery[str] = "en", deck: FromQuery[str] = "") -> CardsPage:
    """Return all cards of a game, with the number of copies."""
    decks = DECKS[require_game(game)]
    name = deck or decks[0]
    if name not in decks:
        raise Refusal("", "no-such-page")
    return cards_page(game, name, language_or_english(lang))


@get("/api/lessons/{game:str}", responses=ERROR_RESPONSES, tags=["learn"])
async def lesson_of_game(game: FromPath[str]) -> Lesson:
    """Return a first lesson: positions, the legal moves there, and the intended moves."""
    return lesson_of(require_game(game))


HANDLERS = [rules_of_game, cards_of_game, lesson_of_game]

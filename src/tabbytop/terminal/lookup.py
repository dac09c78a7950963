"""Lookup of rules by number or by words in them, and of cards by part of their name."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from tabbytop.engine.game import Game
from tabbytop.engine.plain import shown
from tabbytop.narrate.language import Language, in_order

MOST_SHOWN = 5
"""Maximum number of rules to show in full. Of more rules, only the numbers are shown."""

Cards = list[tuple[str, str]]
"""Each card's name, and a description that begins with it."""


def look_up(language: Language, game: Game[Any], cards: Cards, query: str) -> list[str]:
    """Look up a card or rules by number, name or words. Return the lines to show, or hints for a better query."""
    prefix = game.rules[0].partition("-")[0]
    if re.match(rf"({prefix}-)?\d", query, re.IGNORECASE):
        number = query if query[0].isalpha() else f"{prefix}-{query}"
        rules = find_numbers(game, number)
        return describe_rules(language, rules) or [language.say("no-such-rule", found=shown(number))]
    found = find_cards(cards, query)
    if len(found) == 1:
        return [found[0][1]]
    if found:
        names = ", ".join(sorted([name for name, _ in found]))
        return [language.say("lookup-cards", found=shown(query), cards=names)]
    rules = find_mentions(language, game, query)
    if len(rules) > MOST_SHOWN:
        return [language.say("lookup-rules", count=len(rules), found=shown(query), rules=", ".join(rules))]
    return describe_rules(language, rules) or [language.say("lookup-none", found=shown(query))]


def describe_rules(language: Language, rules: list[str]) -> list[str]:
    """Return the texts of rules, one line each."""
    return [language.say("rule-line", rule=rule, text=language.rule(rule)) for rule in rules]


def find_numbers(game: Game[Any], number: str) -> list[str]:
    """Find the rules with this number: `CB-4.2` with its rulings, or `CB-4` for a whole chapter."""
    wanted = re.compile(re.escape(number) + r"(?!\d)", re.IGNORECASE)
    return [rule for rule in in_order(game.rules) if wanted.match(rule)]


def find_cards(cards: Cards, query: str) -> Cards:
    """Find the card of this name, or else all cards whose name contains it."""
    wanted = plain(query)
    exact = [card for card in cards if plain(card[0]) == wanted]
    return exact or [card for card in cards if wanted and wanted in plain(card[0])]


def find_mentions(language: Language, game: Game[Any], query: str) -> list[str]:
    """Find the rules that contain every word of the query, at least as the start of a word."""
    wanted = plain(query).split()
    if not wanted or max(map(len, wanted)) == 1:
        return []
    found = []
    for rule in in_order(game.rules):
        words = plain(language.rule(rule)).split()
        if all(any(word.startswith(one) for word in words) for one in wanted):
            found.append(rule)
    return found


def plain(text: str) -> str:
    """Reduce a text to lowercase letters without accents, digits and single spaces.

    >>> plain("Spay/Neuter  Clinic"), plain("Können-Öffner")
    ('spay neuter clinic', 'konnen offner')
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = [letter if letter.isalnum() else " " for letter in letters if not unicodedata.combining(letter)]
    return " ".join("".join(kept).split())

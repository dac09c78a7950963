"""Looking up rules by number, cards by part of their name, and rules by words in them."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from tabbytop.engine.game import Game
from tabbytop.engine.plain import shown
from tabbytop.narrate.language import Language, in_order

MOST_SHOWN = 5
"""Rules that are shown at once; of more, only the numbers."""

Cards = list[tuple[str, str]]
"""Each card's name, and its description with the name in front."""


def look_up(language: Language, game: Game[Any], cards: Cards, query: str) -> list[str]:
    """Find a card or rules by number, name or part of a name; the lines to show, or what to type instead."""
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
    """Write out rules, a line each."""
    return [language.say("rule-line", rule=rule, text=language.rule(rule)) for rule in rules]


def find_numbers(game: Game[Any], number: str) -> list[str]:
    """Find the rules with this number: `CB-4.2`, with its rulings, or `CB-4`, a whole chapter."""
    wanted = re.compile(re.escape(number) + r"(?!\d)", re.IGNORECASE)
    return [rule for rule in in_order(game.rules) if wanted.match(rule)]


def find_cards(cards: Cards, query: str) -> Cards:
    """Find the card of this name, or else all cards whose name contains it."""
    wanted = plain(query)
    exact = [card for card in cards if plain(card[0]) == wanted]
    return exact or [card for card in cards if wanted and wanted in plain(card[0])]


def find_mentions(language: Language, game: Game[Any], query: str) -> list[str]:
    """Find the rules in which every word of a query begins a word."""
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
    """Reduce a text to lower-case letters without accents, digits and single spaces.

    >>> plain("Spay/Neuter  Clinic"), plain("Können-Öffner")
    ('spay neuter clinic', 'konnen offner')
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = [letter if letter.isalnum() else " " for letter in letters if not unicodedata.combining(letter)]
    return " ".join("".join(kept).split())

"""Languages: sentences by id, from the `.ftl` files in a language's folder."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as FTL

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import printable, shown

Fact = str | int

LANGUAGES = ("en", "nl", "de")
"""The supported languages."""

HUGE = 10**15
"""Maximum number to format as such. Larger ones never occur in a game, and some can't be formatted."""
LONGEST_FACT = 600
"""Maximum length of a variable in a sentence."""

MAX_PREFERENCES = 20
"""Maximum number of languages to consider in an Accept-Language header."""
NAMED = frozenset({"identity", "token", "cat", "from", "to"})
"""Variables of refusals that hold a term of a game, which is translated."""


class Language:
    """A language in which sentences can be formatted."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.bundle = FluentBundle([code], use_isolating=False)
        for read in _sentences(code):
            self.bundle.add_resource(read)
        for read in _sentences("en") if code != "en" else ():  # English is the fallback for missing sentences
            self.bundle.add_resource(read)

    def knows(self, name: str) -> bool:
        """Return whether there is a sentence with this id."""
        return self.bundle.has_message(name)

    def say(self, name: str, /, **facts: Fact) -> str:
        """Format the sentence with this id and these variables."""
        pattern = self.bundle.get_message(name).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, facts)
        if errors:
            raise errors[0]
        return str(text)

    def name(self, word: str, kind: str = "") -> str:
        """Return the translated name of a thing. Things that exist only in a custom deck keep their name."""
        return self.say(kind + word) if self.knows(kind + word) else word

    def rule(self, rule: str) -> str:
        """Return the text of a rule."""
        return self.say("rule-" + rule.replace(".", "-"))

    def why(self, refusal: Refusal, names: list[str] | None = None) -> str:
        """Format a refusal as one sentence, with the place in the file and the rule behind it."""
        facts: dict[str, Fact] = dict(refusal.facts)
        for name, fact in facts.items():
            if isinstance(fact, int) and abs(fact) > HUGE:
                facts[name] = shown(fact)
            elif isinstance(fact, str) and len(fact) > LONGEST_FACT:  # fluent can't format longer texts
                facts[name] = printable(fact, LONGEST_FACT)
            if name in NAMED and isinstance(fact, str):
                facts[name] = self.name(fact)
        seat = facts.get("seat")
        if isinstance(seat, int):
            known = names is not None and 0 <= seat < len(names)
            facts["seat"] = names[seat] if names is not None and known else self.say("seat-name", seat=seat)
        text = self.say("why-" + refusal.why, **facts)
        if refusal.where:
            text = self.say("at-place", where=printable(refusal.where, LONGEST_FACT), text=text)
        return self.say("by-rule", text=text, rule=refusal.rule) if refusal.rule else text


def in_order(rules: tuple[str, ...]) -> list[str]:
    """Sort rules by number: 9.2, 9.2a, 10.1."""
    return sorted(rules, key=_parts)


def _parts(rule: str) -> list[tuple[int, str]]:
    """Split a rule's id into numbers and letters for sorting."""
    return [(int(number or 0), letters) for number, letters in re.findall(r"(\d*)(\D*)", rule)]


@cache
def _sentences(code: str) -> list[FTL.Resource]:
    """Parse all sentences of a language. The result is cached."""
    folder = resources.files("tabbytop.narrate") / code
    files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return [FluentResource(file.read_text(encoding="utf-8")) for file in sorted(files, key=lambda one: one.name)]


@cache
def _cached_language(code: str) -> Language:
    return Language(code)


def language(code: str) -> Language:
    """Return a language by its code, or English if we don't support it."""
    return _cached_language(code if code in LANGUAGES else "en")


def english() -> Language:
    """Return English."""
    return language("en")


def preferred(header: str) -> Language:
    """Return the supported language that an Accept-Language header prefers, or English."""
    best, liked = "en", 0.0
    for preference in header.split(",")[:MAX_PREFERENCES]:
        code, _, share = preference.partition(";")
        code = code.strip().lower().partition("-")[0]
        worth = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*", share)
        much = float(worth[1]) if worth else 0.0 if share.strip() else 1.0
        if code in LANGUAGES and much > liked:
            best, liked = code, much
    return language(best)

"""A language: its sentences by name, from the `.ftl` files of its folder."""

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
"""The languages that we speak."""

HUGE = 10**15
"""No number of a game is greater; there are some that cannot even be written."""
LONGEST_FACT = 600
"""Letters of the longest fact in a sentence."""

MOST_WISHES = 20
"""Languages of a header that are looked at."""
NAMED = frozenset({"identity", "token", "cat", "from", "to"})
"""Facts of refusals that are words of a game; a person reads what the language calls them."""


class Language:
    """Says sentences in one language."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.bundle = FluentBundle([code], use_isolating=False)
        for read in _sentences(code):
            self.bundle.add_resource(read)
        for read in _sentences("en") if code != "en" else ():  # what is not said in a language is said in English
            self.bundle.add_resource(read)

    def knows(self, name: str) -> bool:
        """Is there a sentence of this name?"""
        return self.bundle.has_message(name)

    def say(self, name: str, /, **facts: Fact) -> str:
        """The sentence of this name, with these facts."""
        pattern = self.bundle.get_message(name).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, facts)
        if errors:
            raise errors[0]
        return str(text)

    def name(self, word: str, kind: str = "") -> str:
        """What a thing is called; a thing that is only in somebody's own deck keeps its word."""
        return self.say(kind + word) if self.knows(kind + word) else word

    def rule(self, rule: str) -> str:
        """A rule in our words."""
        return self.say("rule-" + rule.replace(".", "-"))

    def why(self, refusal: Refusal, names: list[str] | None = None) -> str:
        """A refusal as one sentence, with the place in the file and the rule behind it."""
        facts: dict[str, Fact] = dict(refusal.facts)
        for name, fact in facts.items():
            if isinstance(fact, int) and abs(fact) > HUGE:
                facts[name] = shown(fact)
            elif isinstance(fact, str) and len(fact) > LONGEST_FACT:  # fluent makes no sentence of such
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
    """Rules by their numbers: 9.2, 9.2a, 10.1."""
    return sorted(rules, key=_parts)


def _parts(rule: str) -> list[tuple[int, str]]:
    """A rule's name, number by number."""
    return [(int(number or 0), letters) for number, letters in re.findall(r"(\d*)(\D*)", rule)]


@cache
def _sentences(code: str) -> list[FTL.Resource]:
    """All sentences of a language, read once."""
    folder = resources.files("tabbytop.narrate") / code
    files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return [FluentResource(file.read_text(encoding="utf-8")) for file in sorted(files, key=lambda one: one.name)]


@cache
def _spoken(code: str) -> Language:
    return Language(code)


def language(code: str) -> Language:
    """A language by its code, read once; English where we do not speak it."""
    return _spoken(code if code in LANGUAGES else "en")


def english() -> Language:
    """English."""
    return language("en")


def preferred(header: str) -> Language:
    """The language of ours that an Accept-Language header likes best; English where it likes none."""
    best, liked = "en", 0.0
    for wish in header.split(",")[:MOST_WISHES]:
        code, _, share = wish.partition(";")
        code = code.strip().lower().partition("-")[0]
        worth = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*", share)
        much = float(worth[1]) if worth else 0.0 if share.strip() else 1.0
        if code in LANGUAGES and much > liked:
            best, liked = code, much
    return language(best)

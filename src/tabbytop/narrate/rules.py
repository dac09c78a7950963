"""A game's rules by chapter, in a language or, where it has no translation, in English."""

from __future__ import annotations

from tabbytop.narrate.language import Language, english, in_order


def in_words(language: Language, name: str) -> str:
    """Return a sentence in this language, or in English if it isn't translated yet."""
    return (language if language.knows(name) else english()).say(name)


def chapter_of(rule: str) -> str:
    """Return the chapter of a rule: CB-4 for CB-4.2."""
    return rule.partition(".")[0]


def chapters(rules: tuple[str, ...]) -> list[str]:
    """Return the chapters of a rulebook, in order."""
    return list(dict.fromkeys([chapter_of(rule) for rule in in_order(rules)]))


def chapter_title(language: Language, chapter: str) -> str:
    """Return the title of a chapter."""
    return in_words(language, f"chapter-{chapter}")


def rule_text(language: Language, rule: str) -> str:
    """Return the text of a rule."""
    return in_words(language, "rule-" + rule.replace(".", "-"))

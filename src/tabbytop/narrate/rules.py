"""The rules of a game as a page: chapters and sentences, in any language that has them, else in English."""

from __future__ import annotations

from tabbytop.narrate.language import Language, english, in_order


def in_words(language: Language, name: str) -> str:
    """A sentence in this language, or in English where it has none yet."""
    return (language if language.knows(name) else english()).say(name)


def chapter_of(rule: str) -> str:
    """The chapter of a rule: CB-4 of CB-4.2."""
    return rule.partition(".")[0]


def chapters(rules: tuple[str, ...]) -> list[str]:
    """The chapters of a rulebook, in order."""
    return list(dict.fromkeys([chapter_of(rule) for rule in in_order(rules)]))


def chapter_title(language: Language, chapter: str) -> str:
    """What a chapter is about."""
    return in_words(language, f"chapter-{chapter}")


def rule_text(language: Language, rule: str) -> str:
    """A rule in our words."""
    return in_words(language, "rule-" + rule.replace(".", "-"))

"""Phrases that the previews of several games use."""

from __future__ import annotations

from tabbytop.narrate.language import Language


def describe_points(language: Language, who: str, was: int, now: int) -> list[str]:
    """Describe a change of points, if there is one."""
    if was == now:
        return []
    name = "preview-more" if now > was else "preview-less"
    return [language.say(name, who=who, points=now, count=abs(now - was))]


def join_list(language: Language, parts: list[str]) -> str:
    """Join several things with commas and "and"."""
    if len(parts) < 2:
        return "".join(parts)
    return language.say("preview-and", first=", ".join(parts[:-1]), last=parts[-1])

"""Questions in Here, Kitty, Kitty!: windows, and the choices that a card asks of a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.games.kitty.asking import Pick
from tabbytop.games.kitty.playing import CopyWindow, LandWindow
from tabbytop.games.kitty.rulebook import COLORS, YARD, ZONES
from tabbytop.games.kitty.sending import asked
from tabbytop.games.kitty.state import Table
from tabbytop.games.kitty.windows import CancelWindow, ShieldWindow
from tabbytop.games.kitty.words import CANCEL, COUNT_WORD, INWARD, MOVE, SPACES, STEPS, TARGET
from tabbytop.narrate.kitty import card_text, describe_plan, neighbors_of
from tabbytop.narrate.language import Language
from tabbytop.narrate.questions.question_text import QuestionText

if TYPE_CHECKING:
    from tabbytop.games.kitty.cards import Kind

CHOICES = {
    "fewest-take": "fewest",
    "each-takes": "takes",
    "each-sends": "sends",
    "rain": "rain",
    "pass-left": "left",
    "send": "sent",
    "fight": "fight",
    "startle": "startled",
    "insure": "insured",
}
"""The sentence that says why a family of cards asks a player for a choice."""
OF_OWN_CATS = ("each-sends", "rain", "pass-left", "send", "fight")
"""Families of cards that make a player choose among the cats of one zone of their property."""


def question(language: Language, view: Table, viewer: int, names: list[str]) -> QuestionText | None:
    """Return the current question in the viewer's words, or None for a normal turn."""
    step = view.agenda[-1] if view.agenda else None
    if isinstance(step, Pick):
        return _choice(language, view, step, viewer, names)
    if isinstance(step, CancelWindow):
        if step.kind < 0:
            return QuestionText(_declared_move(language, step, names))
        return _played(language, view, step, viewer, names)
    if isinstance(step, CopyWindow):
        return _about(language, view, view.kind(step.kind), "question-kitty-copy", names[step.by])
    if isinstance(step, ShieldWindow):
        return _about(language, view, view.kind(step.kind), "question-kitty-shield", names[step.by])
    if isinstance(step, LandWindow):
        return _about(language, view, view.kind(view.deck.landers[0]), "question-kitty-land", names[step.by])
    return None


def _choice(language: Language, view: Table, step: Pick, viewer: int, names: list[str]) -> QuestionText:
    """Describe a choice that a card asks for: tell the player why they are asked, and everyone else who is asked."""
    kind = view.kind(step.kind)
    zone = ZONES[kind.start] if kind.effect in OF_OWN_CATS else ""
    if viewer == step.seat:
        text = language.say(f"question-kitty-{CHOICES[kind.effect]}", **_facts(view, step, kind, names))
    else:
        text = language.say("question-kitty-other", who=names[step.seat])
    neighbors = neighbors_of(view, step.seat) if kind.effect == "fight" else ()
    return QuestionText(text, kind.name, kind.id, (step.seat,), zone=zone, neighbors=neighbors)


def _facts(view: Table, step: Pick, kind: Kind, names: list[str]) -> dict[str, str | int]:
    """Return the variables of a choice's sentence."""
    facts: dict[str, str | int] = {"from": ZONES[kind.start], "to": ZONES[kind.to], "who": names[step.by]}
    left, right = neighbors_of(view, step.seat)
    facts |= {"left": names[left], "right": names[right]}
    facts["own"] = "yes" if step.by == step.seat else "no"
    if kind.effect == "startle":
        return facts | {"count": step.given[2] - SPACES + 1, "way": "in" if step.given[1] == INWARD else "out"}
    if kind.effect == "rain":
        return facts | {"count": (view.total(step.seat, YARD) + 1) // 2}
    wanted = asked(step.given) if kind.effect in ("send", "fight") else kind.count
    return facts | {"count": min(wanted, view.total(step.seat, kind.start))}


def _declared_move(language: Language, step: CancelWindow, names: list[str]) -> str:
    """Describe the move that could be canceled."""
    move = step.act[0] - MOVE
    start, end = STEPS[move // 4]
    zones = {"from": language.say(ZONES[start]), "to": language.say(ZONES[end])}
    return language.say("said-kitty-move", who=names[step.by], color=language.say(COLORS[move % 4]), **zones)


def _played(language: Language, view: Table, step: CancelWindow, viewer: int, names: list[str]) -> QuestionText:
    """Describe a card that could be canceled: who played it on whom, and what it does."""
    kind = view.kind(step.kind)
    targets = tuple([word - TARGET for word in step.act[1:] if TARGET <= word < COUNT_WORD])
    said = "play" if step.act[0] < CANCEL else "copy"
    whom = "you" if viewer in targets else "other" if targets else "nobody"
    facts: dict[str, str | int] = {"who": names[step.by], "target": names[targets[0]] if targets else ""}
    how = describe_plan(language, view, kind, step.by, step.act[1:], names, viewer)
    on = language.say(f"question-kitty-{said}-on", whom=whom, **facts)
    played = f"{on}: {how}." if how else f"{on}."
    return QuestionText(played, kind.name, kind.id, targets, _card_text(language, view, kind))


def _about(language: Language, view: Table, kind: Kind, said: str, who: str) -> QuestionText:
    """Describe a window about a card: what happened, and what the card does."""
    return QuestionText(language.say(said, who=who), kind.name, kind.id, about=_card_text(language, view, kind))


def _card_text(language: Language, view: Table, kind: Kind) -> str:
    """Describe what a card does."""
    return card_text(language, kind, {one.id: one.name for one in view.deck.kinds})

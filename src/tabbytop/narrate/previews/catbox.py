"""Previews of moves in Cat Box."""

from __future__ import annotations

from tabbytop.games.catbox.identities import identities_in_game
from tabbytop.games.catbox.rulebook import IDENTITIES
from tabbytop.games.catbox.scoring import tallies
from tabbytop.games.catbox.state import Table
from tabbytop.narrate.language import Language
from tabbytop.narrate.previews.phrases import describe_points


def preview(language: Language, before: Table, after: Table, names: list[str], answered: bool) -> list[str]:
    """Describe the change for every color, whether or not a player has it, to reveal nobody's identity."""
    sentences: list[str] = []
    was, now = tallies(before), tallies(after)
    for i in identities_in_game(after.seats):
        who = language.say(IDENTITIES[i])
        sentences += describe_points(language, who[:1].upper() + who[1:], was[i].points, now[i].points)
    return sentences

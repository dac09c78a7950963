"""A small sample of the campaign `reach`: no dead end, and every rule at work somewhere."""

from __future__ import annotations

import re
from typing import Any

from campaigns.reach import BOUND, SET_UP_ONLY, play
from tabbytop.engine.step import Step
from tabbytop.games.catbox.pile import Under
from tabbytop.games.catbox.rulebook import RULES, RULINGS


def concrete(step: type[Step[Any]]) -> set[type[Step[Any]]]:
    """All steps of Cat Box that somebody speaks in."""
    found = {step} if step.__module__.startswith("tabbytop.games.catbox") and step is not Under else set()
    for one in step.__subclasses__():
        found |= concrete(one)
    return {one for one in found if not one.automatic}


def test_random_games_reach_every_rule_and_every_step_and_end() -> None:
    found: set[str] = set()
    steps: set[str] = set()
    for players in (2, 3, 4, 5):
        for advanced in (False, True):
            reached = play("cat-box", players, advanced, "sample", 0, 60)
            assert reached.games == 60
            assert reached.longest <= BOUND
            found |= set(reached.rules)
            steps |= set(reached.steps)
            if not advanced:
                # Everybody has equally many turns: 23, 15, 11, 9 [CB-2.2].
                turns = {2: 46, 3: 45, 4: 44, 5: 45}[players]
                assert reached.shortest == reached.longest == turns
    assert found >= set(RULES) | set(RULINGS) - SET_UP_ONLY
    words = {re.sub(r"(?<!^)(?=[A-Z])", "-", one.__name__).lower() for one in concrete(Step)}
    assert steps == words
    assert len(words) == 15

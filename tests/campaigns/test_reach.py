"""Run a small sample of the campaign `reach`: no dead end, and every rule applies somewhere."""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest

from campaigns.reach import BOUND, SET_UP_ONLY, play
from tabbytop.engine.step import Step
from tabbytop.games.catbox.pile import Under
from tabbytop.games.kitty.windows import CardWindow
from tabbytop.games.registry import NAMES, open_game
from tabbytop.table.files import DECKS, read_deck

PACKAGES = {"cat-box": "catbox", "if-it-fits": "fits", "here-kitty-kitty": "kitty"}
STEPS = {"cat-box": 15, "if-it-fits": 12, "here-kitty-kitty": 13}
SAMPLE = {"cat-box": 60, "if-it-fits": 70, "here-kitty-kitty": 60}


def interactive_steps(step: type[Step[Any]], package: str) -> set[type[Step[Any]]]:
    """Return all steps of a game in which a player acts."""
    found = (
        {step} if step.__module__.startswith(f"tabbytop.games.{package}") and step not in (Under, CardWindow) else set()
    )
    for subclass in step.__subclasses__():
        found |= interactive_steps(subclass, package)
    return {kind for kind in found if not kind.automatic}


def step_name(step: type[Step[Any]]) -> str:
    """Return the name with which the key of a step begins; most are named after their class."""
    written = re.search(r'\("([a-z-]+)"', inspect.getsource(step.key))
    return written[1] if written else re.sub(r"(?<!^)(?=[A-Z])", "-", step.__name__).lower()


@pytest.mark.parametrize("game", NAMES)
def test_random_games_end_and_reach_every_rule_and_step(game: str) -> None:
    found: set[str] = set()
    steps: set[str] = set()
    opened = open_game(game, read_deck(game, DECKS[game][0]))
    for players in opened.players:
        for variant in opened.variants:
            reached = play(game, players, dict(variant), "sample", 0, SAMPLE[game])
            assert reached.games == SAMPLE[game]
            assert reached.longest <= BOUND[game]
            found |= set(reached.rules)
            steps |= set(reached.steps)
            if game == "cat-box" and not variant["advanced"]:
                # Everyone has the same number of turns: 23, 15, 11, 9 [CB-2.2].
                turns = {2: 46, 3: 45, 4: 44, 5: 45}[players]
                assert reached.shortest == reached.longest == turns
    assert found >= set(opened.rules) - SET_UP_ONLY[game]
    expected = {step_name(step) for step in interactive_steps(Step, PACKAGES[game])}
    assert steps == expected
    assert len(expected) == STEPS[game]

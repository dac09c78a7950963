"""Run a small sample of the campaign `reach`: no dead end, and every rule applies somewhere."""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest

from campaigns.reach import BOUND, SET_UP_ONLY, play
from tabbytop.engine.step import Step
from tabbytop.games.catbox.pile import Under
from tabbytop.games.kitty.windows import Asking
from tabbytop.games.shelf import NAMES, open_game
from tabbytop.table.files import DECKS, read_deck

ROOMS = {"cat-box": "catbox", "if-it-fits": "fits", "here-kitty-kitty": "kitty"}
STEPS = {"cat-box": 15, "if-it-fits": 12, "here-kitty-kitty": 13}
SAMPLE = {"cat-box": 60, "if-it-fits": 70, "here-kitty-kitty": 60}


def concrete(step: type[Step[Any]], room: str) -> set[type[Step[Any]]]:
    """Return all steps of a game in which somebody acts."""
    found = {step} if step.__module__.startswith(f"tabbytop.games.{room}") and step not in (Under, Asking) else set()
    for one in step.__subclasses__():
        found |= concrete(one, room)
    return {one for one in found if not one.automatic}


def step_name(step: type[Step[Any]]) -> str:
    """Return the name with which the key of a step begins; most are named after their class."""
    written = re.search(r'\("([a-z-]+)"', inspect.getsource(step.key))
    return written[1] if written else re.sub(r"(?<!^)(?=[A-Z])", "-", step.__name__).lower()


@pytest.mark.parametrize("game", NAMES)
def test_random_games_reach_every_rule_and_every_step_and_end(game: str) -> None:
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
                # Everybody has the same number of turns: 23, 15, 11, 9 [CB-2.2].
                turns = {2: 46, 3: 45, 4: 44, 5: 45}[players]
                assert reached.shortest == reached.longest == turns
    assert found >= set(opened.rules) - SET_UP_ONLY[game]
    words = {step_name(one) for one in concrete(Step, ROOMS[game])}
    assert steps == words
    assert len(words) == STEPS[game]

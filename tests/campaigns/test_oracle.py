"""Run a small sample of the campaign `oracle`: a second implementation of the rules agrees at every move."""

import pytest

from campaigns.oracle import compare_game, plans
from tabbytop.games.registry import NAMES
from tabbytop.lab.simulation import SimulationPlan
from tests import tiers

PLANS = [plan for game in NAMES for plan in plans(game, "sample")]


@tiers.sample(2, by=lambda plan: (plan.game, plan.options.get("advanced", False)))
@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.deck['name']}-{plan.players}-{plan.options}")
def test_an_independent_implementation_agrees_at_every_move(plan: SimulationPlan) -> None:
    assert compare_game(plan, plan.players) >= 15
    if tiers.is_all():
        assert compare_game(plan, plan.players + 1) >= 15

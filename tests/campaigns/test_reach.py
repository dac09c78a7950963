"""A small sample of the campaign `reach`: no dead end, and every rule at work somewhere."""

from __future__ import annotations

from campaigns.reach import BOUND, SET_UP_ONLY, play
from tabbytop.games.catbox.rulebook import RULES, RULINGS


def test_random_games_reach_every_rule_and_end() -> None:
    found: set[str] = set()
    for players in (2, 3, 4, 5):
        for advanced in (False, True):
            reached = play("cat-box", players, advanced, "sample", 0, 60)
            assert reached.games == 60
            assert reached.longest <= BOUND
            found |= set(reached.rules)
            if not advanced:
                # Everybody has equally many turns: 23, 15, 11, 9 [CB-2.2].
                turns = {2: 46, 3: 45, 4: 44, 5: 45}[players]
                assert reached.shortest == reached.longest == turns
    assert found >= set(RULES) | set(RULINGS) - SET_UP_ONLY

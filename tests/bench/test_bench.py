"""The benchmark measures what it says, whatever the time it takes; the other libraries are not needed here."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench.ours import COPY, HEADLINE, PLAY, VARIANTS, Measured, Variant
from bench.report import GOALS, Results, headline, ratios, sheets

ROOT = Path(__file__).parents[2]
MOMENT = 0.002


def made_up(*builds: str) -> Results:
    """Results as a run gives them, of one variant and two rounds."""
    ours = {f"{HEADLINE.name} {what}": [40.0, 60.0] for what in (*PLAY, *COPY)}
    theirs = {"catanatron play": [20.0, 20.0], "catanatron clone": [2.0, 4.0], "open_spiel chess play": [90.0, 90.0]}
    return dict.fromkeys(builds, ours) | {"yardsticks": theirs}


def test_all_player_counts_variants_and_decks_are_measured_the_headline_first() -> None:
    assert VARIANTS[0] == HEADLINE == Variant(4, False, "mirror")
    assert len({variant.name for variant in VARIANTS}) == len(VARIANTS) == 4 * 2 * 2


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: str(variant.name))
@pytest.mark.parametrize("what", [*PLAY, *COPY])
def test_everything_can_be_measured(variant: Variant, what: str) -> None:
    count, elapsed = Measured(variant).gauge(what)(MOMENT)
    assert count > 0
    assert elapsed >= MOMENT


def test_the_same_moves_are_counted_every_time() -> None:
    measured = Measured(HEADLINE)
    counts = measured.count()
    assert counts == measured.count()
    assert counts["moves"] > 50
    assert counts["steps"] == 44  # 48 cards, less three removed and one that opens


def test_what_is_cloned_is_the_middle_of_a_game() -> None:
    measured = Measured(HEADLINE)
    middles = measured.middles()
    assert [len(s.board.at) for s in middles] == [23] * len(middles)
    assert [measured.game.key(s) for s in middles] == [measured.game.key(s) for s in measured.middles()]
    assert all(s.agenda[-1].begins for s in middles)


def test_ratios_compare_round_by_round_and_costs_are_times() -> None:
    assert ratios([40.0, 60.0], [20.0, 20.0]) == [2.0, 3.0]
    assert ratios([40.0, 60.0], [2.0, 6.0], is_cost=True) == [0.05, 0.1]


def test_the_headline_sets_every_ratio_beside_its_goal() -> None:
    rows = headline(made_up("pure", "compiled"))
    assert [(row["build"], row["what"]) for row in rows] == [
        (build, goal.what) for build in ("pure", "compiled") for goal in GOALS
    ]
    listing, sampling, clone = rows[:3]
    assert (listing["ratio"], listing["goal"], listing["aim"], listing["met"]) == (2.5, 1.5, 2.7, "yes")
    assert (sampling["ratio"], sampling["met"]) == (2.5, "NO")
    assert clone["met"] == "yes"


def test_tables_print_on_a_page() -> None:
    made = sheets(made_up("pure", "compiled"), {HEADLINE.name: {"moves": 100.0, "steps": 44.0}})
    pages = [sheet.markdown() for sheet in made]
    assert "| listing all whole moves, pure | 2.50 (2.25–2.75) | at least 1.5 | 2.7 | yes |" in pages[0]
    assert all(len(row) == len(sheet.head) for sheet in made for row in sheet.rows)
    assert "open_spiel chess" in pages[-1]


def test_a_worker_measures_what_it_is_told_to() -> None:
    command = [sys.executable, "-m", "bench.worker", "ours", HEADLINE.name]
    lines = f"{MOMENT} {HEADLINE.name} sample\n{MOMENT} {HEADLINE.name} clone\n"
    told, *answers = subprocess.run(
        command, cwd=ROOT, input=lines, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert f"{HEADLINE.name} list" in json.loads(told)["gauges"]
    assert [len(json.loads(answer)) for answer in answers] == [2, 2]

"""Run a small sample of the ladder: its settings, its table, and resuming."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from campaigns import ladder
from tabbytop.games.registry import NAMES


@pytest.mark.parametrize("game", NAMES)
def test_every_level_plays_the_level_below_in_every_variant(game: str) -> None:
    plans = ladder.plans(game, 80, "x")
    assert {plan.players for plan in plans} == {2, 4}
    assert {ladder.variant_of(plan) for plan in plans} == ({"basic"} if game == NAMES[2] else {"basic", "advanced"})
    pairs = {(plan.bots[0].spec.partition(":")[0], plan.bots[1].spec.partition(":")[0]) for plan in plans}
    below = {("house-cat", "kitten"), ("alley-cat", "house-cat"), ("tiger", "alley-cat")}
    assert pairs == below | {("tiger", "house-cat")}
    assert all(plan.until_sure and plan.line_up == "one" for plan in plans)


def test_house_cat_beats_kittens_and_a_finished_match_is_not_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "GAMES", tmp_path)
    plan = replace(ladder.plans("if-it-fits", 40, "sample")[0], games=40)
    row = ladder.play_match(plan, 1)
    assert (row["bot"], row["against"]) == ("house-cat", "kitten")
    assert ladder.verdict(row) == "stronger"
    assert row["times_fair"] > 1.5
    assert row["forfeits"] == 0
    log = next(tmp_path.rglob("games.jsonl"))
    before = log.read_bytes()
    again = ladder.play_match(plan, 1)
    spent = {"seconds", "processor_seconds"}
    assert {key: again[key] for key in again.keys() - spent} == {key: row[key] for key in row.keys() - spent}
    assert all(again[key] >= row[key] for key in spent), "the time of the first run is included"
    assert log.read_bytes() == before


def test_the_table_is_written_between_its_markers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"before\n{ladder.BEGIN}\nold\n{ladder.END}\nafter\n", "utf-8")
    monkeypatch.setattr(ladder, "PAGE", page)
    row = {"game": "cat-box", "players": 2, "variant": "basic", "bot": "tiger:9", "against": "alley-cat:3", "games": 4}
    row |= {"share": 0.6, "low": 0.4, "high": 0.8, "parity": 0.5, "times_fair": 1.2}
    found: dict[str, Any] = {"command": "c", "seed": "s", "date": "d", "matches": [row]}
    found |= {"minutes": 1, "processor_minutes": 2, "jobs": 2, "build": "pure"}
    for _ in range(2):
        ladder.write_page(found)
    text = page.read_text("utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    line = "| cat-box | 2 | basic | tiger:9 | alley-cat:3 | 4 | 60.0% (40.0% – 80.0%) | 50% | 1.20 | open |"
    assert text.count(line) == 1


def test_a_verdict_needs_an_interval_beyond_parity() -> None:
    assert ladder.verdict({"low": 0.26, "high": 0.4, "parity": 0.25}) == "stronger"
    assert ladder.verdict({"low": 0.24, "high": 0.4, "parity": 0.25}) == "open"
    assert ladder.verdict({"low": 0.1, "high": 0.2, "parity": 0.25}) == "weaker"

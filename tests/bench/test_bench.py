"""The benchmark measures what it says; the other libraries aren't needed here."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bench import growth, ismcts
from bench.__main__ import plan
from bench.ours import COPY, PLAY, VariantBench
from bench.report import GOALS, Results, headline, ratios, searching, text_tables
from bench.report import growth as grown
from bench.search_speed import ITERATIONS, SEARCH, SEARCHED, VIEWS, SearchBench
from bench.variants import BOTH, GAMES, HEADLINES, VARIANTS, MeasuredGame, Variant, headline_of, variants_of
from tabbytop.engine.play import judge, sentences
from tabbytop.games.fits.cards import EAST, NORTH, OPEN, SOUTH, WEST
from tabbytop.games.fits.words import STRIDE

ROOT = Path(__file__).parents[2]
MOMENT = 0.002
CAT_BOX, FITS, KITTY = HEADLINES


def made_up(*builds: str) -> Results:
    """Return made-up results of a run: the headlines in two rounds."""
    ours = {f"{variant.name} {what}": [40.0, 60.0] for variant in HEADLINES for what in (*PLAY, *COPY, *SEARCH)}
    growing = {name: [1e6 / int(name.split()[-1])] * 2 for name in growth.gauges()}  # one µs per card
    theirs = {"catanatron play": [20.0, 20.0], "catanatron clone": [2.0, 4.0], "open_spiel chess play": [90.0, 90.0]}
    theirs |= {name: [20.0, 20.0] for name in ismcts.gauges()}
    return dict.fromkeys(builds, ours | growing) | {"yardsticks": theirs}


def made_up_counts() -> dict[str, Any]:
    """Return made-up counts of moves."""
    counts: dict[str, Any] = {v.name: {"moves": 100.0, "steps": 44.0, "tried": 60.0} for v in HEADLINES}
    counts |= {f"ismcts {game}": {"tried": 30.0} for game in ismcts.GAMES.values()}
    return counts | {name: {"moves": 7.0} for name in growth.gauges() if "list" in name}


def test_all_player_counts_variants_and_decks_are_measured_headlines_first() -> None:
    cat_box, fits, kitty = (variants_of(game) for game in GAMES)
    assert cat_box + fits + kitty == VARIANTS
    assert (len(cat_box), len(fits), len(kitty)) == (4 * 2 * 2, 4 * 2, 5)
    assert len({variant.name for variant in VARIANTS}) == len(VARIANTS)
    assert [variants_of(game)[0] for game in GAMES] == HEADLINES
    assert [variant.name for variant in HEADLINES] == [
        "cat-box 4 basic mirror",
        "if-it-fits 4 basic",
        "here-kitty-kitty 4 players",
    ]
    assert FITS.options == {"advanced": False, "table": "kitchen"}


def test_adding_a_game_takes_one_entry() -> None:
    game = MeasuredGame(
        "a-game", "A Game", ("deck",), "3 players", players=(2, 3), headline_players=3, ways={"all": {}}
    )
    assert [variant.name for variant in variants_of(game)] == ["a-game 3 all", "a-game 2 all"]
    assert headline_of(game).options == {}
    assert list(BOTH) == ["basic", "advanced"]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: str(variant.name))
@pytest.mark.parametrize("what", [*PLAY, *COPY])
def test_every_variant_can_be_measured(variant: Variant, what: str) -> None:
    count, elapsed = VariantBench(variant).gauge(what)(MOMENT)
    assert count > 0
    assert elapsed >= MOMENT


@pytest.mark.parametrize(("variant", "moves", "steps"), [(CAT_BOX, 50, 44), (FITS, 20, 30), (KITTY, 2, 30)])
def test_counts_are_deterministic(variant: Variant, moves: int, steps: int) -> None:
    measured = VariantBench(variant)
    counts = measured.count()
    assert counts == measured.count()
    assert counts["moves"] > moves
    assert counts["steps"] >= steps


def test_a_basic_game_of_cat_box_has_44_steps() -> None:
    assert VariantBench(CAT_BOX).count()["steps"] == 44  # 48 cards minus three removed and one start card


@pytest.mark.parametrize("variant", HEADLINES, ids=lambda variant: str(variant.name))
def test_clones_are_measured_in_the_middle_of_a_game(variant: Variant) -> None:
    measured = VariantBench(variant)
    mid_game = measured.mid_game()
    assert [measured.game.key(s) for s in mid_game] == [measured.game.key(s) for s in measured.mid_game()]
    assert all(s.agenda[-1].begins for s in mid_game)
    if variant == CAT_BOX:
        assert [len(s.board.at) for s in mid_game] == [23] * len(mid_game)


@pytest.mark.parametrize("name", growth.gauges())
def test_growth_can_be_measured(name: str) -> None:
    count, elapsed = growth.gauges()[name](MOMENT)
    assert count > 0
    assert elapsed >= MOMENT


@pytest.mark.parametrize("way", growth.WAYS)
@pytest.mark.parametrize("size", growth.SIZES)
def test_tables_of_all_sizes_have_the_same_mix(way: str, size: int) -> None:
    for cells in growth.grown_tables(way):
        kinds = Counter(next(key for key in cell if key not in ("at", "turned")) for cell in cells[:size])
        toys = kinds["toy"]
        assert kinds == {"card": size * 3 // 4 - toys, "sleeping": size // 5, "princess": size // 20, "toy": toys}
        assert toys == (size + 20) // 40
    for phase, moves in (("play", {"place"}), ("turn", {"sleep", "draw"})):
        game, tables = growth.open_tables(way, phase, size)
        assert [len(s.board.at) for s in tables] == [size] * growth.TABLES
        assert len({game.key(s) for s in tables}) == growth.TABLES
        assert all({game.write_action(s, said)["do"] for said in sentences(s)} == moves for s in tables)


@pytest.mark.parametrize("way", growth.WAYS)
def test_measured_placements_are_legal_and_leave_the_tables_unchanged(way: str) -> None:
    game, tables = growth.open_tables(way, "play", 100)
    before = [game.key(s) for s in tables]
    pairs = growth.placements(way, 100)
    assert pairs == growth.placements(way, 100)
    assert all(judge(s, sentence) is None for s, sentence in pairs)
    growth.place(way, "place", 100, MOMENT)
    assert [game.key(s) for s in tables] == before


def test_tables_are_split_into_small_batches() -> None:
    assert growth.in_batches(list(range(20))) == [[*range(8)], [*range(8, 16)], [*range(16, 20)]]


def test_no_wall_touches_a_wall_on_advanced_tables() -> None:
    for s in growth.open_tables("advanced", "play", 100)[1]:
        placed = dict(zip(s.board.at, s.board.opens, strict=True))
        for c, opens in placed.items():
            assert opens & EAST or placed.get(c + 1, OPEN) & WEST
            assert opens & SOUTH or placed.get(c + STRIDE, OPEN) & NORTH


def test_searches_cover_every_variant_with_two_and_four_players() -> None:
    assert {variant.players for variant in SEARCHED} == set(ismcts.GAMES) == {2, 4}
    assert len(SEARCHED) == 2 * 2 * 2 + 2 * 2 + 2
    assert all(variant in SEARCHED for variant in HEADLINES)


@pytest.mark.parametrize("variant", HEADLINES, ids=lambda variant: str(variant.name))
def test_a_search_can_be_measured_and_is_deterministic(variant: Variant) -> None:
    searched = SearchBench(variant)
    assert len(searched.mid_game) == VIEWS
    iterations, elapsed = searched.gauge("search")(MOMENT)
    assert iterations % (ITERATIONS * VIEWS) == 0
    assert elapsed >= MOMENT
    assert searched.gauge("look")(MOMENT)[0] % VIEWS == 0
    first, again = searched.after_first_pass()[0], searched.after_first_pass()[0]
    for search in (first, again):
        search.iterate()
    assert [(edge.said, edge.total) for edge in first.ranked_edges()] == [
        (edge.said, edge.total) for edge in again.ranked_edges()
    ]


def test_whole_moves_are_counted_within_a_search() -> None:
    searched = SearchBench(CAT_BOX)
    searched.evaluator.rounds = 2.0
    assert searched.count() == 1 + 2 * 3  # one card each: the basic game has no other moves


def test_chance_actions_are_not_counted_within_an_openspiel_search() -> None:
    class FakeState:
        def __init__(self, said: list[int]) -> None:
            self.said = said

        def is_chance_node(self) -> bool:
            return len(self.said) % 2 == 0

        def apply_action(self, action: int) -> None:
            self.said.append(action)

        def clone(self) -> FakeState:
            return FakeState(self.said[:])

    moves: list[int] = []
    state = ismcts.CountingState(FakeState([]), moves)
    for action in (1, 2, 3):
        state.apply_action(action)
    other = state.clone()
    other.apply_action(4)
    assert (state.said, other.said, moves) == ([1, 2, 3], [1, 2, 3, 4], [2, 4])


def test_searches_are_compared_with_the_same_number_of_players() -> None:
    rows = searching(made_up("pure", "compiled"), made_up_counts())
    assert [(row["game"], row["build"]) for row in rows] == [
        (game.name, build) for game in GAMES for build in ("pure", "compiled")
    ]
    assert {row["against"] for row in rows} == {"hearts"}
    for bot in ismcts.BOTS:
        assert rows[0]["ratios"][bot] == {
            "iterations": {"ratio": 2.5, "low": 2.25, "high": 2.75},
            "moves": {"ratio": 5.0, "low": 4.5, "high": 5.5},
        }


def test_ratios_compare_round_by_round_and_costs_are_times() -> None:
    assert ratios([40.0, 60.0], [20.0, 20.0]) == [2.0, 3.0]
    assert ratios([40.0, 60.0], [2.0, 6.0], is_cost=True) == [0.05, 0.1]


def test_the_headlines_compare_every_ratio_with_its_goal() -> None:
    rows = headline(made_up("pure", "compiled"))
    assert [(row["game"], row["build"], row["what"]) for row in rows] == [
        (game.name, build, goal.what) for game in GAMES for build in ("pure", "compiled") for goal in GOALS
    ]
    listing, sampling, clone = rows[:3]
    assert (listing["ratio"], listing["goal"], listing["aim"], listing["met"]) == (2.5, 1.5, 2.7, "yes")
    assert (sampling["ratio"], sampling["met"]) == (2.5, "NO")
    assert clone["met"] == "yes"


def test_growth_is_reported_relative_to_the_smallest_table() -> None:
    rows = grown(made_up("pure"))
    assert [(row["way"], row["what"]) for row in rows] == [(way, what) for way in growth.WAYS for what in growth.WHATS]
    assert rows[0]["us"] == pytest.approx([20, 60, 100])
    assert rows[0]["ratios"] == pytest.approx([1, 3, 5])
    assert rows[0]["met"] == "NO"


def test_results_are_rendered_as_markdown() -> None:
    made = text_tables(made_up("pure", "compiled"), made_up_counts())
    pages = {table.title: table.markdown() for table in made}
    cat_box = pages["Cat Box: ratios to catanatron (4 players, basic, mirrored deck)"]
    assert "| listing all whole moves, pure | 2.50 (2.25–2.75) | at least 1.5 | 2.7 | yes |" in cat_box
    assert "| 4 basic | 100 | 44 |" in pages["If It Fits, compiled build"]
    growing = next(page for title, page in pages.items() if "growth" in title)
    assert "| placing, basic, pure |  | 20.00 | 60.00 | 100.00 | 3.00 | 5.00 (5.00–5.00) | NO |" in growing
    assert "| listing (turn), advanced, compiled | 7, 7, 7 |" in growing
    assert all(len(row) == len(table.head) for table in made for row in table.rows)
    assert "open_spiel chess" in pages["Yardsticks"]
    beside = pages["Searching: ratios to OpenSpiel's IS-MCTS, per second"]
    assert "| Cat Box, 4 basic mirror, pure | hearts | 2.500 (2.250–2.750) | 5.000 (4.500–5.500) |" in beside
    assert "| Cat Box, 4 basic mirror, pure | 60.0 | 50 | 3,000 | 20.0 |" in pages["Searching"]
    assert "| open_spiel hearts, 4 players, C++ | 30.0 | 20 | 600 |  |" in pages["Searching"]


def test_compared_gauges_run_three_times_and_close_together() -> None:
    theirs = ["catanatron play", "open_spiel chess play", "ismcts hearts C++"]
    gauges = {"yardsticks": theirs, "pure": [], "compiled": []}
    for build in ("pure", "compiled"):
        gauges[build] = [f"{variant.name} list" for variant in VARIANTS[:2]] + ["floor basic place 20"]
        gauges[build] += [f"{CAT_BOX.name} search", f"{VARIANTS[1].name} look"]
    turns = plan(gauges)
    beside = [("yardsticks", "catanatron play"), ("pure", f"{CAT_BOX.name} list"), ("compiled", f"{CAT_BOX.name} list")]
    searched = [
        ("yardsticks", "ismcts hearts C++"),
        *[(build, f"{CAT_BOX.name} search") for build in ("pure", "compiled")],
    ]
    growing = [("pure", "floor basic place 20"), ("compiled", "floor basic place 20")]
    once = [
        ("yardsticks", "open_spiel chess play"),
        *[(build, f"{VARIANTS[1].name} {what}") for what in ("list", "look") for build in ("pure", "compiled")],
    ]
    assert turns == beside * 3 + searched * 3 + growing * 3 + once


def test_a_worker_runs_the_requested_gauges() -> None:
    command = [sys.executable, "-m", "bench.worker", "ours", FITS.name]
    lines = f"{MOMENT} {FITS.name} sample\n{MOMENT} {FITS.name} clone\n{MOMENT} floor basic place 20\n"
    lines += f"{MOMENT} {FITS.name} search\n"
    offer, *answers = subprocess.run(
        command, cwd=ROOT, input=lines, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert f"{FITS.name} list" in json.loads(offer)["gauges"]
    assert json.loads(offer)["counts"][FITS.name]["tried"] > 1
    assert [len(json.loads(answer)) for answer in answers] == [2, 2, 2, 2]

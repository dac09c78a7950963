"""Test the arena: the same results however it is run, and nothing lost or mixed up."""

from __future__ import annotations

import copy
import json
import os
import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.games.registry import NAMES
from tabbytop.lab.arena import folder as folders
from tabbytop.lab.arena import run as running
from tabbytop.lab.arena.game import ForfeitedMove, GameResult, bin_of, time_of
from tabbytop.lab.arena.plan import Entrant, Plan, code_fingerprint
from tabbytop.lab.arena.ratings import places, rate
from tabbytop.lab.arena.report import report
from tabbytop.lab.arena.run import run
from tabbytop.lab.arena.summary import summarize
from tabbytop.table.record import Replay, dealer_of, read_record
from tests.lab.arenas import finished_games, plan_of, without_times

Arena = tuple[Path, dict[str, Any]]
PLAN = plan_of(["house-cat", "kitten"], 9, 3)


@pytest.fixture(scope="module")
def played_once(tmp_path_factory: pytest.TempPathFactory) -> Arena:
    """Play the plan once: its folder and its result."""
    folder = tmp_path_factory.mktemp("arena")
    return folder, run(PLAN, folder)


@pytest.fixture
def arena(played_once: Arena, tmp_path: Path) -> Arena:
    """Return a copy of a finished arena's folder, and its result."""
    shutil.copytree(played_once[0], tmp_path, dirs_exist_ok=True)
    return tmp_path, copy.deepcopy(played_once[1])


def test_a_result_agrees_with_its_games(arena: Arena) -> None:
    folder, result = arena
    games = finished_games(folder)
    assert (result["games"], result["deals"], result["parity"]) == (9, 3, 1 / 3)
    first, second = result["bots"]
    assert (first["games"], first["seats"], second["games"], second["seats"]) == (9, 9, 9, 18)
    won = sum(1 / len(game["winners"]) for game in games if game["bots"].index(0) in game["winners"])
    assert first["share"] == pytest.approx(won / 9)
    assert second["share"] == pytest.approx((9 - won) / 18)
    points = [game["points"][game["bots"].index(0)] for game in games]
    assert first["points"]["mean"] == pytest.approx(sum(points) / 9)
    assert sum(count for _, count in first["points"]["counts"]) == 9
    assert first["moves"] == sum(game["moves"][game["bots"].index(0)] for game in games)
    assert sum(count for _, count in first["time"]["counts"]) == first["moves"]
    for row in (*result["bots"], *result["seats"], *result["order"]):
        assert row["low"] <= row["share"] <= row["high"]
    for rows in (result["seats"], result["order"]):
        assert sum(row["share"] for row in rows) == pytest.approx(1)
    won_by_first = sum(1 / len(game["winners"]) for game in games if game["first"] in game["winners"])
    assert result["order"][0]["share"] == pytest.approx(won_by_first / 9)
    assert json.loads((folder / "result.json").read_text()) == json.loads(json.dumps(result))


def test_the_games_of_a_deal_share_their_cards_and_all_records_verify(arena: Arena) -> None:
    folder, _ = arena
    dealt: dict[int, set[tuple[str, int]]] = {}
    for played in finished_games(folder):
        record = read_record(str(folder / "records" / f"{played['game']:06d}.json"))
        match = Replay(record, dealer_of(record)).finish()
        assert match.game.points(match.state) == played["points"]
        assert [player.bot for player in record.players] == [PLAN.bots[bot].name for bot in played["bots"]]
        dealt.setdefault(played["deal"], set()).add((record.commitment, played["first"]))
    assert [len(deals) for deals in dealt.values()] == [1, 1, 1]
    assert len({commitment for deals in dealt.values() for commitment, _ in deals}) == 3


@pytest.mark.parametrize("until_sure", [False, True])
def test_the_number_of_jobs_does_not_change_the_result(until_sure: bool, tmp_path: Path) -> None:
    plan = replace(plan_of(["kitten"] * 3, 36, 2), until_sure=until_sure)
    alone = run(plan, tmp_path / "alone")
    assert without_times(run(plan, tmp_path / "together", jobs=3)) == without_times(alone) == without_times(run(plan))
    names = {path.name for path in (tmp_path / "alone" / "records").iterdir()}
    assert names == {path.name for path in (tmp_path / "together" / "records").iterdir()}
    assert len(names) == alone["games"]


def record_games_played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Record which games are played from now on."""
    played: list[int] = []

    def recording_player(job: tuple[Plan, str]) -> Callable[[int], GameResult]:
        from tabbytop.lab.arena import game as arena_game

        work = arena_game.game_player(job)

        def play(i: int) -> GameResult:
            played.append(i)
            return work(i)

        return play

    monkeypatch.setattr(running, "game_player", recording_player)
    return played


def test_a_run_resumes_after_a_torn_line_and_plays_only_missing_games(
    arena: Arena, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, whole = arena
    log = folder / "games.jsonl"
    rows = log.read_bytes().splitlines(keepends=True)
    for kept, torn in ((rows[:2] + rows[5:7], rows[3][:40]), (rows, b""), ([], b"\0\0"), (rows[:8], rows[8][:-1])):
        log.write_bytes(b"".join(kept) + torn)
        played = record_games_played(monkeypatch)
        assert without_times(run(PLAN, folder)) == without_times(whole)
        assert played == [i for i in range(9) if i not in [json.loads(row)["game"] for row in kept]]
        assert log.read_bytes().startswith(b"".join(kept))
        assert [result["game"] for result in finished_games(folder)] == list(range(9))


def test_raising_the_games_plays_more_and_lowering_them_counts_fewer(
    arena: Arena, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, _ = arena
    played = record_games_played(monkeypatch)
    more = replace(PLAN, games=12)
    assert without_times(run(more, folder)) == without_times(run(more))
    assert played[:3] == [9, 10, 11]
    assert run(replace(PLAN, games=3), folder)["games"] == 3


def refusal(plan: Plan, folder: Path) -> Refusal:
    """Return the refusal of a run."""
    with pytest.raises(Refusal) as refused:
        run(plan, folder)
    return refused.value


def test_a_different_plan_is_refused(arena: Arena, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, _ = arena
    before = (folder / "games.jsonl").read_bytes()
    others: list[dict[str, Any]] = [
        {"seed": "2"},
        {"players": 2},
        {"bots": PLAN.bots[::-1]},
        {"bots": (PLAN.bots[0], Entrant("kitten", "kitten", "other code"))},
        {"options": {"advanced": True}},
        {"line_up": "all"},
        {"move_seconds": 3.0},
    ]
    for other in others:
        refused = refusal(replace(PLAN, **other), folder)
        assert (refused.why, refused.facts["key"]) == ("arena-other-plan", f'"{next(iter(other))}"')
    monkeypatch.setattr("tabbytop.lab.arena.plan.code_fingerprint", lambda game: "changed")
    assert refusal(PLAN, folder).facts["key"] == '"code"'
    assert (folder / "games.jsonl").read_bytes() == before


def test_each_game_has_its_own_code_fingerprint() -> None:
    assert len({code_fingerprint(game) for game in NAMES}) == len(NAMES)


def test_two_arenas_in_one_folder_are_refused(arena: Arena) -> None:
    folder, _ = arena
    held = folders.Folder(folder, PLAN)
    assert refusal(PLAN, folder).why == "arena-busy"
    held.close()
    assert run(PLAN, folder)["games"] == 9


def test_an_invalid_or_corrupt_folder_is_refused(tmp_path: Path, played_once: Arena) -> None:
    (tmp_path / "file").write_text("")
    assert refusal(PLAN, tmp_path / "file").why == "cannot-write"
    assert refusal(PLAN, tmp_path / "file" / "below").why == "cannot-write"
    shutil.copytree(played_once[0], tmp_path / "good")
    log = tmp_path / "good" / "games.jsonl"
    rows = log.read_text().splitlines(keepends=True)
    wrong = ["{}\n", "meow\n", rows[1].replace('"deal":0', '"deal":1'), rows[1].replace('"game":1', '"game":-2')]
    for row in wrong:
        log.write_text(rows[0] + row + "".join(rows[2:]))
        refused = refusal(PLAN, tmp_path / "good")
        assert (refused.why, refused.facts["line"]) == ("arena-broken", 2)
    (tmp_path / "good" / "plan.json").write_text("[")
    assert refusal(PLAN, tmp_path / "good").why == "arena-broken"
    (tmp_path / "good" / "plan.json").unlink()
    assert refusal(PLAN, tmp_path / "good").why == "arena-no-plan"


def test_a_full_disk_is_refused_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played_once: Arena
) -> None:
    kept: list[bytes] = []

    def write(handle: int, data: bytes) -> int:
        if len(kept) == 4:
            raise OSError(28, "No space left on device")
        kept.append(data)
        return real(handle, data)

    real = os.write
    monkeypatch.setattr(os, "write", write)
    refused = refusal(PLAN, tmp_path)
    assert (refused.why, refused.facts["reason"]) == ("cannot-write", "no space left on device")
    monkeypatch.setattr(os, "write", real)
    assert without_times(run(PLAN, tmp_path)) == without_times(played_once[1])


def result_of(points: list[int], winners: list[int], bots: list[int]) -> GameResult:
    """Return a result with these points and winners, and zeros for everything else."""
    zeros = [0] * len(points)
    seconds = [0.0] * len(points)
    return GameResult(0, 0, bots, 0, points, winners, 1, zeros, [], seconds, seconds, [{} for _ in points])


def test_places_are_ranked_by_wins_then_points() -> None:
    assert places(result_of([5, 9, 9, 2], [1, 2], [0, 1, 2, 3])) == [3, 1, 1, 4]
    assert places(result_of([9, 9, 1], [0], [0, 1, 2])) == [1, 2, 3], "the tie was broken"


def test_ratings_follow_wins() -> None:
    games = [result_of([9, 5, 5], [0], [0, 1, 1])] * 20
    (strong, deviation, ordinal), (weak, _, _) = rate(games, 2)
    assert strong > 25 > weak
    assert deviation < 25 / 3
    assert ordinal == pytest.approx(strong - 3 * deviation)
    assert rate([], 2)[0][0] == 25


def test_times_are_binned_within_five_percent() -> None:
    for seconds in (1e-5, 0.0123, 0.5, 7.0, 100.0):
        assert time_of(bin_of(seconds)) == pytest.approx(seconds, rel=0.05)
    assert bin_of(0.0) == bin_of(1e-9)


def page_of(plan: Plan) -> str:
    """Return the report of one game with a forfeited move that contains markup."""
    game = result_of([3, 4], [1], [0, 1])
    game.forfeits.append(ForfeitedMove(1, 0, "invalid", "<i>&</i>", ["<b>said</b>"]))
    return report(summarize(plan, [game]) | {"until_sure": None}, "x")


def test_the_report_is_self_contained_and_escapes_everything(arena: Arena) -> None:
    folder, _ = arena
    evil = replace(plan_of(["kitten", "kitten"]), bots=(Entrant("<script>$x^", "kitten"), Entrant("a&b", "kitten")))
    for page in ((folder / "report.html").read_text(), page_of(evil)):
        assert page.startswith("<!doctype html>")
        assert page.count("<svg") == 5
        assert not re.search(r"https?:|//[a-z]|@import|<script|<link|<img|<iframe", page)
        assert all(link.startswith("#") for link in re.findall(r'(?:href|src)="([^"]*)', page))
        assert all(link.startswith("#") for link in re.findall(r"url\(([^)]*)", page))
        ids = re.findall(r'\bid="([^"]*)"', page)
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'href="#([^"]*)"|url\(#([^)]*)\)', page))
        for link in re.findall(r'(?:href="|url\()#([^")]*)', page):
            assert link in ids
    assert "&lt;script&gt;" in page
    assert "<i>" not in page
    assert "<b>" not in page
    assert "&lt;b&gt;said" in page


def test_the_report_names_command_seed_and_version(arena: Arena) -> None:
    folder, result = arena
    page = (folder / "report.html").read_text()
    assert result["command"].startswith("tabbytop arena cat-box --players 3 --bots house-cat --bots kitten --games 9")
    assert result["command"].split(" --options")[0] in page
    assert f"Tabbytop {result['version']}" in page
    assert "seed 1" in page

"""Run a small sample of the campaign `pace`: it meets its goals, and finds prompts and delays planted on purpose."""

from __future__ import annotations

from random import Random

import pytest

from campaigns._scripted_table import GameScript, LineUp
from campaigns._settings import opened
from campaigns.pace import EVERYTHING, NEITHER, NO_PLANS, PaceRow, broken, figures_of, line_ups, measure
from tabbytop.bots.simple import Kitten
from tabbytop.games.registry import NAMES
from tabbytop.server.rooms.sealed_answers import SealedAnswers
from tabbytop.server.tables.state import TableState
from tabbytop.table.files import DECKS

KITTY = "here-kitty-kitty"
TRIO = LineUp(KITTY, 2, 1)
SOLO = LineUp(KITTY, 1, 2)
_measured: dict[tuple[LineUp, str], PaceRow] = {}


def sample(line_up: LineUp, overlap: str = EVERYTHING) -> PaceRow:
    """Measure one game, once for all tests."""
    if (line_up, overlap) not in _measured:
        _measured[line_up, overlap] = measure(
            line_up, "sample", overlap, kinds=(line_up, overlap) == (TRIO, EVERYTHING)
        )
    return _measured[line_up, overlap]


def missed(line_up: LineUp, row: PaceRow) -> list[str]:
    """Return the goals that these games miss."""
    return broken([figures_of(line_up, row)])


@pytest.mark.parametrize("line_up", [SOLO, TRIO, *[LineUp(name, 2, 1) for name in NAMES if name != KITTY]], ids=str)
def test_no_window_prompts_for_nothing_and_the_same_game_is_repeated(line_up: LineUp) -> None:
    row = sample(line_up)
    assert row.bare_prompts == 0
    assert row.problems == []
    assert row.rounds > 3
    assert 0 <= row.delay <= row.with_prompts <= row.is_open
    assert bool(row.windows) == (line_up.game == KITTY)


def test_someone_who_plays_alone_waits_for_no_window() -> None:
    row = sample(SOLO)
    assert row.windows > 20
    assert missed(SOLO, row) == []


def test_windows_in_which_people_overlap_delay_less_than_they_are_open() -> None:
    row = sample(TRIO)
    assert row.sealed > 0
    assert row.prompts > 5
    assert set(row.by_kind) >= {"cancel", "copy", "land"}
    assert row.delay < 0.6 * row.is_open


# Planted violations


def test_windows_that_nobody_overlaps_are_found() -> None:
    row = sample(TRIO, NEITHER)
    assert row.sealed == 0
    assert row.delay > sample(TRIO).delay + 4.0 * row.rounds
    assert [text for text in missed(TRIO, row) if "seconds per round" in text]


def test_bots_that_think_only_when_windows_have_closed_are_found() -> None:
    assert sample(TRIO, NO_PLANS).delay > sample(TRIO).delay + 0.5 * sample(TRIO).rounds


def test_prompts_without_an_answer_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def prompts_everyone(self: SealedAnswers, table: TableState, seat: int | None) -> bool:
        window = table.window
        return window is not None and seat in window.asked and not table.seats[seat].bot

    monkeypatch.setattr(SealedAnswers, "is_prompted", prompts_everyone)
    row = measure(TRIO, "sample")
    assert row.bare_prompts > 20
    assert [text for text in missed(TRIO, row) if "prompts without an answer" in text]


def test_solo_windows_that_stay_open_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SealedAnswers, "is_done", lambda self, table: False)
    monkeypatch.setattr("tabbytop.server.tables.state.PRIVATE_WINDOW_FACTOR", 1)
    row = measure(SOLO, "sample")
    assert [text for text in missed(SOLO, row) if "seconds per round" in text]


def test_a_game_that_takes_another_course_when_repeated_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random("sample")
    monkeypatch.setattr(GameScript, "decide", lambda self, game, seat, view: Kitten().move(game, view, [], rng))
    assert [text for text in missed(SOLO, measure(SOLO, "sample")) if "went differently" in text]


# The instruments


def test_companies_are_those_of_the_goals() -> None:
    for name in NAMES:
        alone = [line_up.players for line_up in line_ups(name) if line_up.is_solo]
        assert alone == list(opened(name, DECKS[name][0]).players)
        assert LineUp(name, 2, 1) in line_ups(name)
    assert {line_up.people for line_up in line_ups(KITTY) if not line_up.bots} == {3, 4, 5, 6}
    assert [line_up for line_up in line_ups(KITTY) if line_up.long_windows] != []


def test_only_named_companies_have_a_goal() -> None:
    rows = [figures_of(one, PaceRow(games=1, rounds=1.0, turns=1.0, delay=13.0)) for one in line_ups(KITTY)]
    assert [row["line_up"] for row in rows if broken([row])] == [
        "solo, 1 bot",
        *[f"solo, {bots} bots" for bots in range(2, 6)],
        "2 people, 1 bot",
        "2 people, 1 bot (tiger)",
    ]

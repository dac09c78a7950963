"""Run a small sample of the campaign `crash`: acknowledged moves are stored, and a loss would be noticed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from campaigns._load import SHORT, TableLoad, TablePlan
from campaigns._log_check import (
    Log,
    check_answers,
    check_next_moves,
    check_played_once,
    check_received,
    played_next_moves,
)
from campaigns._recorder import Recorder, Totals
from campaigns.crash import InjectedFault, injected_faults, page, play
from tabbytop.server.rooms.sealed_answers import SealedAnswers
from tabbytop.server.tables.commands.move import Moved
from tabbytop.server.tables.next_moves import NextMove
from tabbytop.wire import messages as m
from tests import tiers
from tests.server.live_server import LiveServer, run_on_server

FEW = [
    TablePlan("cat-box", 2),
    TablePlan("here-kitty-kitty", 2, ("kitten",)),
    TablePlan("if-it-fits", 1, ("kitten",)),
    TablePlan("cat-box", 1, ("kitten",), SHORT, asleep=True),
]


@tiers.sample(1, by=lambda fault: "away" if fault.is_away else fault.what)
@pytest.mark.parametrize(
    "fault", injected_faults(kills=tiers.examples(deep=3, short=1), outages=1, stops=1), ids=lambda fault: fault.what
)
def test_acknowledged_moves_are_stored(fault: InjectedFault) -> None:
    found = asyncio.run(play(fault, "sample", FEW))
    assert found["where"] == []
    assert found["stuck"] == []
    assert found["moves"] > 0
    assert found["matches"] >= len(FEW)
    assert f"| {fault.what} |" in "\n".join(page({"command": "x", "date": "x", "scenes": [found]}))
    if fault.is_away:
        assert all(sentence.endswith(".") for sentence in found["sentences"])
    if fault.what == "stopped":
        assert found["goodbyes"] == found["connections_lost"] > 0


# Losses are noticed


def moved(n: int, by: int = 0, say: str = "pass") -> m.News:
    """Return the news of a move."""
    return m.News(n, float(n), "moved", by, say=[say])


def errors_in(*frames: m.Frame) -> list[str]:
    """Return the errors in a sequence of frames."""
    recorder = Recorder("Kit", Totals())
    for frame in frames:
        recorder.record(msgspec.json.encode(frame), 0)
    return recorder.tally.wrong


def test_news_in_order_is_accepted() -> None:
    assert errors_in(m.Frame(2, 0.0, [moved(1), moved(2)]), m.Frame(2, 0.0), m.Frame(3, 0.0, [moved(3)])) == []


@pytest.mark.parametrize(
    "second",
    [
        m.Frame(1, 0.0),
        m.Frame(4, 0.0, [moved(4)]),
        m.Frame(4, 0.0, [moved(3)]),
        m.Frame(3, 0.0),
        m.Frame(2, 0.0, [moved(2, say="play star")]),
    ],
    ids=["back", "gap", "end", "nothing", "changed"],
)
def test_lost_or_changed_news_is_noticed(second: m.Frame) -> None:
    assert len(errors_in(m.Frame(2, 0.0, [moved(1), moved(2)]), second)) >= 1


def test_a_forgotten_answer_is_noticed() -> None:
    recorder = Recorder("Kit", Totals(), kept={2: ["pass"]})
    asked = m.Asked(2, "cancel", [0], 9.0, answered=True)
    recorder.take(m.Frame(2, 0.0, [moved(1), moved(2)], window=asked))
    assert recorder.tally.wrong == []
    asked.answered = False
    recorder.take(m.Frame(2, 0.0, [], window=asked))
    assert len(recorder.tally.wrong) == 1


def log(*says: str) -> Log:
    """Return a log in which seat 0 says these words at the same time."""
    return [(n, 1.0, Moved(0, [say])) for n, say in enumerate(says, 1)]


def test_news_missing_from_the_log_is_noticed() -> None:
    heard = {n: m.News(n, 1.0, "moved", 0, say=[None if n == 1 else "pass"]) for n in (1, 2)}
    recorder = Recorder("Kit", Totals(), heard)
    assert check_received(recorder, log("card 1", "pass")) == []
    assert len(check_received(recorder, log("card 1"))) == 1
    assert len(check_received(recorder, log("card 1", "play star"))) == 1


def test_an_answer_that_was_not_played_is_noticed() -> None:
    recorder = Recorder("Kit", Totals(), kept={1: ["play nap"]}, seat=0)
    assert check_answers(recorder, log("play star", "play nap")) == []
    assert len(check_answers(recorder, log("play star", "pass"))) == 1
    assert len(check_answers(recorder, log("play star"))) == 1
    recorder.seat = 1
    assert check_answers(recorder, log("play star", "play nap")) == [], (
        "an earlier seat didn't pass, so everyone is asked again"
    )
    assert len(check_answers(recorder, log("play star", "pass"))) == 1


def test_a_next_move_that_was_not_played_is_noticed() -> None:
    recorder = Recorder("Kit", Totals(), all_next_moves={1: ["play nap"]}, seat=0)

    def wrong(*moves: tuple[int, str], at: float = 1.0) -> int:
        entries = [Moved(seat, [say]) for seat, say in moves]
        log: Log = [(n, 1.0 if entry.say == ["pass"] else at, entry) for n, entry in enumerate(entries, 1)]
        return len(check_next_moves(recorder, log))

    assert wrong((0, "play star"), (1, "pass"), (0, "play nap")) == 0
    assert wrong((0, "play star"), (1, "pass"), (0, "play star")) == 1
    assert wrong((0, "play star"), (1, "pass"), (0, "play nap"), at=2.0) == 1, "it is played when the window closes"
    assert wrong((0, "play star"), (1, "cancel nap"), (0, "play star")) == 0, "someone acted"
    assert wrong((0, "play star"), (1, "pass"), (1, "play star")) == 0


def test_a_next_move_that_was_played_twice_is_noticed() -> None:
    recorder = Recorder("Kit", Totals(), tried_next_moves=[(1, ["play nap"])], seat=0)
    moves = [(0, "play star"), (1, "pass"), (0, "play nap"), (1, "pass"), (0, "play nap")]
    played: Log = [(n, 2.0 if n < 4 else 3.0, Moved(seat, [say])) for n, (seat, say) in enumerate(moves, 1)]
    assert [n for n, _ in played_next_moves(recorder, played)] == [3, 5]
    assert check_played_once(recorder, played[:3]) == []
    assert len(check_played_once(recorder, played)) == 1
    recorder.tried_next_moves.append((3, ["play nap"]))
    assert check_played_once(recorder, played) == [], "it was sealed again"
    recorder.tried_next_moves = [(1, ["play star"])]
    assert len(check_played_once(recorder, played[:3])) == 1, "another move was sealed"
    played[2] = (3, 2.5, Moved(0, ["play nap"]))
    assert check_played_once(recorder, played[:3]) == [], "the player made it"


def never_forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep sealed moves after they were played."""
    monkeypatch.setattr(NextMove, "is_over", lambda self, table, seat: not self.say)
    monkeypatch.setattr(NextMove, "is_pending", lambda self, table, seat: bool(self.say))


def never_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget all sealed moves when a window closes."""
    monkeypatch.setattr(SealedAnswers, "pending_moves", lambda self, table: {})


@pytest.mark.parametrize(("plant", "check"), [(never_forget, check_played_once), (never_play, check_next_moves)])
def test_a_server_that_plays_next_moves_twice_or_not_at_all_is_noticed(
    plant: Callable[[pytest.MonkeyPatch], None],
    check: Callable[[Recorder, Log], list[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch)

    async def play(server: LiveServer) -> None:
        load = TableLoad(server.url, "sample", [TablePlan("here-kitty-kitty", 2)] * 2)
        load.open()
        found: list[str] = []
        while not found:
            await asyncio.sleep(0.05)
            load.check()
            for table in load.playing:
                entries = server.state(table.id).log if table.players else []
                log: Log = [(n, one.at, one.entry) for n, one in enumerate(entries, 1)]
                found += [wrong for player in table.players for wrong in check(player.recorder, log)]
        await load.cancel()

    run_on_server(tmp_path, play, window_seconds=0.2)


def test_a_forgotten_next_move_is_noticed() -> None:
    recorder = Recorder("Kit", Totals(), next_moves={2: ["play nap"]})
    asked, ahead = m.Asked(2, "cancel", [1], 9.0), m.Ahead({}, {}, ["play nap"])
    recorder.take(m.Frame(2, 0.0, [moved(1), moved(2)], window=asked, ahead=ahead))
    assert recorder.tally.wrong == []
    ahead.kept = []
    recorder.take(m.Frame(2, 0.0, [], window=asked, ahead=ahead))
    assert len(recorder.tally.wrong) == 1

"""The bot pool returns the same moves that a bot makes in this process, even if workers fail."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tabbytop.bots.levels import read_bot
from tabbytop.bots.simple import HouseCat
from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor, sample_sentence
from tabbytop.engine.seats import ALL
from tabbytop.engine.window import Window
from tabbytop.server.bot_pool import worker
from tabbytop.server.bot_pool.pool import (
    ANSWER_GRACE,
    START_TIMEOUT,
    BotPool,
    FairQueue,
    MoveJob,
    MoveRequest,
    PoolClosed,
    Worker,
    kitten_move,
)
from tabbytop.server.bot_pool.worker import (
    MAX_CACHED_MATCHES,
    ChooseMove,
    Inbox,
    MoveChooser,
    WorkerReply,
    encode_message,
    live_lines,
    reply,
)
from tabbytop.server.ops.logs import FIELDS
from tabbytop.table.files import read_deck
from tabbytop.table.match import Match
from tabbytop.table.memory import Memory
from tests.bots.spies import CheckingBot
from tests.laws.worlds import Point, Setting

CAT_BOX = Setting("cat-box", "secret", 3, True)
FITS = Setting("if-it-fits", "cardboard", 3, True, "coffee")
KITTY = Setting("here-kitty-kitty", "neighborhood", 4, False)
GAMES = (CAT_BOX, FITS, KITTY)
ENDLESS = "tiger:99999999"
"""A level that never finishes thinking."""
HANG_TIMEOUT = 300
"""Seconds after which a process that should have ended counts as hung. Only a safety net."""


def request_for(match: Match, setting: Setting, level: str, **more: Any) -> MoveRequest:
    """Return the request for a bot's move at this point of a match."""
    lines = [(line.author, line.audience, line.action, line.begins, line.undoes) for line in match.lines]
    question = MoveRequest(
        "table", setting.game, read_deck(setting.game, setting.deck), setting.players, setting.options, lines,
        actor(match.state), level, "luck",
    )  # fmt: skip
    return msgspec.structs.replace(question, **more)


def local_move(match: Match, level: str, seed: str = "luck") -> tuple[int, ...]:
    """Return what the bot to move does in this process."""
    seat = actor(match.state)
    bot = read_bot(level)
    moments = Memory(match, seat).moments() if bot.remembers else []
    return bot.move(match.game, match.view(seat), moments, Random(seed))


MIDDLE = Point(5, 0, 9).reach(CAT_BOX)
"""A match of Cat Box in mid-game."""
REQUEST = request_for(MIDDLE, CAT_BOX, "alley-cat:12")
EXPECTED = local_move(MIDDLE, "alley-cat:12")
"""The answer to `REQUEST`."""


def with_pool(
    play: Callable[[BotPool], Awaitable[None]], workers: int = 1, program: list[str] | None = None, **more: Any
) -> None:
    """Run a coroutine with a pool. Afterwards none of its processes may be left."""

    async def session() -> None:
        bot_pool = BotPool(workers, **more) if program is None else BotPool(workers, program=program, **more)
        try:
            await play(bot_pool)
        finally:
            processes = processes_of(bot_pool)
            await bot_pool.close()
        assert not [pid for pid in processes if is_running(pid)]

    asyncio.run(session())


def processes_of(bot_pool: BotPool) -> list[int]:
    """Return the ids of the running worker processes."""
    return [slot.worker.process.pid for slot in bot_pool._slots if slot.worker is not None]


def is_running(pid: int) -> bool:
    """Return whether this process exists."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def odd_workers(folder: Path, *ways: str) -> list[str]:
    """Return the command for workers of which the first ones misbehave."""
    return [sys.executable, str(Path(__file__).with_name("odd_worker.py")), str(folder), *ways]


async def thinking_pids(folder: Path, count: int = 1) -> list[int]:
    """Wait until this many processes are thinking, and return their ids."""
    while len(found := sorted(folder.glob("begun-*"))) < count:
        await asyncio.sleep(0.005)
    return [int(path.name.split("-")[2]) for path in found]


# Correct answers


@pytest.mark.parametrize("setting", GAMES, ids=str)
def test_a_worker_returns_the_same_move_as_the_bot_in_this_process(setting: Setting) -> None:
    async def play(bot_pool: BotPool) -> None:
        for moves in (0, 6, 25):
            match = Point(moves, 1, moves).reach(setting)
            for level in ("kitten", "house-cat", "alley-cat:8", "tiger:5"):
                question = request_for(match, setting, level, table=f"{moves}", seed=f"{level} {moves}")
                assert await bot_pool.move(question) == local_move(match, level, f"{level} {moves}")
        assert bot_pool.stats.answered == bot_pool.stats.asked == 12

    with_pool(play)


def test_the_seed_determines_the_answer() -> None:
    async def play(bot_pool: BotPool) -> None:
        requests = [msgspec.structs.replace(REQUEST, level="kitten", seed=str(seed)) for seed in range(8)]
        first = [await bot_pool.move(question) for question in requests]
        assert first == [await bot_pool.move(question) for question in requests]
        assert len(set(first)) > 1

    with_pool(play)


def test_a_bot_receives_what_its_seat_has_heard() -> None:
    """In Cat Box, what others did reveals who they are, so Alley Cat moves differently without its memory."""
    match = Point(1, 0, 15).reach(CAT_BOX)
    bot = read_bot("alley-cat:20")
    assert bot.move(match.game, match.view(actor(match.state)), [], Random("luck")) != local_move(match, "alley-cat:20")

    async def play(bot_pool: BotPool) -> None:
        assert await bot_pool.move(request_for(match, CAT_BOX, "alley-cat:20")) == local_move(match, "alley-cat:20")

    with_pool(play)


@pytest.mark.parametrize("setting", [CAT_BOX, FITS, KITTY], ids=str)
def test_a_bot_sees_only_views(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    spy = CheckingBot()
    monkeypatch.setattr(worker, "read_bot", lambda level, watch: spy)
    MoveChooser().choose(request_for(Point(2, 0, 14).reach(setting), setting, "tiger"))
    assert (spy.asked, spy.moments) == (1, 14)


def match_at_window() -> tuple[Match, Window[Any]]:
    """Return a match at a window that asks several seats but not all, and of which the last could answer."""
    for seed in range(100):
        match = KITTY.begin(seed)
        rng = Random(seed)
        while (seat := actor(match.state)) >= 0:
            step = match.state.agenda[-1]
            if isinstance(step, Window) and 1 < len(step.asked) < KITTY.players:
                world = match.game.clone(match.state)
                world.agenda[-1] = step.onward(step.asked[-1:])
                if world.agenda[-1].answers(world):
                    return match, step
            match.say(seat, sample_sentence(match.view(seat), rng))
    raise AssertionError


def test_every_seat_of_a_window_can_be_asked_at_once() -> None:
    match, window = match_at_window()
    outside = next(seat for seat in range(KITTY.players) if seat not in window.asked)

    async def play(bot_pool: BotPool) -> None:
        for i, seat in enumerate(window.asked):
            world = match.game.clone(match.state)
            world.agenda[-1] = window.onward(window.asked[i:])
            view = match.game.view(world, seat)
            in_window = await bot_pool.move(request_for(match, KITTY, "tiger", seat=seat, in_window=True))
            assert in_window == HouseCat().move(match.game, view, [], Random("luck"))
            searched = read_bot("tiger:30").move(match.game, view, Memory(match, seat).moments(), Random("luck"))
            assert await bot_pool.move(request_for(match, KITTY, "tiger:30", seat=seat)) == searched
            kitten = read_bot("kitten").move(match.game, view, [], Random("luck"))
            assert await bot_pool.move(request_for(match, KITTY, "kitten", seat=seat, in_window=True)) == kitten
        with pytest.raises(Refusal) as refused:
            await bot_pool.move(request_for(match, KITTY, "kitten", seat=outside))
        assert refused.value.why == "not-asked"

    with_pool(play)


def test_an_invalid_request_is_refused() -> None:
    async def play(bot_pool: BotPool) -> None:
        over = Point(1, 0, 1000).reach(CAT_BOX)
        for question, why in [
            (request_for(MIDDLE, CAT_BOX, "lion"), "no-such-bot"),
            (request_for(MIDDLE, CAT_BOX, "kitten", seat=(actor(MIDDLE.state) + 1) % 3), "not-your-turn"),
            (request_for(over, CAT_BOX, "kitten", seat=0), "game-over"),
            (request_for(MIDDLE, CAT_BOX, "kitten", game="chess"), "unknown-name"),
        ]:
            with pytest.raises(Refusal) as refused:
                await bot_pool.move(question)
            assert refused.value.why == why
        assert await bot_pool.move(REQUEST) == EXPECTED
        assert bot_pool.stats.lost == bot_pool.stats.kitten_moves == 0

    with_pool(play)


# Undone moves, and the cache of matches


@pytest.mark.parametrize(
    ("setting", "point"), [(CAT_BOX, Point(4, 0, 30)), (FITS, Point(4, 0, 30)), (KITTY, Point(1, 0, 80))], ids=str
)
def test_undone_moves_are_ignored(setting: Setting, point: Point) -> None:
    match = point.reach(setting, undos=True)
    assert len(match.lines) > len(match.live)
    question = request_for(match, setting, "alley-cat:8")
    expected = local_move(match, "alley-cat:8")
    assert MoveChooser().choose(question) == expected
    chooser = MoveChooser()  # has followed the game, including the undone moves
    for n in range(len(match.lines)):
        chooser.replay(msgspec.structs.replace(question, lines=question.lines[:n]))
    assert chooser.choose(question) == expected
    assert chooser.replays == 1 + len([line for line in match.lines if line.undoes >= 0])


def test_several_moves_can_be_undone_at_once() -> None:
    match = Point(5, 0, 4).reach(CAT_BOX)
    before = len(match.lines)
    expected = local_move(match, "alley-cat:12")
    chooser = MoveChooser()
    rng = Random(1)
    for _ in range(3):
        match.say(actor(match.state), sample_sentence(match.state, rng))
    chooser.choose(request_for(match, CAT_BOX, "house-cat"))
    lines = [*request_for(match, CAT_BOX, "kitten").lines, (0, ALL, -1, True, before)]
    assert live_lines(lines) == lines[:before]
    seat = actor(Point(5, 0, 4).reach(CAT_BOX).state)
    assert chooser.choose(request_for(match, CAT_BOX, "alley-cat:12", lines=lines, seat=seat)) == expected


@pytest.mark.parametrize("setting", GAMES, ids=str)
def test_a_long_game_is_replayed_once(setting: Setting) -> None:
    chooser = MoveChooser()
    match = setting.begin(7)
    for i in range(40):
        seat = actor(match.state)
        if seat < 0:
            break
        level = "alley-cat:2" if i % 4 == 0 else "kitten"
        said = chooser.choose(request_for(match, setting, level))
        assert said == local_move(match, level)
        match.say(seat, said)
    assert chooser.replays == 1


def test_a_different_match_under_the_same_table_id_is_replayed() -> None:
    chooser = MoveChooser()
    for setting in (CAT_BOX, Setting("cat-box", "secret", 4, True), Setting("cat-box", "secret", 4, False), FITS):
        for seed in (1, 2):
            match = Point(seed, 0, 12).reach(setting)
            assert chooser.choose(request_for(match, setting, "alley-cat:3")) == local_move(match, "alley-cat:3")
    assert chooser.replays == 8


def test_the_least_recently_used_matches_are_evicted() -> None:
    chooser = MoveChooser()
    for table in ["old", *[f"{i}" for i in range(MAX_CACHED_MATCHES - 1)], "old", "one more"]:
        chooser.replay(msgspec.structs.replace(REQUEST, table=table))
    assert len(chooser.matches) == MAX_CACHED_MATCHES
    assert "old" in chooser.matches
    assert "0" not in chooser.matches


# Processes that die or hang


def test_a_process_killed_while_thinking_is_replaced(tmp_path: Path) -> None:
    async def play(bot_pool: BotPool) -> None:
        moving = asyncio.create_task(bot_pool.move(REQUEST))
        (first,) = await thinking_pids(tmp_path)
        assert processes_of(bot_pool) == [first]
        os.kill(first, signal.SIGKILL)
        assert await moving == EXPECTED
        assert bot_pool.stats.lost == bot_pool.stats.answered == 1
        assert not is_running(first)
        assert first not in processes_of(bot_pool)

    with_pool(play, program=odd_workers(tmp_path, "thinks on"))


def test_a_process_that_dies_between_two_requests_is_replaced() -> None:
    async def play(bot_pool: BotPool) -> None:
        for _ in range(3):
            assert await bot_pool.move(REQUEST) == EXPECTED
            os.kill(processes_of(bot_pool)[0], signal.SIGKILL)
        assert bot_pool.stats.kitten_moves == 0

    with_pool(play)


def test_a_process_with_unreadable_output_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(bot_pool: BotPool) -> None:
        await bot_pool.move(REQUEST)
        first, receive = processes_of(bot_pool)[0], Worker.receive

        async def fail_once(self: Worker) -> WorkerReply:
            monkeypatch.setattr(Worker, "receive", receive)
            raise ZeroDivisionError

        monkeypatch.setattr(Worker, "receive", fail_once)
        assert await bot_pool.move(REQUEST) == EXPECTED
        assert first not in processes_of(bot_pool)
        assert (bot_pool.stats.lost, bot_pool.stats.kitten_moves) == (1, 0)

    with_pool(play)


class ManualPause:
    """Pauses that last until a test ends them."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.end = asyncio.Event()
        """Set it to end the current pause."""

    async def __call__(self, seconds: float) -> None:
        self.seconds.append(seconds)
        await self.end.wait()
        self.end.clear()


def test_a_hanging_process_is_replaced_after_the_timeout(tmp_path: Path) -> None:
    async def play(bot_pool: BotPool) -> None:
        bot_pool.pause = pause = ManualPause()
        moving = asyncio.create_task(bot_pool.move(REQUEST))
        (first,) = await thinking_pids(tmp_path)
        assert not moving.done()
        pause.end.set()
        assert await moving == EXPECTED
        limit = 4 * 12 * 0.05 + ANSWER_GRACE
        assert pause.seconds == [START_TIMEOUT, limit, START_TIMEOUT, limit]
        assert bot_pool.stats.lost == bot_pool.stats.answered == 1
        assert not is_running(first)

    with_pool(play, program=odd_workers(tmp_path, "stays"))


def test_a_stopped_process_counts_as_hanging() -> None:
    async def play(bot_pool: BotPool) -> None:
        await bot_pool.move(REQUEST)
        bot_pool.pause = pause = ManualPause()
        os.kill(processes_of(bot_pool)[0], signal.SIGSTOP)
        # Too large for the pipe's buffer: a request that the worker doesn't read must not block the table, either.
        large = msgspec.structs.replace(REQUEST, table="large", deck={**REQUEST.deck, "about": "x" * 2_000_000})
        moving = asyncio.create_task(bot_pool.move(large))
        while not pause.seconds:
            await asyncio.sleep(0)
        pause.end.set()
        assert await moving == EXPECTED
        assert bot_pool.stats.lost == 1

    with_pool(play)


def test_a_process_that_never_becomes_ready_is_replaced(tmp_path: Path) -> None:
    async def play(bot_pool: BotPool) -> None:
        bot_pool.pause = pause = ManualPause()
        moving = asyncio.create_task(bot_pool.move(REQUEST))
        while not (tmp_path / "started-0").exists():
            await asyncio.sleep(0.005)
        pause.end.set()
        assert await moving == EXPECTED
        assert pause.seconds[:2] == [START_TIMEOUT, START_TIMEOUT]

    with_pool(play, program=odd_workers(tmp_path, "never comes"))


@pytest.mark.parametrize(
    ("level", "limit"),
    [("kitten", 7.0), ("house-cat", 7.0), ("alley-cat", 8.2), ("tiger", 15.0), ("tiger:3s", 19.0), ("tiger:100", 27.0)],
)
def test_time_limits_by_level(level: str, limit: float) -> None:
    async def play(bot_pool: BotPool) -> None:
        await bot_pool.move(REQUEST)
        bot_pool.pause = pause = ManualPause()
        moving = asyncio.create_task(bot_pool.move(msgspec.structs.replace(REQUEST, level=level)))
        while not pause.seconds:
            await asyncio.sleep(0)
        moving.cancel()
        assert pause.seconds == [pytest.approx(limit)]

    with_pool(play, grace=7.0)


def test_kitten_plays_after_three_failed_attempts(tmp_path: Path) -> None:
    async def play(bot_pool: BotPool) -> None:
        assert await bot_pool.move(REQUEST) == kitten_move(REQUEST) == local_move(MIDDLE, "kitten", "kitten luck")
        assert (bot_pool.stats.lost, bot_pool.stats.kitten_moves) == (3, 1)
        assert await bot_pool.move(REQUEST) == EXPECTED

    with_pool(play, program=odd_workers(tmp_path, "dies", "dies", "dies"))


def test_kitten_plays_if_no_process_can_be_started(tmp_path: Path) -> None:
    async def play(bot_pool: BotPool) -> None:
        assert await bot_pool.move(REQUEST) == kitten_move(REQUEST)

    with_pool(play, program=[str(tmp_path / "nothing")])
    with_pool(play, program=[sys.executable, "-c", "print('Hello, I am no worker at all')"])


@pytest.mark.parametrize(
    ("how", "events"),
    [
        ("fails", ["bot-failed"]),
        ("breaks", ["worker-failed", "worker-lost"]),
        ("dies", ["worker-lost"]),
        ("prints", []),
    ],
)
def test_worker_errors_are_logged_in_the_format_of_the_server(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], how: str, events: list[str]
) -> None:
    async def play(bot_pool: BotPool) -> None:
        await bot_pool.move(REQUEST)

    with_pool(play, program=odd_workers(tmp_path, how))
    out, err = capfd.readouterr()
    assert out == ""
    lines = [json.loads(line) for line in err.splitlines()]
    assert [line["event"] for line in lines] == events
    assert all(set(line) <= FIELDS for line in lines)
    assert all(line["bot"] == "alley-cat:12" for line in lines if line["event"] != "worker-failed")
    assert "Princess" not in err


def test_kitten_plays_at_once_if_a_bot_raises(tmp_path: Path) -> None:
    async def play(bot_pool: BotPool) -> None:
        assert await bot_pool.move(REQUEST) == kitten_move(REQUEST)
        assert (bot_pool.stats.lost, bot_pool.stats.kitten_moves) == (0, 1)
        assert len(await thinking_pids(tmp_path)) == 1

    with_pool(play, program=odd_workers(tmp_path, "fails"))


def test_error_reports_contain_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(level: str, watch: object) -> None:
        raise ValueError("Tom holds the Princess")

    monkeypatch.setattr(worker, "read_bot", fail)
    said = reply(MoveChooser(), Inbox(io.BytesIO()), ChooseMove(1, REQUEST))
    assert said.error.startswith("ValueError at test_pool.py:")
    assert "Princess" not in said.error


def test_printed_text_is_not_taken_for_an_answer(tmp_path: Path) -> None:
    async def play(bot_pool: BotPool) -> None:
        assert await bot_pool.move(REQUEST) == EXPECTED
        assert bot_pool.stats.lost == 0

    with_pool(play, program=odd_workers(tmp_path, "prints"))


PARENT = """
import asyncio, sys, msgspec
from tabbytop.server.bot_pool.pool import BotPool, MoveRequest

async def main():
    question = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=MoveRequest)
    pool = BotPool(3)
    await asyncio.gather(*[pool.move(msgspec.structs.replace(question, table=str(i))) for i in range(3)])
    endless = [msgspec.structs.replace(question, level="tiger:99999999", table=str(i)) for i in range(2)]
    thinking = [asyncio.create_task(pool.move(question)) for question in endless]
    await asyncio.sleep(0.05)
    print(*[slot.worker.process.pid for slot in pool._slots if slot.worker], flush=True)
    await asyncio.gather(*thinking)

LOOP.run(main())
"""


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_no_worker_outlives_its_server(loop: str) -> None:
    """Two workers think and one is idle when the server is killed.

    They inherit its standard error, so `communicate` returns only when all of them have ended.
    """
    pytest.importorskip(loop)
    code = PARENT.replace("LOOP", loop).replace("import asyncio", f"import {loop}, asyncio")
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as parent:
        assert parent.stdin is not None
        assert parent.stdout is not None
        parent.stdin.write(msgspec.msgpack.encode(REQUEST))
        parent.stdin.close()
        parent.stdin = None
        processes = [int(pid) for pid in parent.stdout.readline().split()]
        assert len(processes) == 3
        parent.kill()
        _, errors = parent.communicate(timeout=HANG_TIMEOUT)
        assert errors == b""


# Fairness and cancellation


def test_a_canceled_request_stops_the_thinking_but_not_the_process() -> None:
    """The worker stops thinking, and the same process answers the next request."""

    async def play(bot_pool: BotPool) -> None:
        await bot_pool.move(REQUEST)
        processes = processes_of(bot_pool)
        for rounds in (0, 1, 50, 2000):
            moving = asyncio.create_task(bot_pool.move(msgspec.structs.replace(REQUEST, level=ENDLESS)))
            for _ in range(rounds):
                await asyncio.sleep(0)
            moving.cancel()
            with pytest.raises(asyncio.CancelledError):
                await moving
            assert await bot_pool.move(REQUEST) == EXPECTED
        assert processes_of(bot_pool) == processes
        assert (bot_pool.stats.lost, bot_pool.stats.kitten_moves, bot_pool.waiting) == (0, 0, 0)

    with_pool(play)


def test_a_canceled_request_is_dropped_from_the_queue(tmp_path: Path) -> None:
    async def play(bot_pool: BotPool) -> None:
        tables = [asyncio.create_task(bot_pool.move(msgspec.structs.replace(REQUEST, table=f"{i}"))) for i in range(4)]
        again = asyncio.create_task(bot_pool.move(msgspec.structs.replace(REQUEST, table="0", seed="other")))
        await thinking_pids(tmp_path)
        assert bot_pool.waiting == 4
        for queued in (tables[1], tables[3], again):
            queued.cancel()
        (tmp_path / "gate").touch()
        assert [await tables[0], await tables[2]] == [EXPECTED, EXPECTED]
        assert sorted(path.name.split("-")[1] for path in tmp_path.glob("begun-*")) == ["0", "2"]
        assert bot_pool.waiting == 0

    with_pool(play, program=odd_workers(tmp_path, "waits"))


def test_the_event_loop_runs_while_bots_think(tmp_path: Path) -> None:
    """Bots think until the event loop has run 1000 times: if it waited for them, neither would ever end."""
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        await thinking_pids(tmp_path, 2)
        for _ in range(1000):
            await asyncio.sleep(0)
            ticks += 1
        (tmp_path / "gate").touch()

    async def play(bot_pool: BotPool) -> None:
        ticking = asyncio.create_task(tick())
        tables = [bot_pool.move(msgspec.structs.replace(REQUEST, table=f"{i}")) for i in range(4)]
        assert await asyncio.gather(*tables) == [EXPECTED] * 4
        assert ticks == 1000
        await ticking

    with_pool(play, workers=2, program=odd_workers(tmp_path, "waits", "waits"))


def test_the_event_loop_runs_while_a_bot_searches() -> None:
    async def play(bot_pool: BotPool) -> None:
        await bot_pool.move(REQUEST)
        moving = asyncio.create_task(bot_pool.move(msgspec.structs.replace(REQUEST, level="tiger:200")))
        ticks = 0
        while not moving.done():
            await asyncio.sleep(0)
            ticks += 1
        # A few iterations send the request and receive the answer; the others happen during the search.
        assert ticks > 50

    with_pool(play)


def test_many_tables_play_at_once() -> None:
    matches = {f"{setting} {i}": (Point(i, i, 8 + i).reach(setting), setting) for i in range(6) for setting in GAMES}

    async def table(bot_pool: BotPool, name: str) -> None:
        match, setting = matches[name]
        for _ in range(4):
            seat = actor(match.state)
            if seat < 0:
                return
            said = await bot_pool.move(request_for(match, setting, "alley-cat:2", table=name))
            assert said == local_move(match, "alley-cat:2")
            match.say(seat, said)

    async def play(bot_pool: BotPool) -> None:
        await asyncio.gather(*[table(bot_pool, name) for name in matches])
        assert len(processes_of(bot_pool)) == 3
        assert bot_pool.stats.answered == bot_pool.stats.asked >= 3 * len(matches)

    with_pool(play, workers=3)


def test_games_continue_whichever_processes_are_killed() -> None:
    async def table(bot_pool: BotPool, i: int) -> int:
        match = Point(i, i, 5).reach(GAMES[i % 3])
        moves = 0
        while (seat := actor(match.state)) >= 0 and moves < 6:
            match.say(seat, await bot_pool.move(request_for(match, GAMES[i % 3], "alley-cat:3", table=f"{i}")))
            moves += 1
            for pid in processes_of(bot_pool) if (i + moves) % 6 == 0 else []:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        return moves

    async def play(bot_pool: BotPool) -> None:
        assert await asyncio.gather(*[table(bot_pool, i) for i in range(6)]) == [6] * 6
        stats = bot_pool.stats
        assert stats.answered + stats.kitten_moves == stats.asked == 36

    with_pool(play, workers=2)


def test_each_table_has_one_request_in_progress_at_a_time(tmp_path: Path) -> None:
    async def play(bot_pool: BotPool) -> None:
        seeds = [asyncio.create_task(bot_pool.move(msgspec.structs.replace(REQUEST, seed=f"{i}"))) for i in range(3)]
        await thinking_pids(tmp_path)
        assert await bot_pool.move(msgspec.structs.replace(REQUEST, table="other")) == EXPECTED
        assert len(list(tmp_path.glob("begun-table-*"))) == 1
        (tmp_path / "gate").touch()
        assert await asyncio.gather(*seeds) == [local_move(MIDDLE, "alley-cat:12", f"{i}") for i in range(3)]

    with_pool(play, workers=2, program=odd_workers(tmp_path, "waits"))


def test_requests_go_to_the_worker_that_knows_the_table() -> None:
    async def play(bot_pool: BotPool) -> None:
        await asyncio.gather(*[bot_pool.move(msgspec.structs.replace(REQUEST, table=f"{i}")) for i in range(2)])
        known = [list(slot.tables) for slot in bot_pool._slots]
        assert sorted(known) == [["0"], ["1"]]
        for table in ("0", "0", "1", "0", "1", "1"):
            await bot_pool.move(msgspec.structs.replace(REQUEST, table=table))
        assert [list(slot.tables) for slot in bot_pool._slots] == known

    with_pool(play, workers=2)


def test_a_second_process_is_started_only_when_needed() -> None:
    async def play(bot_pool: BotPool) -> None:
        assert processes_of(bot_pool) == []
        for i in range(3):
            await bot_pool.move(msgspec.structs.replace(REQUEST, table=f"{i}"))
        assert len(processes_of(bot_pool)) == 1

    with_pool(play, workers=4)


def take_all(queue: FairQueue) -> Iterator[str]:
    """Yield requests in the order in which a single worker would get them."""
    while (job := queue.take()) is not None:
        yield job.request.seed
        queue.done(job.request.table)


def test_the_queue_is_fair_to_tables_and_puts_windows_first() -> None:
    async def session() -> None:
        queue = FairQueue()
        jobs: dict[str, MoveJob] = {}
        for name in ("a1", "a2", "a3", "b1", "c1", "c2", "d1!", "e1", "d2", "d3!"):
            question = msgspec.structs.replace(REQUEST, table=name[0], seed=name, in_window=name.endswith("!"))
            jobs[name] = MoveJob(question, 1.0, asyncio.get_running_loop().create_future())
            queue.add(jobs[name])
        jobs["c1"].answer.cancel()
        jobs["e1"].answer.cancel()
        assert len(queue) == 10
        assert list(take_all(queue)) == ["d1!", "a1", "b1", "c2", "d2", "d3!", "a2", "a3"]
        assert len(queue) == 0

    asyncio.run(session())


# Closing


def test_closing_stops_every_process_and_fails_every_request(tmp_path: Path) -> None:
    async def session() -> None:
        bot_pool = BotPool(2, program=odd_workers(tmp_path, "thinks on", "stays"))
        moves = [asyncio.create_task(bot_pool.move(msgspec.structs.replace(REQUEST, table=f"{i}"))) for i in range(5)]
        processes = await thinking_pids(tmp_path, 2)
        assert sorted(processes_of(bot_pool)) == sorted(processes)
        await bot_pool.close()
        assert not [pid for pid in processes if is_running(pid)]
        assert [type(error) for error in await asyncio.gather(*moves, return_exceptions=True)] == [PoolClosed] * 5
        assert processes_of(bot_pool) == []
        with pytest.raises(PoolClosed):
            await bot_pool.move(REQUEST)
        await bot_pool.close()
        assert bot_pool.stats.lost == bot_pool.stats.kitten_moves == 0

    asyncio.run(session())


@pytest.mark.parametrize("rounds", [0, 1, 2, 3, 5, 8, 20, 100])
def test_closing_while_a_process_is_being_started(rounds: int, tmp_path: Path) -> None:
    async def session() -> None:
        bot_pool = BotPool(1, program=odd_workers(tmp_path, "never comes"))
        moving = asyncio.create_task(bot_pool.move(REQUEST))
        for _ in range(rounds):
            await asyncio.sleep(0)
        await bot_pool.close()
        assert isinstance((await asyncio.gather(moving, return_exceptions=True))[0], PoolClosed)
        assert processes_of(bot_pool) == []

    asyncio.run(session())


def test_an_unused_pool_can_be_closed() -> None:
    asyncio.run(BotPool(4).close())


def test_the_pool_works_on_uvloop() -> None:
    """uvloop, the server's event loop, has its own implementation of subprocesses."""
    uvloop = pytest.importorskip("uvloop")

    async def session() -> None:
        bot_pool = BotPool(2)
        assert await bot_pool.move(REQUEST) == EXPECTED
        os.kill(processes_of(bot_pool)[0], signal.SIGKILL)
        assert await bot_pool.move(REQUEST) == EXPECTED
        requests = [msgspec.structs.replace(REQUEST, table=f"{i}", level=ENDLESS) for i in range(3)]
        moving = [asyncio.create_task(bot_pool.move(question)) for question in requests]
        while len(processes_of(bot_pool)) < 2:
            await asyncio.sleep(0.005)
        processes = processes_of(bot_pool)
        await bot_pool.close()
        assert not [pid for pid in processes if is_running(pid)]
        assert [type(error) for error in await asyncio.gather(*moving, return_exceptions=True)] == [PoolClosed] * 3

    uvloop.run(session())


def test_messages_are_framed() -> None:
    encoded = encode_message(ChooseMove(3, REQUEST))
    assert len(encoded) == 4 + int.from_bytes(encoded[:4], "big")
    assert msgspec.msgpack.decode(encoded[4:], type=ChooseMove) == ChooseMove(3, REQUEST)

"""Bots think in processes of their own: the same moves as here, whatever happens to the processes."""

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
"""Nobody lives to see it move."""
GUARD = 300
"""Seconds after which a process that should have ended long ago is given up; nothing is measured by it."""


def ask(match: Match, setting: Setting, level: str, **more: Any) -> MoveRequest:
    """The question what a bot would do now."""
    lines = [(line.author, line.audience, line.action, line.begins, line.undoes) for line in match.lines]
    question = MoveRequest(
        "table", setting.game, read_deck(setting.game, setting.deck), setting.players, setting.options, lines,
        actor(match.state), level, "luck",
    )  # fmt: skip
    return msgspec.structs.replace(question, **more)


def here(match: Match, level: str, seed: str = "luck") -> tuple[int, ...]:
    """What the bot whose turn it is does in this process."""
    seat = actor(match.state)
    bot = read_bot(level)
    heard = Memory(match, seat).moments() if bot.remembers else []
    return bot.move(match.game, match.view(seat), heard, Random(seed))


MIDDLE = Point(5, 0, 9).reach(CAT_BOX)
"""A match of Cat Box that is well under way."""
USUAL = ask(MIDDLE, CAT_BOX, "alley-cat:12")
RIGHT = here(MIDDLE, "alley-cat:12")
"""What comes of the usual question."""


def with_thinkers(
    play: Callable[[BotPool], Awaitable[None]], workers: int = 1, program: list[str] | None = None, **more: Any
) -> None:
    """Do something with thinkers; afterwards none of their processes is left."""

    async def session() -> None:
        bot_pool = BotPool(workers, **more) if program is None else BotPool(workers, program=program, **more)
        try:
            await play(bot_pool)
        finally:
            processes = bot_pool.processes
            await bot_pool.close()
        assert not [pid for pid in processes if is_there(pid)]

    asyncio.run(session())


def is_there(pid: int) -> bool:
    """Is there such a process?"""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def odd(folder: Path, *ways: str) -> list[str]:
    """Workers of which the first misbehave."""
    return [sys.executable, str(Path(__file__).with_name("odd_worker.py")), str(folder), *ways]


async def begun(folder: Path, count: int = 1) -> list[int]:
    """The processes that think, once so many do."""
    while len(found := sorted(folder.glob("begun-*"))) < count:
        await asyncio.sleep(0.005)
    return [int(path.name.split("-")[2]) for path in found]


# The right answer


@pytest.mark.parametrize("setting", GAMES, ids=str)
def test_a_worker_answers_as_the_bot_would_here(setting: Setting) -> None:
    async def play(bot_pool: BotPool) -> None:
        for moves in (0, 6, 25):
            match = Point(moves, 1, moves).reach(setting)
            for level in ("kitten", "house-cat", "alley-cat:8", "tiger:5"):
                question = ask(match, setting, level, table=f"{moves}", seed=f"{level} {moves}")
                assert await bot_pool.move(question) == here(match, level, f"{level} {moves}")
        assert bot_pool.stats.answered == bot_pool.stats.asked == 12

    with_thinkers(play)


def test_another_seed_is_another_answer_and_the_same_seed_the_same() -> None:
    async def play(bot_pool: BotPool) -> None:
        asked = [msgspec.structs.replace(USUAL, level="kitten", seed=str(seed)) for seed in range(8)]
        first = [await bot_pool.move(question) for question in asked]
        assert first == [await bot_pool.move(question) for question in asked]
        assert len(set(first)) > 1

    with_thinkers(play)


def test_a_bot_is_told_what_its_seat_has_heard() -> None:
    """In Cat Box what others did tells who they are: Alley Cat without a memory moves otherwise."""
    match = Point(1, 0, 15).reach(CAT_BOX)
    bot = read_bot("alley-cat:20")
    assert bot.move(match.game, match.view(actor(match.state)), [], Random("luck")) != here(match, "alley-cat:20")

    async def play(bot_pool: BotPool) -> None:
        assert await bot_pool.move(ask(match, CAT_BOX, "alley-cat:20")) == here(match, "alley-cat:20")

    with_thinkers(play)


@pytest.mark.parametrize("setting", [CAT_BOX, FITS, KITTY], ids=str)
def test_a_bot_is_shown_views_and_nothing_else(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    spy = CheckingBot()
    monkeypatch.setattr(worker, "read_bot", lambda level, watch: spy)
    MoveChooser().choose(ask(Point(2, 0, 14).reach(setting), setting, "tiger"))
    assert (spy.asked, spy.moments) == (1, 14)


def at_a_window() -> tuple[Match, Window[Any]]:
    """A match at a window that asks several seats but not all; the last of them could answer."""
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


def test_all_seats_of_a_window_are_asked_at_once() -> None:
    match, window = at_a_window()
    outside = next(seat for seat in range(KITTY.players) if seat not in window.asked)

    async def play(bot_pool: BotPool) -> None:
        for i, seat in enumerate(window.asked):
            world = match.game.clone(match.state)
            world.agenda[-1] = window.onward(window.asked[i:])
            view = match.game.view(world, seat)
            in_window = await bot_pool.move(ask(match, KITTY, "tiger", seat=seat, in_window=True))
            assert in_window == HouseCat().move(match.game, view, [], Random("luck"))
            searched = read_bot("tiger:30").move(match.game, view, Memory(match, seat).moments(), Random("luck"))
            assert await bot_pool.move(ask(match, KITTY, "tiger:30", seat=seat)) == searched
            kitten = read_bot("kitten").move(match.game, view, [], Random("luck"))
            assert await bot_pool.move(ask(match, KITTY, "kitten", seat=seat, in_window=True)) == kitten
        with pytest.raises(Refusal) as refused:
            await bot_pool.move(ask(match, KITTY, "kitten", seat=outside))
        assert refused.value.why == "not-asked"

    with_thinkers(play)


def test_what_is_no_question_is_refused() -> None:
    async def play(bot_pool: BotPool) -> None:
        over = Point(1, 0, 1000).reach(CAT_BOX)
        for question, why in [
            (ask(MIDDLE, CAT_BOX, "lion"), "no-such-bot"),
            (ask(MIDDLE, CAT_BOX, "kitten", seat=(actor(MIDDLE.state) + 1) % 3), "not-your-turn"),
            (ask(over, CAT_BOX, "kitten", seat=0), "game-over"),
            (ask(MIDDLE, CAT_BOX, "kitten", game="chess"), "unknown-name"),
        ]:
            with pytest.raises(Refusal) as refused:
                await bot_pool.move(question)
            assert refused.value.why == why
        assert await bot_pool.move(USUAL) == RIGHT
        assert bot_pool.stats.lost == bot_pool.stats.kitten_moves == 0

    with_thinkers(play)


# What was taken back, and what is kept


@pytest.mark.parametrize(
    ("setting", "point"), [(CAT_BOX, Point(4, 0, 30)), (FITS, Point(4, 0, 30)), (KITTY, Point(1, 0, 80))], ids=str
)
def test_what_was_taken_back_has_not_happened(setting: Setting, point: Point) -> None:
    match = point.reach(setting, undos=True)
    assert len(match.lines) > len(match.live)
    question = ask(match, setting, "alley-cat:8")
    right = here(match, "alley-cat:8")
    assert MoveChooser().choose(question) == right
    chooser = MoveChooser()  # that has followed the game, and so what was taken back too
    for n in range(len(match.lines)):
        chooser.replay(msgspec.structs.replace(question, lines=question.lines[:n]))
    assert chooser.choose(question) == right
    assert chooser.replays == 1 + len([line for line in match.lines if line.undoes >= 0])


def test_a_table_may_agree_to_take_back_more_than_one_move() -> None:
    match = Point(5, 0, 4).reach(CAT_BOX)
    before = len(match.lines)
    right = here(match, "alley-cat:12")
    chooser = MoveChooser()
    rng = Random(1)
    for _ in range(3):
        match.say(actor(match.state), sample_sentence(match.state, rng))
    chooser.choose(ask(match, CAT_BOX, "house-cat"))
    lines = [*ask(match, CAT_BOX, "kitten").lines, (0, ALL, -1, True, before)]
    assert live_lines(lines) == lines[:before]
    seat = actor(Point(5, 0, 4).reach(CAT_BOX).state)
    assert chooser.choose(ask(match, CAT_BOX, "alley-cat:12", lines=lines, seat=seat)) == right


@pytest.mark.parametrize("setting", GAMES, ids=str)
def test_a_long_game_is_folded_once(setting: Setting) -> None:
    chooser = MoveChooser()
    match = setting.begin(7)
    for i in range(40):
        seat = actor(match.state)
        if seat < 0:
            break
        level = "alley-cat:2" if i % 4 == 0 else "kitten"
        said = chooser.choose(ask(match, setting, level))
        assert said == here(match, level)
        match.say(seat, said)
    assert chooser.replays == 1


def test_another_match_under_the_same_name_is_another_match() -> None:
    chooser = MoveChooser()
    for setting in (CAT_BOX, Setting("cat-box", "secret", 4, True), Setting("cat-box", "secret", 4, False), FITS):
        for seed in (1, 2):
            match = Point(seed, 0, 12).reach(setting)
            assert chooser.choose(ask(match, setting, "alley-cat:3")) == here(match, "alley-cat:3")
    assert chooser.replays == 8


def test_matches_that_nobody_asked_about_for_long_are_forgotten() -> None:
    chooser = MoveChooser()
    for table in ["old", *[f"{i}" for i in range(MAX_CACHED_MATCHES - 1)], "old", "one more"]:
        chooser.replay(msgspec.structs.replace(USUAL, table=table))
    assert len(chooser.matches) == MAX_CACHED_MATCHES
    assert "old" in chooser.matches
    assert "0" not in chooser.matches


# Processes that die or hang


def test_a_process_that_is_killed_while_it_thinks_is_replaced(tmp_path: Path) -> None:
    async def play(bot_pool: BotPool) -> None:
        moving = asyncio.create_task(bot_pool.move(USUAL))
        (first,) = await begun(tmp_path)
        assert bot_pool.processes == [first]
        os.kill(first, signal.SIGKILL)
        assert await moving == RIGHT
        assert bot_pool.stats.lost == bot_pool.stats.answered == 1
        assert not is_there(first)
        assert first not in bot_pool.processes

    with_thinkers(play, program=odd(tmp_path, "thinks on"))


def test_a_process_that_dies_between_two_questions_is_replaced() -> None:
    async def play(bot_pool: BotPool) -> None:
        for _ in range(3):
            assert await bot_pool.move(USUAL) == RIGHT
            os.kill(bot_pool.processes[0], signal.SIGKILL)
        assert bot_pool.stats.kitten_moves == 0

    with_thinkers(play)


def test_a_process_that_cannot_be_understood_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(bot_pool: BotPool) -> None:
        await bot_pool.move(USUAL)
        first, receive = bot_pool.processes[0], Worker.receive

        async def once(self: Worker) -> WorkerReply:
            monkeypatch.setattr(Worker, "receive", receive)
            raise ZeroDivisionError

        monkeypatch.setattr(Worker, "receive", once)
        assert await bot_pool.move(USUAL) == RIGHT
        assert first not in bot_pool.processes
        assert (bot_pool.stats.lost, bot_pool.stats.kitten_moves) == (1, 0)

    with_thinkers(play)


class Patience:
    """Pauses that end when a test says so."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self.end = asyncio.Event()
        """Ends the pause that is under way."""

    async def __call__(self, seconds: float) -> None:
        self.asked.append(seconds)
        await self.end.wait()
        self.end.clear()


def test_a_process_that_hangs_is_replaced_when_its_time_is_over(tmp_path: Path) -> None:
    async def play(bot_pool: BotPool) -> None:
        bot_pool.pause = patience = Patience()
        moving = asyncio.create_task(bot_pool.move(USUAL))
        (first,) = await begun(tmp_path)
        assert not moving.done()
        patience.end.set()
        assert await moving == RIGHT
        limit = 4 * 12 * 0.05 + ANSWER_GRACE
        assert patience.asked == [START_TIMEOUT, limit, START_TIMEOUT, limit]
        assert bot_pool.stats.lost == bot_pool.stats.answered == 1
        assert not is_there(first)

    with_thinkers(play, program=odd(tmp_path, "stays"))


def test_a_process_that_is_stopped_hangs() -> None:
    async def play(bot_pool: BotPool) -> None:
        await bot_pool.move(USUAL)
        bot_pool.pause = patience = Patience()
        os.kill(bot_pool.processes[0], signal.SIGSTOP)
        # So much that it does not fit into the pipe: a question that is not taken must not stop the table either.
        large = msgspec.structs.replace(USUAL, table="large", deck={**USUAL.deck, "about": "x" * 2_000_000})
        moving = asyncio.create_task(bot_pool.move(large))
        while not patience.asked:
            await asyncio.sleep(0)
        patience.end.set()
        assert await moving == RIGHT
        assert bot_pool.stats.lost == 1

    with_thinkers(play)


def test_a_process_that_never_comes_is_replaced(tmp_path: Path) -> None:
    async def play(bot_pool: BotPool) -> None:
        bot_pool.pause = patience = Patience()
        moving = asyncio.create_task(bot_pool.move(USUAL))
        while not (tmp_path / "started-0").exists():
            await asyncio.sleep(0.005)
        patience.end.set()
        assert await moving == RIGHT
        assert patience.asked[:2] == [START_TIMEOUT, START_TIMEOUT]

    with_thinkers(play, program=odd(tmp_path, "never comes"))


@pytest.mark.parametrize(
    ("level", "limit"),
    [("kitten", 7.0), ("house-cat", 7.0), ("alley-cat", 8.2), ("tiger", 15.0), ("tiger:3s", 19.0), ("tiger:100", 27.0)],
)
def test_how_long_a_bot_may_take(level: str, limit: float) -> None:
    async def play(bot_pool: BotPool) -> None:
        await bot_pool.move(USUAL)
        bot_pool.pause = patience = Patience()
        moving = asyncio.create_task(bot_pool.move(msgspec.structs.replace(USUAL, level=level)))
        while not patience.asked:
            await asyncio.sleep(0)
        moving.cancel()
        assert patience.asked == [pytest.approx(limit)]

    with_thinkers(play, grace=7.0)


def test_after_three_tries_kitten_plays(tmp_path: Path) -> None:
    async def play(bot_pool: BotPool) -> None:
        assert await bot_pool.move(USUAL) == kitten_move(USUAL) == here(MIDDLE, "kitten", "kitten luck")
        assert (bot_pool.stats.lost, bot_pool.stats.kitten_moves) == (3, 1)
        assert await bot_pool.move(USUAL) == RIGHT

    with_thinkers(play, program=odd(tmp_path, "dies", "dies", "dies"))


def test_where_no_process_can_be_started_kitten_plays(tmp_path: Path) -> None:
    async def play(bot_pool: BotPool) -> None:
        assert await bot_pool.move(USUAL) == kitten_move(USUAL)

    with_thinkers(play, program=[str(tmp_path / "nothing")])
    with_thinkers(play, program=[sys.executable, "-c", "print('Hello, I am no worker at all')"])


@pytest.mark.parametrize(
    ("how", "events"),
    [
        ("fails", ["bot-failed"]),
        ("breaks", ["worker-failed", "worker-lost"]),
        ("dies", ["worker-lost"]),
        ("prints", []),
    ],
)
def test_what_goes_wrong_in_workers_is_logged_as_the_server_logs(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], how: str, events: list[str]
) -> None:
    async def play(bot_pool: BotPool) -> None:
        await bot_pool.move(USUAL)

    with_thinkers(play, program=odd(tmp_path, how))
    out, err = capfd.readouterr()
    assert out == ""
    lines = [json.loads(line) for line in err.splitlines()]
    assert [line["event"] for line in lines] == events
    assert all(set(line) <= FIELDS for line in lines)
    assert all(line["bot"] == "alley-cat:12" for line in lines if line["event"] != "worker-failed")
    assert "Princess" not in err


def test_where_a_bot_fails_kitten_plays_at_once(tmp_path: Path) -> None:
    async def play(bot_pool: BotPool) -> None:
        assert await bot_pool.move(USUAL) == kitten_move(USUAL)
        assert (bot_pool.stats.lost, bot_pool.stats.kitten_moves) == (0, 1)
        assert len(await begun(tmp_path)) == 1

    with_thinkers(play, program=odd(tmp_path, "fails"))


def test_what_is_said_of_a_failure_holds_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(level: str, watch: object) -> None:
        raise ValueError("Tom holds the Princess")

    monkeypatch.setattr(worker, "read_bot", fail)
    said = reply(MoveChooser(), Inbox(io.BytesIO()), ChooseMove(1, USUAL))
    assert said.error.startswith("ValueError at test_thinkers.py:")
    assert "Princess" not in said.error


def test_what_is_printed_is_no_answer(tmp_path: Path) -> None:
    async def play(bot_pool: BotPool) -> None:
        assert await bot_pool.move(USUAL) == RIGHT
        assert bot_pool.stats.lost == 0

    with_thinkers(play, program=odd(tmp_path, "prints"))


PARENT = """
import asyncio, sys, msgspec
from tabbytop.server.bot_pool.pool import BotPool, MoveRequest

async def main():
    question = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=MoveRequest)
    thinkers = BotPool(3)
    await asyncio.gather(*[thinkers.move(msgspec.structs.replace(question, table=str(i))) for i in range(3)])
    endless = [msgspec.structs.replace(question, level="tiger:99999999", table=str(i)) for i in range(2)]
    thinking = [asyncio.create_task(thinkers.move(question)) for question in endless]
    await asyncio.sleep(0.05)
    print(*thinkers.processes, flush=True)
    await asyncio.gather(*thinking)

LOOP.run(main())
"""


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_no_process_outlives_its_table(loop: str) -> None:
    """Two think and one idles when the server is killed. They hold its standard error too, so its end is theirs."""
    pytest.importorskip(loop)
    code = PARENT.replace("LOOP", loop).replace("import asyncio", f"import {loop}, asyncio")
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as parent:
        assert parent.stdin is not None
        assert parent.stdout is not None
        parent.stdin.write(msgspec.msgpack.encode(USUAL))
        parent.stdin.close()
        parent.stdin = None
        processes = [int(pid) for pid in parent.stdout.readline().split()]
        assert len(processes) == 3
        parent.kill()
        _, said = parent.communicate(timeout=GUARD)
        assert said == b""


# Nobody waits for others


def test_nobody_wants_the_answer_any_more() -> None:
    """Who thinks is told to stop, and the same process answers the next question."""

    async def play(bot_pool: BotPool) -> None:
        await bot_pool.move(USUAL)
        processes = bot_pool.processes
        for rounds in (0, 1, 50, 2000):
            moving = asyncio.create_task(bot_pool.move(msgspec.structs.replace(USUAL, level=ENDLESS)))
            for _ in range(rounds):
                await asyncio.sleep(0)
            moving.cancel()
            with pytest.raises(asyncio.CancelledError):
                await moving
            assert await bot_pool.move(USUAL) == RIGHT
        assert bot_pool.processes == processes
        assert (bot_pool.stats.lost, bot_pool.stats.kitten_moves, bot_pool.waiting) == (0, 0, 0)

    with_thinkers(play)


def test_a_question_that_waits_is_forgotten_with_its_asker(tmp_path: Path) -> None:
    async def play(bot_pool: BotPool) -> None:
        tables = [asyncio.create_task(bot_pool.move(msgspec.structs.replace(USUAL, table=f"{i}"))) for i in range(4)]
        again = asyncio.create_task(bot_pool.move(msgspec.structs.replace(USUAL, table="0", seed="other")))
        await begun(tmp_path)
        assert bot_pool.waiting == 4
        for waits in (tables[1], tables[3], again):
            waits.cancel()
        (tmp_path / "gate").touch()
        assert [await tables[0], await tables[2]] == [RIGHT, RIGHT]
        assert sorted(path.name.split("-")[1] for path in tmp_path.glob("begun-*")) == ["0", "2"]
        assert bot_pool.waiting == 0

    with_thinkers(play, program=odd(tmp_path, "waits"))


def test_the_table_lives_while_bots_think(tmp_path: Path) -> None:
    """Bots think until the table has done a thousand other things: if it waited for them, neither would ever end."""
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        await begun(tmp_path, 2)
        for _ in range(1000):
            await asyncio.sleep(0)
            ticks += 1
        (tmp_path / "gate").touch()

    async def play(bot_pool: BotPool) -> None:
        ticking = asyncio.create_task(tick())
        tables = [bot_pool.move(msgspec.structs.replace(USUAL, table=f"{i}")) for i in range(4)]
        assert await asyncio.gather(*tables) == [RIGHT] * 4
        assert ticks == 1000
        await ticking

    with_thinkers(play, workers=2, program=odd(tmp_path, "waits", "waits"))


def test_the_table_lives_while_a_bot_searches() -> None:
    async def play(bot_pool: BotPool) -> None:
        await bot_pool.move(USUAL)
        moving = asyncio.create_task(bot_pool.move(msgspec.structs.replace(USUAL, level="tiger:200")))
        ticks = 0
        while not moving.done():
            await asyncio.sleep(0)
            ticks += 1
        # The loop turns a few times to ask and to hear; the others are during the 200 iterations.
        assert ticks > 50

    with_thinkers(play)


def test_many_tables_at_once() -> None:
    matches = {f"{setting} {i}": (Point(i, i, 8 + i).reach(setting), setting) for i in range(6) for setting in GAMES}

    async def table(bot_pool: BotPool, name: str) -> None:
        match, setting = matches[name]
        for _ in range(4):
            seat = actor(match.state)
            if seat < 0:
                return
            said = await bot_pool.move(ask(match, setting, "alley-cat:2", table=name))
            assert said == here(match, "alley-cat:2")
            match.say(seat, said)

    async def play(bot_pool: BotPool) -> None:
        await asyncio.gather(*[table(bot_pool, name) for name in matches])
        assert len(bot_pool.processes) == 3
        assert bot_pool.stats.answered == bot_pool.stats.asked >= 3 * len(matches)

    with_thinkers(play, workers=3)


def test_games_go_on_whatever_is_killed() -> None:
    async def table(bot_pool: BotPool, i: int) -> int:
        match = Point(i, i, 5).reach(GAMES[i % 3])
        moves = 0
        while (seat := actor(match.state)) >= 0 and moves < 6:
            match.say(seat, await bot_pool.move(ask(match, GAMES[i % 3], "alley-cat:3", table=f"{i}")))
            moves += 1
            for pid in bot_pool.processes if (i + moves) % 6 == 0 else []:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        return moves

    async def play(bot_pool: BotPool) -> None:
        assert await asyncio.gather(*[table(bot_pool, i) for i in range(6)]) == [6] * 6
        stats = bot_pool.stats
        assert stats.answered + stats.kitten_moves == stats.asked == 36

    with_thinkers(play, workers=2)


def test_a_table_asks_one_thing_at_a_time(tmp_path: Path) -> None:
    async def play(bot_pool: BotPool) -> None:
        seeds = [asyncio.create_task(bot_pool.move(msgspec.structs.replace(USUAL, seed=f"{i}"))) for i in range(3)]
        await begun(tmp_path)
        assert await bot_pool.move(msgspec.structs.replace(USUAL, table="other")) == RIGHT
        assert len(list(tmp_path.glob("begun-table-*"))) == 1
        (tmp_path / "gate").touch()
        assert await asyncio.gather(*seeds) == [here(MIDDLE, "alley-cat:12", f"{i}") for i in range(3)]

    with_thinkers(play, workers=2, program=odd(tmp_path, "waits"))


def test_a_table_is_asked_about_where_it_is_known() -> None:
    async def play(bot_pool: BotPool) -> None:
        await asyncio.gather(*[bot_pool.move(msgspec.structs.replace(USUAL, table=f"{i}")) for i in range(2)])
        known = [list(slot.tables) for slot in bot_pool._slots]
        assert sorted(known) == [["0"], ["1"]]
        for table in ("0", "0", "1", "0", "1", "1"):
            await bot_pool.move(msgspec.structs.replace(USUAL, table=table))
        assert [list(slot.tables) for slot in bot_pool._slots] == known

    with_thinkers(play, workers=2)


def test_a_second_process_is_started_only_when_it_is_needed() -> None:
    async def play(bot_pool: BotPool) -> None:
        assert bot_pool.processes == []
        for i in range(3):
            await bot_pool.move(msgspec.structs.replace(USUAL, table=f"{i}"))
        assert len(bot_pool.processes) == 1

    with_thinkers(play, workers=4)


def taken(turns: FairQueue) -> Iterator[str]:
    """Questions in the order in which one worker would be given them."""
    while (job := turns.take()) is not None:
        yield job.request.seed
        turns.done(job.request.table)


def test_every_table_has_its_turn_and_windows_come_first() -> None:
    async def session() -> None:
        turns = FairQueue()
        jobs: dict[str, MoveJob] = {}
        for name in ("a1", "a2", "a3", "b1", "c1", "c2", "d1!", "e1", "d2", "d3!"):
            question = msgspec.structs.replace(USUAL, table=name[0], seed=name, in_window=name.endswith("!"))
            jobs[name] = MoveJob(question, 1.0, asyncio.get_running_loop().create_future())
            turns.add(jobs[name])
        jobs["c1"].answer.cancel()
        jobs["e1"].answer.cancel()
        assert len(turns) == 10
        assert list(taken(turns)) == ["d1!", "a1", "b1", "c2", "d2", "d3!", "a2", "a3"]
        assert len(turns) == 0

    asyncio.run(session())


# The end


def test_closing_ends_everything(tmp_path: Path) -> None:
    async def session() -> None:
        bot_pool = BotPool(2, program=odd(tmp_path, "thinks on", "stays"))
        asked = [asyncio.create_task(bot_pool.move(msgspec.structs.replace(USUAL, table=f"{i}"))) for i in range(5)]
        processes = await begun(tmp_path, 2)
        assert sorted(bot_pool.processes) == sorted(processes)
        await bot_pool.close()
        assert not [pid for pid in processes if is_there(pid)]
        assert [type(error) for error in await asyncio.gather(*asked, return_exceptions=True)] == [PoolClosed] * 5
        assert bot_pool.processes == []
        with pytest.raises(PoolClosed):
            await bot_pool.move(USUAL)
        await bot_pool.close()
        assert bot_pool.stats.lost == bot_pool.stats.kitten_moves == 0

    asyncio.run(session())


@pytest.mark.parametrize("rounds", [0, 1, 2, 3, 5, 8, 20, 100])
def test_closing_while_a_process_is_being_started(rounds: int, tmp_path: Path) -> None:
    async def session() -> None:
        bot_pool = BotPool(1, program=odd(tmp_path, "never comes"))
        moving = asyncio.create_task(bot_pool.move(USUAL))
        for _ in range(rounds):
            await asyncio.sleep(0)
        await bot_pool.close()
        assert isinstance((await asyncio.gather(moving, return_exceptions=True))[0], PoolClosed)
        assert bot_pool.processes == []

    asyncio.run(session())


def test_thinkers_who_were_never_asked_close_too() -> None:
    asyncio.run(BotPool(4).close())


def test_the_servers_own_event_loop() -> None:
    """uvloop has processes of its own making: the same things hold there."""
    uvloop = pytest.importorskip("uvloop")

    async def session() -> None:
        bot_pool = BotPool(2)
        assert await bot_pool.move(USUAL) == RIGHT
        os.kill(bot_pool.processes[0], signal.SIGKILL)
        assert await bot_pool.move(USUAL) == RIGHT
        asked = [msgspec.structs.replace(USUAL, table=f"{i}", level=ENDLESS) for i in range(3)]
        moving = [asyncio.create_task(bot_pool.move(question)) for question in asked]
        while len(bot_pool.processes) < 2:
            await asyncio.sleep(0.005)
        processes = bot_pool.processes
        await bot_pool.close()
        assert not [pid for pid in processes if is_there(pid)]
        assert [type(error) for error in await asyncio.gather(*moving, return_exceptions=True)] == [PoolClosed] * 3

    uvloop.run(session())


def test_messages_are_framed() -> None:
    told = encode_message(ChooseMove(3, USUAL))
    assert len(told) == 4 + int.from_bytes(told[:4], "big")
    assert msgspec.msgpack.decode(told[4:], type=ChooseMove) == ChooseMove(3, USUAL)

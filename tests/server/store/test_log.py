"""Table logs and summaries: ordered, complete, and durable once acknowledged."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tabbytop.server.store import (
    NEXT_MOVES,
    ORDERS,
    STANDING_ANSWERS,
    Closing,
    Conflict,
    LogRow,
    NoSuchTable,
    Store,
    StoreUnavailable,
)
from tests.server.store.samples import stored_summary, summary, with_store


def test_entries_are_read_in_order_after_a_restart(url: str) -> None:
    async def write(store: Store) -> None:
        await store.create("t", b"\x00secret\xff", 5.0, [b'{"a":1}'], summary())
        await store.append("t", 2, 6.5, [b"{}", '{"name":"Kätzchen"}'.encode()])
        await store.append("t", 4, 7.0, [b"[]"])

    async def read(store: Store) -> None:
        bodies = [b'{"a":1}', b"{}", '{"name":"Kätzchen"}'.encode(), b"[]"]
        whole = [LogRow(n, at, body) for n, at, body in zip((1, 2, 3, 4), (5.0, 6.5, 6.5, 7.0), bodies, strict=True)]
        assert await store.rows("t") == whole
        assert await store.rows("t", since=2) == whole[2:]
        assert await store.rows("t", since=4) == []
        assert await store.rows("other") == []
        assert await store.secret("t") == b"\x00secret\xff"
        with pytest.raises(NoSuchTable):
            await store.secret("other")

    with_store(url, write)
    with_store(url, read)


def test_a_conflicting_write_fails_and_leaves_nothing_behind(url: str) -> None:
    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], summary())
        await store.append("t", 2, 1.0, [b"2", b"3"])
        for first in (1, 3, 5):  # 5 would leave a gap: the caller is wrong about the log's end, too
            with pytest.raises(Conflict):
                await store.append("t", first, 1.0, [b"x", b"x"], summary(status="over"))
        with pytest.raises(Conflict):
            await store.create("t", b"", 1.0, [b"x"], summary(status="over"))
        with pytest.raises(NoSuchTable):
            await store.append("nowhere", 1, 1.0, [b"x"])
        assert [row.body for row in await store.rows("t")] == [b"1", b"2", b"3"]
        stored = await stored_summary(store, "t")
        assert stored is not None
        assert stored.status == "playing"

    with_store(url, act)


def test_a_failing_write_does_not_affect_others_in_its_group(url: str) -> None:
    async def act(store: Store) -> None:
        await asyncio.gather(*(store.create(f"t{i}", b"", 1.0, [b"1"], summary()) for i in range(40)))
        jobs = [store.append(f"t{i}", 2, 1.0, [b"first"]) for i in range(40)]
        jobs += [store.append(f"t{i}", 2, 1.0, [b"late"]) for i in range(0, 40, 2)]
        jobs += [store.append("nowhere", 2, 1.0, [b"lost"])]
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        assert outcomes[:40] == [None] * 40
        assert [type(outcome) for outcome in outcomes[40:]] == [Conflict] * 20 + [NoSuchTable]
        for i in range(40):
            assert [row.body for row in await store.rows(f"t{i}")] == [b"1", b"first"]

    with_store(url, act)


@pytest.mark.parametrize("odd", [object(), None])
def test_an_unstorable_row_fails_without_affecting_others(url: str, odd: object) -> None:
    async def act(store: Store) -> None:
        await asyncio.gather(*(store.create(f"t{i}", b"", 1.0, [b"1"], summary()) for i in range(6)))
        outcomes = await asyncio.gather(
            *(store.append(f"t{i}", 2, 1.0, [body]) for i, body in enumerate([odd, *[b"2"] * 5])),  # type: ignore[list-item]
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [StoreUnavailable, *[type(None)] * 5]
        assert [len(await store.rows(f"t{i}")) for i in range(6)] == [1, 2, 2, 2, 2, 2]

    with_store(url, act)


@pytest.mark.parametrize("text", ["\ud800", "a\x00b", "x" * 100_000])
def test_odd_table_ids_find_nothing(url: str, text: str) -> None:
    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], summary())
        appending = store.append(text, 2, 1.0, [b"x"])
        good = store.append("t", 2, 1.0, [b"2"])
        outcomes = await asyncio.gather(appending, good, return_exceptions=True)
        assert isinstance(outcomes[0], NoSuchTable | StoreUnavailable)
        assert outcomes[1] is None
        assert await stored_summary(store, text) is None
        assert await store.rows(text) == []
        assert await store.person(text) is await store.person_by_login(text) is None
        assert await store.rows("t", since=10**30) == []
        assert len(await store.rows("t", since=-(10**30))) == 2

    with_store(url, act)


def test_a_canceled_writer_leaves_no_caller_waiting(url: str) -> None:
    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], summary())
        waiting = asyncio.gather(*(store.append("t", 2 + i, 1.0, [b"x"]) for i in range(600)), return_exceptions=True)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert store.writer.task is not None
        store.writer.task.cancel()
        outcomes = await waiting
        assert {type(outcome) for outcome in outcomes} == {StoreUnavailable}
        assert all(outcome.unsure for outcome in outcomes if isinstance(outcome, StoreUnavailable))
        last = len(await store.rows("t"))
        while True:  # a write in progress may have succeeded
            try:
                await store.append("t", last + 1, 1.0, [b"on"])
                break
            except Conflict:
                last = len(await store.rows("t"))

    with_store(url, act)


def test_queued_writes_are_committed_in_one_group(url: str) -> None:
    async def act(store: Store) -> None:
        groups = []
        write = store.database.write_jobs
        store.database.write_jobs = lambda connection, jobs: (groups.append(len(jobs)), write(connection, jobs))[1]  # type: ignore[method-assign, func-returns-value]
        await asyncio.gather(*(store.create(f"t{i}", b"", 1.0, [b"1"], summary()) for i in range(300)))
        assert groups == [300]
        await asyncio.gather(*(store.append("t0", 2 + i, 1.0, [b"x"]) for i in range(1000)))
        assert [row.number for row in await store.rows("t0")] == list(range(1, 1002))
        assert groups[1:] == [512, 488]

    with_store(url, act)


def test_closing_writes_the_queue_and_refuses_new_writes(url: str) -> None:
    async def run() -> None:
        store = await Store.open(url)
        await store.create("t", b"", 1.0, [b"1"], summary())
        waiting = asyncio.gather(*(store.append("t", 2 + i, 1.0, [b"x"]) for i in range(50)))
        await asyncio.sleep(0)
        await store.close()
        await waiting
        with pytest.raises(StoreUnavailable):
            await store.append("t", 52, 1.0, [b"late"])
        with pytest.raises(StoreUnavailable):
            await store.rows("t")

    asyncio.run(run())

    async def read(store: Store) -> None:
        assert len(await store.rows("t")) == 51

    with_store(url, read)


def test_a_canceled_caller_does_not_disturb_others(url: str) -> None:
    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], summary())
        tasks = [asyncio.create_task(store.append("t", 2, 1.0, [bytes([65 + i])])) for i in range(3)]
        await asyncio.sleep(0)
        tasks[0].cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [asyncio.CancelledError, type(None), Conflict]
        assert [row.body for row in await store.rows("t")] == [b"1", b"B"]

    with_store(url, act)


def test_two_stores_on_one_database_never_write_an_entry_twice(url: str) -> None:
    """Both stores try every entry number, as two processes would; the one that is late reads the new entries."""

    async def play(store: Store, name: bytes) -> None:
        last = 1
        while last < 60:
            try:
                await store.append("t", last + 1, 1.0, [name])
                last += 1
            except Conflict:
                last = max(row.number for row in await store.rows("t"))

    async def run() -> None:
        first, second = await asyncio.gather(Store.open(url), Store.open(url))
        await first.create("t", b"", 1.0, [b"start"], summary())
        await asyncio.gather(play(first, b"one"), play(second, b"two"), play(first, b"three"))
        rows = await second.rows("t")
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        assert len(rows) >= 60
        await asyncio.gather(first.close(), second.close())

    asyncio.run(run())


WRITER_SCRIPT = """
import asyncio, sys
from tabbytop.server.store import Store
from tests.server.store.samples import summary

async def write(store, table):
    await store.create(table, b"", 1.0, [b"1"], summary())
    for n in range(2, 10**9):
        await store.append(table, n, 1.0, [b"x" * 500], summary())
        print(table, n, flush=True)

async def main():
    store = await Store.open(sys.argv[1])
    await asyncio.gather(*(write(store, sys.argv[2] + str(i)) for i in range(20)))

asyncio.run(main())
"""


def test_acknowledged_writes_survive_a_kill(url: str) -> None:
    root = str(Path(__file__).parents[3])
    acknowledged: dict[str, int] = {}
    for run in range(3):
        command = [sys.executable, "-c", WRITER_SCRIPT, url, f"run{run}-"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root) as process:
            assert process.stdout is not None
            for _ in range(300 + 77 * run):
                table, n = process.stdout.readline().split()
                acknowledged[table] = int(n)
            process.send_signal(signal.SIGKILL)
            for printed in process.stdout.read().splitlines(keepends=True):
                if printed.endswith("\n"):  # the last line may be incomplete
                    table, n = printed.split()
                    acknowledged[table] = int(n)

    async def read(store: Store) -> None:
        for table, n in acknowledged.items():
            assert len(await store.rows(table)) >= n

    with_store(url, read)


# ---- table summaries ----


def test_lists_show_the_latest_summary_of_each_table(url: str) -> None:
    async def act(store: Store) -> None:
        await store.create("a", b"", 1.0, [b"1"], summary("ann", status="open"))
        await store.create("b", b"", 2.0, [b"1"], summary("ann", status="open", public=False))
        await store.create("c", b"", 3.0, [b"1"], summary(status="open"))
        await store.create("d", b"", 4.0, [b"1"], summary("ann", "bob"))
        assert [table for table, _ in await store.open_tables(9, 0.0)] == ["c", "a"]
        assert [table for table, _ in await store.open_tables(1, 0.0)] == ["c"]
        stored = summary("ann", "bob", due=9.5, touched=8.0)
        await store.append("a", 2, 8.0, [b"2"], stored)
        assert await stored_summary(store, "a") == stored
        assert await stored_summary(store, "nowhere") is None
        assert [table for table, _ in await store.open_tables(9, 0.0)] == ["c"]
        assert (await store.tables_of("ann", 1))[0] == ("a", stored)
        assert {table for table, _ in await store.tables_of("ann", 9)} == {"a", "b", "d"}
        assert {table for table, _ in await store.tables_of("bob", 9)} == {"a", "d"}
        await store.append("a", 3, 9.0, [b"3"], summary("bob", status="over", due=9.5))
        assert {table for table, _ in await store.tables_of("ann", 9)} == {"b", "d"}
        assert {table for table, _ in await store.tables_of("bob", 9)} == {"a", "d"}

    with_store(url, act)


def test_open_tables_are_listed_only_if_recently_touched(url: str) -> None:
    async def act(store: Store) -> None:
        for table, touched in (("a", 10.0), ("b", 20.0), ("c", 30.0)):
            await store.create(table, b"", 1.0, [b"1"], summary("ann", status="open", touched=touched))
        assert [table for table, _ in await store.open_tables(9, 15.0)] == ["b", "c"]
        await store.touch(["a", "c", "nowhere"], 25.0)
        assert [table for table, _ in await store.open_tables(9, 22.0)] == ["a", "c"]
        assert await stored_summary(store, "c") == summary("ann", status="open", touched=30.0), (
            "touching never moves the time back"
        )

    with_store(url, act)


def test_due_tables_are_found_in_order_of_due_time(url: str) -> None:
    async def act(store: Store) -> None:
        for table, due in (("a", 30.0), ("b", 10.0), ("c", None), ("d", 20.0)):
            await store.create(table, b"", 1.0, [b"1"], summary(due=due))
        await store.create("over", b"", 1.0, [b"1"], summary(due=5.0, status="over"))
        assert await store.due(20.0, 9) == ["b", "d"]
        assert await store.due(99.0, 2) == ["b", "d"]
        await store.append("b", 2, 1.0, [b"2"], summary(due=40.0))
        assert await store.due(35.0, 9) == ["d", "a"]

    with_store(url, act)


def test_sealed_answers_can_be_replaced_and_are_deleted(url: str) -> None:
    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], summary())
        await store.create("u", b"", 1.0, [b"1"], summary())
        await asyncio.gather(*(store.seal("t", 1, seat, b"pass") for seat in range(3)), store.seal("u", 1, 0, b"u"))
        await store.seal("t", 1, 2, b"hiss")
        await store.seal("t", 2, 0, b"later")
        kept = {(STANDING_ANSWERS, 2): b"turn", (ORDERS, 1): b"an order"}
        for (window, seat), body in kept.items():
            await store.seal("t", window, seat, body)
        answers = {(1, 0): b"pass", (1, 1): b"pass", (1, 2): b"hiss", (2, 0): b"later"}
        assert await store.sealed("t") == kept | answers
        await store.unseal("t")
        assert await store.sealed("t") == kept, "they apply to all windows"
        assert await store.sealed("u") == {(1, 0): b"u"}
        with pytest.raises(NoSuchTable):
            await store.seal("nowhere", 1, 0, b"x")
        # In one group, closing the window deletes answers sealed before it, but not those sealed after it.
        await asyncio.gather(
            store.seal("u", 1, 1, b"before"),
            store.append("u", 2, 1.0, [b"closed"], unseal=True),
            store.seal("u", 2, 1, b"after"),
        )
        assert await store.sealed("u") == {(2, 1): b"after"}

    with_store(url, act)


def test_a_sealed_move_is_deleted_only_together_with_the_close_that_plays_it(url: str) -> None:
    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], summary())
        await store.seal("t", 1, 1, b"pass", 1)
        await store.seal("t", NEXT_MOVES, 0, b"first", 1)
        await store.seal("t", NEXT_MOVES, 0, b"second", 1)
        await store.seal("t", NEXT_MOVES, 2, b"another", 1)
        moves = {0: b"second", 2: b"another"}
        for wrong in (Closing(1, {1: b"pass"}), Closing(1, {1: b"pass"}, moves | {0: b"first"}), Closing(1, {}, moves)):
            with pytest.raises(Conflict):
                await store.append("t", 2, 1.0, [b"2"], closes=wrong)
        everything = {(NEXT_MOVES, 0): b"second", (NEXT_MOVES, 2): b"another", (1, 1): b"pass"}
        assert await store.sealed("t") == everything
        await store.append("t", 2, 1.0, [b"2"], closes=Closing(1, {1: b"pass"}, moves, frozenset({0})))
        assert await store.sealed("t") == {(NEXT_MOVES, 2): b"another"}
        with pytest.raises(Conflict):
            await store.seal("t", NEXT_MOVES, 0, b"late", 1)
        # In one group: a move that comes before the close prevents it, and one after it comes too late.
        closing = Closing(2, {}, {2: b"another"}, frozenset({2}))
        outcomes = await asyncio.gather(
            store.seal("t", NEXT_MOVES, 0, b"early", 2),
            store.append("t", 3, 1.0, [b"3"], closes=closing),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict]
        outcomes = await asyncio.gather(
            store.append("t", 3, 1.0, [b"3"], closes=Closing(2, {}, {0: b"early", 2: b"another"}, frozenset({0, 2}))),
            store.seal("t", NEXT_MOVES, 0, b"late", 2),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict]
        assert await store.sealed("t") == {}

    with_store(url, act)


def test_a_failed_change_is_rolled_back_alone(url: str) -> None:
    def delete_and_fail(connection: Connection) -> None:
        connection.exec_driver_sql("DELETE FROM entries")
        raise KeyError("gone")

    async def act(store: Store) -> None:
        await store.create("t", b"", 1.0, [b"1"], summary())
        outcomes = await asyncio.gather(
            store.append("t", 2, 1.0, [b"2"]),
            store.change(delete_and_fail),
            store.append("t", 3, 1.0, [b"3"]),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), KeyError, type(None)]
        assert len(await store.rows("t")) == 3

    with_store(url, act)

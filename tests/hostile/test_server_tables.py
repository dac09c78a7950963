"""Tables of an attacker: endless, stuck, expensive or too many; and hostile commands there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tabbytop.server.tables import quotas
from tabbytop.server.tables.commands import undo
from tabbytop.server.views import frame
from tabbytop.table.files import read_deck
from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, first_move
from tabbytop.wire.narration import Narrator
from tests.hostile.attacked_server import NO_LIMITS, AttackedServer, attacked_server
from tests.hostile.people import a_setup, open_client, refused, within

MOST = 5
"""Tables per person on this server."""


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AttackedServer]:
    limits = {**NO_LIMITS, "tables_per_person": MOST}
    with attacked_server(tmp_path_factory.mktemp("tables"), **limits) as running:
        yield running
        assert running.errors() == []


async def why_not_created(client: Client, **setup: Any) -> str:
    """Return why a table can't be created."""
    return await refused(client.request("POST", "/api/tables", {"setup": {"game": "cat-box", "players": 2, **setup}}))


HUGE = 1e300
WRONG_SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("no-such-bot", {"stand_in": "nobody"}),
    ("no-such-bot", {"stand_in": "tiger:99999999"}),
    ("no-such-bot", {"stand_in": "x" * 5000}),
    ("bad-field", {"bot_seconds": HUGE}),
    ("bad-field", {"bot_seconds": -1}),
    ("bad-field", {"windows": {"cancel": HUGE}}),
    ("bad-field", {"windows": {"cancel": -1}}),
    ("window-too-short", {"window_seconds": 0}),
    ("window-too-short", {"window_seconds": 0.99}),
    ("window-too-short", {"game": "here-kitty-kitty", "windows": {"cancel": 2, "copy": 0}}),
    ("no-such-window", {"windows": {"cancel": 1}}),
    ("no-such-window", {"game": "here-kitty-kitty", "windows": {"cancel": 1, "nonsense": 3}}),
    ("bad-field", {"windows": {"x" * 1000: 1}}),
    ("bad-field", {"windows": {str(i): 1 for i in range(1000)}}),
    ("bad-field", {"clock": {"kind": "live", "move": HUGE, "reserve": HUGE}}),
    ("bad-field", {"clock": {"kind": "live", "move": -5}}),
    ("bad-field", {"clock": {"kind": "slow", "reserve": -5}}),
    ("rather-slow", {"clock": {"kind": "live", "move": 80_000, "reserve": 10_000}}),
    ("no-time", {"clock": {"kind": "live"}}),
    ("no-time", {"clock": {"kind": "slow"}}),
    ("no-such-deck", {"deck": "../../../etc/passwd"}),
    ("no-such-deck", {"deck": "/etc/passwd"}),
    ("no-such-deck", {"deck": "\u202e" * 3000}),
    ("unknown-name", {"game": "../cat-box"}),
    ("unknown-name", {"game": "\x00" * 3000}),
    ("unknown-key", {"options": {"x": 10**400}}),
    ("players", {"players": 10**400}),
    ("players", {"players": -1}),
    ("bad-field", {"players": "2"}),
    ("bad-field", {"players": True}),
    ("bad-field", {"listed": "true"}),
    ("bad-field", {"watchers": 0}),
    ("bad-field", {"bot_seconds": "1"}),
    ("bad-field", {"windows": {"cancel": "1"}}),
    ("bad-field", {"clock": {"kind": "live", "move": "60"}}),
    ("bad-field", {"window_seconds": "null"}),
    ("deck-too-large", {"deck": {**read_deck("cat-box", "mirror"), "about": "meow " * 10_000}}),
]


@pytest.mark.parametrize(("why", "setup"), WRONG_SETUPS, ids=[f"{why}-{i}" for i, (why, _) in enumerate(WRONG_SETUPS)])
def test_tables_that_would_be_stuck_or_too_heavy_cannot_be_created(
    target: AttackedServer, why: str, setup: dict[str, Any]
) -> None:
    async def scene() -> None:
        async with open_client(target, "Mal") as mal:
            answer = await mal.http.post("/api/tables", json={"setup": {"game": "cat-box", "players": 2, **setup}})
            assert answer.status_code == 400
            error = answer.json()
            assert error["why"] == why
            assert len(error["text"]) < 400
            assert error["text"].isprintable()
            assert await mal.request("GET", "/api/my/tables") == []

    asyncio.run(scene())


def test_the_number_of_tables_per_person_is_limited(target: AttackedServer) -> None:
    async def scene() -> None:
        async with open_client(target, "Mal") as mal, open_client(target, "Ann") as ann:
            tables = [(await mal.new_table(a_setup())).id for _ in range(MOST)]
            assert await refused(mal.new_table(a_setup())) == "too-many-tables"
            open_one = (await ann.new_table(a_setup())).id
            assert await refused(mal.do(open_one, m.Sit())) == "too-many-tables"
            await mal.do(tables[0], m.Cancel())
            await mal.do(open_one, m.Sit())
            await mal.do(open_one, m.Leave())
            await mal.new_table(a_setup(), bots=["kitten"], start=True)

    asyncio.run(scene())


def test_a_table_is_created_completely_or_not_at_all(target: AttackedServer) -> None:
    async def scene() -> None:
        async with open_client(target, "Malcolm") as mal:
            assert await refused(mal.new_table(a_setup(), bots=["kitten", "kitten"])) == "no-such-seat"
            assert await refused(mal.new_table(a_setup(), bots=["nobody"])) == "no-such-bot"
            assert await refused(mal.new_table(a_setup(), start=True)) == "seats-empty"
            listed = await mal.request("GET", "/api/my/tables")
            assert {row["status"] for row in listed} <= {"cancelled"}
            assert all(row["host"] != "Malcolm" for row in await mal.request("GET", "/api/tables"))

    asyncio.run(scene())


def test_lists_do_not_contain_whole_decks(target: AttackedServer) -> None:
    async def scene() -> None:
        async with open_client(target, "Mal") as mal, open_client(target) as nobody:
            deck = {**read_deck("cat-box", "mirror"), "name": "Mine", "about": "meow " * 4000}
            table = (await mal.new_table(a_setup(deck=deck))).id
            for path in ("/api/my/tables", "/api/tables"):
                answer = await mal.http.get(path)
                assert table in answer.text
                assert len(answer.content) < 20_000
            whole = (await nobody.get_frame(table)).table
            assert whole is not None
            assert whole.setup.deck == deck

    asyncio.run(scene())


def test_a_log_does_not_grow_forever(target: AttackedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "MAX_ENTRIES", 30)

    async def scene() -> None:
        async with open_client(target, "Mal") as mal:
            table = (await mal.new_table(a_setup(), bots=["kitten"])).id
            refusals = {await refused(mal.do(table, m.Ready(ready=bool(i % 2)))) for i in range(40)}
            assert refusals == {"", "log-full"}
            assert (await mal.get_frame(table)).n == 30
            assert await refused(mal.do(table, m.Chat(text="meow"))) == "log-full"
            await mal.do(table, m.Start())
            async with mal.connect(table) as seat:
                for _ in range(3):
                    assert await within(seat.my_turn())
                    await seat.say(first_move(seat.options))
            await mal.do(table, m.Leave())
            await mal.do(table, m.Back())
            await mal.do(table, m.Resign())

    asyncio.run(scene())


def test_a_person_over_their_quota_does_not_stop_others(
    target: AttackedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "MAX_ENTRIES_PER_PERSON", 10)

    async def scene() -> None:
        async with open_client(target, "Mal") as mal, open_client(target, "Ann") as ann:
            table = (await ann.new_table(a_setup())).id
            await mal.do(table, m.Sit())
            refusals = [await refused(mal.do(table, m.Ready(ready=i % 2 == 0))) for i in range(15)]
            assert set(refusals) == {"", "talks-too-much"}
            assert await refused(mal.do(table, m.Chat(text="meow"))) == "talks-too-much"
            await ann.do(table, m.Chat(text="please be quiet"))
            await ann.do(table, m.Remove(seat=1))
            await ann.do(table, m.SeatBot(seat=1))
            await ann.do(table, m.Start())
            refusals = [await refused(ann.do(table, command)) for _ in range(15) for command in (m.Leave(), m.Back())]
            assert refusals[:6] == [""] * 6
            assert refusals[-1] == "talks-too-much", "but not forever"

    asyncio.run(scene())


def test_changing_votes_and_settings_counts_toward_the_quota(
    target: AttackedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "MAX_ENTRIES_PER_PERSON", 10)

    async def scene() -> None:
        async with open_client(target, "Mal") as mal, open_client(target, "Ann") as ann:
            for kind in ("agree", "chat"):
                table = (await mal.new_table(a_setup())).id
                await ann.do(table, m.Sit())
                await ann.do(table, m.Ready())
                await mal.do(table, m.Start())
                commands = [
                    m.End(agree=i % 2 == 0) if kind == "agree" else m.AllowChat(chat=i % 2 == 1) for i in range(30)
                ]
                refusals = [await refused(mal.do(table, command)) for command in commands]
                assert "talks-too-much" in refusals, kind
                assert (await mal.get_frame(table)).n < 30
                await mal.do(table, m.End())

    asyncio.run(scene())


def test_a_refused_command_is_not_logged(target: AttackedServer) -> None:
    async def scene() -> None:
        async with open_client(target, "Mal") as mal:
            table = (await mal.new_table(a_setup(), bots=["kitten"], start=True)).id
            async with mal.connect(table) as seat:
                await within(seat.my_turn())
                before = (await mal.get_frame(table)).n
                odd = (m.Stand(choice="nonsense"), m.Stand(choice="x" * 9000), m.Undo(n=10**400), m.Swap(seats=(0, 9)))
                for command in odd:
                    assert await refused(mal.do(table, command))
                assert (await mal.get_frame(table)).n == before
                await seat.say(first_move(seat.options))

    asyncio.run(scene())


ODD_TEXTS = [
    "", " ", "\x00", "a\x00b", "a\nb\x1b[2J", "\u202eabc", "\u200b", "\u2066x\u2069", "\ud800", "\ufeff", "\u3164",
    "x" * 501, "e" + "\u0301" * 60, "\U000e0041",
]  # fmt: skip


@pytest.mark.parametrize("text", ODD_TEXTS, ids=ascii)
def test_invisible_or_invalid_chat_and_names_are_refused(target: AttackedServer, text: str) -> None:
    async def scene() -> None:
        async with open_client(target, "Mal") as mal:
            table = (await mal.new_table(a_setup())).id
            for command in ({"do": "chat", "text": text}, {"do": "sit", "seat": 1, "name": text or " "}):
                headers = {"content-type": "application/json"}
                body = repr(command).replace("'", '"').encode("utf-8", "surrogatepass")
                answer = await mal.http.post(f"/api/tables/{table}/do", content=body, headers=headers)
                assert answer.status_code == 400

    asyncio.run(scene())


def test_markup_is_sent_as_text(target: AttackedServer) -> None:
    async def scene() -> None:
        async with open_client(target, "Mal") as mal:
            table = (await mal.new_table(a_setup())).id
            text = "<script>alert(1)</script>"
            await mal.do(table, m.Chat(text=text))
            answer = await mal.http.get(f"/api/tables/{table}?tell=en")
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.json()["news"][-1]["text"] == [f"Mal: {text}"]

    asyncio.run(scene())


def test_an_unknown_table_is_not_found_whatever_its_name(target: AttackedServer) -> None:
    async def scene() -> None:
        async with open_client(target) as nobody:
            for name in ("none", "%00", "%ff", "..%2f..%2fx", "x" * 5000, "%F0%9F%90%B1", "'; drop table tables; --"):
                answer = await nobody.http.get(f"/api/tables/{name}")
                assert answer.status_code == 404

    asyncio.run(scene())


def test_a_table_is_unlisted_when_its_host_is_deleted(target: AttackedServer) -> None:
    async def scene() -> None:
        async with open_client(target, "Mal") as mal, open_client(target) as nobody:
            table = (await mal.new_table(a_setup(), sit=False)).id
            await mal.request("DELETE", "/api/account")
            assert all(row["id"] != table for row in await nobody.request("GET", "/api/tables"))

    asyncio.run(scene())


def test_the_number_of_undos_is_limited(target: AttackedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """An undo replays the table from its log, so it costs as much as everything before it."""
    monkeypatch.setattr(undo, "MAX_UNDOS", 2)

    async def scene() -> None:
        async with open_client(target, "Mal") as mal, open_client(target, "Ann") as ann:
            table = (await mal.new_table(a_setup(options={"first": 0}))).id
            async with mal.connect(table) as seat, ann.connect(table) as other:
                await other.send_command(m.Sit(seat=1))
                await other.send_command(m.Ready())
                await seat.send_command(m.Start())
                for why in ("", "", "too-many-undos"):
                    assert await within(seat.my_turn())
                    await seat.say(first_move(seat.options))
                    if why:
                        assert await refused(seat.send_command(m.Undo(n=seat.last_entry))) == why
                    else:
                        await seat.send_command(m.Undo(n=seat.last_entry))
                        await other.send_command(m.AgreeUndo(agree=True))

    asyncio.run(scene())


def test_a_long_log_is_narrated_once(target: AttackedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    narrators: list[object] = []

    class CountedNarrator(Narrator):
        def __init__(self, *given: Any) -> None:
            narrators.append(self)
            super().__init__(*given)

    monkeypatch.setattr(frame, "Narrator", CountedNarrator)

    async def scene() -> None:
        async with open_client(target, "Mal") as mal:
            table = (await mal.new_table(a_setup(), bots=["kitten"], start=True)).id
            async with mal.connect(table) as seat:
                for _ in range(3):
                    assert await within(seat.my_turn())
                    await seat.say(first_move(seat.options))
                assert await within(seat.my_turn())
                narrated = [(await mal.get_frame(table, since=since, tell="en")).news for since in (0, 3, 0, 1, 0)]
                assert len(narrators) == 1
                assert narrated[0] == narrated[2] == narrated[4]
                assert [news for news in narrated[0] if news.n > 3] == narrated[1]
                assert all(news.text for news in narrated[0] if news.what == "moved")
                await seat.say(first_move(seat.options))
                assert await within(seat.my_turn())
                again = (await mal.get_frame(table, since=0, tell="en")).news
                assert again[: len(narrated[0])] == narrated[0]
                assert all(news.text for news in again if news.what == "moved")
                assert len(narrators) == 1

    asyncio.run(scene())

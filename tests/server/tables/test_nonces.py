"""Nonces: players send them after the table's commitment is published, and the server never makes one up."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from tabbytop.games.registry import NAMES
from tabbytop.narrate.language import english
from tabbytop.server.tables.commands.lobby import NonceAdded, Opened, Sat, Started
from tabbytop.server.tables.log import decode_entry
from tabbytop.server.tables.state import TableState
from tabbytop.table.record import Record, from_text
from tabbytop.wire import messages as m
from tabbytop.wire.client import RequestRefused
from tabbytop.wire.verification import verify_record
from tests.server.live_server import LiveServer, SeatedTable, run_on_server, seat_table, setup

NONCE_PATTERN = re.compile("[0-9a-f]{32}")
NONCE, OTHER_NONCE = "0123456789abcdef" * 2, "fe" * 16


async def resign_all(seated: SeatedTable) -> Record:
    """Let everyone resign, and return the verified record."""
    for seat in seated.seats:
        if not seat.is_over:
            await seat.send_command(m.Resign(seat=seat.seat))
    record = from_text(await seated.clients[0].record(seated.table), "record")
    verify_record(english(), record, record.commitment)
    return record


def test_the_server_never_makes_up_a_nonce(tmp_path: Path) -> None:
    """Clients that follow docs/protocol.md without nonces still play; their seats contribute nothing."""

    async def play(server: LiveServer) -> None:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        made = await ada.request("POST", "/api/tables", {"setup": setup("cat-box", 4), "bots": []})
        table = made["id"]
        await ada.request("POST", f"/api/tables/{table}/do", {"do": "bot", "seat": 3, "level": "kitten"})
        await bob.request("POST", f"/api/tables/{table}/do", {"do": "sit", "seat": 1})
        frame = await bob.request("POST", f"/api/tables/{table}/do", {"do": "sit", "seat": 2, "nonce": NONCE})
        assert [seat.get("has_nonce", False) for seat in frame["table"]["seats"]] == [False, False, True, False]
        for seat in (1, 2):
            await bob.request("POST", f"/api/tables/{table}/do", {"do": "ready", "seat": seat})
        await ada.request("POST", f"/api/tables/{table}/do", {"do": "start"})
        for client, seat in ((ada, 0), (bob, 1), (bob, 2)):
            await client.request("POST", f"/api/tables/{table}/do", {"do": "resign", "seat": seat})
        record = from_text(await ada.record(table), "record")
        assert record.nonces == ["", "", NONCE, ""]
        report = verify_record(english(), record, made["commitment"])
        assert "Nonces used in the deal: Bob 2." in report
        assert (await ada.get_frame(table)).result.nonces == record.nonces  # type: ignore[union-attr]

    run_on_server(tmp_path, play)


def test_a_game_started_on_creation_has_no_nonces(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada = await server.guest("Ada")
        body = {"setup": setup("if-it-fits", 2), "bots": ["kitten"], "start": True}
        table = (await ada.request("POST", "/api/tables", body))["id"]
        await ada.do(table, m.Resign())
        record = from_text(await ada.record(table), "record")
        assert record.nonces == ["", ""]
        assert "No player added a nonce to the deal." in verify_record(english(), record)

    run_on_server(tmp_path, play)


@pytest.mark.parametrize("game", NAMES)
def test_every_person_sends_a_nonce_and_bots_have_none(game: str, tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup(game, 4), bots=2)
        record = await resign_all(seated)
        assert [bool(NONCE_PATTERN.fullmatch(nonce)) for nonce in record.nonces] == [True, True, False, False]
        assert record.nonces[2:] == ["", ""]
        for seat, client in enumerate(seated.clients):
            assert client.nonces[seated.table] == [record.nonces[seat]]

    run_on_server(tmp_path, play)


def test_a_solo_player_sends_a_nonce_after_the_commitment(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada = await server.guest("Ada")
        made = await ada.new_table(setup("cat-box", 2), bots=["kitten"], start=True)
        assert made.status == "playing"
        (nonce,) = ada.nonces[made.id]
        (first, second, _, fourth, fifth) = [entry for _, entry in server.state(made.id).log]
        assert isinstance(first, Opened)
        assert second == Sat(0, server.state(made.id).seats[0].person, "Ada"), "nobody has seen the commitment yet"
        assert fourth == NonceAdded(0, nonce)
        assert isinstance(fifth, Started)
        assert fifth.nonces == [nonce, ""]

    run_on_server(tmp_path, play)


def test_a_table_that_cannot_start_is_not_left_behind(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada = await server.guest("Ada")
        with pytest.raises(RequestRefused, match="empty"):
            await ada.new_table(setup("cat-box", 3), bots=["kitten"], start=True)
        assert await ada.request("GET", "/api/tables") == []

    run_on_server(tmp_path, play)


def test_everyone_sends_a_new_nonce_for_a_rematch(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3), bots=1)
        before = await resign_all(seated)
        ada, bob = seated.seats
        await bob.send_command(m.Rematch())
        table = server.state(seated.table).rematch
        assert [chair.nonce for chair in server.state(table).seats] == ["", "", ""]
        rematch = SeatedTable(server, table, seated.clients, [])
        for client in seated.clients:
            rematch.seats.append(await server.connect(client, table))
        for seat in rematch.seats:
            seat.seat = seat.frame.seat
            await seat.send_command(m.Ready(seat=seat.seat))
        await rematch.seats[1].send_command(m.Start())
        record = await resign_all(rematch)
        assert [bool(NONCE_PATTERN.fullmatch(nonce)) for nonce in record.nonces] == [True, False, True]
        assert not set(record.nonces) & set(filter(None, before.nonces))
        assert ada.client.nonces[table] == [record.nonces[2]]

    run_on_server(tmp_path, play)


def test_a_rematch_by_http_uses_the_requesters_nonce(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada = await server.guest("Ada")
        made = await ada.new_table(setup("cat-box", 2), bots=["kitten"], start=True)
        await ada.do(made.id, m.Resign())
        frame = await ada.do(made.id, m.Rematch())
        assert frame.table is not None
        assert frame.table.id != made.id
        assert [seat.has_nonce for seat in frame.table.seats] == [False, True]
        assert ada.nonces[frame.table.id] == [server.state(frame.table.id).seats[1].nonce]

    run_on_server(tmp_path, play)


def test_a_nonce_can_be_set_once_before_the_game(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        table = (await ada.request("POST", "/api/tables", {"setup": setup("cat-box", 2)}))["id"]

        async def send(client: Any, **body: Any) -> str:
            try:
                await client.request("POST", f"/api/tables/{table}/do", body)
            except RequestRefused as refusal:
                return refusal.why
            return ""

        assert await send(bob, do="nonce", nonce=NONCE) == "not-your-seat"
        for bad in ("", "cat", NONCE.upper(), NONCE[:-2], NONCE + "00", f"{NONCE}\n"):
            assert await send(ada, do="nonce", nonce=bad) == "not-hex"
        assert await send(ada, do="nonce") == "bad-message"
        assert await send(ada, do="nonce", nonce=NONCE, seat=0) == ""
        n = server.state(table).entry_number
        assert await send(ada, do="nonce", nonce=NONCE) == "", "a client that lost its connection sends it again"
        assert await send(ada, do="nonce", nonce=OTHER_NONCE) == "nonce-set"
        assert server.state(table).entry_number == n
        assert await send(bob, do="sit", nonce=OTHER_NONCE) == ""
        assert await send(bob, do="ready") == ""
        assert await send(ada, do="start", nonce="cat") == "not-hex"
        assert await send(ada, do="start", nonce=OTHER_NONCE) == "", "the seat already has a nonce and keeps it"
        assert await send(ada, do="nonce", nonce=NONCE) == "has-begun"
        assert [seat.nonce for seat in server.state(table).seats] == [NONCE, OTHER_NONCE]

    run_on_server(tmp_path, play)


def test_nonces_are_not_sent_to_anyone_before_the_end(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        heard: list[bytes] = []
        seated = await seat_table(server, setup("cat-box", 3), bots=1, start=False)
        watcher = await server.connect(await server.new_client(), seated.table, tell="en")
        for seat in (*seated.seats, watcher):
            seat.on_message = heard.append
            await seat.drop()
            await seat.until(lambda seat=seat: seat.losses == 1 and seat.is_connected)  # type: ignore[misc]
        await seated.seats[0].send_command(m.Start())
        await seated.sync()
        nonces = [nonce for client in seated.clients for nonce in client.nonces[seated.table]]
        assert len(nonces) == 2
        assert heard
        assert not [data for data in heard for nonce in nonces if nonce.encode() in data]
        assert not [news for news in watcher.news if nonces[0] in str(news)]
        await resign_all(seated)
        await seated.sync()
        assert seated.seats[1].frame.result is not None
        assert seated.seats[1].frame.result.nonces == [*nonces, ""]

    run_on_server(tmp_path, play)


def test_a_nonce_moves_and_leaves_with_its_person(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3), people=2, start=False)
        ada, bob = seated.seats
        nonces = [client.nonces[seated.table][0] for client in seated.clients]
        await ada.send_command(m.Swap(seats=(0, 1)))
        assert [chair.nonce for chair in seated.state.seats] == [nonces[1], nonces[0], ""]
        await bob.send_command(m.Leave(seat=0))
        assert [chair.nonce for chair in seated.state.seats] == ["", nonces[0], ""]
        await bob.send_command(m.Sit(seat=2))
        assert seated.state.seats[2].nonce == bob.client.nonces[seated.table][-1] != nonces[1]

    run_on_server(tmp_path, play)


def test_a_seat_token_sends_a_nonce_only_for_its_seat(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada = await server.guest("Ada")
        table = (await ada.request("POST", "/api/tables", {"setup": setup("cat-box", 2)}))["id"]
        await ada.request("POST", f"/api/tables/{table}/do", {"do": "sit", "seat": 1, "name": "Anna"})
        token = (await ada.request("POST", f"/api/tables/{table}/seats/1/token"))["token"]
        program = await server.connect(await server.new_client(token), table)
        assert program.client.nonces[table] == [server.state(table).seats[1].nonce]
        assert server.state(table).seats[0].nonce == ""

    run_on_server(tmp_path, play)


def test_two_connections_of_one_person_agree_on_a_nonce(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada = await server.guest("Ada")
        table = (await ada.request("POST", "/api/tables", {"setup": setup("cat-box", 2)}))["id"]
        other = await server.new_client()
        other.http.cookies.update(ada.http.cookies)
        await asyncio.gather(server.connect(ada, table), server.connect(other, table))
        kept = [*ada.nonces.get(table, []), *other.nonces.get(table, [])]
        assert kept == [server.state(table).seats[0].nonce]

    run_on_server(tmp_path, play)


def test_old_logs_still_deal_the_same_cards() -> None:
    """Logs from before this rule hold a nonce for every seat, bots included."""
    rows = [
        b'{"is":"opened","setup":{"game":"cat-box","players":2,"options":{"first":0}},"host":"ada","host_name":"Ada"}',
        b'{"is":"sat","seat":0,"person":"ada","name":"Ada","nonce":"%s"}' % NONCE.encode(),
        b'{"is":"seated","seat":1,"level":"kitten","name":"Kitten"}',
        b'{"is":"started","nonces":["%s","%s"],"luck":[]}' % (NONCE.encode(), OTHER_NONCE.encode()),
    ]
    state = TableState("old", bytes(range(32)))
    for row in rows:
        state.apply(0.0, decode_entry(row))
    assert state.match is not None
    state.match.deal()
    assert state.luck_since(0) == [
        "identity black", "identity blue", "face PYPK", "face B.Y.", "face KPBV", "face PK.V", "face K.BY", "face BYYB",
    ]  # fmt: skip

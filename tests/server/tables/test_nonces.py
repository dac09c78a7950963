"""Nonces: people send them after the table's commitment is published, the server never makes one up."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from tabbytop.narrate.language import english
from tabbytop.server.tables.commands.lobby import NonceAdded, Opened, Sat, Started
from tabbytop.server.tables.log import decode_entry
from tabbytop.server.tables.state import TableState
from tabbytop.table.record import Record, from_text
from tabbytop.wire import messages as m
from tabbytop.wire.client import RequestRefused
from tabbytop.wire.verification import verify_record
from tests.server.live_server import Company, Place, gather, scene, setup

NONCE = re.compile("[0-9a-f]{32}")
ONE, TWO = "0123456789abcdef" * 2, "fe" * 16


async def finished(company: Company) -> Record:
    """The record of a table whose people give up, after it has been checked."""
    for seat in company.seats:
        if not seat.is_over:
            await seat.speak(m.Resign(seat=seat.seat))
    record = from_text(await company.clients[0].record(company.table), "record")
    verify_record(english(), record, record.commitment)
    return record


def test_the_server_makes_up_no_nonce(tmp_path: Path) -> None:
    """Clients that follow docs/protocol.md without nonces still play; their seats contribute nothing."""

    async def play(place: Place) -> None:
        ada, bob = await place.guest("Ada"), await place.guest("Bob")
        made = await ada.request("POST", "/api/tables", {"setup": setup("cat-box", 4), "bots": []})
        table = made["id"]
        await ada.request("POST", f"/api/tables/{table}/do", {"do": "bot", "seat": 3, "level": "kitten"})
        await bob.request("POST", f"/api/tables/{table}/do", {"do": "sit", "seat": 1})
        frame = await bob.request("POST", f"/api/tables/{table}/do", {"do": "sit", "seat": 2, "nonce": ONE})
        assert [seat.get("has_nonce", False) for seat in frame["table"]["seats"]] == [False, False, True, False]
        for seat in (1, 2):
            await bob.request("POST", f"/api/tables/{table}/do", {"do": "ready", "seat": seat})
        await ada.request("POST", f"/api/tables/{table}/do", {"do": "start"})
        for one, seat in ((ada, 0), (bob, 1), (bob, 2)):
            await one.request("POST", f"/api/tables/{table}/do", {"do": "resign", "seat": seat})
        record = from_text(await ada.record(table), "record")
        assert record.nonces == ["", "", ONE, ""]
        told = verify_record(english(), record, made["commitment"])
        assert "Nonces used in the deal: Bob 2." in told
        assert (await ada.get_frame(table)).result.nonces == record.nonces  # type: ignore[union-attr]

    scene(tmp_path, play)


def test_a_game_that_starts_as_its_table_is_created_has_no_nonces(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada = await place.guest("Ada")
        body = {"setup": setup("if-it-fits", 2), "bots": ["kitten"], "start": True}
        table = (await ada.request("POST", "/api/tables", body))["id"]
        await ada.do(table, m.Resign())
        record = from_text(await ada.record(table), "record")
        assert record.nonces == ["", ""]
        assert "No player added a nonce to the deal." in verify_record(english(), record)

    scene(tmp_path, play)


@pytest.mark.parametrize("game", ["cat-box", "if-it-fits", "here-kitty-kitty"])
def test_every_person_at_a_table_sends_a_nonce_and_bots_have_none(game: str, tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup(game, 4), bots=2)
        record = await finished(company)
        assert [bool(NONCE.fullmatch(nonce)) for nonce in record.nonces] == [True, True, False, False]
        assert record.nonces[2:] == ["", ""]
        for seat, client in enumerate(company.clients):
            assert client.nonces[company.table] == [record.nonces[seat]]

    scene(tmp_path, play)


def test_whoever_plays_alone_sends_a_nonce_after_the_commitment(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada = await place.guest("Ada")
        made = await ada.new_table(setup("cat-box", 2), bots=["kitten"], start=True)
        assert made.status == "playing"
        (nonce,) = ada.nonces[made.id]
        (first, second, _, fourth, fifth) = [entry for _, entry in place.state(made.id).log]
        assert isinstance(first, Opened)
        assert second == Sat(0, place.state(made.id).seats[0].person, "Ada"), "nobody has seen the commitment yet"
        assert fourth == NonceAdded(0, nonce)
        assert isinstance(fifth, Started)
        assert fifth.nonces == [nonce, ""]

    scene(tmp_path, play)


def test_a_table_that_cannot_start_is_not_left_behind(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada = await place.guest("Ada")
        with pytest.raises(RequestRefused, match="empty"):
            await ada.new_table(setup("cat-box", 3), bots=["kitten"], start=True)
        assert await ada.request("GET", "/api/tables") == []

    scene(tmp_path, play)


def test_everybody_sends_a_new_nonce_for_a_rematch(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 3), bots=1)
        before = await finished(company)
        ada, bob = company.seats
        await bob.speak(m.Rematch())
        table = place.state(company.table).rematch
        assert [chair.nonce for chair in place.state(table).seats] == ["", "", ""]
        again = Company(place, table, company.clients, [])
        for client in company.clients:
            again.seats.append(await place.sit(client, table))
        for seat in again.seats:
            seat.seat = seat.frame.seat
            await seat.speak(m.Ready(seat=seat.seat))
        await again.seats[1].speak(m.Start())
        record = await finished(again)
        assert [bool(NONCE.fullmatch(nonce)) for nonce in record.nonces] == [True, False, True]
        assert not set(record.nonces) & set(filter(None, before.nonces))
        assert ada.client.nonces[table] == [record.nonces[2]]

    scene(tmp_path, play)


def test_a_rematch_without_a_socket_has_the_nonce_of_whoever_wanted_it(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada = await place.guest("Ada")
        made = await ada.new_table(setup("cat-box", 2), bots=["kitten"], start=True)
        await ada.do(made.id, m.Resign())
        frame = await ada.do(made.id, m.Rematch())
        assert frame.table is not None
        assert frame.table.id != made.id
        assert [seat.has_nonce for seat in frame.table.seats] == [False, True]
        assert ada.nonces[frame.table.id] == [place.state(frame.table.id).seats[1].nonce]

    scene(tmp_path, play)


def test_a_nonce_can_be_sent_once_before_the_game(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada, bob = await place.guest("Ada"), await place.guest("Bob")
        table = (await ada.request("POST", "/api/tables", {"setup": setup("cat-box", 2)}))["id"]

        async def send(who: Any, **said: Any) -> str:
            try:
                await who.request("POST", f"/api/tables/{table}/do", said)
            except RequestRefused as refusal:
                return refusal.why
            return ""

        assert await send(bob, do="nonce", nonce=ONE) == "not-your-seat"
        for bad in ("", "cat", ONE.upper(), ONE[:-2], ONE + "00", f"{ONE}\n"):
            assert await send(ada, do="nonce", nonce=bad) == "not-hex"
        assert await send(ada, do="nonce") == "bad-message"
        assert await send(ada, do="nonce", nonce=ONE, seat=0) == ""
        n = place.state(table).entry_number
        assert await send(ada, do="nonce", nonce=ONE) == "", "a client that lost its connection asks again"
        assert await send(ada, do="nonce", nonce=TWO) == "nonce-set"
        assert place.state(table).entry_number == n
        assert await send(bob, do="sit", nonce=TWO) == ""
        assert await send(bob, do="ready") == ""
        assert await send(ada, do="start", nonce="cat") == "not-hex"
        assert await send(ada, do="start", nonce=TWO) == "", "the seat has one already, and keeps it"
        assert await send(ada, do="nonce", nonce=ONE) == "has-begun"
        assert [one.nonce for one in place.state(table).seats] == [ONE, TWO]

    scene(tmp_path, play)


def test_nobody_hears_a_nonce_before_the_end(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        heard: list[bytes] = []
        company = await gather(place, setup("cat-box", 3), bots=1, start=False)
        watcher = await place.sit(await place.stranger(), company.table, tell="en")
        for seat in (*company.seats, watcher):
            seat.on_message = heard.append
            await seat.drop()
            await seat.until(lambda seat=seat: seat.losses == 1 and seat.is_connected)  # type: ignore[misc]
        await company.seats[0].speak(m.Start())
        await company.together()
        nonces = [nonce for client in company.clients for nonce in client.nonces[company.table]]
        assert len(nonces) == 2
        assert heard
        assert not [data for data in heard for nonce in nonces if nonce.encode() in data]
        assert not [one for one in watcher.news if nonces[0] in str(one)]
        await finished(company)
        await company.together()
        assert company.seats[1].frame.result is not None
        assert company.seats[1].frame.result.nonces == [*nonces, ""]

    scene(tmp_path, play)


def test_a_nonce_moves_with_its_person_and_goes_with_them(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 3), people=2, start=False)
        ada, bob = company.seats
        nonces = [client.nonces[company.table][0] for client in company.clients]
        await ada.speak(m.Swap(seats=(0, 1)))
        assert [chair.nonce for chair in company.state.seats] == [nonces[1], nonces[0], ""]
        await bob.speak(m.Leave(seat=0))
        assert [chair.nonce for chair in company.state.seats] == ["", nonces[0], ""]
        await bob.speak(m.Sit(seat=2))
        assert company.state.seats[2].nonce == bob.client.nonces[company.table][-1] != nonces[1]

    scene(tmp_path, play)


def test_a_token_for_one_seat_sends_no_nonce_for_another(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada = await place.guest("Ada")
        table = (await ada.request("POST", "/api/tables", {"setup": setup("cat-box", 2)}))["id"]
        await ada.request("POST", f"/api/tables/{table}/do", {"do": "sit", "seat": 1, "name": "Anna"})
        token = (await ada.request("POST", f"/api/tables/{table}/seats/1/token"))["token"]
        program = await place.sit(await place.stranger(token), table)
        assert program.client.nonces[table] == [place.state(table).seats[1].nonce]
        assert place.state(table).seats[0].nonce == ""

    scene(tmp_path, play)


def test_two_windows_of_one_person_agree_on_a_nonce(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada = await place.guest("Ada")
        table = (await ada.request("POST", "/api/tables", {"setup": setup("cat-box", 2)}))["id"]
        other = await place.stranger()
        other.http.cookies.update(ada.http.cookies)
        await asyncio.gather(place.sit(ada, table), place.sit(other, table))
        kept = [*ada.nonces.get(table, []), *other.nonces.get(table, [])]
        assert kept == [place.state(table).seats[0].nonce]

    scene(tmp_path, play)


def test_old_logs_deal_as_they_did() -> None:
    """Logs from before this rule hold a nonce for every seat, bots included."""
    rows = [
        b'{"is":"opened","setup":{"game":"cat-box","players":2,"options":{"first":0}},"host":"ada","host_name":"Ada"}',
        b'{"is":"sat","seat":0,"person":"ada","name":"Ada","nonce":"%s"}' % ONE.encode(),
        b'{"is":"seated","seat":1,"level":"kitten","name":"Kitten"}',
        b'{"is":"started","nonces":["%s","%s"],"luck":[]}' % (ONE.encode(), TWO.encode()),
    ]
    state = TableState("old", bytes(range(32)))
    for row in rows:
        state.apply(0.0, decode_entry(row))
    assert state.match is not None
    state.match.deal()
    assert state.luck_since(0) == [
        "identity black", "identity blue", "face PYPK", "face B.Y.", "face KPBV", "face PK.V", "face K.BY", "face BYYB",
    ]  # fmt: skip

"""No secret is in a log line, a metric, a header or the text of an error."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tabbytop.wire import messages as m
from tests.hostile.attacked_server import NO_LIMITS, AttackedServer, attacked_server
from tests.hostile.noise import as_json
from tests.hostile.people import a_setup, open_client
from tests.hostile.raw_socket import TEXT, handshake, packed, raw_socket

PASSWORD = "correct horse battery"
CHAT = "purple elephant"
ODD: list[Any] = [{"do": "resign", "seat": 0}, {"n": 1, "say": ["x"]}, {"do": "x"}, {"do": "sit", "nonce": "00"}, []]


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AttackedServer]:
    with attacked_server(tmp_path_factory.mktemp("secrets"), **NO_LIMITS) as running:
        yield running
        assert running.errors() == []


def test_secrets_reach_only_their_owners(target: AttackedServer) -> None:
    received: list[str] = []
    """Everything that an attacker received."""

    async def record(response: httpx.Response) -> None:
        await response.aread()
        received.append(f"{response.headers} {response.text}")

    async def scene() -> list[str]:
        async with open_client(target) as ann, open_client(target, "Mal", "127.0.0.2") as mal:
            mal.http.event_hooks["response"].append(record)
            await ann.request("POST", "/api/accounts", {"login": "annabel", "password": PASSWORD, "name": "Ann"})
            table = (await ann.new_table(a_setup(deck="secret"), bots=["kitten"], start=True)).id
            token = (await ann.request("POST", f"/api/tables/{table}/seats/0/token"))["token"]
            link = (await ann.request("POST", "/api/device"))["link"]
            await ann.do(table, m.Chat(text=CHAT))
            secrets = [PASSWORD, token, link.partition("#")[2], next(iter(ann.http.cookies.values()))]
            state = target.rooms.rooms[table]._state
            secrets += [state.secret.hex(), state.host, "k" * 43]
            for path in ("", "?seat=0", "?tell=en", "/record", "/moves", "/qr", "?seat=x", "?since=x"):
                await mal.http.get(f"/api/tables/{table}{path}")
            for command in ODD:
                await mal.http.post(f"/api/tables/{table}/do", json=command)
            for path, body in (
                ("/api/login", {"login": "annabel", "password": "wrong horse"}),
                ("/api/accounts", {"login": "annabel", "password": "another horse"}),
                ("/api/device/take", {"link": "x." + link[-40:]}),
                ("/api/password", {"old": "x", "new": "y"}),
            ):
                await mal.http.post(path, json=body)
            for path in (
                "/metrics",
                "/health",
                "/schema/openapi.json",
                "/api/tables",
                "/api/my/tables",
                "/api/games",
                "/none",
            ):
                await mal.http.get(path)
            await send_invalid_frames(table)
            return secrets

    async def send_invalid_frames(table: str) -> None:
        async with raw_socket(target.port) as sock:
            await sock.send(handshake(f"/api/tables/{table}/socket", target.port, {"Cookie": "tabbytop=forged-cookie"}))
            for body in (b"\xff", b"{", as_json({"n": 0, "say": ["identity blue"]})):
                await sock.send(packed(TEXT, body))
                received.append((await sock.receive(seconds=0.3)).decode("latin-1"))

    secrets = asyncio.run(scene())
    log = target.log.getvalue()
    received_text = " ".join(received)
    assert len(target.lines()) > 20
    for secret in secrets:
        assert secret not in log
        assert secret not in received_text
    for word in (CHAT, "annabel", "Ann", "Mal", "127.0.0.2", "forged-cookie", "identity blue"):
        assert word not in log
    assert "annabel" not in received_text
    assert CHAT in received_text  # chat is public, so watchers receive it

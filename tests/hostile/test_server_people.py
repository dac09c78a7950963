"""Names, passwords and limits under attack."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Iterator
from typing import Any

import pytest

from tabbytop.server.accounts import names
from tests.hostile.attacked_server import NO_LIMITS, AttackedServer, attacked_server
from tests.hostile.people import open_client

PILE = "a" + "\u0301\u0316" * 10_000
"""Combining marks that take long to normalize, in a name that isn't allowed anyway."""


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AttackedServer]:
    with attacked_server(tmp_path_factory.mktemp("people"), **NO_LIMITS) as running:
        yield running
        assert running.errors() == []


class MeasuringUnicodedata:
    """`unicodedata` that records the longest text it was given."""

    def __init__(self) -> None:
        self.longest = 0

    def normalize(self, form: Any, text: str) -> str:
        self.longest = max(self.longest, len(text))
        return unicodedata.normalize(form, text)

    def __getattr__(self, name: str) -> Any:
        return getattr(unicodedata, name)


def test_long_texts_are_never_normalized(target: AttackedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    measured = MeasuringUnicodedata()
    monkeypatch.setattr(names, "unicodedata", measured)

    async def scene() -> None:
        async with open_client(target, "Ann") as ann, open_client(target) as nobody:
            answers = [
                await nobody.http.post("/api/guest", json={"name": PILE}),
                await nobody.http.post("/api/accounts", json={"login": PILE, "password": "nine lives"}),
                await nobody.http.post("/api/accounts", json={"login": "mimi", "password": PILE}),
                await nobody.http.post("/api/login", json={"login": PILE, "password": PILE}),
                await nobody.http.post("/api/login", json={"login": "mimi", "password": PILE}),
                await ann.http.patch("/api/me", json={"name": PILE}),
                await ann.http.post("/api/password", json={"old": PILE, "new": PILE}),
            ]
            assert [answer.status_code for answer in answers] == [400, 400, 400, 401, 401, 400, 403]

    asyncio.run(scene())
    assert 0 < measured.longest <= 2000


def test_a_long_password_is_not_truncated(target: AttackedServer) -> None:
    async def scene() -> None:
        async with open_client(target) as ann, open_client(target) as mal:
            password = "nine lives " * 20
            await ann.request("POST", "/api/accounts", {"login": "long", "password": password[:200]})
            for wrong in (password + "x" * 5000, password[:200] + "x", password[:199], "x" * 100_000):
                answer = await mal.http.post("/api/login", json={"login": "long", "password": wrong})
                assert answer.status_code == 401

    asyncio.run(scene())

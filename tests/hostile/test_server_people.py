"""Names, passwords and limits under attack."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Iterator
from typing import Any

import pytest

from tabbytop.server.accounts import names
from tests.hostile.attacked_server import NO_LIMITS, AttackedServer, attacked_server
from tests.hostile.people import somebody

PILE = "a" + "\u0301\u0316" * 10_000
"""Combining marks that take long to normalize, in a name that isn't allowed anyway."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AttackedServer]:
    with attacked_server(tmp_path_factory.mktemp("people"), **NO_LIMITS) as one:
        yield one
        assert one.errors() == []


class Counted:
    """`unicodedata` that records the longest text it was given."""

    def __init__(self) -> None:
        self.longest = 0

    def normalize(self, form: Any, text: str) -> str:
        self.longest = max(self.longest, len(text))
        return unicodedata.normalize(form, text)

    def __getattr__(self, name: str) -> Any:
        return getattr(unicodedata, name)


def test_nothing_long_is_brought_into_its_usual_form(place: AttackedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted()
    monkeypatch.setattr(names, "unicodedata", counted)

    async def scene() -> None:
        async with somebody(place, "Ann") as ann, somebody(place) as nobody:
            answers = [
                await nobody.http.post("/api/guest", json={"name": PILE}),
                await nobody.http.post("/api/accounts", json={"login": PILE, "password": "nine lives"}),
                await nobody.http.post("/api/accounts", json={"login": "mimi", "password": PILE}),
                await nobody.http.post("/api/login", json={"login": PILE, "password": PILE}),
                await nobody.http.post("/api/login", json={"login": "mimi", "password": PILE}),
                await ann.http.patch("/api/me", json={"name": PILE}),
                await ann.http.post("/api/password", json={"old": PILE, "new": PILE}),
            ]
            assert [one.status_code for one in answers] == [400, 400, 400, 401, 401, 400, 403]

    asyncio.run(scene())
    assert 0 < counted.longest <= 2000


def test_a_long_password_is_not_taken_for_its_beginning(place: AttackedServer) -> None:
    async def scene() -> None:
        async with somebody(place) as ann, somebody(place) as mal:
            password = "nine lives " * 20
            await ann.request("POST", "/api/accounts", {"login": "long", "password": password[:200]})
            for wrong in (password + "x" * 5000, password[:200] + "x", password[:199], "x" * 100_000):
                answer = await mal.http.post("/api/login", json={"login": "long", "password": wrong})
                assert answer.status_code == 401

    asyncio.run(scene())

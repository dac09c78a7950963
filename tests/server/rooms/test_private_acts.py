"""Check that what others read over HTTP during a window doesn't depend on what a seat holds or does privately."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.in_process_server import InProcessServer, in_process_server

KITTY = "here-kitty-kitty"
PEOPLE = ("Hal", "Pia", "Quin")
HAL, PIA, QUIN = range(3)


class HttpWindow:
    """A table of three people in the first window, which Hal's move opened. Hal hosts and sits on seat 0."""

    def __init__(self, server: InProcessServer, people: list[httpx.AsyncClient], table: str) -> None:
        self.server = server
        self.people = people
        self.table = table

    async def do(self, person: int, **command: Any) -> httpx.Response:
        """Send a command."""
        return await self.people[person].post(f"/api/tables/{self.table}/do", json=command)

    async def look(self, person: int, since: int | None = None) -> Any:
        """Return the frame that a person gets."""
        query = "" if since is None else f"?since={since}"
        return (await self.people[person].get(f"/api/tables/{self.table}{query}")).json()

    async def answer(self, person: int, *words: str) -> None:
        """Seal an answer in the open window."""
        frame = await self.look(HAL)
        sent = await self.do(person, n=frame["n"], window=frame["window"]["window"], say=[*words])
        assert sent.status_code == 200


@asynccontextmanager
async def open_window(folder: Path) -> AsyncIterator[HttpWindow]:
    """Let three people play until the first window is open."""
    async with (
        in_process_server(folder) as server,
        server.client("10.0.0.1") as hal,
        server.client("10.0.0.2") as pia,
        server.client("10.0.0.3") as quin,
    ):
        people = [hal, pia, quin]
        for client, name in zip(people, PEOPLE, strict=True):
            await client.post("/api/guest", json={"name": name})
        setup = {"game": KITTY, "players": 3, "options": {"first": 0}}
        table = (await hal.post("/api/tables", json={"setup": setup})).json()["id"]
        window = HttpWindow(server, people, table)
        for seat in (PIA, QUIN):
            await window.do(seat, do="sit", seat=seat)
            await window.do(seat, do="ready")
        await window.do(HAL, do="start")
        frame = await window.look(HAL)
        move = next(word for word in frame["options"] if word.startswith("move"))
        assert (await window.do(HAL, n=frame["n"], say=[move])).status_code == 200
        assert (await window.look(HAL))["window"]["kind"] == "cancel"
        yield window


async def news_after_leaving(folder: Path, *, has_answered: bool) -> list[dict[str, Any]]:
    """Return what Hal hears if Pia leaves, perhaps after she has answered that she passes."""
    async with open_window(folder) as window:
        n = (await window.look(HAL))["n"]
        if has_answered:
            await window.answer(PIA, "pass")
        await window.do(PIA, do="leave")
        await window.server.clock.advance(4)
        return list((await window.look(HAL, since=n))["news"])


def test_nobody_can_tell_whether_a_player_who_left_had_answered(tmp_path: Path) -> None:
    silent = asyncio.run(news_after_leaving(tmp_path / "silent", has_answered=False))
    answered = asyncio.run(news_after_leaving(tmp_path / "answered", has_answered=True))
    assert answered == silent
    assert any(one.get("made") for one in silent)


PRIVATE: list[dict[str, Any]] = [
    {"do": "standing", "choice": "turn"},
    {"say": ["pass"]},
    {"do": "more-time", "on": True},
]


@pytest.mark.parametrize("command", PRIVATE, ids=["standing answer", "answer", "more time"])
def test_nobody_can_tell_when_a_player_without_a_socket_did_something_privately(
    command: dict[str, Any], tmp_path: Path
) -> None:
    async def check() -> None:
        async with open_window(tmp_path) as window:

            async def last_seen() -> float:
                found = (await window.look(HAL))["table"]["seats"][PIA]["replaceable_at"]
                return float(found)

            before = await last_seen()
            await window.server.clock.advance(1.5)
            if "say" in command:
                await window.answer(PIA, *command["say"])
            else:
                assert (await window.do(PIA, **command)).status_code == 200
            assert await last_seen() == before
            await window.look(PIA)
            assert await last_seen() == before + 1.5, "a request that anyone may know about counts"

    asyncio.run(check())


def test_an_open_window_is_nobodys_turn_in_the_list_of_tables(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_window(tmp_path) as window:
            lists = [(await person.get("/api/my/tables")).json() for person in window.people]
            assert [one["yours"] for listed in lists for one in listed] == [False, False, False]

    asyncio.run(check())


@asynccontextmanager
async def host_without_a_seat(folder: Path) -> AsyncIterator[HttpWindow]:
    """Let Pia play with two bots at a table without watchers and with long windows, whose host Hal has no seat."""
    async with (
        in_process_server(folder) as server,
        server.client("10.0.0.1") as hal,
        server.client("10.0.0.2") as pia,
    ):
        for client, name in ((hal, "Hal"), (pia, "Pia")):
            await client.post("/api/guest", json={"name": name})
        setup = {"game": KITTY, "players": 3, "watchers": False, "long_windows": True, "options": {"first": 0}}
        table = (await hal.post("/api/tables", json={"setup": setup, "sit": False})).json()["id"]
        window = HttpWindow(server, [hal, pia], table)
        await window.do(PIA, do="sit", seat=0)
        for seat in (1, 2):
            await window.do(HAL, do="bot", seat=seat, level="kitten")
        await window.do(PIA, do="ready")
        await window.do(HAL, do="start")
        yield window


def test_a_host_without_a_seat_can_switch_long_windows_off(tmp_path: Path) -> None:
    async def check() -> None:
        async with host_without_a_seat(tmp_path) as window:
            assert (await window.look(PIA))["table"]["long_windows"]
            await window.do(HAL, **{"do": "more-time", "on": False})
            assert not (await window.look(PIA))["table"].get("long_windows")

    asyncio.run(check())


def test_a_stranger_cannot_switch_long_windows_off(tmp_path: Path) -> None:
    async def check() -> None:
        async with host_without_a_seat(tmp_path) as window, window.server.client("10.0.0.9") as stranger:
            for name in ("", "Sly"):
                if name:
                    await stranger.post("/api/guest", json={"name": name})
                tried = await stranger.post(f"/api/tables/{window.table}/do", json={"do": "more-time", "on": False})
                assert tried.status_code == 403
            assert (await window.look(PIA))["table"]["long_windows"]

    asyncio.run(check())


def test_a_host_without_a_seat_could_time_the_windows_so_they_have_their_full_length(tmp_path: Path) -> None:
    async def check() -> None:
        async with host_without_a_seat(tmp_path) as window:
            frame = await window.look(PIA)
            move = next(word for word in frame["options"] if word.startswith("move"))
            assert (await window.do(PIA, n=frame["n"], say=[move])).status_code == 200
            room = window.server.app.services.tables.rooms[window.table]
            assert not room._state.is_private

    asyncio.run(check())

"""The page of the protocol: what it shows can be done as it is written."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

from tabbytop.server.settings import Settings
from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, RequestRefused
from tests.server.live_server import Place, gather, scene
from tests.server.live_server import setup as a_setup

PAGE = Path(__file__).parents[3] / "docs" / "protocol.md"
CURL = """#!{python}
# As much of curl as the page needs, for machines that have none.
import argparse, http.cookiejar, os, sys, httpx
words = argparse.ArgumentParser()
words.add_argument("url")
words.add_argument("-s", action="store_true")
words.add_argument("-b")
words.add_argument("-c")
words.add_argument("-d")
words.add_argument("-H", action="append", default=[])
said = words.parse_args()
jar = http.cookiejar.MozillaCookieJar(said.c)
if said.b and os.path.exists(said.b):
    jar.load(said.b, ignore_discard=True)
headers = dict(line.split(": ", 1) for line in said.H)
with httpx.Client(cookies=jar, headers=headers) as client:
    sys.stdout.write(client.request("GET" if said.d is None else "POST", said.url, content=said.d).text)
if said.c:
    jar.save(ignore_discard=True)
"""


def test_a_newcomer_plays_a_move_without_a_socket_as_the_page_says(tmp_path: Path) -> None:
    found = re.search(r"```sh\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    curl = tmp_path / "bin" / "curl"
    curl.parent.mkdir()
    curl.write_text(CURL.format(python=sys.executable), "utf-8")
    curl.chmod(0o755)
    usual = f"http://localhost:{Settings().port}"
    assert usual in found[1]

    async def play(place: Place) -> None:
        path = os.pathsep.join([str(curl.parent), str(Path(sys.executable).parent), os.environ["PATH"]])
        done = await asyncio.create_subprocess_exec(
            "sh",
            "-eu",
            "-c",
            found[1].replace(usual, place.url),
            cwd=tmp_path,
            env={**os.environ, "PATH": path},
            stdout=asyncio.subprocess.PIPE,
        )
        out, _ = await done.communicate()
        guest, rest = json.JSONDecoder().raw_decode(out.decode())
        foreseen, n, news, seat = [json.loads(line) for line in out.decode()[rest:].splitlines()]
        assert done.returncode == 0
        assert guest["name"] == "Kit"
        assert foreseen
        assert (news[0]["n"], news[0]["what"], news[0]["by"]) == (n, "moved", 0)
        assert news[0]["text"][0].startswith("Kit plays")
        assert seat == 0

    scene(tmp_path, play, bot_seconds=60.0)


def section(title: str) -> str:
    """A section of the page."""
    return PAGE.read_text("utf-8").partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def examples(title: str) -> list[Any]:
    """The JSON in a section."""
    return [json.loads(one) for one in re.findall(r"```json\n(.*?)```", section(title), re.DOTALL)]


async def why(asked: Awaitable[Any]) -> str:
    """Why something is refused; nothing where it is not."""
    try:
        await asked
    except RequestRefused as refusal:
        return refusal.why
    return ""


def test_a_table_is_created_as_the_page_says(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        kit = await place.guest("Kit")
        body, answer = examples("Creating a table")
        answered = await kit.http.post("/api/tables", json=body)
        assert answered.status_code == 201
        made = answered.json()
        for one in (made, answer):
            for key in ("id", "commitment", "made"):
                assert one.pop(key)
        assert made == answer
        setup = body["setup"]
        for wrong, told in (
            ({"setup": setup, "bots": ["lion"]}, "no-such-bot"),
            ({"setup": setup, "bots": ["kitten"] * 2}, "no-such-seat"),
            ({"setup": setup, "start": True}, "seats-empty"),
            ({"setup": {**setup, "deck": "x"}}, "no-such-deck"),
            ({"setup": setup, "more": 1}, "bad-field"),
            ({}, "bad-field"),
        ):
            assert await why(kit.request("POST", "/api/tables", wrong)) == told
        assert len(await kit.request("GET", "/api/my/tables")) == 1, "what is refused leaves no table"
        stranger = await place.stranger()
        assert await why(stranger.request("POST", "/api/tables", body)) == "not-signed-in"
        empty = await kit.request("POST", "/api/tables", {"setup": setup, "sit": False, "bots": ["tiger:400"]})
        assert empty["you_host"]
        assert [seat.get("kind") for seat in empty["seats"]] == [None, "bot"]
        assert empty["seats"][0] == {}
        begun = await kit.request("POST", "/api/tables", {**body, "start": True})
        assert begun["status"] == "playing"

    scene(tmp_path, play, window_seconds=6.0, bot_seconds=0.8)


def test_default_fields_are_left_out_but_for_the_clock(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        kit = await place.guest("Kit")
        full = m.Setup("cat-box", 2, clock=m.Pace("none"), window_seconds=3.0, bot_seconds=1.0)
        left = {"game": "cat-box", "players": 2, "clock": {}, "window_seconds": 3.0, "bot_seconds": 1.0}
        made = await kit.request("POST", "/api/tables", {"setup": full, "sit": False})
        assert made["setup"] == left
        assert made["seats"] == [{}, {}]
        do = f"/api/tables/{made['id']}/do"
        assert await why(kit.request("POST", do, {"do": "sit", "chair": 1})) == "bad-message"
        frame = await kit.request("POST", do, {"do": "sit"})
        assert set(frame) == {"n", "now", "table", "seat"}
        seat = await place.sit(kit, made["id"])
        heard: list[bytes] = []
        seat.on_message = heard.append
        await seat.send({"do": "start", "chair": 1, "re": 7})
        await seat.until(lambda: any(b"bad-message" in data for data in heard))

    scene(tmp_path, play)


def test_eyes_of_replays_are_as_the_page_says(tmp_path: Path) -> None:
    assert set(re.findall(r"^\| `(\w+)`", section("Replays"), re.MULTILINE)) == {"eyes", "0", "open", "watcher"}

    async def play(place: Place) -> None:
        company = await gather(place, a_setup("cat-box", 3), bots=1, start=False)
        table = f"/api/tables/{company.table}/replay"
        kit, bob = company.clients
        stranger = await place.stranger()
        assert await why(kit.request("GET", table)) == "not-started"
        await company.seats[0].speak(m.Start())

        async def check(who: Client, may: list[str]) -> None:
            for eyes in ("", "0", "1", "2", "3", "open", "watcher", "x"):
                if eyes and eyes not in may:
                    assert await why(who.request("GET", table, eyes=eyes)) == "not-your-seat"
                    continue
                page = await who.request("GET", table, eyes=eyes)
                assert (page["eyes"], page["may"]) == (eyes or may[0], may)
                assert (await who.request("GET", f"{table}/{page['steps'][-1]['to']}", eyes=eyes))["view"]

        await check(kit, ["0"])
        await check(bob, ["1"])
        await check(stranger, ["watcher"])
        for seat in company.seats:
            await seat.speak(m.End())
        for who in (kit, bob, stranger):
            await check(who, ["open", "0", "1", "2"])
        closed = await gather(place, a_setup("cat-box", 2, watchers=False))
        assert await why(stranger.request("GET", f"/api/tables/{closed.table}/replay")) == "no-watchers"

    scene(tmp_path, play)


def test_another_device_comes_in_as_the_page_says(tmp_path: Path) -> None:
    (body,) = examples("The same person on another device")
    assert set(body) == {"link"}

    async def play(place: Place) -> None:
        kit, dan = await place.guest("Kit"), await place.guest("Dan")
        made = await kit.request("POST", "/api/device")
        assert set(made) == {"link", "qr", "seconds"}
        address, _, secret = made["link"].partition("#")
        phone = await place.stranger()

        async def take(who: Client, link: str, **more: Any) -> str:
            return await why(who.request("POST", "/api/device/take", {"link": link, **more}))

        assert await take(phone, made["link"]) == "link-over", "the whole address is wrong"
        table = await dan.new_table(a_setup("cat-box", 2))
        assert await take(dan, secret) == "guest-leaves"
        assert await take(phone, secret) == ""
        assert (await phone.request("GET", "/api/me"))["name"] == "Kit"
        assert await take(phone, secret) == "link-over", "it works once"
        again = (await kit.request("POST", "/api/device"))["link"].partition("#")[2]
        assert await take(dan, again, leave_guest=True) == ""
        assert (await dan.request("GET", "/api/me"))["name"] == "Kit"
        assert (await kit.get_frame(table.id)).table.seats[0].kind == "empty"  # type: ignore[union-attr]
        assert address.endswith("/device")

    scene(tmp_path, play)

"""Run the examples in docs/protocol.md exactly as written."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from tabbytop.server.settings import Rate, Settings
from tabbytop.server.store import Store, StoreUnavailable
from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, RequestRefused
from tests.server.live_server import LiveServer, run_on_server, seat_table
from tests.server.live_server import setup as make_setup
from tests.server.set_clock import SetClock

PAGE = Path(__file__).parents[3] / "docs" / "protocol.md"
CURL = """#!{python}
# The subset of curl that the page uses, for machines without curl.
import argparse, http.cookiejar, os, sys, httpx
parser = argparse.ArgumentParser()
parser.add_argument("url")
parser.add_argument("-s", action="store_true")
parser.add_argument("-b")
parser.add_argument("-c")
parser.add_argument("-d")
parser.add_argument("-H", action="append", default=[])
arguments = parser.parse_args()
jar = http.cookiejar.MozillaCookieJar(arguments.c)
if arguments.b and os.path.exists(arguments.b):
    jar.load(arguments.b, ignore_discard=True)
headers = dict(line.split(": ", 1) for line in arguments.H)
with httpx.Client(cookies=jar, headers=headers) as client:
    sys.stdout.write(client.request("GET" if arguments.d is None else "POST", arguments.url, content=arguments.d).text)
if arguments.c:
    jar.save(ignore_discard=True)
"""


def test_the_shell_example_plays_a_move_without_a_socket(tmp_path: Path) -> None:
    found = re.search(r"```sh\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    curl = tmp_path / "bin" / "curl"
    curl.parent.mkdir()
    curl.write_text(CURL.format(python=sys.executable), "utf-8")
    curl.chmod(0o755)
    default_url = f"http://localhost:{Settings().port}"
    assert default_url in found[1]

    async def play(server: LiveServer) -> None:
        path = os.pathsep.join([str(curl.parent), str(Path(sys.executable).parent), os.environ["PATH"]])
        process = await asyncio.create_subprocess_exec(
            "sh",
            "-eu",
            "-c",
            found[1].replace(default_url, server.url),
            cwd=tmp_path,
            env={**os.environ, "PATH": path},
            stdout=asyncio.subprocess.PIPE,
        )
        out, _ = await process.communicate()
        guest, rest = json.JSONDecoder().raw_decode(out.decode())
        foreseen, n, news, seat = [json.loads(line) for line in out.decode()[rest:].splitlines()]
        assert process.returncode == 0
        assert guest["name"] == "Kit"
        assert foreseen
        assert (news[0]["n"], news[0]["what"], news[0]["by"]) == (n, "moved", 0)
        assert news[0]["text"][0].startswith("Kit plays")
        assert seat == 0

    run_on_server(tmp_path, play, bot_seconds=60.0)


def section(title: str) -> str:
    """Return a section of the page."""
    return PAGE.read_text("utf-8").partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def examples(title: str) -> list[Any]:
    """Return the JSON examples in a section."""
    return [json.loads(text) for text in re.findall(r"```json\n(.*?)```", section(title), re.DOTALL)]


async def refusal_reason(request: Awaitable[Any]) -> str:
    """Return why a request is refused, or an empty string if it succeeds."""
    try:
        await request
    except RequestRefused as refusal:
        return refusal.why
    return ""


def test_tables_are_created_as_documented(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        kit = await server.guest("Kit")
        body, expected = examples("Creating a table")
        response = await kit.http.post("/api/tables", json=body)
        assert response.status_code == 201
        made = response.json()
        for table in (made, expected):
            for key in ("id", "commitment", "made"):
                assert table.pop(key)
        assert made == expected
        setup = body["setup"]
        for wrong, code in (
            ({"setup": setup, "bots": ["lion"]}, "no-such-bot"),
            ({"setup": setup, "bots": ["kitten@nobody"]}, "no-such-character"),
            ({"setup": setup, "sit": False, "bots": ["kitten@pepper"] * 2}, "no-such-seat"),
            ({"setup": {**setup, "players": 3}, "bots": ["kitten@pepper"] * 2}, "character-taken"),
            ({"setup": setup, "start": True}, "seats-empty"),
            ({"setup": {**setup, "deck": "x"}}, "no-such-deck"),
            ({"setup": setup, "more": 1}, "bad-field"),
            ({}, "bad-field"),
        ):
            assert await refusal_reason(kit.request("POST", "/api/tables", wrong)) == code
        assert len(await kit.request("GET", "/api/my/tables")) == 1, "a refused request must not leave a table behind"
        stranger = await server.new_client()
        assert await refusal_reason(stranger.request("POST", "/api/tables", body)) == "not-signed-in"
        empty = await kit.request("POST", "/api/tables", {"setup": setup, "sit": False, "bots": ["tiger:400"]})
        assert empty["you_host"]
        assert [seat.get("kind") for seat in empty["seats"]] == [None, "bot"]
        assert empty["seats"][0] == {}
        begun = await kit.request("POST", "/api/tables", {**body, "start": True})
        assert begun["status"] == "playing"

    run_on_server(tmp_path, play, window_seconds=6.0, bot_seconds=0.8)


def test_every_documented_refusal_of_a_table_has_its_status(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, text = section("Creating a table").partition("If any part is refused")
    documented = dict(re.findall(r"`([\w-]+)`\s\((\d+)", text))
    (body, _) = examples("Creating a table")

    async def unavailable(*_: Any) -> None:
        raise StoreUnavailable("away")

    async def play(server: LiveServer) -> None:
        kit, stranger = await server.guest("Kit"), await server.new_client()
        found: dict[str, str] = {}

        async def create(client: Client) -> None:
            response = await client.http.post("/api/tables", json=body)
            if response.status_code != 201:
                found[response.json()["why"]] = str(response.status_code)
                assert ("retry-after" in response.headers) == (response.status_code == 429)

        await create(stranger)
        with monkeypatch.context() as patched:
            patched.setattr(Store, "create", unavailable)
            await create(kit)
        for _ in range(3):
            await create(kit)
        assert found == documented

    run_on_server(tmp_path, play, SetClock(), table_rate=Rate(3, 600), tables_per_person=1)


def test_only_answers_of_other_requests_have_fields_with_their_default(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        kit = await server.guest("Kit")
        await kit.new_table(m.Setup("cat-box", 2))
        (listed,) = await kit.request("GET", "/api/my/tables")
        assert listed["yours"] is False
        refusal = await kit.http.get("/api/tables/none")
        assert refusal.json().keys() == {"why", "rule", "text"}
        assert refusal.json()["rule"] == ""

    run_on_server(tmp_path, play)


def test_default_fields_are_omitted_except_for_the_clock(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        kit = await server.guest("Kit")
        full = m.Setup("cat-box", 2, clock=m.Pace("none"), window_seconds=3.0, bot_seconds=1.0)
        sent_setup = {"game": "cat-box", "players": 2, "clock": {}, "window_seconds": 3.0, "bot_seconds": 1.0}
        made = await kit.request("POST", "/api/tables", {"setup": full, "sit": False})
        assert made["setup"] == sent_setup
        assert made["seats"] == [{}, {}]
        do = f"/api/tables/{made['id']}/do"
        assert await refusal_reason(kit.request("POST", do, {"do": "sit", "chair": 1})) == "bad-message"
        frame = await kit.request("POST", do, {"do": "sit"})
        assert set(frame) == {"n", "now", "table", "seat"}
        seat = await server.connect(kit, made["id"])
        heard: list[bytes] = []
        seat.on_message = heard.append
        await seat.send({"do": "start", "chair": 1, "re": 7})
        await seat.until(lambda: any(b"bad-message" in data for data in heard))

    run_on_server(tmp_path, play)


def test_replay_eyes_work_as_documented(tmp_path: Path) -> None:
    assert set(re.findall(r"^\| `(\w+)`", section("Replays"), re.MULTILINE)) == {"eyes", "0", "open", "watcher"}

    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, make_setup("cat-box", 3), bots=1, start=False)
        table = f"/api/tables/{seated.table}/replay"
        kit, bob = seated.clients
        stranger = await server.new_client()
        assert await refusal_reason(kit.request("GET", table)) == "not-started"
        await seated.seats[0].send_command(m.Start())

        async def check(client: Client, may: list[str]) -> None:
            for eyes in ("", "0", "1", "2", "3", "open", "watcher", "x"):
                if eyes and eyes not in may:
                    assert await refusal_reason(client.request("GET", table, eyes=eyes)) == "not-your-seat"
                    continue
                page = await client.request("GET", table, eyes=eyes)
                assert (page["eyes"], page["may"]) == (eyes or may[0], may)
                assert (await client.request("GET", f"{table}/{page['steps'][-1]['to']}", eyes=eyes))["view"]

        await check(kit, ["0"])
        await check(bob, ["1"])
        await check(stranger, ["watcher"])
        for seat in seated.seats:
            await seat.send_command(m.End())
        for client in (kit, bob, stranger):
            await check(client, ["open", "0", "1", "2"])
        closed = await seat_table(server, make_setup("cat-box", 2, watchers=False))
        assert await refusal_reason(stranger.request("GET", f"/api/tables/{closed.table}/replay")) == "no-watchers"

    run_on_server(tmp_path, play)


def test_device_links_work_as_documented(tmp_path: Path) -> None:
    (body,) = examples("The same person on another device")
    assert set(body) == {"link"}

    async def play(server: LiveServer) -> None:
        kit, dan = await server.guest("Kit"), await server.guest("Dan")
        made = await kit.request("POST", "/api/device")
        assert set(made) == {"link", "qr", "seconds"}
        address, _, secret = made["link"].partition("#")
        phone = await server.new_client()

        async def take(client: Client, link: str, **more: Any) -> str:
            return await refusal_reason(client.request("POST", "/api/device/take", {"link": link, **more}))

        assert await take(phone, made["link"]) == "link-over", "only the part after # is the link"
        table = await dan.new_table(make_setup("cat-box", 2))
        assert await take(dan, secret) == "guest-leaves"
        assert await take(phone, secret) == ""
        assert (await phone.request("GET", "/api/me"))["name"] == "Kit"
        assert await take(phone, secret) == "link-over", "it works once"
        again = (await kit.request("POST", "/api/device"))["link"].partition("#")[2]
        assert await take(dan, again, leave_guest=True) == ""
        assert (await dan.request("GET", "/api/me"))["name"] == "Kit"
        assert (await kit.get_frame(table.id)).table.seats[0].kind == "empty"  # type: ignore[union-attr]
        assert address.endswith("/device")

    run_on_server(tmp_path, play)

"""The page of the protocol: what it shows can be done as it is written."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from pathlib import Path

from tabbytop.server.settings import Settings
from tests.server.hosting import Place, scene

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
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

"""The command `join`: connect to a server, find or create a table, and play there."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from rich.console import Console

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import LONGEST_NAME, as_line, printable, shown
from tabbytop.narrate.language import LONGEST_FACT, Language
from tabbytop.terminal.dialog import LeaveTable
from tabbytop.terminal.inspection import check_game
from tabbytop.terminal.line_input import PROMPT, LineInput, open_line_input
from tabbytop.terminal.remote.game import RemoteGame
from tabbytop.terminal.remote.identity import sign_in
from tabbytop.terminal.remote.lobby import OpenTable, describe_open_tables
from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, RequestRefused

LINK = re.compile(r"(https?://)?([^/\s?#@]{1,255})(?:/table/([\w-]{1,64}))?/?", re.ASCII)
"""A link to a table, or just the address of a server."""


@dataclass(frozen=True)
class TableRequest:
    """A table to create: the game, the number of players, and the bots from the second seat on."""

    game: str = ""
    players: int = 4
    options: dict[str, Any] = field(default_factory=dict)
    bots: str = ""

    def setup(self) -> m.Setup:
        """Return the table's setup. A solo table allows no watchers, so that windows close once the player answers."""
        check_game(self.game)
        return m.Setup(self.game, self.players, self.options, watchers=len(self.levels()) < self.players - 1)

    def levels(self) -> list[str]:
        """Return the bots' levels: one for all other seats, or several, which may leave some seats open."""
        named = [one.strip() for one in self.bots.split(",")] if self.bots else []
        levels = named * (self.players - 1) if len(named) == 1 else named
        if len(levels) > self.players - 1:
            raise Refusal("", "bots-and-seats", {"count": len(levels), "seats": self.players - 1})
        return levels


def parse_link(link: str) -> tuple[str, str]:
    """Split a link into the server's address and the table, which is empty if the link has none."""
    found = LINK.fullmatch(link.strip())
    if found is None:
        raise Refusal("", "not-a-link", {"found": shown(link)})
    return f"{found[1] or 'http://'}{found[2]}", found[3] or ""


def join(language: Language, link: str, name: str, request: TableRequest) -> None:
    """Connect to a server and play. Raise `Refusal` on any failure."""
    as_line(name, "--name", LONGEST_NAME)
    url, table = parse_link(link)
    console = Console(highlight=False)

    async def run() -> None:
        async with open_line_input() as lines:
            await play_at_server(console, language, lines, url, table, name, request)

    try:
        asyncio.run(run())
    except KeyboardInterrupt:
        console.print()
        console.print(language.say("join-away"), markup=False)


async def play_at_server(
    console: Console, language: Language, lines: LineInput, url: str, table: str, name: str, request: TableRequest
) -> None:
    """Sign in, find or create a table, and play there until the end."""
    try:
        async with Client(url) as client:
            await sign_in(client, name, language.code)
            table = table or await find_table(console, language, lines, client, request)
            async with client.connect(table, tell=language.code) as connection:
                await RemoteGame(console, language, lines, connection).run()
    except RequestRefused as refusal:
        text = printable(refusal.text, LONGEST_FACT)
        if not text:  # the address isn't a Tabbytop server
            raise Refusal("", "not-a-server", {"link": shown(url)}) from refusal
        raise Refusal(refusal.rule, "server-says", {"text": text}) from refusal
    except (httpx.InvalidURL, httpx.HTTPError) as error:
        raise Refusal("", "server-away", {"link": shown(url)}) from error
    except msgspec.MsgspecError as error:
        raise Refusal("", "not-a-server", {"link": shown(url)}) from error
    except (LeaveTable, EOFError):
        return


async def find_table(
    console: Console, language: Language, lines: LineInput, client: Client, request: TableRequest
) -> str:
    """Create the table that was requested, or let the player choose an open one."""
    if request.game:
        levels = request.levels()
        full = len(levels) == request.players - 1
        return (await client.new_table(request.setup(), bots=levels, start=full)).id
    tables = msgspec.convert(await client.request("GET", "/api/tables"), list[OpenTable])
    for one in tables:
        check_game(one.game)
    if not tables:
        raise Refusal("", "no-open-tables")
    for line in describe_open_tables(language, tables):
        console.print(line, markup=False)
    while True:
        console.print(language.say("join-which"), markup=False)
        if not lines.is_edited:
            console.print(PROMPT, end="", markup=False)
        typed = (await lines.get()).strip()
        if typed == "q":
            raise LeaveTable
        if typed.isascii() and typed.isdigit() and 1 <= int(typed[:6]) <= len(tables):
            return tables[int(typed[:6]) - 1].id
        console.print(language.say("not-understood-table", word=shown(typed)), markup=False)

"""Joining: from a link to a seat at a server's table."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from rich.console import Console

from tabbytop.client import Client, NotDone
from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import LONGEST_NAME, as_line, printable, shown
from tabbytop.narrate.language import LONGEST_FACT, Language
from tabbytop.terminal.dialog import Leave
from tabbytop.terminal.inspection import check_game
from tabbytop.terminal.line_input import PROMPT, Lines, open_lines
from tabbytop.terminal.remote.game import Visit
from tabbytop.terminal.remote.identity import come_in
from tabbytop.terminal.remote.lobby import Open, tell_open
from tabbytop.wire import messages as m

LINK = re.compile(r"(https?://)?([^/\s?#@]{1,255})(?:/table/([\w-]{1,64}))?/?", re.ASCII)
"""A table's link, as a server gives it, or the address of the server alone."""


@dataclass(frozen=True)
class Wish:
    """A table that one would lay: which game, for how many, with which bots from the second seat on."""

    game: str = ""
    players: int = 4
    options: dict[str, Any] = field(default_factory=dict)
    bots: str = ""

    def setup(self) -> m.Setup:
        """How it is laid. Who plays alone among bots has no watchers: windows then wait for nobody else."""
        check_game(self.game)
        return m.Setup(self.game, self.players, self.options, watchers=len(self.levels()) < self.players - 1)

    def levels(self) -> list[str]:
        """The bots: one for all other seats, or several, which may leave seats for people."""
        named = [one.strip() for one in self.bots.split(",")] if self.bots else []
        levels = named * (self.players - 1) if len(named) == 1 else named
        if len(levels) > self.players - 1:
            raise Refusal("", "bots-and-seats", {"count": len(levels), "seats": self.players - 1})
        return levels


def read_link(link: str) -> tuple[str, str]:
    """The server's address and the table in a link; no table where only the address is given."""
    found = LINK.fullmatch(link.strip())
    if found is None:
        raise Refusal("", "not-a-link", {"found": shown(link)})
    return f"{found[1] or 'http://'}{found[2]}", found[3] or ""


def join(language: Language, link: str, name: str, wish: Wish) -> None:
    """Go to a server and play. Whatever goes wrong on the way is one refusal."""
    as_line(name, "--name", LONGEST_NAME)
    url, table = read_link(link)
    console = Console(highlight=False)

    async def go() -> None:
        async with open_lines() as lines:
            await visit(console, language, lines, url, table, name, wish)

    try:
        asyncio.run(go())
    except KeyboardInterrupt:
        console.print()
        console.print(language.say("join-away"), markup=False)


async def visit(
    console: Console, language: Language, lines: Lines, url: str, table: str, name: str, wish: Wish
) -> None:
    """Come in, find a table and stay there."""
    try:
        async with Client(url) as client:
            await come_in(client, name, language.code)
            table = table or await find_table(console, language, lines, client, wish)
            async with client.sit_at(table, tell=language.code) as seat:
                await Visit(console, language, lines, seat).stay()
    except NotDone as refusal:
        text = printable(refusal.text, LONGEST_FACT)
        if not text:  # whatever answers there is none of ours
            raise Refusal("", "not-a-server", {"link": shown(url)}) from refusal
        raise Refusal(refusal.rule, "server-says", {"text": text}) from refusal
    except (httpx.InvalidURL, httpx.HTTPError) as error:
        raise Refusal("", "server-away", {"link": shown(url)}) from error
    except msgspec.MsgspecError as error:
        raise Refusal("", "not-a-server", {"link": shown(url)}) from error
    except (Leave, EOFError):
        return


async def find_table(console: Console, language: Language, lines: Lines, client: Client, wish: Wish) -> str:
    """Lay the table that one would like, or choose one of those that are open."""
    if wish.game:
        levels = wish.levels()
        full = len(levels) == wish.players - 1
        return (await client.new_table(wish.setup(), bots=levels, start=full)).id
    tables = msgspec.convert(await client.ask("GET", "/api/tables"), list[Open])
    for one in tables:
        check_game(one.game)
    if not tables:
        raise Refusal("", "no-open-tables")
    for line in tell_open(language, tables):
        console.print(line, markup=False)
    while True:
        console.print(language.say("join-which"), markup=False)
        if not lines.is_edited:
            console.print(PROMPT, end="", markup=False)
        typed = (await lines.get()).strip()
        if typed == "q":
            raise Leave
        if typed.isascii() and typed.isdigit() and 1 <= int(typed[:6]) <= len(tables):
            return tables[int(typed[:6]) - 1].id
        console.print(language.say("not-understood-table", word=shown(typed)), markup=False)

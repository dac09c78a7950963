"""Bots get characters when they are seated."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabbytop.bots.characters import CHARACTERS
from tabbytop.server.tables.commands import lobby
from tabbytop.server.tables.log import decode_entry
from tabbytop.server.tables.state import TableState
from tabbytop.wire import messages as m
from tests.server.live_server import LiveServer, run_on_server, seat_table, setup
from tests.server.tables.test_table_life import refuses, table_of


def test_a_bot_gets_its_own_character_and_keeps_its_level(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("here-kitty-kitty", 6), people=1, start=False)
        (ada,) = seated.seats
        for seat in range(1, 6):
            await ada.send_command(m.SeatBot(seat=seat, level="house-cat"))
        await seated.sync()
        bots = table_of(ada).seats[1:]
        assert len({bot.character for bot in bots}) == 5
        assert [bot.name for bot in bots] == [CHARACTERS[bot.character].name for bot in bots]
        assert {bot.level for bot in bots} == {"house-cat"}
        assert server.state(seated.table).seats[1].bot == f"house-cat@{bots[0].character}"

    run_on_server(tmp_path, play)


def test_the_host_may_choose_a_character_that_is_not_at_the_table_yet(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3), people=1, start=False)
        (ada,) = seated.seats
        await ada.send_command(m.SeatBot(seat=1, level="alley-cat:5@pepper"))
        await refuses(ada, m.SeatBot(seat=2, level="kitten@pepper"), "character-taken")
        await refuses(ada, m.SeatBot(seat=2, level="kitten@lion"), "no-such-character")
        await refuses(ada, m.SeatBot(seat=2, level="kitten@"), "no-such-character")
        await ada.send_command(m.SeatBot(seat=1, level="kitten@pepper"))
        await seated.sync()
        assert table_of(ada).seats[1].name == "Pepper"

    run_on_server(tmp_path, play)


def test_a_random_bot_never_takes_a_character_that_another_seat_asks_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "pick_character", lambda taken, _: min(set(CHARACTERS) - taken))
    favorite = min(CHARACTERS)

    async def play(server: LiveServer) -> None:
        ada = await server.guest("Ada")
        body = {"setup": setup("cat-box", 3), "bots": ["kitten", f"kitten@{favorite}"]}
        made = await ada.request("POST", "/api/tables", body)
        _, first, second = made["seats"]
        assert second["character"] == favorite
        assert first["character"] not in ("", favorite)

    run_on_server(tmp_path, play)


def test_a_bot_in_an_old_log_has_no_character() -> None:
    state = TableState("old", bytes(range(32)))
    for row in (
        b'{"is":"opened","setup":{"game":"cat-box","players":2},"host":"ada","host_name":"Ada"}',
        b'{"is":"seated","seat":1,"level":"kitten","name":"Kitten"}',
    ):
        state.apply(0.0, decode_entry(row))
    assert (state.seats[1].bot, state.names[1]) == ("kitten", "Kitten")

"""Players who are away: another player can let a bot take over. And players whom the host removed."""

from __future__ import annotations

from pathlib import Path

from tabbytop.server.tables.commands.absence import AWAY_SECONDS
from tabbytop.wire import messages as m
from tests.server.live_server import LiveServer, SeatedTable, run_on_server, seat_table, setup
from tests.server.set_clock import SetClock
from tests.server.tables.test_table_life import names, refuses, table_of


async def disconnect(seated: SeatedTable, seat: int) -> None:
    """Close a seat's socket and wait until the others know."""
    await seated.seats[seat].__aexit__(None, None, None)
    for other in seated.seats:
        if other is not seated.seats[seat]:
            await other.until(lambda other=other: not table_of(other).seats[seat].here)  # type: ignore[misc]


def test_one_vote_hands_the_seat_of_a_player_who_is_away_to_a_bot(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3))
        _, bob, cleo = seated.seats
        left_at = server.clock.now()
        await disconnect(seated, 0)
        assert [seat.replaceable_at for seat in table_of(bob).seats] == [left_at + AWAY_SECONDS, None, None]
        await server.set_clock.advance(AWAY_SECONDS - 0.1)
        assert "120 seconds" in (await refuses(bob, m.StandIn(seat=0), "not-away")).text
        await server.set_clock.advance(0.2)
        await bob.send_command(m.StandIn(seat=0))
        await cleo.until(lambda: cleo.frame.asks == 1)
        assert table_of(cleo).seats[0].stand_in == "kitten"
        takeover = next(news for news in cleo.news if news.what == "stood-in")
        assert takeover.by == 0
        assert takeover.facts == {"level": "kitten", "why": "away", "asked_by": 1}
        assert takeover.text == ["Ada is away. Bob let a bot take over until Ada comes back."]
        before = seated.state.entry_number
        await cleo.send_command(m.StandIn(seat=0))
        assert seated.state.entry_number == before
        back = await server.connect(seated.clients[0], seated.table)
        await back.send_command(m.Back())
        assert table_of(back).seats[0].stand_in == ""

    run_on_server(tmp_path, play, SetClock())


def test_a_player_who_comes_back_in_time_or_sends_requests_is_not_away(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3))
        bob = seated.seats[1]
        await disconnect(seated, 0)
        await server.set_clock.advance(AWAY_SECONDS - 10.0)
        await seated.clients[0].do(seated.table, m.Chat(text="On the train."))
        await server.set_clock.advance(20.0)
        await refuses(bob, m.StandIn(seat=0), "not-away")
        again = await server.connect(seated.clients[0], seated.table)
        await server.set_clock.advance(AWAY_SECONDS)
        await bob.until(lambda: table_of(bob).seats[0].here)
        await refuses(bob, m.StandIn(seat=0), "not-away")
        await again.__aexit__(None, None, None)
        await bob.until(lambda: not table_of(bob).seats[0].here)
        await refuses(bob, m.StandIn(seat=0), "not-away")

    run_on_server(tmp_path, play, SetClock())


def test_only_another_player_who_plays_can_ask_and_only_for_a_person(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 4), bots=1)
        _, bob, cleo = seated.seats
        await disconnect(seated, 0)
        await server.set_clock.advance(AWAY_SECONDS)
        await refuses(bob, m.StandIn(seat=1), "not-another-player")
        await refuses(bob, m.StandIn(seat=3), "not-another-player")
        await refuses(bob, m.StandIn(seat=4), "no-such-seat")
        watcher = await server.connect(await server.guest("Dan"), seated.table)
        await refuses(watcher, m.StandIn(seat=0), "not-your-seat")
        await cleo.send_command(m.Leave())
        await refuses(cleo, m.StandIn(seat=0), "bot-plays")
        await bob.send_command(m.StandIn(seat=0))
        assert seated.state.seats[0].stand_in == "kitten"

    run_on_server(tmp_path, play, SetClock())


def test_where_the_table_has_a_clock_the_clock_decides(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3, clock=m.Pace("live", move=600.0)))
        await disconnect(seated, 0)
        await server.set_clock.advance(AWAY_SECONDS)
        await refuses(seated.seats[1], m.StandIn(seat=0), "clock-decides")

    run_on_server(tmp_path, play, SetClock())


def test_after_a_restart_players_have_two_minutes_to_come_back(tmp_path: Path) -> None:
    clock = SetClock()

    async def leave(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2))
        table.append(seated.table)
        path = f"/api/tables/{seated.table}/seats/1/token"
        token.append((await seated.clients[1].request("POST", path))["token"])
        await disconnect(seated, 0)
        await clock.advance(AWAY_SECONDS)

    async def return_(server: LiveServer) -> None:
        bob = await server.connect(await server.new_client(token[0]), table[0])
        await refuses(bob, m.StandIn(seat=0), "not-away")
        await clock.advance(AWAY_SECONDS)
        await bob.send_command(m.StandIn(seat=0))
        assert table_of(bob).seats[0].stand_in == "kitten"

    table: list[str] = []
    token: list[str] = []
    run_on_server(tmp_path, leave, clock)
    run_on_server(tmp_path, return_, clock)


def test_a_guest_whom_the_host_removed_cannot_sit_down_again(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3), people=2, start=False)
        ada, bob = seated.seats
        await ada.send_command(m.Remove(seat=1))
        assert "The host removed Bob from the table." in [text for news in ada.news for text in news.text]
        for seat in (0, 1, 2, None):
            await refuses(bob, m.Sit(seat=seat), "removed")
        await seated.clients[1].request("POST", "/api/accounts", {"login": "bob", "password": "nine lives at least"})
        signed_in = await server.connect(seated.clients[1], seated.table)
        await refuses(signed_in, m.Sit(), "removed")
        cleo = await server.connect(await server.guest("Cleo"), seated.table)
        await cleo.send_command(m.Sit(seat=1))
        await ada.send_command(m.Remove(seat=0))
        await ada.send_command(m.Sit(seat=0))
        assert names(cleo) == ["Ada", "Cleo", ""], "hosts who remove themselves can sit down again"

    run_on_server(tmp_path, play)

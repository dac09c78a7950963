"""The life of a table: seats, host, start, leaving, every way to end, and the rematch."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tabbytop.table.record import Replay, dealer_of, from_text
from tabbytop.wire import messages as m
from tabbytop.wire.client import RequestRefused, TableConnection, first_move
from tests.server.live_server import LiveServer, SeatedTable, run_on_server, seat_table, setup
from tests.server.set_clock import SetClock


async def refuses(seat: TableConnection, command: m.Command | m.Say | m.Try, why: str) -> RequestRefused:
    """Check that a command is refused for this reason, with a message, and changes nothing."""
    before = seat.last_entry
    with pytest.raises(RequestRefused) as refused:
        await seat.send_command(command)
    assert refused.value.why == why
    assert refused.value.text.endswith((".", "?", "]"))
    assert seat.last_entry == before
    return refused.value


def table_of(seat: TableConnection) -> m.TableInfo:
    """Return the latest table info that a seat received."""
    assert seat.frame.table is not None
    return seat.frame.table


def names(seat: TableConnection) -> list[str]:
    """Return the names at the seats, in order."""
    return [shown.name for shown in table_of(seat).seats]


# Before the game


def test_everyone_sees_a_table_fill_up(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box"), people=3, start=False)
        ada, bob, cleo = seated.seats
        await refuses(ada, m.Start(), "seats-empty")
        await refuses(bob, m.SeatBot(seat=3), "not-the-host")
        await ada.send_command(m.SeatBot(seat=3, level="house-cat@tofu"))
        await seated.sync()
        for seat, own in ((ada, 0), (bob, 1), (cleo, 2)):
            assert names(seat) == ["Ada", "Bob", "Cleo", "Tofu"]
            assert [shown.yours for shown in table_of(seat).seats] == [i == own for i in range(4)]
            assert [shown.here for shown in table_of(seat).seats] == [True, True, True, False]
            assert seat.frame.seat == own
            assert table_of(seat).host == "Ada"
            assert table_of(seat).you_host == (seat is ada)
            assert seat.frame.view is None
        await cleo.send_command(m.Ready(ready=False))
        assert "Cleo" in (await refuses(ada, m.Start(), "not-ready")).text
        await cleo.send_command(m.Ready())
        await refuses(bob, m.Start(), "not-the-host")
        await ada.send_command(m.Start())
        await seated.sync()
        assert table_of(cleo).status == "playing"
        assert [news.what for news in cleo.news][-1] == "started"
        for seat in seated.seats:
            assert len(table_of(seat).commitment) == 64
            await refuses(seat, m.Sit(seat=0), "has-begun")
            await refuses(seat, m.Ready(), "has-begun")
        await refuses(ada, m.Swap(seats=(0, 1)), "has-begun")

    run_on_server(tmp_path, play)


def test_equal_names_are_numbered_and_a_seat_is_taken_once(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("if-it-fits"), people=1, start=False)
        other = await server.connect(await server.guest("Ada"), seated.table)
        await refuses(other, m.Sit(seat=0), "seat-taken")
        await refuses(other, m.Sit(seat=4), "seat-taken")
        await refuses(other, m.Sit(seat=2, nonce="cat"), "not-hex")
        await other.send_command(m.Sit(seat=2, nonce="ab" * 16))
        assert names(other) == ["Ada", "", "Ada 2", ""]
        await refuses(other, m.Ready(seat=0), "not-your-seat")
        stranger = await server.connect(await server.new_client(), seated.table)
        await refuses(stranger, m.Sit(), "not-your-seat")
        await refuses(stranger, m.Chat(text="Hello."), "not-your-seat")

    run_on_server(tmp_path, play)


def test_alternatives_named_in_a_refusal_are_accepted(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box"), people=1, start=False)
        (ada,) = seated.seats
        for level in ("tiger:0.5s", "tiger:1000"):
            for request in (
                ada.send_command(m.SeatBot(seat=1, level=level)),
                seated.clients[0].new_table(with_stand_in(level)),
            ):
                with pytest.raises(RequestRefused) as refused:
                    await request
                assert refused.value.why == "no-such-bot"
                assert refused.value.text.endswith("take a limit of at most 999 iterations, such as tiger:400.")
        for level in ("tiger:400", "tiger:999"):
            await ada.send_command(m.SeatBot(seat=1, level=level))
        with pytest.raises(RequestRefused) as refused:
            await seated.clients[0].new_table(setup("cat-box", deck="deck.json"))
        assert refused.value.why == "no-such-deck"
        assert "file" not in refused.value.text

    def with_stand_in(level: str) -> m.Setup:
        return setup("cat-box", stand_in=level)

    run_on_server(tmp_path, play)


def test_the_name_limit_applies_to_seat_names(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box"), people=1, start=False)
        ada = seated.seats[0]
        refusal = await refuses(ada, m.Sit(seat=1, name="x" * 13), "bad-name")
        assert "12" in refusal.text
        with pytest.raises(RequestRefused) as refused:
            await ada.client.do(seated.table, m.Sit(seat=1, name="x" * 13))
        assert refused.value.why == "bad-name"
        await ada.send_command(m.Sit(seat=1, name="  Grand   mama "))
        assert names(ada) == ["Ada", "Grand mama", "", ""]

    run_on_server(tmp_path, play, name_letters=12)


def test_joiners_are_allowed_in_names_and_chat_and_the_record_is_readable(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2), people=1, start=False)
        ada = seated.seats[0]
        black_cat, persian = "\U0001f408\u200d\u2b1b", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"
        await ada.send_command(m.Sit(seat=1, name=black_cat))
        await ada.send_command(m.Ready(seat=1))
        await ada.send_command(m.Chat(text=persian))
        assert ada.news[-1].facts["text"] == persian
        assert ada.news[-1].text == [f"Ada: {persian}"]
        await refuses(ada, m.Chat(text=f"{persian}\u200c"), "not-a-line")
        await ada.send_command(m.Start())
        await ada.send_command(m.Resign(seat=0))
        record = from_text(await ada.client.record(seated.table), "")
        assert [player.name for player in record.players] == ["Ada", black_cat]

    run_on_server(tmp_path, play)


def test_after_the_host_swaps_and_removes_everyone_sees_their_own_seat(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("here-kitty-kitty", 3), start=False)
        ada, bob, cleo = seated.seats
        await refuses(bob, m.Swap(seats=(0, 1)), "not-the-host")
        await refuses(ada, m.Swap(seats=(0, 3)), "no-such-seat")
        before = seated.state.entry_number
        await ada.send_command(m.Swap(seats=(1, 1)))
        assert seated.state.entry_number == before  # nobody changed seats
        await ada.send_command(m.Swap(seats=(0, 2)))
        await seated.sync()
        assert names(bob) == ["Cleo", "Bob", "Ada"]
        assert [seat.frame.seat for seat in seated.seats] == [2, 1, 0]
        await ada.send_command(m.Remove(seat=1))
        await seated.sync()
        assert bob.frame.seat is None
        await refuses(bob, m.Ready(), "not-your-seat")
        dan = await server.connect(await server.guest("Dan"), seated.table)
        await dan.send_command(m.Sit())
        await dan.send_command(m.Ready())
        assert dan.frame.seat == 1
        await ada.send_command(m.Start())
        everybody = SeatedTable(server, seated.table, [], [cleo, dan, ada, bob])
        await everybody.sync()
        hands = [hands_seen(seat) for seat in everybody.seats]
        assert hands == [{0}, {1}, {2}, set()], "everyone sees the hand of their current seat, and Bob sees none"

    run_on_server(tmp_path, play)


def hands_seen(seat: TableConnection) -> set[int]:
    """Return the seats whose cards are visible in a seat's view."""
    assert seat.frame.view is not None
    return {i for i, player in enumerate(seat.frame.view["players"]) if any(player["hand"])}


def test_all_tabs_of_a_person_follow_their_seat(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("here-kitty-kitty", 2), people=1, start=False)
        client = await server.guest("Bob")
        first, second = await server.connect(client, seated.table), await server.connect(client, seated.table)
        await first.send_command(m.Sit())
        await second.until(lambda: second.frame.seat == 1)
        await client.do(seated.table, m.Leave())
        await first.until(lambda: first.frame.seat is None)
        await second.until(lambda: second.frame.seat is None)
        await client.do(seated.table, m.Sit())
        await first.until(lambda: first.frame.seat == 1)
        await first.send_command(m.Ready())
        await seated.seats[0].send_command(m.Start())
        await second.until(lambda: second.frame.view is not None)
        assert hands_seen(second) == {1}
        assert server.room(seated.table).listener_count == 3

    run_on_server(tmp_path, play)


def test_a_big_screen_watches_although_its_owner_has_a_seat(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("here-kitty-kitty", 2, watchers=False), people=2, start=False)
        screen = await server.connect(seated.clients[0], seated.table, watch=True)
        assert (screen.frame.seat, table_of(screen).you_host) == (None, True)
        await screen.send_command(m.Start())
        await seated.sync()
        await screen.until(lambda: screen.frame.view is not None)
        assert screen.frame.seat is None
        assert screen.frame.options is None
        assert hands_seen(screen) == set(), "everyone in the room sees this screen"
        assert hands_seen(seated.seats[0]) == {0}
        other = await server.guest("Cleo")
        with pytest.raises(RequestRefused) as refused:
            await server.connect(other, seated.table, watch=True)
        assert refused.value.why == "no-watchers"

    run_on_server(tmp_path, play)


def test_a_host_without_a_seat_stays_host_while_others_come_and_go(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        host = await server.guest("Ada")
        made = await host.new_table(setup("cat-box", 2), sit=False)
        screen = await server.connect(host, made.id, watch=True)
        phones = [await server.connect(await server.guest(name), made.id) for name in ("Bob", "Cleo")]
        await phones[0].send_command(m.Sit())
        await phones[0].send_command(m.Leave())
        for phone in phones:
            await phone.send_command(m.Sit())
            await phone.send_command(m.Ready())
        await screen.until(lambda: names(screen) == ["Bob", "Cleo"] and table_of(screen).seats[1].ready)
        assert table_of(screen).you_host
        await screen.send_command(m.Start())
        assert table_of(screen).status == "playing"

    run_on_server(tmp_path, play)


def test_the_next_person_becomes_host_and_an_empty_table_is_canceled(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3), start=False)
        ada, bob, cleo = seated.seats
        await ada.send_command(m.Leave())
        await seated.sync()
        assert table_of(bob).host == "Bob"
        assert table_of(bob).you_host
        assert not table_of(ada).you_host
        await refuses(ada, m.Start(), "not-the-host")
        await bob.send_command(m.Remove(seat=2))
        await seated.sync()
        assert cleo.frame.seat is None
        await bob.send_command(m.Leave())
        assert table_of(bob).status == "cancelled"
        assert bob.news[-1].text == ["This table was canceled."]
        await refuses(bob, m.Sit(), "game-over")

    run_on_server(tmp_path, play)


def test_the_host_can_cancel_a_table(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2), start=False)
        ada, bob = seated.seats
        await refuses(bob, m.Cancel(), "not-the-host")
        assert seated.table in [table["id"] for table in await ada.client.request("GET", "/api/tables")]
        await ada.send_command(m.Cancel())
        await seated.sync()
        assert table_of(bob).status == "cancelled"
        await refuses(ada, m.Start(), "game-over")
        assert seated.table not in [table["id"] for table in await ada.client.request("GET", "/api/tables")]

    run_on_server(tmp_path, play)


def test_commands_by_http_return_the_new_frame(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        table = (await ada.new_table(setup("cat-box", 3))).id
        assert (await ada.do(table, m.SeatBot(seat=2, level="kitten"))).seat == 0
        assert (await bob.do(table, m.Sit(seat=1))).seat == 1
        assert (await bob.do(table, m.Leave(seat=1))).seat is None
        assert (await bob.do(table, m.Sit(seat=1))).seat == 1
        assert (await ada.do(table, m.Remove(seat=1))).n == server.state(table).entry_number
        cleo = await server.guest("Cleo")
        assert (await cleo.do(table, m.Sit(seat=1))).seat == 1
        await cleo.do(table, m.Ready())
        frame = await ada.do(table, m.Start())
        assert frame.table is not None
        assert frame.table.status == "playing"
        with pytest.raises(RequestRefused, match="already started"):
            await ada.do(table, m.Cancel())

    run_on_server(tmp_path, play)


def test_a_table_has_a_link_and_a_qr_code(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box"), people=1, start=False)
        stranger = await server.new_client()
        body = await stranger.request("GET", f"/api/tables/{seated.table}/link")
        assert body == {"link": f"{server.url}/table/{seated.table}"}
        qr_image = await stranger.http.get(f"/api/tables/{seated.table}/qr")
        assert qr_image.headers["content-type"] == "image/svg+xml"
        assert qr_image.text.startswith('<svg xmlns="http://www.w3.org/2000/svg"'), "browsers need the namespace"
        with pytest.raises(RequestRefused) as refused:
            await stranger.request("GET", "/api/tables/nowhere/link")
        assert refused.value.why == "no-such-table"

    run_on_server(tmp_path, play)


async def is_listed(seated: SeatedTable) -> bool:
    """Return whether a table is in the list of open tables."""
    return seated.table in [table["id"] for table in await seated.clients[0].request("GET", "/api/tables")]


def test_an_open_table_is_listed_while_someone_is_or_was_recently_connected(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2), people=1, start=False)
        clock = server.set_clock
        for _ in range(40):
            await clock.advance(5.0)
            while not await is_listed(seated):  # Ada is connected but idle; the store learns of it soon
                await asyncio.sleep(0.005)
        await seated.seats[0].__aexit__(None, None, None)
        while server.room(seated.table).listener_count:
            await asyncio.sleep(0.005)
        assert await is_listed(seated)
        while await is_listed(seated):
            await clock.advance(5.0)
        bob = await server.connect(await server.guest("Bob"), seated.table)
        assert table_of(bob).seats[0].name == "Ada", "the link still works"
        while not await is_listed(seated):
            await clock.advance(1.0)

    run_on_server(tmp_path, play, SetClock(), listed_hours=0.01)


def test_private_tables_are_not_listed_but_can_be_joined_by_link(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2, listed=False), people=1, start=False)
        bob = await server.guest("Bob")
        assert await bob.request("GET", "/api/tables") == []
        assert (await bob.do(seated.table, m.Sit())).seat == 1
        my_tables = await bob.request("GET", "/api/my/tables")
        assert [table["id"] for table in my_tables] == [seated.table]
        with pytest.raises(RequestRefused, match="doesn't exist"):
            await bob.get_frame("nowhere")

    run_on_server(tmp_path, play)


def test_a_seat_token_is_renewed_while_its_socket_is_in_use(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box"), people=1, start=False)
        token = (await seated.clients[0].request("POST", f"/api/tables/{seated.table}/seats/0/token"))["token"]
        bot = await server.connect(await server.new_client(token), seated.table)
        for lost in range(1, 12):
            await server.set_clock.advance(10)
            await bot.drop()
            await bot.until(lambda lost=lost: bot.losses == lost and bot.is_connected)  # type: ignore[misc]
            await bot.send_command(m.Ready())
        assert (await seated.clients[0].request("GET", "/api/me"))["kind"] == "nobody", "the unused session has expired"

    run_on_server(tmp_path, play, SetClock(), session_days=0.001)


# Leaving, returning, ending


def test_a_bot_takes_over_a_seat_at_once_until_its_owner_returns(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3))
        ada, bob, cleo = seated.seats
        await ada.send_command(m.Leave())
        await bob.until(lambda: bob.frame.asks == 1)
        assert bob.frame.table is not None
        assert table_of(bob).seats[0].stand_in == "kitten"
        moved = [news for news in bob.news if news.what == "moved"]
        assert {(news.by, news.made) for news in moved} == {(0, "kitten")}
        assert "Ada left. A bot takes over for now." in [text for news in bob.news for text in news.text]
        await refuses(ada, m.Say(ada.last_entry, ["pass"]), "bot-plays")
        await ada.send_command(m.Back())
        await seated.sync()
        assert table_of(cleo).seats[0].stand_in == ""
        for seat in (bob, cleo):
            while seated.state.seat_to_move == seat.seat:
                await seat.say(first_move(seat.options))
                await seated.sync()
        assert ada.options
        await ada.say(first_move(ada.options))
        assert [news.made for news in ada.news if news.what == "moved" and news.by == 0][-1] == ""

    run_on_server(tmp_path, play)


def test_leaving_or_returning_twice_changes_nothing(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3))
        bob = seated.seats[1]
        await bob.send_command(m.Back())
        await bob.send_command(m.Leave())
        before = seated.state.entry_number
        await bob.send_command(m.Leave())
        assert seated.state.entry_number == before
        await bob.send_command(m.Back())
        await bob.send_command(m.Back())
        assert seated.state.entry_number == before + 1

    run_on_server(tmp_path, play)


def test_an_interrupted_stand_in_plays_when_its_owner_leaves_again(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3))
        ada, bob, _ = seated.seats
        server.inline_bots.may_answer.clear()
        await ada.send_command(m.Leave())
        await ada.send_command(m.Back())
        server.inline_bots.may_answer.set()
        await ada.send_command(m.Chat(text="Here I am."))
        await ada.send_command(m.Chat(text="And off I go."))
        await ada.send_command(m.Leave())
        await bob.until(lambda: bob.frame.asks == 1)

    run_on_server(tmp_path, play)


@pytest.mark.parametrize("others", [1, 0])
def test_in_a_two_player_game_the_other_wins_by_resignation(tmp_path: Path, others: int) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2), bots=1 - others)
        ada = seated.seats[0]
        await ada.send_command(m.Resign())
        assert ada.frame.result is not None
        assert ada.frame.result.how == "resigned"
        assert ada.frame.result.winners == [1]
        assert from_text(await ada.client.record(seated.table), "").ended == "resigned"
        await refuses(ada, m.Resign(), "game-over")

    run_on_server(tmp_path, play)


def test_in_a_larger_game_a_bot_replaces_a_resigned_player_for_good(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3))
        ada, bob, cleo = seated.seats
        await ada.send_command(m.Resign())
        await bob.until(lambda: bob.frame.asks == 1)
        assert table_of(bob).seats[0].resigned
        await refuses(ada, m.Back(), "has-resigned")
        await bob.send_command(m.Resign())
        await cleo.send_command(m.Resign())
        await seated.sync()
        assert cleo.frame.result is not None
        assert cleo.frame.result.how == "abandoned"
        assert cleo.frame.result.winners == []

    run_on_server(tmp_path, play)


def test_a_game_ends_when_everyone_agrees(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("if-it-fits", 4), bots=1)
        ada, bob, cleo = seated.seats
        await ada.send_command(m.End())
        await ada.send_command(m.End())
        await bob.send_command(m.End())
        await seated.sync()
        assert table_of(cleo).wants_end == [0, 1]
        await bob.send_command(m.End(agree=False))
        await cleo.send_command(m.End())
        await seated.sync()
        assert table_of(ada).wants_end == [0, 2]
        assert ada.frame.result is None
        await bob.send_command(m.End())
        await seated.sync()
        for seat in seated.seats:
            assert seat.frame.result is not None
            assert seat.frame.result.how == "agreed"
            assert seat.frame.result.winners == []
        record = from_text(await ada.client.record(seated.table), "record")
        assert record.ended == "agreed"
        Replay(record, dealer_of(record)).finish()

    run_on_server(tmp_path, play)


def test_a_game_ends_if_all_agree_except_a_player_who_leaves(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("if-it-fits", 3))
        ada, bob, cleo = seated.seats
        await ada.send_command(m.End())
        await bob.send_command(m.End())
        await cleo.send_command(m.Leave())
        await seated.sync()
        assert ada.frame.result is not None
        assert ada.frame.result.how == "agreed"

    run_on_server(tmp_path, play)


def test_a_player_whose_seat_a_bot_plays_cannot_end_the_game(tmp_path: Path) -> None:
    """Otherwise a player who resigned could end it alone while the others are away."""

    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("if-it-fits", 3, bot_seconds=60.0))
        ada, bob, cleo = seated.seats
        await ada.send_command(m.Resign())
        await bob.send_command(m.Leave())
        await seated.sync()
        await refuses(bob, m.End(), "bot-plays")
        await cleo.send_command(m.Leave())
        await seated.sync()
        await refuses(ada, m.End(), "has-resigned")
        assert seated.state.status == "playing"

    run_on_server(tmp_path, play, SetClock())


def test_bots_finish_the_game_after_everyone_has_left(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3))
        for seat in seated.seats:
            await seat.send_command(m.Leave())
        ada = seated.seats[0]
        await ada.until(lambda: ada.is_over)
        assert ada.frame.result is not None
        assert ada.frame.result.how == "played"
        record = from_text(await ada.client.record(seated.table), "record")
        assert record.players[0].name == "Ada"
        assert {command.made for command in record.log if command.made} == {"kitten"}
        Replay(record, dealer_of(record)).finish()

    run_on_server(tmp_path, play)


def test_a_game_ends_and_reveals_its_secret_when_everyone_has_resigned(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("here-kitty-kitty", 4), bots=2)
        ada, bob = seated.seats
        await ada.send_command(m.Resign())
        await bob.send_command(m.Resign())
        assert bob.frame.result is not None
        assert bob.frame.result.how == "abandoned"
        record = from_text(await bob.client.record(seated.table), "record")
        assert record.ended == "abandoned"
        assert record.secret == bob.frame.result.secret
        Replay(record, dealer_of(record)).finish()

    run_on_server(tmp_path, play)


def test_a_deleted_person_leaves_the_table_and_only_their_name_remains(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3))
        ada, bob, _ = seated.seats
        await ada.client.request("DELETE", "/api/account", {})
        await bob.until(lambda: bob.frame.asks == 1)
        assert table_of(bob).seats[0].stand_in == "kitten"
        assert table_of(bob).seats[0].name == "Ada"

    run_on_server(tmp_path, play)


# The next game


@pytest.mark.parametrize("first", [0, None])
def test_the_next_player_starts_a_rematch(tmp_path: Path, first: int | None) -> None:
    async def play(server: LiveServer) -> None:
        server.inline_bots.may_answer.clear()  # so that a starting bot hasn't moved before the test looks
        seated = await seat_table(server, setup("if-it-fits", 4, options={"first": first}), bots=1)
        ada, bob, cleo = seated.seats
        began = seated.state.names[(seated.state.seat_to_move or 0)] if first is None else "Ada"
        await refuses(ada, m.Rematch(), "not-over")
        for seat in seated.seats:
            await seat.send_command(m.End())
        await seated.sync()
        watcher = await server.connect(await server.guest("Fay"), seated.table)
        await refuses(watcher, m.Rematch(), "not-your-seat")
        await bob.send_command(m.Rematch())
        await seated.sync()
        again = table_of(cleo).rematch
        await cleo.send_command(m.Rematch())
        assert table_of(cleo).rematch == again, "a second request leads to the same table"
        state = server.state(again)
        assert state.names == ["Bob", "Cleo", "Pepper", "Ada"]
        assert state.host_name == "Bob"
        seats = [await server.connect(client, again) for client in seated.clients]
        for seat in (seats[0], seats[2]):
            await seat.send_command(m.Ready())
        await seats[1].send_command(m.Start())
        order = ["Ada", "Bob", "Cleo", "Pepper"]
        starter = order[(order.index(began) + 1) % 4]
        started = [entry for _, entry in server.state(again).log]
        assert server.state(again).setup.options["first"] == state.names.index(starter), started

    run_on_server(tmp_path, play)


def test_everyone_keeps_their_cat_in_a_rematch(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        chosen = setup("if-it-fits", 3, options={"cats": ["milo"]})
        seated = await seat_table(server, chosen)
        ada = seated.seats[0]
        cats = [player["cat"] for player in (ada.frame.view or {})["players"]]
        for seat in seated.seats:
            await seat.send_command(m.End())
        await ada.send_command(m.Rematch())
        again = table_of(ada).rematch
        seats = [await server.connect(client, again) for client in seated.clients]
        for seat in seats[1:]:
            await seat.send_command(m.Ready())
        await seats[0].send_command(m.Start())
        assert names(seats[0]) == ["Bob", "Cleo", "Ada"]
        assert [player["cat"] for player in (seats[0].frame.view or {})["players"]] == [cats[1], cats[2], cats[0]]

    run_on_server(tmp_path, play)


def test_a_deleted_persons_seat_is_empty_in_a_rematch(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 4), bots=1)
        ada, bob, cleo = seated.seats
        await cleo.client.request("DELETE", "/api/account", {})
        await ada.send_command(m.End())
        await bob.send_command(m.End())
        await bob.send_command(m.Rematch())
        again = await server.connect(bob.client, table_of(bob).rematch)
        assert names(again) == ["Bob", "", "Pepper", "Ada"]
        assert [seat.kind for seat in table_of(again).seats] == ["person", "empty", "bot", "person"]
        await again.send_command(m.SeatBot(seat=1, level="kitten"))
        await ada.client.do(table_of(bob).rematch, m.Ready())
        await again.send_command(m.Start())

    run_on_server(tmp_path, play)


def test_simultaneous_rematch_requests_lead_to_one_table(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2))
        ada, bob = seated.seats
        await ada.send_command(m.Resign())
        await seated.sync()
        await ada.send({"do": "rematch"})
        await bob.send({"do": "rematch"})
        await ada.until(lambda: bool(table_of(ada).rematch))
        await bob.send_command(m.Rematch())
        await seated.sync()
        assert table_of(ada).rematch == table_of(bob).rematch
        assert sum(news.what == "rematch" for news in ada.news) == 1

    run_on_server(tmp_path, play)

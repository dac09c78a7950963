"""The life of a table: who sits where, who is host, how it begins and all the ways in which it ends."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tabbytop.table.record import Replay, dealer_of, from_text
from tabbytop.wire import messages as m
from tabbytop.wire.client import RequestRefused, TableConnection, first_move
from tests.server.live_server import Company, Place, gather, scene, setup
from tests.server.set_clock import SetClock


async def refuses(seat: TableConnection, said: m.Command | m.Say | m.Try, why: str) -> RequestRefused:
    """Is it refused for this reason, with a sentence, and does nothing change?"""
    before = seat.n
    with pytest.raises(RequestRefused) as refused:
        await seat.speak(said)
    assert refused.value.why == why
    assert refused.value.text.endswith((".", "?", "]"))
    assert seat.n == before
    return refused.value


def table_of(seat: TableConnection) -> m.TableInfo:
    """The table as a seat has heard of it last."""
    assert seat.frame.table is not None
    return seat.frame.table


def names(seat: TableConnection) -> list[str]:
    """Who sits where."""
    return [one.name for one in table_of(seat).seats]


# Before the game


def test_a_table_fills_and_everybody_sees_who_comes(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box"), people=3, start=False)
        ada, bob, cleo = company.seats
        await refuses(ada, m.Start(), "seats-empty")
        await refuses(bob, m.SeatBot(seat=3), "not-the-host")
        await ada.speak(m.SeatBot(seat=3, level="house-cat"))
        await company.together()
        for seat, own in ((ada, 0), (bob, 1), (cleo, 2)):
            assert names(seat) == ["Ada", "Bob", "Cleo", "House Cat"]
            assert [one.yours for one in table_of(seat).seats] == [i == own for i in range(4)]
            assert [one.here for one in table_of(seat).seats] == [True, True, True, False]
            assert seat.frame.seat == own
            assert table_of(seat).host == "Ada"
            assert table_of(seat).you_host == (seat is ada)
            assert seat.frame.view is None
        await cleo.speak(m.Ready(ready=False))
        assert "Cleo" in (await refuses(ada, m.Start(), "not-ready")).text
        await cleo.speak(m.Ready())
        await refuses(bob, m.Start(), "not-the-host")
        await ada.speak(m.Start())
        await company.together()
        assert table_of(cleo).status == "playing"
        assert [one.what for one in cleo.news][-1] == "started"
        for seat in company.seats:
            assert len(table_of(seat).commitment) == 64
            await refuses(seat, m.Sit(seat=0), "has-begun")
            await refuses(seat, m.Ready(), "has-begun")
        await refuses(ada, m.Swap(seats=(0, 1)), "has-begun")

    scene(tmp_path, play)


def test_names_are_told_apart_and_a_seat_is_taken_once(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("if-it-fits"), people=1, start=False)
        other = await place.sit(await place.guest("Ada"), company.table)
        await refuses(other, m.Sit(seat=0), "seat-taken")
        await refuses(other, m.Sit(seat=4), "seat-taken")
        await refuses(other, m.Sit(seat=2, nonce="cat"), "not-hex")
        await other.speak(m.Sit(seat=2, nonce="ab" * 16))
        assert names(other) == ["Ada", "", "Ada 2", ""]
        await refuses(other, m.Ready(seat=0), "not-your-seat")
        stranger = await place.sit(await place.stranger(), company.table)
        await refuses(stranger, m.Sit(), "not-your-seat")
        await refuses(stranger, m.Chat(text="Hello."), "not-your-seat")

    scene(tmp_path, play)


def test_what_a_refusal_offers_instead_can_be_had_at_a_table(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box"), people=1, start=False)
        (ada,) = company.seats
        for level in ("tiger:0.5s", "tiger:1000"):
            for wish in (ada.speak(m.SeatBot(seat=1, level=level)), company.clients[0].new_table(stood_in_by(level))):
                with pytest.raises(RequestRefused) as left:
                    await wish
                assert left.value.why == "no-such-bot"
                assert left.value.text.endswith("take a limit of at most 999 iterations, such as tiger:400.")
        for level in ("tiger:400", "tiger:999"):
            await ada.speak(m.SeatBot(seat=1, level=level))
        with pytest.raises(RequestRefused) as left:
            await company.clients[0].new_table(setup("cat-box", deck="deck.json"))
        assert left.value.why == "no-such-deck"
        assert "file" not in left.value.text

    def stood_in_by(level: str) -> m.Setup:
        return setup("cat-box", stand_in=level)

    scene(tmp_path, play)


def test_a_name_for_one_seat_is_as_long_as_any_name_may_be(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box"), people=1, start=False)
        ada = company.seats[0]
        told = await refuses(ada, m.Sit(seat=1, name="x" * 13), "bad-name")
        assert "12" in told.text
        with pytest.raises(RequestRefused) as refused:
            await ada.client.do(company.table, m.Sit(seat=1, name="x" * 13))
        assert refused.value.why == "bad-name"
        await ada.speak(m.Sit(seat=1, name="  Grand   mama "))
        assert names(ada) == ["Ada", "Grand mama", "", ""]

    scene(tmp_path, play, name_letters=12)


def test_letters_may_be_joined_in_names_and_chat_and_the_record_is_read(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2), people=1, start=False)
        ada = company.seats[0]
        black_cat, persian = "\U0001f408\u200d\u2b1b", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"
        await ada.speak(m.Sit(seat=1, name=black_cat))
        await ada.speak(m.Ready(seat=1))
        await ada.speak(m.Chat(text=persian))
        assert ada.news[-1].facts["text"] == persian
        assert ada.news[-1].text == [f"Ada: {persian}"]
        await refuses(ada, m.Chat(text=f"{persian}\u200c"), "not-a-line")
        await ada.speak(m.Start())
        await ada.speak(m.Resign(seat=0))
        record = from_text(await ada.client.record(company.table), "")
        assert [player.name for player in record.players] == ["Ada", black_cat]

    scene(tmp_path, play)


def test_the_host_swaps_and_removes_and_everybody_looks_through_their_own_seat(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("here-kitty-kitty", 3), start=False)
        ada, bob, cleo = company.seats
        await refuses(bob, m.Swap(seats=(0, 1)), "not-the-host")
        await refuses(ada, m.Swap(seats=(0, 3)), "no-such-seat")
        before = company.state.entry_number
        await ada.speak(m.Swap(seats=(1, 1)))
        assert company.state.entry_number == before  # nobody has moved
        await ada.speak(m.Swap(seats=(0, 2)))
        await company.together()
        assert names(bob) == ["Cleo", "Bob", "Ada"]
        assert [seat.frame.seat for seat in company.seats] == [2, 1, 0]
        await ada.speak(m.Remove(seat=1))
        await company.together()
        assert bob.frame.seat is None
        await refuses(bob, m.Ready(), "not-your-seat")
        dan = await place.sit(await place.guest("Dan"), company.table)
        await dan.speak(m.Sit())
        await dan.speak(m.Ready())
        assert dan.frame.seat == 1
        await ada.speak(m.Start())
        everybody = Company(place, company.table, [], [cleo, dan, ada, bob])
        await everybody.together()
        hands = [hands_seen(seat) for seat in everybody.seats]
        assert hands == [{0}, {1}, {2}, set()], "each sees the hand of the seat where they sit now, Bob none"

    scene(tmp_path, play)


def hands_seen(seat: TableConnection) -> set[int]:
    """The seats whose cards one sees."""
    assert seat.frame.view is not None
    return {i for i, player in enumerate(seat.frame.view["players"]) if any(player["hand"])}


def test_all_tabs_of_somebody_who_sits_down_look_through_the_seat(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("here-kitty-kitty", 2), people=1, start=False)
        client = await place.guest("Bob")
        one, two = await place.sit(client, company.table), await place.sit(client, company.table)
        await one.speak(m.Sit())
        await two.until(lambda: two.frame.seat == 1)
        await client.do(company.table, m.Leave())
        await one.until(lambda: one.frame.seat is None)
        await two.until(lambda: two.frame.seat is None)
        await client.do(company.table, m.Sit())
        await one.until(lambda: one.frame.seat == 1)
        await one.speak(m.Ready())
        await company.seats[0].speak(m.Start())
        await two.until(lambda: two.frame.view is not None)
        assert hands_seen(two) == {1}
        assert place.room(company.table).listener_count == 3

    scene(tmp_path, play)


def test_a_big_screen_looks_on_although_its_owner_has_a_seat(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("here-kitty-kitty", 2, watchers=False), people=2, start=False)
        screen = await place.sit(company.clients[0], company.table, watch=True)
        assert (screen.frame.seat, table_of(screen).you_host) == (None, True)
        await screen.speak(m.Start())
        await company.together()
        await screen.until(lambda: screen.frame.view is not None)
        assert screen.frame.seat is None
        assert screen.frame.options is None
        assert hands_seen(screen) == set(), "everybody in the room sees this screen"
        assert hands_seen(company.seats[0]) == {0}
        other = await place.guest("Cleo")
        with pytest.raises(RequestRefused) as refused:
            await place.sit(other, company.table, watch=True)
        assert refused.value.why == "no-watchers"

    scene(tmp_path, play)


def test_a_host_without_a_seat_stays_host_whoever_comes_and_goes(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        host = await place.guest("Ada")
        made = await host.new_table(setup("cat-box", 2), sit=False)
        screen = await place.sit(host, made.id, watch=True)
        phones = [await place.sit(await place.guest(name), made.id) for name in ("Bob", "Cleo")]
        await phones[0].speak(m.Sit())
        await phones[0].speak(m.Leave())
        for phone in phones:
            await phone.speak(m.Sit())
            await phone.speak(m.Ready())
        await screen.until(lambda: names(screen) == ["Bob", "Cleo"] and table_of(screen).seats[1].ready)
        assert table_of(screen).you_host
        await screen.speak(m.Start())
        assert table_of(screen).status == "playing"

    scene(tmp_path, play)


def test_the_host_passes_on_and_an_empty_table_is_called_off(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 3), start=False)
        ada, bob, cleo = company.seats
        await ada.speak(m.Leave())
        await company.together()
        assert table_of(bob).host == "Bob"
        assert table_of(bob).you_host
        assert not table_of(ada).you_host
        await refuses(ada, m.Start(), "not-the-host")
        await bob.speak(m.Remove(seat=2))
        await company.together()
        assert cleo.frame.seat is None
        await bob.speak(m.Leave())
        assert table_of(bob).status == "cancelled"
        assert bob.news[-1].text == ["The host canceled this table."]
        await refuses(bob, m.Sit(), "game-over")

    scene(tmp_path, play)


def test_the_host_cancels(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2), start=False)
        ada, bob = company.seats
        await refuses(bob, m.Cancel(), "not-the-host")
        assert company.table in [one["id"] for one in await ada.client.request("GET", "/api/tables")]
        await ada.speak(m.Cancel())
        await company.together()
        assert table_of(bob).status == "cancelled"
        await refuses(ada, m.Start(), "game-over")
        assert company.table not in [one["id"] for one in await ada.client.request("GET", "/api/tables")]

    scene(tmp_path, play)


def test_what_is_done_by_request_is_done_and_answered(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada, bob = await place.guest("Ada"), await place.guest("Bob")
        table = (await ada.new_table(setup("cat-box", 3))).id
        assert (await ada.do(table, m.SeatBot(seat=2, level="kitten"))).seat == 0
        assert (await bob.do(table, m.Sit(seat=1))).seat == 1
        assert (await bob.do(table, m.Leave(seat=1))).seat is None
        assert (await bob.do(table, m.Sit(seat=1))).seat == 1
        assert (await ada.do(table, m.Remove(seat=1))).n == place.state(table).entry_number
        assert (await bob.do(table, m.Sit(seat=1))).seat == 1
        await bob.do(table, m.Ready())
        frame = await ada.do(table, m.Start())
        assert frame.table is not None
        assert frame.table.status == "playing"
        with pytest.raises(RequestRefused, match="already started"):
            await ada.do(table, m.Cancel())

    scene(tmp_path, play)


def test_a_table_has_a_link_to_send(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box"), people=1, start=False)
        stranger = await place.stranger()
        told = await stranger.request("GET", f"/api/tables/{company.table}/link")
        assert told == {"link": f"{place.url}/table/{company.table}"}
        picture = await stranger.http.get(f"/api/tables/{company.table}/qr")
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.text.startswith('<svg xmlns="http://www.w3.org/2000/svg"'), "or it is no image to a browser"
        with pytest.raises(RequestRefused) as refused:
            await stranger.request("GET", "/api/tables/nowhere/link")
        assert refused.value.why == "no-such-table"

    scene(tmp_path, play)


async def is_listed(company: Company) -> bool:
    """Is a table among the open ones?"""
    return company.table in [one["id"] for one in await company.clients[0].request("GET", "/api/tables")]


def test_an_open_table_is_listed_while_somebody_is_there_or_was_lately(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2), people=1, start=False)
        clock = place.set_clock
        for _ in range(40):
            await clock.advance(5.0)
            while not await is_listed(company):  # Ada waits there, though she does nothing; the store hears of it soon
                await asyncio.sleep(0.005)
        await company.seats[0].__aexit__(None, None, None)
        while place.room(company.table).listener_count:
            await asyncio.sleep(0.005)
        assert await is_listed(company)
        while await is_listed(company):
            await clock.advance(5.0)
        bob = await place.sit(await place.guest("Bob"), company.table)
        assert table_of(bob).seats[0].name == "Ada", "who has the link can come"
        while not await is_listed(company):
            await clock.advance(1.0)

    scene(tmp_path, play, SetClock(), listed_hours=0.01)


def test_private_tables_are_not_listed_but_have_a_link(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2, listed=False), people=1, start=False)
        bob = await place.guest("Bob")
        assert await bob.request("GET", "/api/tables") == []
        assert (await bob.do(company.table, m.Sit())).seat == 1
        mine = await bob.request("GET", "/api/my/tables")
        assert [one["id"] for one in mine] == [company.table]
        with pytest.raises(RequestRefused, match="doesn't exist"):
            await bob.get_frame("nowhere")

    scene(tmp_path, play)


def test_a_token_for_a_seat_lasts_as_long_as_it_is_used_by_its_socket(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box"), people=1, start=False)
        token = (await company.clients[0].request("POST", f"/api/tables/{company.table}/seats/0/token"))["token"]
        bot = await place.sit(await place.stranger(token), company.table)
        for lost in range(1, 12):
            await place.set_clock.advance(10)
            await bot.drop()
            await bot.until(lambda lost=lost: bot.losses == lost and bot.is_connected)  # type: ignore[misc]
            await bot.speak(m.Ready())
        assert (await company.clients[0].request("GET", "/api/me"))["kind"] == "nobody", "who did not come is out"

    scene(tmp_path, play, SetClock(), session_days=0.001)


# Leaving, coming back, ends


def test_a_seat_left_is_played_on_at_once_and_taken_back(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 3))
        ada, bob, cleo = company.seats
        await ada.speak(m.Leave())
        await bob.until(lambda: bob.frame.asks == 1)
        assert bob.frame.table is not None
        assert table_of(bob).seats[0].stand_in == "kitten"
        moved = [one for one in bob.news if one.what == "moved"]
        assert {(one.by, one.made) for one in moved} == {(0, "kitten")}
        assert "Ada left. A bot takes over for now." in [text for one in bob.news for text in one.text]
        await refuses(ada, m.Say(ada.n, ["pass"]), "bot-plays")
        await ada.speak(m.Back())
        await company.together()
        assert table_of(cleo).seats[0].stand_in == ""
        for seat in (bob, cleo):
            while company.state.seat_to_move == seat.seat:
                await seat.say(first_move(seat.options))
                await company.together()
        assert ada.options
        await ada.say(first_move(ada.options))
        assert [one.made for one in ada.news if one.what == "moved" and one.by == 0][-1] == ""

    scene(tmp_path, play)


def test_leaving_twice_and_coming_back_twice_change_nothing(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 3))
        bob = company.seats[1]
        await bob.speak(m.Back())
        await bob.speak(m.Leave())
        before = company.state.entry_number
        await bob.speak(m.Leave())
        assert company.state.entry_number == before
        await bob.speak(m.Back())
        await bob.speak(m.Back())
        assert company.state.entry_number == before + 1

    scene(tmp_path, play)


def test_a_bot_that_was_interrupted_plays_when_one_leaves_again(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 3))
        ada, bob, _ = company.seats
        place.near.free.clear()
        await ada.speak(m.Leave())
        await ada.speak(m.Back())
        place.near.free.set()
        await ada.speak(m.Chat(text="Here I am."))
        await ada.speak(m.Chat(text="And off I go."))
        await ada.speak(m.Leave())
        await bob.until(lambda: bob.frame.asks == 1)

    scene(tmp_path, play)


@pytest.mark.parametrize("others", [1, 0])
def test_of_two_the_other_wins_when_one_resigns(tmp_path: Path, others: int) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2), bots=1 - others)
        ada = company.seats[0]
        await ada.speak(m.Resign())
        assert ada.frame.result is not None
        assert ada.frame.result.how == "resigned"
        assert ada.frame.result.winners == [1]
        assert from_text(await ada.client.record(company.table), "").ended == "resigned"
        await refuses(ada, m.Resign(), "game-over")

    scene(tmp_path, play)


def test_of_more_who_resigns_is_played_on_for_good(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 3))
        ada, bob, cleo = company.seats
        await ada.speak(m.Resign())
        await bob.until(lambda: bob.frame.asks == 1)
        assert table_of(bob).seats[0].resigned
        await refuses(ada, m.Back(), "has-resigned")
        await bob.speak(m.Resign())
        await cleo.speak(m.Resign())
        await company.together()
        assert cleo.frame.result is not None
        assert cleo.frame.result.how == "abandoned"
        assert cleo.frame.result.winners == []

    scene(tmp_path, play)


def test_all_agree_to_end(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("if-it-fits", 4), bots=1)
        ada, bob, cleo = company.seats
        await ada.speak(m.End())
        await ada.speak(m.End())
        await bob.speak(m.End())
        await company.together()
        assert table_of(cleo).wants_end == [0, 1]
        await bob.speak(m.End(agree=False))
        await cleo.speak(m.End())
        await company.together()
        assert table_of(ada).wants_end == [0, 2]
        assert ada.frame.result is None
        await bob.speak(m.End())
        await company.together()
        for seat in company.seats:
            assert seat.frame.result is not None
            assert seat.frame.result.how == "agreed"
            assert seat.frame.result.winners == []
        record = from_text(await ada.client.record(company.table), "record")
        assert record.ended == "agreed"
        Replay(record, dealer_of(record)).finish()

    scene(tmp_path, play)


def test_where_all_others_agree_and_the_last_one_leaves_it_ends(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("if-it-fits", 3))
        ada, bob, cleo = company.seats
        await ada.speak(m.End())
        await bob.speak(m.End())
        await cleo.speak(m.Leave())
        await company.together()
        assert ada.frame.result is not None
        assert ada.frame.result.how == "agreed"

    scene(tmp_path, play)


def test_when_everybody_has_left_bots_play_to_the_end(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 3))
        for seat in company.seats:
            await seat.speak(m.Leave())
        ada = company.seats[0]
        await ada.until(lambda: ada.is_over)
        assert ada.frame.result is not None
        assert ada.frame.result.how == "played"
        record = from_text(await ada.client.record(company.table), "record")
        assert record.players[0].name == "Ada"
        assert {said.made for said in record.log if said.made} == {"kitten"}
        Replay(record, dealer_of(record)).finish()

    scene(tmp_path, play)


def test_when_everybody_has_given_up_the_match_is_closed_and_the_secret_told(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("here-kitty-kitty", 4), bots=2)
        ada, bob = company.seats
        await ada.speak(m.Resign())
        await bob.speak(m.Resign())
        assert bob.frame.result is not None
        assert bob.frame.result.how == "abandoned"
        record = from_text(await bob.client.record(company.table), "record")
        assert record.ended == "abandoned"
        assert record.secret == bob.frame.result.secret
        Replay(record, dealer_of(record)).finish()

    scene(tmp_path, play)


def test_a_deleted_person_leaves_and_only_the_name_stays(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 3))
        ada, bob, _ = company.seats
        await ada.client.request("DELETE", "/api/account", {})
        await bob.until(lambda: bob.frame.asks == 1)
        assert table_of(bob).seats[0].stand_in == "kitten"
        assert table_of(bob).seats[0].name == "Ada"

    scene(tmp_path, play)


# The next game


@pytest.mark.parametrize("first", [0, None])
def test_a_rematch_passes_the_start_on(tmp_path: Path, first: int | None) -> None:
    async def play(place: Place) -> None:
        place.near.free.clear()  # a bot that begins has not moved on before one sees that it began
        company = await gather(place, setup("if-it-fits", 4, options={"first": first}), bots=1)
        ada, bob, cleo = company.seats
        began = company.state.names[(company.state.seat_to_move or 0)] if first is None else "Ada"
        await refuses(ada, m.Rematch(), "not-over")
        for seat in company.seats:
            await seat.speak(m.End())
        await company.together()
        watcher = await place.sit(await place.guest("Fay"), company.table)
        await refuses(watcher, m.Rematch(), "not-your-seat")
        await bob.speak(m.Rematch())
        await company.together()
        again = table_of(cleo).rematch
        await cleo.speak(m.Rematch())
        assert table_of(cleo).rematch == again, "a second wish leads to the same table"
        state = place.state(again)
        assert state.names == ["Bob", "Cleo", "Kitten", "Ada"]
        assert state.host_name == "Bob"
        seats = [await place.sit(client, again) for client in company.clients]
        for seat in (seats[0], seats[2]):
            await seat.speak(m.Ready())
        await seats[1].speak(m.Start())
        order = ["Ada", "Bob", "Cleo", "Kitten"]
        starter = order[(order.index(began) + 1) % 4]
        started = [entry for _, entry in place.state(again).log]
        assert place.state(again).setup.options["first"] == state.names.index(starter), started

    scene(tmp_path, play)


def test_at_a_rematch_everybody_keeps_their_cat(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        chosen = setup("if-it-fits", 3, options={"cats": ["milo"]})
        company = await gather(place, chosen)
        ada = company.seats[0]
        cats = [player["cat"] for player in (ada.frame.view or {})["players"]]
        for seat in company.seats:
            await seat.speak(m.End())
        await ada.speak(m.Rematch())
        again = table_of(ada).rematch
        seats = [await place.sit(client, again) for client in company.clients]
        for seat in seats[1:]:
            await seat.speak(m.Ready())
        await seats[0].speak(m.Start())
        assert names(seats[0]) == ["Bob", "Cleo", "Ada"]
        assert [player["cat"] for player in (seats[0].frame.view or {})["players"]] == [cats[1], cats[2], cats[0]]

    scene(tmp_path, play)


def test_nobody_sits_at_a_rematch_for_who_is_deleted(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 4), bots=1)
        ada, bob, cleo = company.seats
        await cleo.client.request("DELETE", "/api/account", {})
        await ada.speak(m.End())
        await bob.speak(m.End())
        await bob.speak(m.Rematch())
        again = await place.sit(bob.client, table_of(bob).rematch)
        assert names(again) == ["Bob", "", "Kitten", "Ada"]
        assert [seat.kind for seat in table_of(again).seats] == ["person", "empty", "bot", "person"]
        await again.speak(m.SeatBot(seat=1, level="kitten"))
        await ada.client.do(table_of(bob).rematch, m.Ready())
        await again.speak(m.Start())

    scene(tmp_path, play)


def test_two_who_want_a_rematch_at_the_same_moment_meet_at_one_table(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2))
        ada, bob = company.seats
        await ada.speak(m.Resign())
        await company.together()
        await ada.send({"do": "rematch"})
        await bob.send({"do": "rematch"})
        await ada.until(lambda: bool(table_of(ada).rematch))
        await bob.speak(m.Rematch())
        await company.together()
        assert table_of(ada).rematch == table_of(bob).rematch
        assert sum(one.what == "rematch" for one in ada.news) == 1

    scene(tmp_path, play)

"""Play over sockets: moves, refusals, tabs, reconnecting, undo, chat, tokens and who looks on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabbytop.games.shelf import NAMES as GAMES
from tabbytop.table.record import Replay, dealer_of, from_text
from tabbytop.wire import messages as m
from tabbytop.wire.client import RequestRefused, TableConnection, first_move
from tests.server.live_server import Company, Place, gather, scene, setup
from tests.server.set_clock import SetClock
from tests.server.tables.test_table_life import hands_seen, refuses, table_of

PLAIN_UNDO = {"cat-box": "mirror", "if-it-fits": "", "here-kitty-kitty": ""}


def news_of(seat: TableConnection) -> list[tuple[int, str, list[str | None]]]:
    """What a seat has heard."""
    return [(one.n, one.what, one.say) for one in seat.news]


async def go_on(company: Company, moves: int) -> None:
    """Everybody makes their first move, in turn; windows of no length close by themselves."""
    for _ in range(moves):
        if company.state.window is not None:
            number = company.state.move_number
            await company.seats[0].until(lambda: company.seats[0].n > number)  # noqa: B023
        elif company.state.seat_to_move is not None:
            await company.asked.say(first_move(company.asked.options))
        await company.together()


# Moves


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_heard_by_all_each_in_their_own_way(tmp_path: Path, game: str) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup(game))
        watcher = await place.sit(await place.stranger(), company.table, tell="en")
        mover = company.asked
        assert [bool(seat.options) for seat in company.seats] == [seat is mover for seat in company.seats]
        await mover.say(first_move(mover.options))
        await company.together()
        await watcher.until(lambda: watcher.n == company.state.entry_number)
        for seat in [*company.seats, watcher]:
            moved = [one for one in seat.news if one.what == "moved"]
            assert moved[0].by == mover.seat
            assert moved[0].text
            assert seat.frame.view is not None
            assert seat.frame.table is not None
        assert watcher.frame.seat is None
        assert watcher.frame.options is None
        assert table_of(watcher).watching == 1

    scene(tmp_path, play)


def test_a_move_in_the_format_of_the_rules_is_a_move(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2))
        ada = company.seats[0]
        moves = await ada.client.moves(company.table)
        assert len(moves) == count(ada.options)
        assert await company.seats[1].client.moves(company.table) == []
        await ada.say([moves[3]])
        await company.together()
        assert company.state.seat_to_move == 1 or company.seats[0].options

    scene(tmp_path, play)


def count(options: dict[str, Any]) -> int:
    """How many moves a tree of words holds."""
    return sum(count(after) if after else 1 for after in options.values())


def test_what_is_late_repeated_out_of_turn_or_illegal_changes_nothing(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 3))
        ada, bob, _ = company.seats
        before = msgspec.json.encode(ada.frame.view)
        n = company.state.entry_number
        await refuses(bob, m.Say(bob.n, ["pass"]), "not-your-turn")
        await refuses(ada, m.Say(ada.n, ["purr"]), "unknown-word")
        await refuses(ada, m.Say(ada.n, []), "sentence-too-short")
        await refuses(ada, m.Say(ada.n, ["card 0.0"]), "sentence-too-short")
        await refuses(ada, m.Say(ada.n, ["done"] * 13), "sentence-too-long")
        illegal = await refuses(ada, m.Say(ada.n, ["card 0.0", "at 50,50"]), "covers-nothing")
        assert illegal.rule.startswith("CB-")
        await refuses(ada, m.Say(ada.n + 1, [*first_move(ada.options)]), "not-yet")
        await refuses(ada, m.Say(n - 1, [*first_move(ada.options)]), "late")
        await refuses(ada, m.Say(ada.n, [*first_move(ada.options)], window=ada.n), "window-closed")
        await refuses(ada, m.Say(ada.n, [*first_move(ada.options)], seat=1), "not-your-seat")
        assert company.state.entry_number == n
        frame = await ada.client.get_frame(company.table)
        assert msgspec.json.encode(frame.view) == before
        said = m.Say(ada.n, [*first_move(ada.options)])
        await ada.speak(said)
        await refuses(ada, m.Say(said.n, said.say), "late")
        await company.together()
        assert [one.what for one in bob.news if one.what == "moved"] == ["moved"]

    scene(tmp_path, play)


def test_what_is_no_message_is_refused_and_the_socket_stays(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2))
        ada = company.seats[0]
        heard: list[dict[str, Any]] = []
        ada.on_message = lambda data: heard.append(msgspec.json.decode(data))
        wrong: list[object] = [
            b"purr", b"[1, 2]", b'{"say": 3}', b'{"do": "fly"}', b'{"n": 1, "say": ["done"], "re": 5, "cat": 1}',
            b'{"do": "sit", "seat": "first"}', b'{"do": "standing", "choice": "never"}',
        ]  # fmt: skip
        for said in wrong:
            await ada.send(said)
        await ada.until(lambda: len(heard) >= len(wrong))
        assert [one["why"] for one in heard] == ["bad-message"] * 6 + ["unknown-name"]
        assert heard[4]["re"] == 5
        n = company.state.entry_number
        await ada.speak(m.Chat(text="Still here."))
        assert company.state.entry_number == n + 1
        assert [row.n for row in await place.rooms.store.rows(company.table)] == list(range(1, n + 2))

    scene(tmp_path, play)


# Tabs and reconnecting


@pytest.mark.parametrize("game", GAMES)
def test_two_tabs_of_one_seat_stay_in_step(tmp_path: Path, game: str) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup(game, 3))
        second = await place.sit(company.clients[0], company.table, seat=0, tell="en")
        both = Company(place, company.table, company.clients, [*company.seats, second])
        for i in range(12):
            if company.state.seat_to_move == 0 and company.state.window is None:
                await (company.seats[0] if i % 2 else second).say(first_move(second.options))
            else:
                await go_on(company, 1)
            await both.together()
            one, two = company.seats[0].frame, second.frame
            assert (one.view, one.options, one.asks, one.window) == (two.view, two.options, two.asks, two.window)
        assert news_of(second) == news_of(company.seats[0])

    scene(tmp_path, play)


def test_what_one_tab_says_late_after_the_other_is_refused(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2))
        one = company.seats[0]
        two = await place.sit(company.clients[0], company.table, seat=0)
        said = m.Say(two.n, [*first_move(two.options)])
        await one.say(first_move(one.options))
        await two.until(lambda: two.n == one.n)
        await refuses(two, said, "late")

    scene(tmp_path, play)


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_back_hears_exactly_what_was_missed(tmp_path: Path, game: str) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup(game, 3))
        ada, bob, cleo = company.seats
        heard: list[m.Frame] = []

        def note(data: bytes) -> None:
            told = msgspec.json.decode(data)
            if "n" in told:
                heard.append(msgspec.convert(told, m.Frame))

        for _ in range(3):
            await go_on(company, 3)
            before = cleo.n
            await cleo.__aexit__(None, None, None)
            others = Company(place, company.table, company.clients, [ada, bob])
            for _ in range(3):
                if company.state.seat_to_move == 2:
                    await ada.speak(m.Chat(text="Where is Cleo?"))
                else:
                    await go_on(others, 1)
            cleo.on_message = note
            heard.clear()
            await cleo.__aenter__()
            await company.together()
            assert [one.n for one in heard[0].news] == list(range(before + 1, heard[0].n + 1))
        assert [one.n for one in cleo.news] == list(range(1, cleo.n + 1))
        fresh = await place.sit(company.clients[2], company.table, tell="en")
        assert [(one.n, one.what, one.by, one.say, one.text) for one in fresh.news] == [
            (one.n, one.what, one.by, one.say, one.text) for one in cleo.news
        ]

    scene(tmp_path, play)


def test_a_lost_connection_comes_back_by_itself(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2))
        ada, bob = company.seats
        await bob.drop()
        await ada.say(first_move(ada.options))
        await bob.until(lambda: bob.n == company.state.entry_number and bob.losses == 1)
        assert [one.n for one in bob.news] == list(range(1, bob.n + 1))
        await ada.until(lambda: table_of(ada).seats[1].here)

    scene(tmp_path, play)


def test_news_since_one_last_looked_are_sentences(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("here-kitty-kitty", 3))
        since = company.state.entry_number
        await go_on(company, 4)
        frame = await company.clients[2].get_frame(company.table, since=since, tell="en")
        assert [one.n for one in frame.news] == list(range(since + 1, company.state.entry_number + 1))
        assert all(text.endswith(".") for one in frame.news for text in one.text)
        assert any("Ada" in text for one in frame.news for text in one.text)
        assert all(one.text == [] for one in (await company.clients[2].get_frame(company.table, since=since)).news)

    scene(tmp_path, play)


# Undo


def test_a_move_that_touches_nobody_is_taken_back_at_once(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("here-kitty-kitty", 2))
        ada, bob = company.seats
        view = ada.frame.view
        await refuses(ada, m.Undo(n=ada.n), "nothing-to-undo")
        move = next(iter(word for word in ada.options if word.startswith("move")))
        await ada.say([move])
        await company.together()
        if not ada.frame.undoable:
            pytest.fail("a move of one's own cat can be taken back")
        assert not bob.frame.undoable
        await ada.speak(m.Undo(n=ada.n))
        await company.together()
        assert ada.frame.view == view
        assert ada.frame.asks == 0
        assert "undoes" in bob.news[-1].text[0]
        await refuses(ada, m.Undo(n=ada.n - 1), "late")

    scene(tmp_path, play)


def test_a_move_that_touches_others_is_taken_back_when_all_agree(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 3))
        ada, bob, cleo = company.seats
        view = ada.frame.view
        while company.state.seat_to_move == 0:
            await ada.say(first_move(ada.options))
            await company.together()
        await refuses(bob, m.AgreeUndo(), "no-undo-asked")
        await refuses(bob, m.Undo(n=bob.n), "nothing-to-undo")
        await ada.speak(m.Undo(n=ada.n))
        await company.together()
        assert table_of(bob).undo == [0]
        await bob.speak(m.AgreeUndo(agree=False))
        await company.together()
        assert table_of(cleo).undo == []
        await ada.speak(m.Undo(n=ada.n))
        await bob.speak(m.AgreeUndo())
        await company.together()
        assert table_of(cleo).undo == [0, 1]
        assert ada.frame.asks == 1
        await cleo.speak(m.AgreeUndo())
        await company.together()
        assert ada.frame.asks == 0
        assert "undone" in [one.what for one in bob.news]
        assert table_of(bob).undo == []
        assert len(ada.frame.view["placed"]) >= len(view["placed"])  # type: ignore[index]
        for seat in company.seats:
            await seat.speak(m.End())
        record = from_text(await ada.client.record(company.table), "record")
        assert [said.agreed for said in record.log if said.undo >= 0] == [True]
        Replay(record, dealer_of(record)).finish()

    scene(tmp_path, play)


def test_a_wish_to_take_back_is_over_when_the_game_goes_on(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 3))
        ada, _, cleo = company.seats
        await go_on(company, 1)
        while company.state.seat_to_move == 0:
            await go_on(company, 1)
        await ada.speak(m.Undo(n=ada.n))
        await company.together()
        assert table_of(cleo).undo == [0]
        await go_on(company, 1)
        await refuses(cleo, m.AgreeUndo(), "no-undo-asked")
        assert table_of(cleo).undo == []

    scene(tmp_path, play)


async def ada_asks_to_take_back(place: Place, **more: Any) -> Company:
    """Three people play; Ada, the first, asks to take her move back."""
    company = await gather(place, setup("cat-box", 3, **more))
    await go_on(company, 1)
    while company.state.seat_to_move == 0:
        await go_on(company, 1)
    await company.seats[0].speak(m.Undo(n=company.seats[0].n))
    await company.together()
    return company


# Undo and bots: a bot never agrees, so that nobody sees the next card at a bot's expense


async def ada_to_draw(place: Place, players: int, **how: Any) -> Company:
    """If It Fits: Ada, the first, draws a card or lays down a sleeping cat next."""
    company = await gather(place, setup("if-it-fits", players), **how)
    ada = company.seats[0]
    while "draw" not in (ada.options or {}):
        people = [seat for seat in company.seats if seat.options]
        if people:
            await people[0].say(first_move(people[0].options))
        n = company.state.entry_number
        await ada.until(lambda: company.state.entry_number > n or any(seat.options for seat in company.seats))  # noqa: B023
        await company.together()
    return company


async def ada_draws(place: Place, players: int, **how: Any) -> Company:
    """If It Fits: Ada has drawn a card, and nobody else has acted since."""
    company = await ada_to_draw(place, players, **how)
    await company.seats[0].say(["draw"])
    await company.together()
    return company


async def ada_lays_a_cat(place: Place) -> Company:
    """If It Fits: Ada has laid down a sleeping cat, which she may undo on her own; bots don't move for now."""
    company = await ada_to_draw(place, 3)
    ada = company.seats[0]
    place.near.free.clear()
    await ada.say([next(word for word in ada.options if word.startswith("sleep"))])
    await company.together()
    assert ada.frame.undoable
    return company


@pytest.mark.parametrize("why", ["left", "time", "resigned"])
def test_a_request_is_dropped_when_a_bot_takes_over_a_seat(tmp_path: Path, why: str) -> None:
    """The bot must not agree: the asker has seen the card that would lie on top again."""

    async def play(place: Place) -> None:
        company = await ada_asks_to_take_back(place, clock=m.Pace("live", 60.0))
        ada, bob, cleo = company.seats
        await cleo.speak(m.AgreeUndo())
        await company.together()
        assert table_of(cleo).undo == [0, 2]
        lines = list(company.state.match.lines)  # type: ignore[union-attr]
        place.near.free.clear()  # the bot that takes over does not move on
        if why == "time":
            await place.set_clock.advance_to(company.state.clocks.due() or 0.0)
            await cleo.until(lambda: "stood-in" in [one.what for one in cleo.news])
        else:
            await bob.speak(m.Leave() if why == "left" else m.Resign())
        await company.together()
        assert "undone" not in [one.what for one in ada.news]
        assert table_of(ada).undo == []
        assert company.state.match is not None
        assert company.state.match.lines == lines
        await refuses(cleo, m.AgreeUndo(), "no-undo-asked")
        told = await refuses(ada, m.Undo(n=ada.n), "undo-needs-people")
        assert "Bob" in told.text

    scene(tmp_path, play, SetClock())


def test_nobody_undoes_a_draw_against_bots(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await ada_draws(place, 2, bots=1)
        (ada,) = company.seats
        told = await refuses(ada, m.Undo(n=ada.n), "undo-needs-people")
        assert "Kitten" in told.text
        assert company.state.undo_seat is None

    scene(tmp_path, play)


def test_people_do_not_agree_in_place_of_a_bot(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await ada_draws(place, 3, bots=1)
        ada, bob = company.seats
        await refuses(ada, m.Undo(n=ada.n), "undo-needs-people")
        await refuses(bob, m.AgreeUndo(), "no-undo-asked")

    scene(tmp_path, play)


def test_undo_is_possible_again_when_its_owner_has_taken_the_seat_back(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await ada_draws(place, 2)
        ada, bob = company.seats
        await bob.speak(m.Leave())
        await company.together()
        assert company.state.seat_to_move == 0
        await refuses(ada, m.Undo(n=ada.n), "undo-needs-people")
        await bob.speak(m.Back())
        await company.together()
        await ada.speak(m.Undo(n=ada.n))
        await bob.speak(m.AgreeUndo())
        await company.together()
        assert ada.news[-1].what == "undone"

    scene(tmp_path, play)


@pytest.mark.parametrize(("doing", "why"), [(m.Leave(), "bot-plays"), (m.Resign(), "has-resigned")])
def test_a_player_cannot_undo_what_a_bot_plays_for_them(tmp_path: Path, doing: m.Command, why: str) -> None:
    async def play(place: Place) -> None:
        company = await ada_lays_a_cat(place)
        ada = company.seats[0]
        await ada.speak(doing)
        await company.together()
        assert not ada.frame.undoable
        await refuses(ada, m.Undo(n=ada.n), why)

    scene(tmp_path, play)


def test_a_player_who_came_back_can_undo_again(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await ada_lays_a_cat(place)
        ada = company.seats[0]
        await ada.speak(m.Leave())
        await ada.speak(m.Back())
        await company.together()
        assert ada.frame.undoable
        await ada.speak(m.Undo(n=ada.n))
        await company.together()
        assert ada.news[-1].what == "undone"

    scene(tmp_path, play)


def test_asking_or_agreeing_again_writes_nothing(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await ada_asks_to_take_back(place)
        ada, bob, cleo = company.seats
        n = company.state.entry_number
        for _ in range(3):
            await ada.speak(m.Undo(n=ada.n))
            await ada.speak(m.AgreeUndo())
        assert company.state.entry_number == n
        for _ in range(3):
            await bob.speak(m.AgreeUndo())
        assert company.state.entry_number == n + 1
        await ada.speak(m.AgreeUndo(agree=False))
        await company.together()
        assert table_of(cleo).undo == []
        await ada.speak(m.Undo(n=ada.n))
        await company.together()
        assert table_of(cleo).undo == [0], "who agreed to an earlier request is asked again"

    scene(tmp_path, play)


def test_one_request_to_undo_does_not_replace_another(tmp_path: Path) -> None:
    """Otherwise a player might agree to a request that they have not seen."""

    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 3))
        while company.state.seat_to_move != 2:
            await go_on(company, 1)
        ada, bob, cleo = company.seats
        await ada.speak(m.Undo(n=ada.n))
        await company.together()
        told = await refuses(bob, m.Undo(n=bob.n), "undo-pending")
        assert "Ada" in told.text
        await company.together()
        assert table_of(cleo).undo == [0]

    scene(tmp_path, play)


def test_nobody_waits_for_who_asked_to_take_back_and_left(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await ada_asks_to_take_back(place)
        ada, bob, _ = company.seats
        await ada.speak(m.Leave())
        await company.together()
        assert table_of(bob).undo == []
        await refuses(bob, m.AgreeUndo(), "no-undo-asked")

    scene(tmp_path, play)


def test_what_chance_said_stays_the_same_when_a_move_is_taken_back(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("if-it-fits", 2))
        ada, bob = company.seats
        await go_on(company, 6)
        mover = company.asked
        other = ada if mover is bob else bob
        words = first_move(mover.options)
        await mover.say(words)
        await company.together()
        before = company.state.match
        assert before is not None
        key = before.game.key(before.state)
        await mover.speak(m.Undo(n=mover.n))
        if company.state.undo_seat is not None:
            await other.speak(m.AgreeUndo())
        await company.together()
        await mover.say(words)
        assert company.state.match is not None
        assert company.state.match.game.key(company.state.match.state) == key

    scene(tmp_path, play)


# Chat


def test_the_host_switches_the_chat_off_and_on(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2))
        ada, bob = company.seats
        await refuses(bob, m.AllowChat(chat=False), "not-the-host")
        await bob.speak(m.Chat(text="meow meow meow"))
        await ada.speak(m.AllowChat(chat=False))
        await company.together()
        assert bob.news[-1].text == ["The host turned chat off."]
        assert not table_of(bob).setup.chat
        await refuses(bob, m.Chat(text="meow"), "chat-is-off")
        await ada.speak(m.AllowChat(chat=True))
        await bob.speak(m.Chat(text="purr"))
        await company.together()
        assert ada.news[-1].text == ["Bob: purr"]
        await ada.say(first_move(ada.options))

    scene(tmp_path, play)


def test_chat_is_text_and_kept_with_the_match(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2))
        ada, bob = company.seats
        await ada.speak(m.Chat(text="  <b>Hello</b>,\n  cats &c. "))
        await company.together()
        assert bob.news[-1].facts == {"text": "<b>Hello</b>, cats &c.", "name": "Ada"}
        assert bob.news[-1].text == ["Ada: <b>Hello</b>, cats &c."]
        for text in ("", "   ", "x" * 501, "a\u202eb", "a\x00b"):
            await refuses(ada, m.Chat(text=text), "not-a-line")
        assert ada.options, "it is still Ada's turn"
        await ada.say(first_move(ada.options))
        late = await place.sit(company.clients[1], company.table)
        assert [one.facts["text"] for one in late.news if one.what == "chatted"] == ["<b>Hello</b>, cats &c."]

    scene(tmp_path, play)


def test_chat_can_be_off(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2, chat=False))
        await refuses(company.seats[0], m.Chat(text="Hello?"), "chat-is-off")

    scene(tmp_path, play)


# Whose seat it is


def test_a_seat_token_opens_its_seat_and_nothing_else(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2))
        ada, bob = company.seats
        path = f"/api/tables/{company.table}/seats/0/token"
        token = (await ada.client.request("POST", path))["token"]
        with pytest.raises(RequestRefused) as refused:
            await bob.client.request("POST", path)
        assert refused.value.why == "not-your-seat"
        program = await place.stranger(token)
        seat = await place.sit(program, company.table)
        assert seat.frame.seat == 0
        await seat.say(first_move(seat.options))
        for what in (m.Cancel(), m.Start(), m.SeatBot(seat=1)):
            await refuses(seat, what, "not-the-host")
        await refuses(seat, m.Resign(seat=1), "not-your-seat")
        with pytest.raises(RequestRefused):
            await place.sit(program, company.table, seat=1)
        other = (await bob.client.new_table(setup("cat-box", 2))).id
        for wrong in (program.get_frame(other), program.request("GET", "/api/my/tables")):
            with pytest.raises(RequestRefused) as refused:
                await wrong
            assert refused.value.why in ("wrong-token", "not-signed-in")
        with pytest.raises(RequestRefused):
            await program.new_table(setup("cat-box", 2))
        with pytest.raises(RequestRefused):
            await program.request("POST", path)
        await ada.speak(m.Resign())
        await seat.until(lambda: seat.is_over)
        await refuses(seat, m.Rematch(), "not-your-seat")
        with pytest.raises(RequestRefused, match="isn't valid"):
            await (await place.stranger("x" * 43)).get_frame(company.table)

    scene(tmp_path, play)


def test_a_seat_token_is_no_key_to_whoever_sits_there_later(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("here-kitty-kitty", 3), start=False)
        ada, bob, cleo = company.seats
        token = (await bob.client.request("POST", f"/api/tables/{company.table}/seats/1/token"))["token"]
        program = await place.sit(await place.stranger(token), company.table)
        assert program.frame.seat == 1
        cleo.seat = None
        await ada.speak(m.Swap(seats=(1, 2)))
        await program.until(lambda: program.n == company.state.entry_number)
        assert program.frame.seat is None
        await ada.speak(m.Start())
        await program.until(lambda: program.frame.view is not None)
        assert hands_seen(program) == set()
        assert (await program.client.get_frame(company.table)).seat is None

    scene(tmp_path, play)


def test_a_guest_moves_to_another_device_and_plays_on_there(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("here-kitty-kitty", 2))
        ada = company.seats[0]
        link = (await ada.client.request("POST", "/api/device"))["link"]
        phone = await place.stranger()
        await phone.request("POST", "/api/device/take", {"link": link.partition("#")[2]})
        there = await place.sit(phone, company.table)
        assert there.frame.seat == 0
        assert hands_seen(there) == {0}
        await there.say(first_move(there.options))
        await ada.until(lambda: ada.n == there.n)

    scene(tmp_path, play)


def test_one_person_in_two_seats_names_the_seat(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada = await place.guest("Ada")
        table = (await ada.new_table(setup("cat-box", 2))).id
        one = await place.sit(ada, table, seat=0)
        await one.speak(m.Sit(seat=1))
        two = await place.sit(ada, table, seat=1)
        await one.speak(m.Start())
        await two.until(lambda: two.frame.view is not None)
        assert (bool(one.options), bool(two.options)) == (True, False)
        await refuses(two, m.Say(two.n, ["done"], seat=1), "not-your-turn")
        while place.state(table).seat_to_move == 0:
            await one.say(first_move(one.options))
        await two.until(lambda: bool(two.options))
        await one.speak(m.Say(two.n, list(first_move(two.options))))
        assert [news.by for news in one.news if news.what == "moved"][-1] == 1

    scene(tmp_path, play)


# Looking on


@pytest.mark.parametrize("game", GAMES)
def test_who_looks_on_sees_what_no_player_hides_and_everything_after_the_end(tmp_path: Path, game: str) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup(game, 3, deck="secret" if game == "cat-box" else ""))
        watcher = await place.sit(await place.stranger(), company.table, tell="en")
        await go_on(company, 4)
        await watcher.until(lambda: watcher.n == company.state.entry_number)
        match = company.state.match
        assert match is not None
        assert watcher.frame.view == match.game.write_view(match.view(31))
        hidden = [word for one in watcher.news for word in one.say if word is None]
        assert hidden
        await refuses(watcher, m.Say(watcher.n, ["pass"]), "not-your-seat")
        for seat in company.seats:
            await refuses(watcher, m.Leave(seat=seat.seat), "not-your-seat")
        with pytest.raises(RequestRefused, match="isn't your seat"):
            await watcher.client.record(company.table)
        for seat in company.seats:
            await seat.speak(m.End())
        await watcher.until(lambda: watcher.is_over)
        assert watcher.frame.view == match.game.write_view(match.state)
        late = await place.sit(await place.stranger(), company.table)
        assert not [word for one in late.news for word in one.say if word is None]
        record = from_text(await watcher.client.record(company.table), "record")
        Replay(record, dealer_of(record)).finish()

    scene(tmp_path, play)


def test_where_watchers_are_not_welcome_nobody_looks_on_while_it_is_played(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2, watchers=False), start=False)
        ada, bob = company.seats
        early = await place.sit(await place.stranger(), company.table)
        views: list[bytes] = []
        early.on_message = views.append
        await ada.speak(m.Start())
        with pytest.raises(RequestRefused, match="allow spectators"):
            await early.until(lambda: False)
        assert not any(b'"view"' in data for data in views)
        stranger = await place.stranger()
        with pytest.raises(RequestRefused, match="allow spectators"):
            await place.sit(stranger, company.table)
        with pytest.raises(RequestRefused, match="allow spectators"):
            await stranger.get_frame(company.table)
        await bob.speak(m.Resign())
        after = await place.sit(stranger, company.table)
        assert after.frame.view is not None

    scene(tmp_path, play)


def test_before_the_end_a_seat_can_download_what_it_heard_and_no_more(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("here-kitty-kitty", 3))
        await go_on(company, 6)
        match = company.state.match
        assert match is not None
        for seat, client in enumerate(company.clients):
            told = msgspec.json.decode(await client.record(company.table))
            assert told["tabbytop"] == "heard"
            assert told["seat"] == seat
            assert "secret" not in told
            words = [match.game.words.write(line.action) for line in match.lines]
            for line, said in zip(match.lines, told["log"], strict=True):
                assert said["say"] == (words[line.n] if line.audience >> seat & 1 else None)
            with pytest.raises(RequestRefused):
                await client.record(company.table, seat=(seat + 1) % 3)

    scene(tmp_path, play)


def test_an_operator_sees_how_much_goes_on(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2))
        figures = bytes(await company.clients[0].request("GET", "/metrics")).decode()
        told = dict(line.rsplit(" ", 1) for line in figures.splitlines() if line.startswith("tabbytop_"))
        assert float(told["tabbytop_tables_playing"]) == 1
        assert float(told["tabbytop_listeners"]) == 2
        assert float(told["tabbytop_bots_asked"]) == 0

    scene(tmp_path, play)

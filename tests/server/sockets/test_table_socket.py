"""Play over sockets: moves, refusals, tabs, reconnecting, undo, chat, seat tokens and watchers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from tabbytop.games.registry import NAMES as GAMES
from tabbytop.table.record import Replay, dealer_of, from_text
from tabbytop.wire import messages as m
from tabbytop.wire.client import RequestRefused, TableConnection, first_move
from tests.server.live_server import LiveServer, SeatedTable, run_on_server, seat_table, setup
from tests.server.set_clock import SetClock
from tests.server.tables.test_table_life import hands_seen, refuses, table_of

PLAIN_UNDO = {"cat-box": "mirror", "if-it-fits": "", "here-kitty-kitty": ""}


def news_of(seat: TableConnection) -> list[tuple[int, str, list[str | None]]]:
    """Return the news that a seat has received."""
    return [(one.n, one.what, one.say) for one in seat.news]


async def play_moves(seated: SeatedTable, moves: int) -> None:
    """Let the players make their first legal moves in turn. Windows of 0 seconds close by themselves."""
    for _ in range(moves):
        if seated.state.window is not None:
            number = seated.state.move_number
            await seated.seats[0].until(lambda: seated.seats[0].last_entry > number)  # noqa: B023
        elif seated.state.seat_to_move is not None:
            await seated.to_move.say(first_move(seated.to_move.options))
        await seated.sync()


# Moves


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_and_watcher_receives_its_own_view_of_a_move(tmp_path: Path, game: str) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup(game))
        watcher = await server.connect(await server.new_client(), seated.table, tell="en")
        mover = seated.to_move
        assert [bool(seat.options) for seat in seated.seats] == [seat is mover for seat in seated.seats]
        await mover.say(first_move(mover.options))
        await seated.sync()
        await watcher.until(lambda: watcher.last_entry == seated.state.entry_number)
        for seat in [*seated.seats, watcher]:
            moved = [one for one in seat.news if one.what == "moved"]
            assert moved[0].by == mover.seat
            assert moved[0].text
            assert seat.frame.view is not None
            assert seat.frame.table is not None
        assert watcher.frame.seat is None
        assert watcher.frame.options is None
        assert table_of(watcher).watching == 1

    run_on_server(tmp_path, play)


def test_a_move_can_be_sent_in_the_format_of_the_rules(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2))
        ada = seated.seats[0]
        moves = await ada.client.moves(seated.table)
        assert len(moves) == count_moves(ada.options)
        assert await seated.seats[1].client.moves(seated.table) == []
        await ada.say([moves[3]])
        await seated.sync()
        assert seated.state.seat_to_move == 1 or seated.seats[0].options

    run_on_server(tmp_path, play)


def count_moves(options: dict[str, Any]) -> int:
    """Count the moves in a tree of words."""
    return sum(count_moves(after) if after else 1 for after in options.values())


def test_late_repeated_out_of_turn_and_illegal_moves_change_nothing(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3))
        ada, bob, _ = seated.seats
        before = msgspec.json.encode(ada.frame.view)
        n = seated.state.entry_number
        await refuses(bob, m.Say(bob.last_entry, ["pass"]), "not-your-turn")
        await refuses(ada, m.Say(ada.last_entry, ["purr"]), "unknown-word")
        await refuses(ada, m.Say(ada.last_entry, []), "sentence-too-short")
        await refuses(ada, m.Say(ada.last_entry, ["card 0.0"]), "sentence-too-short")
        await refuses(ada, m.Say(ada.last_entry, [*first_move(ada.options), "done"]), "sentence-too-long")
        illegal = await refuses(ada, m.Say(ada.last_entry, ["card 0.0", "at 50,50"]), "covers-nothing")
        assert illegal.rule.startswith("CB-")
        await refuses(ada, m.Say(ada.last_entry + 1, [*first_move(ada.options)]), "not-yet")
        await refuses(ada, m.Say(n - 1, [*first_move(ada.options)]), "late")
        await refuses(ada, m.Say(ada.last_entry, [*first_move(ada.options)], window=ada.last_entry), "window-closed")
        await refuses(ada, m.Say(ada.last_entry, [*first_move(ada.options)], seat=1), "not-your-seat")
        assert seated.state.entry_number == n
        frame = await ada.client.get_frame(seated.table)
        assert msgspec.json.encode(frame.view) == before
        said = m.Say(ada.last_entry, [*first_move(ada.options)])
        await ada.send_command(said)
        await refuses(ada, m.Say(said.n, said.say), "late")
        await seated.sync()
        assert [one.what for one in bob.news if one.what == "moved"] == ["moved"]

    run_on_server(tmp_path, play)


def test_an_invalid_message_is_refused_and_the_socket_stays_open(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2))
        ada = seated.seats[0]
        received: list[dict[str, Any]] = []
        ada.on_message = lambda data: received.append(msgspec.json.decode(data))
        invalid: list[object] = [
            b"purr", b"[1, 2]", b'{"say": 3}', b'{"do": "fly"}', b'{"n": 1, "say": ["done"], "re": 5, "cat": 1}',
            b'{"do": "sit", "seat": "first"}', b'{"do": "standing", "choice": "never"}',
        ]  # fmt: skip
        for message in invalid:
            await ada.send(message)
        await ada.until(lambda: len(received) >= len(invalid))
        assert [one["why"] for one in received] == ["bad-message"] * 6 + ["unknown-name"]
        assert received[4]["re"] == 5
        n = seated.state.entry_number
        await ada.send_command(m.Chat(text="Still here."))
        assert seated.state.entry_number == n + 1
        assert [row.number for row in await server.rooms.store.rows(seated.table)] == list(range(1, n + 2))

    run_on_server(tmp_path, play)


@pytest.mark.parametrize(("query", "field"), [("n=x", "n: "), ("seat=1.5", "seat: "), ("watch=maybe", "watch: ")])
def test_a_socket_with_an_invalid_query_is_told_why(tmp_path: Path, query: str, field: str) -> None:
    async def play(server: LiveServer) -> None:
        table = await (await server.guest("Ada")).new_table(setup("cat-box", 2))
        url = server.url.replace("http", "ws", 1)
        async with connect(f"{url}/api/tables/{table.id}/socket?{query}") as socket:
            refused = msgspec.json.decode(await socket.recv())
            assert refused["why"] == "bad-field"
            assert refused["text"].startswith(field)
            await socket.wait_closed()
            assert socket.close_code == 4403

    run_on_server(tmp_path, play)


# Tabs and reconnecting


@pytest.mark.parametrize("game", GAMES)
def test_two_tabs_of_one_seat_stay_in_sync(tmp_path: Path, game: str) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup(game, 3))
        second = await server.connect(seated.clients[0], seated.table, seat=0, tell="en")
        both_tabs = SeatedTable(server, seated.table, seated.clients, [*seated.seats, second])
        for i in range(12):
            if seated.state.seat_to_move == 0 and seated.state.window is None:
                await (seated.seats[0] if i % 2 else second).say(first_move(second.options))
            else:
                await play_moves(seated, 1)
            await both_tabs.sync()
            one, two = seated.seats[0].frame, second.frame
            assert (one.view, one.options, one.asks, one.window) == (two.view, two.options, two.asks, two.window)
        assert news_of(second) == news_of(seated.seats[0])

    run_on_server(tmp_path, play)


def test_a_move_from_one_tab_is_late_after_a_move_from_the_other(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2))
        one = seated.seats[0]
        two = await server.connect(seated.clients[0], seated.table, seat=0)
        said = m.Say(two.last_entry, [*first_move(two.options)])
        await one.say(first_move(one.options))
        await two.until(lambda: two.last_entry == one.last_entry)
        await refuses(two, said, "late")

    run_on_server(tmp_path, play)


@pytest.mark.parametrize("game", GAMES)
def test_a_returning_client_gets_exactly_the_news_it_missed(tmp_path: Path, game: str) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup(game, 3))
        ada, bob, cleo = seated.seats
        frames: list[m.Frame] = []

        def keep_frame(data: bytes) -> None:
            message = msgspec.json.decode(data)
            if "n" in message:
                frames.append(msgspec.convert(message, m.Frame))

        for _ in range(3):
            await play_moves(seated, 3)
            before = cleo.last_entry
            await cleo.__aexit__(None, None, None)
            others = SeatedTable(server, seated.table, seated.clients, [ada, bob])
            for _ in range(3):
                if seated.state.seat_to_move == 2:
                    await ada.send_command(m.Chat(text="Where is Cleo?"))
                else:
                    await play_moves(others, 1)
            cleo.on_message = keep_frame
            frames.clear()
            await cleo.__aenter__()
            await seated.sync()
            assert [one.n for one in frames[0].news] == list(range(before + 1, frames[0].n + 1))
        assert [one.n for one in cleo.news] == list(range(1, cleo.last_entry + 1))
        fresh = await server.connect(seated.clients[2], seated.table, tell="en")
        assert [(one.n, one.what, one.by, one.say, one.text) for one in fresh.news] == [
            (one.n, one.what, one.by, one.say, one.text) for one in cleo.news
        ]

    run_on_server(tmp_path, play)


def test_a_lost_connection_reconnects_by_itself(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2))
        ada, bob = seated.seats
        await bob.drop()
        await ada.say(first_move(ada.options))
        await bob.until(lambda: bob.last_entry == seated.state.entry_number and bob.losses == 1)
        assert [one.n for one in bob.news] == list(range(1, bob.last_entry + 1))
        await ada.until(lambda: table_of(ada).seats[1].here)

    run_on_server(tmp_path, play)


def test_news_since_an_entry_come_as_sentences(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("here-kitty-kitty", 3))
        since = seated.state.entry_number
        await play_moves(seated, 4)
        frame = await seated.clients[2].get_frame(seated.table, since=since, tell="en")
        assert [one.n for one in frame.news] == list(range(since + 1, seated.state.entry_number + 1))
        assert all(text.endswith(".") for one in frame.news for text in one.text)
        assert any("Ada" in text for one in frame.news for text in one.text)
        assert all(one.text == [] for one in (await seated.clients[2].get_frame(seated.table, since=since)).news)

    run_on_server(tmp_path, play)


# Undo


def test_a_move_that_affects_nobody_else_is_undone_at_once(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("here-kitty-kitty", 2))
        ada, bob = seated.seats
        view = ada.frame.view
        await refuses(ada, m.Undo(n=ada.last_entry), "nothing-to-undo")
        move = next(iter(word for word in ada.options if word.startswith("move")))
        await ada.say([move])
        await seated.sync()
        if not ada.frame.undoable:
            pytest.fail("a player can undo their own cat's move")
        assert not bob.frame.undoable
        await ada.send_command(m.Undo(n=ada.last_entry))
        await seated.sync()
        assert ada.frame.view == view
        assert ada.frame.asks == 0
        assert "undoes" in bob.news[-1].text[0]
        await refuses(ada, m.Undo(n=ada.last_entry - 1), "late")

    run_on_server(tmp_path, play)


def test_a_move_that_affects_others_is_undone_when_all_agree(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3))
        ada, bob, cleo = seated.seats
        view = ada.frame.view
        while seated.state.seat_to_move == 0:
            await ada.say(first_move(ada.options))
            await seated.sync()
        await refuses(bob, m.AgreeUndo(), "no-undo-asked")
        await refuses(bob, m.Undo(n=bob.last_entry), "nothing-to-undo")
        await ada.send_command(m.Undo(n=ada.last_entry))
        await seated.sync()
        assert table_of(bob).undo == [0]
        await bob.send_command(m.AgreeUndo(agree=False))
        await seated.sync()
        assert table_of(cleo).undo == []
        await ada.send_command(m.Undo(n=ada.last_entry))
        await bob.send_command(m.AgreeUndo())
        await seated.sync()
        assert table_of(cleo).undo == [0, 1]
        assert ada.frame.asks == 1
        await cleo.send_command(m.AgreeUndo())
        await seated.sync()
        assert ada.frame.asks == 0
        assert "undone" in [one.what for one in bob.news]
        assert table_of(bob).undo == []
        assert len(ada.frame.view["placed"]) >= len(view["placed"])  # type: ignore[index]
        for seat in seated.seats:
            await seat.send_command(m.End())
        record = from_text(await ada.client.record(seated.table), "record")
        assert [said.agreed for said in record.log if said.undo >= 0] == [True]
        Replay(record, dealer_of(record)).finish()

    run_on_server(tmp_path, play)


def test_agreeing_to_an_undo_does_not_count_for_a_later_request(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3))
        ada, bob, cleo = seated.seats
        for seat in (0, 1):
            while seated.state.seat_to_move == seat:
                await play_moves(seated, 1)
        await ada.send_command(m.Undo(n=ada.last_entry))
        await seated.sync()
        seen = cleo.last_entry
        await ada.send_command(m.AgreeUndo(agree=False))
        await bob.send_command(m.Undo(n=bob.last_entry))
        await seated.sync()
        await refuses(cleo, m.AgreeUndo(n=seen), "late")
        assert table_of(bob).undo == [1]
        await cleo.send_command(m.AgreeUndo(n=cleo.last_entry))
        await seated.sync()
        assert table_of(bob).undo == [1, 2]

    run_on_server(tmp_path, play)


def test_a_request_to_undo_expires_with_the_next_move(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3))
        ada, _, cleo = seated.seats
        await play_moves(seated, 1)
        while seated.state.seat_to_move == 0:
            await play_moves(seated, 1)
        await ada.send_command(m.Undo(n=ada.last_entry))
        await seated.sync()
        assert table_of(cleo).undo == [0]
        await play_moves(seated, 1)
        await refuses(cleo, m.AgreeUndo(), "no-undo-asked")
        assert table_of(cleo).undo == []

    run_on_server(tmp_path, play)


async def ada_requests_undo(server: LiveServer, **more: Any) -> SeatedTable:
    """Seat three people, and let Ada, the first, ask to undo her move."""
    seated = await seat_table(server, setup("cat-box", 3, **more))
    await play_moves(seated, 1)
    while seated.state.seat_to_move == 0:
        await play_moves(seated, 1)
    await seated.seats[0].send_command(m.Undo(n=seated.seats[0].last_entry))
    await seated.sync()
    return seated


# Undo and bots: bots never agree, so that nobody can peek at the next card at a bot's expense


async def ada_to_draw(server: LiveServer, players: int, **more: Any) -> SeatedTable:
    """Play If It Fits until Ada, the first, may draw a card or lay down a sleeping cat."""
    seated = await seat_table(server, setup("if-it-fits", players), **more)
    ada = seated.seats[0]
    while "draw" not in (ada.options or {}):
        movers = [seat for seat in seated.seats if seat.options]
        if movers:
            await movers[0].say(first_move(movers[0].options))
        n = seated.state.entry_number
        await ada.until(lambda: seated.state.entry_number > n or any(seat.options for seat in seated.seats))  # noqa: B023
        await seated.sync()
    return seated


async def ada_draws(server: LiveServer, players: int, **more: Any) -> SeatedTable:
    """Play If It Fits until Ada has drawn a card, and nobody else has acted since."""
    seated = await ada_to_draw(server, players, **more)
    await seated.seats[0].say(["draw"])
    await seated.sync()
    return seated


async def ada_lays_a_cat(server: LiveServer) -> SeatedTable:
    """Play If It Fits until Ada has laid down a sleeping cat, which she may undo on her own. Bots wait."""
    seated = await ada_to_draw(server, 3)
    ada = seated.seats[0]
    server.inline_bots.may_answer.clear()
    await ada.say([next(word for word in ada.options if word.startswith("sleep"))])
    await seated.sync()
    assert ada.frame.undoable
    return seated


@pytest.mark.parametrize("why", ["left", "time", "resigned"])
def test_a_request_to_undo_is_dropped_when_a_bot_takes_over_a_seat(tmp_path: Path, why: str) -> None:
    """The bot must not agree: the requester has seen the card that would be on top again."""

    async def play(server: LiveServer) -> None:
        seated = await ada_requests_undo(server, clock=m.Pace("live", 60.0))
        ada, bob, cleo = seated.seats
        await cleo.send_command(m.AgreeUndo())
        await seated.sync()
        assert table_of(cleo).undo == [0, 2]
        lines = list(seated.state.match.lines)  # type: ignore[union-attr]
        server.inline_bots.may_answer.clear()  # the bot that takes over doesn't move yet
        if why == "time":
            await server.set_clock.advance_to(seated.state.clocks.due() or 0.0)
            await cleo.until(lambda: "stood-in" in [one.what for one in cleo.news])
        else:
            await bob.send_command(m.Leave() if why == "left" else m.Resign())
        await seated.sync()
        assert "undone" not in [one.what for one in ada.news]
        assert table_of(ada).undo == []
        assert seated.state.match is not None
        assert seated.state.match.lines == lines
        await refuses(cleo, m.AgreeUndo(), "no-undo-asked")
        refusal = await refuses(ada, m.Undo(n=ada.last_entry), "undo-needs-people")
        assert "Bob" in refusal.text

    run_on_server(tmp_path, play, SetClock())


def test_a_draw_against_bots_cannot_be_undone(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await ada_draws(server, 2, bots=1)
        (ada,) = seated.seats
        refusal = await refuses(ada, m.Undo(n=ada.last_entry), "undo-needs-people")
        assert seated.state.names[1] in refusal.text
        assert seated.state.undo_seat is None

    run_on_server(tmp_path, play)


def test_people_cannot_agree_in_place_of_a_bot(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await ada_draws(server, 3, bots=1)
        ada, bob = seated.seats
        await refuses(ada, m.Undo(n=ada.last_entry), "undo-needs-people")
        await refuses(bob, m.AgreeUndo(), "no-undo-asked")

    run_on_server(tmp_path, play)


def test_undo_is_possible_again_when_the_player_has_taken_their_seat_back(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await ada_draws(server, 2)
        ada, bob = seated.seats
        await bob.send_command(m.Leave())
        await seated.sync()
        assert seated.state.seat_to_move == 0
        await refuses(ada, m.Undo(n=ada.last_entry), "undo-needs-people")
        await bob.send_command(m.Back())
        await seated.sync()
        await ada.send_command(m.Undo(n=ada.last_entry))
        await bob.send_command(m.AgreeUndo())
        await seated.sync()
        assert ada.news[-1].what == "undone"

    run_on_server(tmp_path, play)


@pytest.mark.parametrize(("doing", "why"), [(m.Leave(), "bot-plays"), (m.Resign(), "has-resigned")])
def test_a_player_cannot_undo_what_a_bot_plays_for_them(tmp_path: Path, doing: m.Command, why: str) -> None:
    async def play(server: LiveServer) -> None:
        seated = await ada_lays_a_cat(server)
        ada = seated.seats[0]
        await ada.send_command(doing)
        await seated.sync()
        assert not ada.frame.undoable
        await refuses(ada, m.Undo(n=ada.last_entry), why)

    run_on_server(tmp_path, play)


def test_a_returning_player_can_undo_again(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await ada_lays_a_cat(server)
        ada = seated.seats[0]
        await ada.send_command(m.Leave())
        await ada.send_command(m.Back())
        await seated.sync()
        assert ada.frame.undoable
        await ada.send_command(m.Undo(n=ada.last_entry))
        await seated.sync()
        assert ada.news[-1].what == "undone"

    run_on_server(tmp_path, play)


def test_repeated_requests_and_agreements_write_nothing(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await ada_requests_undo(server)
        ada, bob, cleo = seated.seats
        n = seated.state.entry_number
        for _ in range(3):
            await ada.send_command(m.Undo(n=ada.last_entry))
            await ada.send_command(m.AgreeUndo())
        assert seated.state.entry_number == n
        for _ in range(3):
            await bob.send_command(m.AgreeUndo())
        assert seated.state.entry_number == n + 1
        await ada.send_command(m.AgreeUndo(agree=False))
        await seated.sync()
        assert table_of(cleo).undo == []
        await ada.send_command(m.Undo(n=ada.last_entry))
        await seated.sync()
        assert table_of(cleo).undo == [0], "agreement to an earlier request doesn't count"

    run_on_server(tmp_path, play)


def test_one_request_to_undo_does_not_replace_another(tmp_path: Path) -> None:
    """Otherwise a player might agree to a request that they haven't seen."""

    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3))
        while seated.state.seat_to_move != 2:
            await play_moves(seated, 1)
        ada, bob, cleo = seated.seats
        await ada.send_command(m.Undo(n=ada.last_entry))
        await seated.sync()
        refusal = await refuses(bob, m.Undo(n=bob.last_entry), "undo-pending")
        assert "Ada" in refusal.text
        await seated.sync()
        assert table_of(cleo).undo == [0]

    run_on_server(tmp_path, play)


def test_a_request_to_undo_is_dropped_when_the_requester_leaves(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await ada_requests_undo(server)
        ada, bob, _ = seated.seats
        await ada.send_command(m.Leave())
        await seated.sync()
        assert table_of(bob).undo == []
        await refuses(bob, m.AgreeUndo(), "no-undo-asked")

    run_on_server(tmp_path, play)


def test_chance_events_stay_the_same_after_an_undo(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("if-it-fits", 2))
        ada, bob = seated.seats
        await play_moves(seated, 6)
        mover = seated.to_move
        other = ada if mover is bob else bob
        words = first_move(mover.options)
        await mover.say(words)
        await seated.sync()
        before = seated.state.match
        assert before is not None
        key = before.game.key(before.state)
        await mover.send_command(m.Undo(n=mover.last_entry))
        if seated.state.undo_seat is not None:
            await other.send_command(m.AgreeUndo())
        await seated.sync()
        await mover.say(words)
        assert seated.state.match is not None
        assert seated.state.match.game.key(seated.state.match.state) == key

    run_on_server(tmp_path, play)


# Chat


def test_the_host_turns_chat_off_and_on(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2))
        ada, bob = seated.seats
        await refuses(bob, m.AllowChat(chat=False), "not-the-host")
        await bob.send_command(m.Chat(text="meow meow meow"))
        await ada.send_command(m.AllowChat(chat=False))
        await seated.sync()
        assert bob.news[-1].text == ["The host turned chat off."]
        assert not table_of(bob).setup.chat
        await refuses(bob, m.Chat(text="meow"), "chat-is-off")
        await ada.send_command(m.AllowChat(chat=True))
        await bob.send_command(m.Chat(text="purr"))
        await seated.sync()
        assert ada.news[-1].text == ["Bob: purr"]
        await ada.say(first_move(ada.options))

    run_on_server(tmp_path, play)


def test_chat_is_plain_text_and_stored_with_the_match(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2))
        ada, bob = seated.seats
        await ada.send_command(m.Chat(text="  <b>Hello</b>,\n  cats &c. "))
        await seated.sync()
        assert bob.news[-1].facts == {"text": "<b>Hello</b>, cats &c.", "name": "Ada"}
        assert bob.news[-1].text == ["Ada: <b>Hello</b>, cats &c."]
        for text in ("", "   ", "x" * 501, "a\u202eb", "a\x00b"):
            await refuses(ada, m.Chat(text=text), "not-a-line")
        assert ada.options, "it is still Ada's turn"
        await ada.say(first_move(ada.options))
        late = await server.connect(seated.clients[1], seated.table)
        assert [one.facts["text"] for one in late.news if one.what == "chatted"] == ["<b>Hello</b>, cats &c."]

    run_on_server(tmp_path, play)


def test_chat_can_be_disabled_in_the_setup(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2, chat=False))
        await refuses(seated.seats[0], m.Chat(text="Hello?"), "chat-is-off")

    run_on_server(tmp_path, play)


# Seats and tokens


def test_a_seat_token_opens_its_seat_and_nothing_else(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2))
        ada, bob = seated.seats
        path = f"/api/tables/{seated.table}/seats/0/token"
        token = (await ada.client.request("POST", path))["token"]
        with pytest.raises(RequestRefused) as refused:
            await bob.client.request("POST", path)
        assert refused.value.why == "not-your-seat"
        program = await server.new_client(token)
        seat = await server.connect(program, seated.table)
        assert seat.frame.seat == 0
        await seat.say(first_move(seat.options))
        for command in (m.Cancel(), m.Start(), m.SeatBot(seat=1)):
            await refuses(seat, command, "not-the-host")
        await refuses(seat, m.Resign(seat=1), "not-your-seat")
        with pytest.raises(RequestRefused):
            await server.connect(program, seated.table, seat=1)
        other = (await bob.client.new_table(setup("cat-box", 2))).id
        for request in (program.get_frame(other), program.request("GET", "/api/my/tables")):
            with pytest.raises(RequestRefused) as refused:
                await request
            assert refused.value.why in ("wrong-token", "not-signed-in")
        with pytest.raises(RequestRefused):
            await program.new_table(setup("cat-box", 2))
        with pytest.raises(RequestRefused):
            await program.request("POST", path)
        await ada.send_command(m.Resign())
        await seat.until(lambda: seat.is_over)
        await refuses(seat, m.Rematch(), "not-your-seat")
        with pytest.raises(RequestRefused, match="isn't valid"):
            await (await server.new_client("x" * 43)).get_frame(seated.table)

    run_on_server(tmp_path, play)


def test_a_seat_token_stops_working_when_someone_else_gets_the_seat(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("here-kitty-kitty", 3), start=False)
        ada, bob, cleo = seated.seats
        token = (await bob.client.request("POST", f"/api/tables/{seated.table}/seats/1/token"))["token"]
        program = await server.connect(await server.new_client(token), seated.table)
        assert program.frame.seat == 1
        cleo.seat = None
        await ada.send_command(m.Swap(seats=(1, 2)))
        await program.until(lambda: program.last_entry == seated.state.entry_number)
        assert program.frame.seat is None
        await ada.send_command(m.Start())
        await program.until(lambda: program.frame.view is not None)
        assert hands_seen(program) == set()
        assert (await program.client.get_frame(seated.table)).seat is None

    run_on_server(tmp_path, play)


def test_a_guest_continues_on_another_device(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("here-kitty-kitty", 2))
        ada = seated.seats[0]
        link = (await ada.client.request("POST", "/api/device"))["link"]
        phone = await server.new_client()
        await phone.request("POST", "/api/device/take", {"link": link.partition("#")[2]})
        on_phone = await server.connect(phone, seated.table)
        assert on_phone.frame.seat == 0
        assert hands_seen(on_phone) == {0}
        await on_phone.say(first_move(on_phone.options))
        await ada.until(lambda: ada.last_entry == on_phone.last_entry)

    run_on_server(tmp_path, play)


def test_a_person_in_two_seats_names_the_seat(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada = await server.guest("Ada")
        table = (await ada.new_table(setup("cat-box", 2))).id
        one = await server.connect(ada, table, seat=0)
        await one.send_command(m.Sit(seat=1))
        two = await server.connect(ada, table, seat=1)
        await one.send_command(m.Start())
        await two.until(lambda: two.frame.view is not None)
        assert (bool(one.options), bool(two.options)) == (True, False)
        await refuses(two, m.Say(two.last_entry, ["done"], seat=1), "not-your-turn")
        while server.state(table).seat_to_move == 0:
            await one.say(first_move(one.options))
        await two.until(lambda: bool(two.options))
        await one.send_command(m.Say(two.last_entry, list(first_move(two.options))))
        assert [news.by for news in one.news if news.what == "moved"][-1] == 1

    run_on_server(tmp_path, play)


# Watchers


@pytest.mark.parametrize("game", GAMES)
def test_a_watcher_sees_public_information_and_everything_after_the_end(tmp_path: Path, game: str) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup(game, 3, deck="secret" if game == "cat-box" else ""))
        watcher = await server.connect(await server.new_client(), seated.table, tell="en")
        await play_moves(seated, 4)
        await watcher.until(lambda: watcher.last_entry == seated.state.entry_number)
        match = seated.state.match
        assert match is not None
        assert watcher.frame.view == match.game.write_view(match.view(31))
        hidden = [word for one in watcher.news for word in one.say if word is None]
        assert hidden
        await refuses(watcher, m.Say(watcher.last_entry, ["pass"]), "not-your-seat")
        for seat in seated.seats:
            await refuses(watcher, m.Leave(seat=seat.seat), "not-your-seat")
        with pytest.raises(RequestRefused, match="isn't your seat"):
            await watcher.client.record(seated.table)
        for seat in seated.seats:
            await seat.send_command(m.End())
        await watcher.until(lambda: watcher.is_over)
        assert watcher.frame.view == match.game.write_view(match.state)
        late = await server.connect(await server.new_client(), seated.table)
        assert not [word for one in late.news for word in one.say if word is None]
        record = from_text(await watcher.client.record(seated.table), "record")
        Replay(record, dealer_of(record)).finish()

    run_on_server(tmp_path, play)


def test_without_watchers_nobody_else_sees_the_table_during_the_game(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2, watchers=False), start=False)
        ada, bob = seated.seats
        early = await server.connect(await server.new_client(), seated.table)
        views: list[bytes] = []
        early.on_message = views.append
        await ada.send_command(m.Start())
        with pytest.raises(RequestRefused, match="allow spectators"):
            await early.until(lambda: False)
        assert not any(b'"view"' in data for data in views)
        stranger = await server.new_client()
        with pytest.raises(RequestRefused, match="allow spectators"):
            await server.connect(stranger, seated.table)
        with pytest.raises(RequestRefused, match="allow spectators"):
            await stranger.get_frame(seated.table)
        await bob.send_command(m.Resign())
        after = await server.connect(stranger, seated.table)
        assert after.frame.view is not None

    run_on_server(tmp_path, play)


def test_before_the_end_a_seat_can_download_only_what_it_heard(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("here-kitty-kitty", 3))
        await play_moves(seated, 6)
        match = seated.state.match
        assert match is not None
        for seat, client in enumerate(seated.clients):
            record = msgspec.json.decode(await client.record(seated.table))
            assert record["tabbytop"] == "heard"
            assert record["seat"] == seat
            assert "secret" not in record
            words = [match.game.words.write(line.action) for line in match.lines]
            for line, said in zip(match.lines, record["log"], strict=True):
                assert said["say"] == (words[line.number] if line.audience >> seat & 1 else None)
            with pytest.raises(RequestRefused):
                await client.record(seated.table, seat=(seat + 1) % 3)

    run_on_server(tmp_path, play)


def test_metrics_count_tables_listeners_and_bots(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2))
        text = bytes(await seated.clients[0].request("GET", "/metrics")).decode()
        values = dict(line.rsplit(" ", 1) for line in text.splitlines() if line.startswith("tabbytop_"))
        assert float(values["tabbytop_tables_playing"]) == 1
        assert float(values["tabbytop_listeners"]) == 2
        assert float(values["tabbytop_bots_asked"]) == 0

    run_on_server(tmp_path, play)

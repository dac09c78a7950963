"""Playing at a server's table from the terminal: lobby, whole games, windows, lost connections, refusals."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.games.registry import NAMES as GAMES
from tabbytop.narrate.language import english
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.state import SOLO_PAUSE
from tabbytop.table.dealer import Dealer
from tabbytop.table.files import games_folder
from tabbytop.table.record import read_record
from tabbytop.terminal.records import verify
from tabbytop.terminal.remote.clock import ServerClock
from tabbytop.terminal.remote.connection import TableRequest, parse_link
from tabbytop.terminal.remote.game import RemoteGame
from tabbytop.wire import messages as m
from tests.cli.shell import Shell
from tests.server.live_server import WINDOW_SECONDS, LiveServer, run_on_server, seat_table, setup
from tests.server.rooms.test_windows import NAP, STAR, STARS, close_window, hand, open_window
from tests.server.set_clock import SetClock
from tests.terminal.typist import Typist


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep games and guest tokens in the test's own folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


async def join_bots(server: LiveServer, game: str, players: int = 2) -> tuple[Typist, str]:
    """Start a game of Ada against Kittens. Return Ada and the table id."""
    host = await server.guest("Host")
    table = await host.new_table(setup(game, players), sit=False)
    for seat in range(1, players):
        await host.do(table.id, m.SeatBot(seat=seat, level="kitten"))
    ada = Typist("Ada").join(f"{server.url}/table/{table.id}")
    await ada.answer("sit 0")
    await ada.sees("Ada, not ready yet (you)")
    await ada.answer("ready")
    await ada.sees("Ada, ready (you)")
    await host.do(table.id, m.Start())
    await ada.sees("You are Ada")
    return ada, table.id


async def start_two_player_game(server: LiveServer) -> tuple[Typist, Typist]:
    """Let Ada create a table and Bob find it in the list of open tables, and start their game."""
    ada = Typist("Ada").join(server.url, TableRequest("cat-box", 2))
    await ada.sees("Link to this table: http")
    bob = Typist("Bob").join(server.url)
    await bob.sees("1  Cat Box, 2 players, 1 free seat, host: Ada.")
    await bob.answer("7")
    await bob.answer("1")
    await bob.answer("sit")
    await ada.sees("Bob takes a seat.")
    await ada.answer("start")
    await ada.sees("Not everyone is ready: Bob.")
    await bob.answer("c Hello, Ada!")
    await bob.answer("ready")
    await ada.sees("Bob: Hello, Ada!")
    await ada.sees("Bob, ready")
    await ada.answer("start")
    return ada, bob


async def first_and_second(ada: Typist, bob: Typist) -> tuple[Typist, Typist]:
    """Return the player to move first, and the other one."""
    await ada.until(lambda: "'s turn." in ada.new + bob.new)
    return (bob, ada) if "It's Bob's turn." in ada.new else (ada, bob)


def check_end(text: str) -> None:
    """Check that the game is over and its record verifies."""
    assert "The game is over." in text
    (file,) = games_folder().glob("*.json")
    assert f"Game record: {file}" in text
    assert "all moves are legal and all deals match the commitment" in verify(english(), str(file))[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(tmp_path: Path, game: str) -> None:
    async def play(server: LiveServer) -> None:
        ada, table = await join_bots(server, game)
        await ada.play()
        text = await ada.end()
        assert server.state(table).status == "over"
        assert text.count(server.state(table).names[1]) > 5, "the bot's moves should be on screen"
        check_end(text)

    run_on_server(tmp_path, play)


def test_a_lost_connection_is_reported_and_restored(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada, table = await join_bots(server, "cat-box")
        await ada.play(4)
        await ada.wait_for_prompt()
        for listener in list(server.room(table)._listeners.listeners):
            listener.disconnect()
        await ada.sees("Connection lost.")
        await ada.sees("Reconnected.")
        await ada.play()
        check_end(await ada.end())

    run_on_server(tmp_path, play)


def test_two_terminals_at_one_table(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada, bob = await start_two_player_game(server)
        mover, other = await first_and_second(ada, bob)
        await mover.answer("1 1")
        await mover.sees(f"It's {other.name}'s turn.")
        await asyncio.gather(ada.play(), bob.play())
        for text in (await ada.end(), await bob.end()):
            check_end(text)

    run_on_server(tmp_path, play)


def test_a_move_is_undone_if_the_opponent_agrees(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada, bob = await start_two_player_game(server)
        mover, other = await first_and_second(ada, bob)
        await mover.answer("1 1")
        await other.sees("Your turn")
        for word, expected in (("decline", "declines the undo."), ("agree", "undoes")):
            mover.type("u")
            await other.sees("Type agree or decline.")
            await other.answer(word)
            await mover.sees(expected)
        await mover.sees("Your turn")

    run_on_server(tmp_path, play)


def test_a_move_that_affects_nobody_is_undone_at_once(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada, table = await join_bots(server, "here-kitty-kitty")
        await ada.answer("1")
        await ada.sees("Ada wants to move")
        await ada.answer("u")
        await ada.sees("Ada undoes")
        await ada.answer("p turn")
        await ada.sees("You pass automatically until your turn")
        assert server.room(table)._sealed.choice(0) == "turn"
        await ada.answer("p never")
        await ada.sees("isn't valid here")

    run_on_server(tmp_path, play)


def test_a_refusal_is_one_sentence_and_its_rule_can_be_read(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada, table = await join_bots(server, "cat-box")
        n = server.state(table).entry_number
        await ada.answer("u")
        await ada.sees("You haven't made a move yet.")
        await ada.answer("1 40,40")
        await ada.sees("[CB-4.2]")
        await ada.answer("?")
        await ada.sees("CB-4.2: ")
        await ada.answer("w")
        await ada.sees("That isn't needed here")
        assert server.state(table).entry_number == n

    run_on_server(tmp_path, play)


def test_a_standing_answer_can_be_chosen_while_a_window_is_open(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        bob = Typist("Bob")
        bob.start(RemoteGame(bob.console, english(), bob.lines, seated.seats[1]).run())
        await bob.sees("You have 5 seconds to respond.")
        n = seated.state.entry_number
        await bob.answer("p turn")
        await bob.sees("You pass automatically until your turn, every round.")
        assert seated.state.entry_number == n, "a standing answer is not in the log"
        bob.type("p")
        await bob.sees("You pass automatically until your turn, every round.")
        await close_window(seated)
        assert seated.seats[1].frame.standing == ["", "turn", "", ""]
        bob.type("q")
        await bob.answer("a")

    run_on_server(tmp_path, play, SetClock())


def test_help_lists_what_works_at_a_servers_table(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada, _ = await join_bots(server, "cat-box")
        await ada.answer("h")
        await ada.sees("  c TEXT")
        await ada.sees("  in a window ")
        for command in ("u", "r", "agree, decline", "q"):
            assert ada.new.count(f"\n  {command} ") == 1
        assert "\n  s " not in ada.new

    run_on_server(tmp_path, play)


def test_cards_and_rules_can_be_looked_up_at_any_time(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada = Typist("Ada").join(server.url, TableRequest("here-kitty-kitty", 2))
        await ada.answer("? spay")
        await ada.sees("Spay/Neuter Clinic (Standard): ")
        await ada.answer("? 5.1")
        await ada.sees("HKK-5.1: ")
        await ada.answer("bot 1 kitten")
        await ada.answer("start")
        await ada.sees("You are Ada")
        ada.type("? alarm")
        await ada.sees("Alarm System (Defensive): ")
        eve = Typist("Eve").join(ada.text.partition("Link to this table: ")[2].split()[0])
        await eve.sees("You're watching.")
        eve.type("? tuna")
        await eve.sees("Tuna (Defensive): ")

    run_on_server(tmp_path, play)


def test_an_answer_in_a_window_is_sealed(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        bob = Typist("Bob")
        bob.start(RemoteGame(bob.console, english(), bob.lines, seated.seats[1]).run())
        await bob.sees("You have 5 seconds to respond.")
        n = seated.state.entry_number
        naps = hand(seated, 1).count("nap")
        await bob.answer("nap")
        await bob.sees("Your response is in. The window is still open.")
        assert seated.state.entry_number == n, "a sealed answer is not in the log yet"
        await close_window(seated)
        assert seated.state.entry_number > n
        assert hand(seated, 1).count("nap") == naps - 1
        bob.type("q")
        await bob.answer("a")
        assert "You left the table." in await bob.end()

    run_on_server(tmp_path, play, SetClock())


@pytest.mark.parametrize(("stopped", "expected"), [(False, "Time's up: you passed."), (True, "has closed")])
def test_a_window_that_closes_without_an_answer_is_reported(tmp_path: Path, stopped: bool, expected: str) -> None:
    """Cleo passes automatically, unless Bob, who responds before her, canceled Ada's card."""

    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        cleo = Typist("Cleo")
        cleo.start(RemoteGame(cleo.console, english(), cleo.lines, seated.seats[2]).run())
        await cleo.sees("You have 5 seconds to respond.")
        if stopped:
            await seated.seats[1].say(["cancel nap"])
        await close_window(seated)
        await cleo.sees(expected)
        cleo.type("q")
        await cleo.answer("a")
        assert (await cleo.end()).count("Time's up") == (not stopped)

    run_on_server(tmp_path, play, SetClock())


def test_a_window_that_was_answered_closes_silently(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        bob = Typist("Bob")
        bob.start(RemoteGame(bob.console, english(), bob.lines, seated.seats[1]).run())
        await bob.answer("pass")
        await bob.sees("Your response is in")
        n = seated.state.entry_number
        await close_window(seated)
        await seated.seats[1].until(lambda: seated.seats[1].last_entry > n)
        bob.type("q")
        await bob.answer("a")
        text = await bob.end()
        assert "Time's up" not in text
        assert "has closed" not in text

    run_on_server(tmp_path, play, SetClock())


def test_the_time_left_follows_the_servers_clock(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        bob = Typist("Bob")
        watch = SetClock()
        game = RemoteGame(bob.console, english(), bob.lines, seated.seats[1], ServerClock(watch.monotonic))
        bob.start(game.run())
        await bob.sees("You have 5 seconds to respond.")
        assert game.describe_time_left() == "5 s to respond"
        await watch.advance(3.5)
        assert game.describe_time_left() == "2 s to respond"
        await watch.advance(60)
        assert game.describe_time_left() == "0 s to respond"
        await bob.answer("pass")
        await bob.sees("Your response is in")
        await bob.until(lambda: game.describe_time_left() == "window closes in 5 s")  # the next frame corrects it
        bob.type("q")
        await bob.answer("a")

    run_on_server(tmp_path, play, SetClock())


def test_the_time_for_a_move_is_shown_if_a_clock_runs(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2, clock=m.Pace("live", 30, 60)))
        ada = Typist("Ada")
        game = RemoteGame(ada.console, english(), ada.lines, seated.seats[0], ServerClock(SetClock().monotonic))
        ada.start(game.run())
        await ada.sees("You have 1:30 for this move.")
        assert game.describe_time_left() == "1:30 to move"
        ada.type("q")
        await ada.answer("a")

    run_on_server(tmp_path, play, SetClock())


def test_a_solo_player_does_not_wait_for_windows_without_a_response(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        few_naps = {**STARS, "cards": [{**STAR, "copies": 20}, {**NAP, "copies": 2}]}
        table_setup = setup(
            "here-kitty-kitty", 3, deck=few_naps, windows=WINDOW_SECONDS, options={"first": 1}, watchers=False
        )
        ada = await server.guest("Ada")
        while True:
            table = await ada.new_table(table_setup, bots=["kitten", "kitten"], start=True)
            view = (await ada.get_frame(table.id, seat=0)).view
            if view is not None and "nap" not in view["players"][0]["hand"]:
                break
        typist = Typist("Ada")
        seat = await server.connect(ada, table.id, seat=0, tell="en")
        typist.start(RemoteGame(typist.console, english(), typist.lines, seat).run())
        seeing = asyncio.create_task(typist.sees("Your turn"))
        while not seeing.done():
            await server.set_clock.advance(SOLO_PAUSE)
            await asyncio.sleep(0)
        await seeing
        typist.type("q")
        await typist.answer("a")

    run_on_server(tmp_path, play, SetClock())


def test_a_leaving_player_chooses_a_stand_in_and_can_return_to_the_seat(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada, table = await join_bots(server, "if-it-fits")
        await ada.play(3)
        await ada.answer("q")
        await ada.sees("let a bot play for you")
        await ada.answer("stay")
        await ada.answer("q")
        await ada.answer("a")
        await ada.end()
        assert not server.state(table).seats[0].stand_in
        returned = Typist("Ada").join(f"{server.url}/table/{table}")
        await returned.answer("q")
        await returned.answer("b")
        await returned.end()
        assert server.state(table).seats[0].stand_in == "kitten" or server.state(table).status == "over"

    run_on_server(tmp_path, play)


def test_a_player_without_a_seat_watches(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada, table = await join_bots(server, "cat-box")
        eve = Typist("Eve").join(f"{server.url}/table/{table}")
        await eve.sees("You're watching.")
        await ada.play(6)
        await eve.sees("  Ada plays")
        eve.type("1")
        await eve.sees("It isn't your turn.")
        eve.type("q")
        await eve.end()

    run_on_server(tmp_path, play)


@pytest.mark.parametrize(
    ("link", "server", "table"),
    [
        ("http://localhost:8229/table/abcDEF-_12345678", "http://localhost:8229", "abcDEF-_12345678"),
        ("https://cats.example/", "https://cats.example", ""),
        ("localhost:8229", "http://localhost:8229", ""),
    ],
)
def test_a_link_names_a_server_and_optionally_a_table(link: str, server: str, table: str) -> None:
    assert parse_link(link) == (server, table)


@pytest.mark.parametrize("link", ["", "ftp://cats.example", "http://cats.example/tables", "two words", "a@b/table/x"])
def test_an_invalid_link_is_refused(link: str) -> None:
    with pytest.raises(Refusal, match="not-a-link"):
        parse_link(link)


def test_a_wrong_link_is_refused_in_one_sentence(tmp_path: Path, shell: Shell) -> None:
    assert "isn't a link to a table" in shell.bad("join", "http://cats.example/tables/7")
    assert "Can't reach a Tabbytop server" in shell.bad("join", "http://127.0.0.1:9/table/abc")

    async def play(server: LiveServer) -> None:
        wrong = await asyncio.to_thread(shell.bad, "join", f"{server.url}/table/abcdefghijklmnop")
        assert "This table doesn't exist" in wrong
        none = await asyncio.to_thread(shell.bad, "join", server.url)
        assert "There are no open tables" in none
        out = await asyncio.to_thread(
            shell.good, "join", server.url, "--game", "cat-box", "--players", "3", typed="q\n"
        )
        assert "Cat Box, 3 players, basic game." in out
        assert "Kit, not ready yet (you)" in out
        many = ("--game", "cat-box", "--players", "2", "--bots", "kitten,kitten")
        assert "You named 2 bots" in await asyncio.to_thread(shell.bad, "join", server.url, *many)

    run_on_server(tmp_path, play)


# Nonces


def test_a_terminal_sends_a_nonce_and_finds_it_in_the_record(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada, table = await join_bots(server, "cat-box")
        (nonce, bot) = [chair.nonce for chair in server.state(table).seats]
        assert re.fullmatch("[0-9a-f]{32}", nonce)
        assert bot == ""
        await ada.play()
        text = await ada.end()
        assert "Your nonce is part of this deal" in text
        (file,) = games_folder().glob("*.json")
        assert read_record(str(file)).nonces == [nonce, ""]
        assert "Nonces used in the deal: Ada." in verify(english(), str(file))

    run_on_server(tmp_path, play)


def test_a_solo_player_in_a_terminal_sends_a_nonce(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada = Typist("Ada").join(server.url, TableRequest("cat-box", 3, bots="kitten"))
        await ada.sees("You are Ada")
        (state,) = [room._state for room in server.rooms.rooms.values()]
        assert [bool(chair.nonce) for chair in state.seats] == [True, False, False]

    run_on_server(tmp_path, play)


def test_a_terminal_sends_a_nonce_for_a_rematch_seat(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada, bob = await start_two_player_game(server)
        await first_and_second(ada, bob)
        (table,) = server.rooms.rooms
        await server.room(table).handle(Actor(server.state(table).seats[0].person, ""), m.Resign())
        await ada.end()
        await bob.end()
        await server.rooms.rematch(Actor(server.state(table).seats[0].person, "Ada"), server.room(table))
        rematch = server.state(server.state(table).rematch)
        assert [chair.nonce for chair in rematch.seats] == ["", ""]
        ada = Typist("Ada").join(f"{server.url}/table/{rematch.id}")
        await ada.sees("Ada, not ready yet (you)")
        assert [bool(chair.nonce) for chair in server.state(rematch.id).seats] == [False, True]

    run_on_server(tmp_path, play)


def test_a_terminal_warns_if_the_server_left_its_nonce_out(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada, table = await join_bots(server, "cat-box")
        dealer = server.state(table).match.dealer  # type: ignore[union-attr]
        assert isinstance(dealer, Dealer)
        dealer.nonces[0] = bytes(16)
        await ada.play()
        assert "Your nonce is missing from this deal" in await ada.end()

    run_on_server(tmp_path, play)

"""Playing at a server's table from the terminal: the lobby, whole games, windows, lost connections, refusals."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.games.shelf import NAMES as GAMES
from tabbytop.narrate.language import english
from tabbytop.server.tables.actor import Actor
from tabbytop.table.dealer import Dealer
from tabbytop.table.files import games_folder
from tabbytop.table.record import read_record
from tabbytop.terminal.records import verify
from tabbytop.terminal.remote.clock import ServerClock
from tabbytop.terminal.remote.connection import TableRequest, parse_link
from tabbytop.terminal.remote.game import RemoteGame
from tabbytop.wire import messages as m
from tests.cli.shell import Shell
from tests.server.live_server import CALM, Place, gather, scene, setup
from tests.server.rooms.test_windows import NAP, STAR, STARS, a_window, close, hand
from tests.server.set_clock import SetClock
from tests.terminal.typist import Typist


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games, and who one is, are kept in a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


async def seated(place: Place, game: str, players: int = 2) -> tuple[Typist, str]:
    """Ada in the first seat of a game with Kittens, which has just begun; and the table."""
    host = await place.guest("Host")
    table = await host.new_table(setup(game, players), sit=False)
    for seat in range(1, players):
        await host.do(table.id, m.SeatBot(seat=seat, level="kitten"))
    ada = Typist("Ada").join(f"{place.url}/table/{table.id}")
    await ada.answer("sit 0")
    await ada.sees("Ada, not ready yet (you)")
    await ada.answer("ready")
    await ada.sees("Ada, ready (you)")
    await host.do(table.id, m.Start())
    await ada.sees("You are Ada")
    return ada, table.id


async def two_people(place: Place) -> tuple[Typist, Typist]:
    """Ada, who lays a table by the server's address alone, and Bob, who finds it there; their game has begun."""
    ada = Typist("Ada").join(place.url, TableRequest("cat-box", 2))
    await ada.sees("Link to this table: http")
    bob = Typist("Bob").join(place.url)
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


async def who_begins(ada: Typist, bob: Typist) -> tuple[Typist, Typist]:
    """The one whose turn is first, and the one who is told so."""
    await ada.until(lambda: "'s turn." in ada.new + bob.new)
    return (bob, ada) if "It's Bob's turn." in ada.new else (ada, bob)


def check_end(text: str) -> None:
    """A game is over: there is a score sheet, and a record that can be checked."""
    assert "The game is over." in text
    (file,) = games_folder().glob("*.json")
    assert f"Game record: {file}" in text
    assert "all moves are legal and all deals match the commitment" in verify(english(), str(file))[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(tmp_path: Path, game: str) -> None:
    async def play(place: Place) -> None:
        ada, table = await seated(place, game)
        await ada.play()
        text = await ada.end()
        assert place.state(table).status == "over"
        assert text.count("Kitten") > 5, "what the bot did was told"
        check_end(text)

    scene(tmp_path, play)


def test_a_lost_connection_is_told_and_comes_back(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada, table = await seated(place, "cat-box")
        await ada.play(4)
        await ada.asked()
        for listener in list(place.room(table)._listeners.listeners):
            listener.disconnect()
        await ada.sees("Connection lost.")
        await ada.sees("Connected again.")
        await ada.play()
        check_end(await ada.end())

    scene(tmp_path, play)


def test_two_terminals_at_one_table(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada, bob = await two_people(place)
        mover, other = await who_begins(ada, bob)
        await mover.answer("1 1")
        await mover.sees(f"It's {other.name}'s turn.")
        await asyncio.gather(ada.play(), bob.play())
        for text in (await ada.end(), await bob.end()):
            check_end(text)

    scene(tmp_path, play)


def test_a_move_is_taken_back_where_the_other_agrees(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada, bob = await two_people(place)
        mover, other = await who_begins(ada, bob)
        await mover.answer("1 1")
        await other.sees("Your turn")
        for word, told in (("decline", "declines the undo."), ("agree", "undoes")):
            mover.type("u")
            await other.sees("Type agree or decline.")
            await other.answer(word)
            await mover.sees(told)
        await mover.sees("Your turn")

    scene(tmp_path, play)


def test_a_move_that_touches_nobody_is_taken_back_at_once(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada, table = await seated(place, "here-kitty-kitty")
        await ada.answer("1")
        await ada.sees("Ada wants to move")
        await ada.answer("u")
        await ada.sees("Ada undoes")
        await ada.answer("p turn")
        await ada.sees("You pass automatically until your turn")
        assert place.state(table).standing.choices[0] == "turn"
        await ada.answer("p never")
        await ada.sees("isn't valid here")

    scene(tmp_path, play)


def test_what_is_refused_is_one_sentence_and_the_rule_can_be_read(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada, table = await seated(place, "cat-box")
        n = place.state(table).entry_number
        await ada.answer("u")
        await ada.sees("You haven't made a move yet.")
        await ada.answer("1 40,40")
        await ada.sees("[CB-4.2]")
        await ada.answer("?")
        await ada.sees("CB-4.2: ")
        await ada.answer("w")
        await ada.sees("That isn't needed here")
        assert place.state(table).entry_number == n

    scene(tmp_path, play)


def test_a_standing_answer_is_chosen_while_a_window_is_open(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        bob = Typist("Bob")
        bob.be(RemoteGame(bob.console, english(), bob.lines, company.seats[1]).run())
        await bob.sees("You have 5 seconds to respond.")
        n = company.state.entry_number
        await bob.answer("p turn")
        await bob.sees("You pass automatically until your turn, every round.")
        assert company.state.entry_number == n, "nobody else knows"
        bob.type("p")
        await bob.sees("You pass automatically until your turn, every round.")
        await close(company)
        assert company.state.standing.choices == ["ask", "turn", "ask", "ask"]
        bob.type("q")
        await bob.answer("a")

    scene(tmp_path, play, SetClock())


def test_help_lists_what_works_at_a_servers_table(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada, _ = await seated(place, "cat-box")
        await ada.answer("h")
        await ada.sees("  c TEXT")
        for command in ("u", "r", "agree, decline", "q"):
            assert ada.new.count(f"\n  {command} ") == 1
        assert "\n  s " not in ada.new

    scene(tmp_path, play)


def test_cards_and_rules_are_looked_up_at_any_time(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada = Typist("Ada").join(place.url, TableRequest("here-kitty-kitty", 2))
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

    scene(tmp_path, play)


def test_an_answer_in_a_window_is_sealed(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        bob = Typist("Bob")
        bob.be(RemoteGame(bob.console, english(), bob.lines, company.seats[1]).run())
        await bob.sees("You have 5 seconds to respond.")
        n = company.state.entry_number
        naps = hand(company, 1).count("nap")
        await bob.answer("nap")
        await bob.sees("Your response is in. The window is still open.")
        assert company.state.entry_number == n, "it is in no log yet"
        await close(company)
        assert company.state.entry_number > n
        assert hand(company, 1).count("nap") == naps - 1
        bob.type("q")
        await bob.answer("a")
        assert "You left the table." in await bob.end()

    scene(tmp_path, play, SetClock())


@pytest.mark.parametrize(("stopped", "told"), [(False, "Time's up: you passed."), (True, "has closed")])
def test_a_window_that_closes_without_an_answer_is_told(tmp_path: Path, stopped: bool, told: str) -> None:
    """Cleo passes, unless Bob, who is asked before her, has cancelled what Ada did."""

    async def play(place: Place) -> None:
        company = await a_window(place)
        cleo = Typist("Cleo")
        cleo.be(RemoteGame(cleo.console, english(), cleo.lines, company.seats[2]).run())
        await cleo.sees("You have 5 seconds to respond.")
        if stopped:
            await company.seats[1].say(["cancel nap"])
        await close(company)
        await cleo.sees(told)
        cleo.type("q")
        await cleo.answer("a")
        assert (await cleo.end()).count("Time's up") == (not stopped)

    scene(tmp_path, play, SetClock())


def test_a_window_that_was_answered_closes_without_a_word(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        bob = Typist("Bob")
        bob.be(RemoteGame(bob.console, english(), bob.lines, company.seats[1]).run())
        await bob.answer("pass")
        await bob.sees("Your response is in")
        n = company.state.entry_number
        await close(company)
        await company.seats[1].until(lambda: company.seats[1].n > n)
        bob.type("q")
        await bob.answer("a")
        text = await bob.end()
        assert "Time's up" not in text
        assert "has closed" not in text

    scene(tmp_path, play, SetClock())


def test_the_time_left_is_counted_by_the_clock_of_the_server(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        bob = Typist("Bob")
        watch = SetClock()
        game = RemoteGame(bob.console, english(), bob.lines, company.seats[1], ServerClock(watch.monotonic))
        bob.be(game.run())
        await bob.sees("You have 5 seconds to respond.")
        assert game.describe_time_left() == "5 s to respond"
        await watch.advance(3.5)
        assert game.describe_time_left() == "2 s to respond"
        await watch.advance(60)
        assert game.describe_time_left() == "0 s to respond"
        await bob.answer("pass")
        await bob.sees("Your response is in")
        await bob.until(lambda: game.describe_time_left() == "window closes in 5 s")  # the next frame sets it right
        bob.type("q")
        await bob.answer("a")

    scene(tmp_path, play, SetClock())


def test_the_time_for_a_move_is_shown_where_a_clock_runs(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2, clock=m.Pace("live", 30, 60)))
        ada = Typist("Ada")
        game = RemoteGame(ada.console, english(), ada.lines, company.seats[0], ServerClock(SetClock().monotonic))
        ada.be(game.run())
        await ada.sees("You have 1:30 for this move.")
        assert game.describe_time_left() == "1:30 to move"
        ada.type("q")
        await ada.answer("a")

    scene(tmp_path, play, SetClock())


def test_nobody_who_plays_alone_waits_for_windows_without_an_answer(tmp_path: Path) -> None:
    """The table waits long for them, so the terminal passes where there is nothing else to say."""

    async def play(place: Place) -> None:
        few_naps = {**STARS, "cards": [{**STAR, "copies": 20}, {**NAP, "copies": 2}]}
        made = setup("here-kitty-kitty", 3, deck=few_naps, windows=CALM, options={"first": 1}, watchers=False)
        ada = await place.guest("Ada")
        while True:
            table = await ada.new_table(made, bots=["kitten", "kitten"], start=True)
            view = (await ada.get_frame(table.id, seat=0)).view
            if view is not None and "nap" not in view["players"][0]["hand"]:
                break
        typist = Typist("Ada")
        seat = await place.sit(ada, table.id, seat=0, tell="en")
        typist.be(RemoteGame(typist.console, english(), typist.lines, seat).run())
        await typist.sees("Your turn")
        typist.type("q")
        await typist.answer("a")

    scene(tmp_path, play, SetClock())


def test_who_leaves_says_whether_a_bot_plays_on_and_comes_back_to_the_seat(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada, table = await seated(place, "if-it-fits")
        await ada.play(3)
        await ada.answer("q")
        await ada.sees("let a bot play for you")
        await ada.answer("stay")
        await ada.answer("q")
        await ada.answer("a")
        await ada.end()
        assert not place.state(table).seats[0].stand_in
        again = Typist("Ada").join(f"{place.url}/table/{table}")
        await again.answer("q")
        await again.answer("b")
        await again.end()
        assert place.state(table).seats[0].stand_in == "kitten" or place.state(table).status == "over"

    scene(tmp_path, play)


def test_who_has_no_seat_looks_on(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada, table = await seated(place, "cat-box")
        eve = Typist("Eve").join(f"{place.url}/table/{table}")
        await eve.sees("You're watching.")
        await ada.play(6)
        await eve.sees("  Ada plays")
        eve.type("1")
        await eve.sees("It isn't your turn.")
        eve.type("q")
        await eve.end()

    scene(tmp_path, play)


@pytest.mark.parametrize(
    ("link", "server", "table"),
    [
        ("http://localhost:8229/table/abcDEF-_12345678", "http://localhost:8229", "abcDEF-_12345678"),
        ("https://cats.example/", "https://cats.example", ""),
        ("localhost:8229", "http://localhost:8229", ""),
    ],
)
def test_a_link_names_a_server_and_perhaps_a_table(link: str, server: str, table: str) -> None:
    assert parse_link(link) == (server, table)


@pytest.mark.parametrize("link", ["", "ftp://cats.example", "http://cats.example/tables", "two words", "a@b/table/x"])
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(Refusal, match="not-a-link"):
        parse_link(link)


def test_a_wrong_link_is_one_sentence(tmp_path: Path, shell: Shell) -> None:
    assert "isn't a link to a table" in shell.bad("join", "http://cats.example/tables/7")
    assert "Can't reach a Tabbytop server" in shell.bad("join", "http://127.0.0.1:9/table/abc")

    async def play(place: Place) -> None:
        wrong = await asyncio.to_thread(shell.bad, "join", f"{place.url}/table/abcdefghijklmnop")
        assert "This table doesn't exist" in wrong
        none = await asyncio.to_thread(shell.bad, "join", place.url)
        assert "There are no open tables" in none
        out = await asyncio.to_thread(shell.good, "join", place.url, "--game", "cat-box", "--players", "3", typed="q\n")
        assert "Cat Box, 3 players, basic game." in out
        assert "Kit, not ready yet (you)" in out
        many = ("--game", "cat-box", "--players", "2", "--bots", "kitten,kitten")
        assert "You named 2 bots" in await asyncio.to_thread(shell.bad, "join", place.url, *many)

    scene(tmp_path, play)


# Nonces


def test_a_terminal_sends_a_nonce_and_finds_it_in_the_record(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada, table = await seated(place, "cat-box")
        (nonce, bot) = [chair.nonce for chair in place.state(table).seats]
        assert re.fullmatch("[0-9a-f]{32}", nonce)
        assert bot == ""
        await ada.play()
        text = await ada.end()
        assert "Your nonce is part of this deal" in text
        (file,) = games_folder().glob("*.json")
        assert read_record(str(file)).nonces == [nonce, ""]
        assert "Nonces used in the deal: Ada." in verify(english(), str(file))

    scene(tmp_path, play)


def test_whoever_plays_alone_in_a_terminal_sends_a_nonce(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada = Typist("Ada").join(place.url, TableRequest("cat-box", 3, bots="kitten"))
        await ada.sees("You are Ada")
        (state,) = [room._state for room in place.rooms.rooms.values()]
        assert [bool(chair.nonce) for chair in state.seats] == [True, False, False]

    scene(tmp_path, play)


def test_a_terminal_sends_a_nonce_for_a_seat_that_it_was_given(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada, bob = await two_people(place)
        await who_begins(ada, bob)
        (table,) = place.rooms.rooms
        await place.room(table).handle(Actor(place.state(table).seats[0].person, ""), m.Resign())
        await ada.end()
        await bob.end()
        await place.rooms.rematch(Actor(place.state(table).seats[0].person, "Ada"), place.room(table))
        again = place.state(place.state(table).rematch)
        assert [chair.nonce for chair in again.seats] == ["", ""]
        ada = Typist("Ada").join(f"{place.url}/table/{again.id}")
        await ada.sees("Ada, not ready yet (you)")
        assert [bool(chair.nonce) for chair in place.state(again.id).seats] == [False, True]

    scene(tmp_path, play)


def test_a_terminal_tells_when_the_server_left_its_nonce_out(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada, table = await seated(place, "cat-box")
        dealer = place.state(table).match.dealer  # type: ignore[union-attr]
        assert isinstance(dealer, Dealer)
        dealer.nonces[0] = bytes(16)
        await ada.play()
        assert "Your nonce is missing from this deal" in await ada.end()

    scene(tmp_path, play)

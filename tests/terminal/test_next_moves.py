"""Choosing a next move in the terminal while a window is open: keep it, change it, withdraw it, choose it again."""

from __future__ import annotations

import re
from pathlib import Path

from tabbytop.narrate.language import english
from tabbytop.server.tables.state import SOLO_PAUSE
from tabbytop.terminal.remote.game import RemoteGame
from tests.server.live_server import WINDOW_SECONDS, LiveServer, SeatedTable, run_on_server, seat_table, setup
from tests.server.rooms.test_windows import KITTY, STARS, close_all_windows, close_window, moves_since, seat_with_hands
from tests.server.set_clock import SetClock
from tests.terminal.typist import Typist

NEXT = "If everyone passes, this is the table"
SET = "Your next move is set: "
MOVE = re.compile(r"(\d+) (white|black|orange|gray) (\S+)→(\S+)")
"""A move of a cat among the options, with the number to type."""


async def moves_offered(typist: Typist) -> list[str]:
    """Wait for a question, and return the numbers of the moves of cats that it offers."""
    assert await typist.wait_for_prompt(), typist.text[-2000:]
    return [found[1] for found in MOVE.finditer(typist.new)]


async def open_window(server: LiveServer) -> SeatedTable:
    """Let Ada move a cat, which Bob can cancel. She has another action."""
    made = setup(KITTY, 3, deck=STARS, windows=WINDOW_SECONDS)
    seated = await seat_with_hands(server, made, {1: {"nap"}})
    await move_cat(seated)
    return seated


async def move_cat(seated: SeatedTable) -> None:
    """Let the player to move move a cat."""
    await seated.sync()
    mover = seated.to_move
    await mover.say([next(word for word in mover.options if word.startswith("move"))])
    await seated.sync()


def start(seated: SeatedTable, seat: int) -> Typist:
    """Let a player sit at a terminal."""
    typist = Typist(seated.state.names[seat])
    return typist.start(RemoteGame(typist.console, english(), typist.lines, seated.seats[seat]).run())


async def leave(typist: Typist) -> None:
    """Leave the table, and let the terminal end."""
    typist.type("q")
    await typist.answer("a")
    await typist.end()


def kept(seated: SeatedTable, seat: int) -> list[str]:
    """Return the words of the move that a seat has sealed."""
    ahead = seated.seats[seat].frame.ahead
    return [] if ahead is None else ahead.kept


def test_a_next_move_is_kept_changed_withdrawn_and_played(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        n = seated.state.entry_number
        ada = start(seated, 0)
        await ada.sees(NEXT)
        first, second, *_ = await moves_offered(ada)
        ada.type(first)
        await ada.sees(f"{SET}Ada wants to move")
        planned = kept(seated, 0)
        ada.type(second)
        await ada.sees(f"{SET}Ada wants to move")
        changed = kept(seated, 0)
        assert planned != changed
        ada.type("purr")
        await ada.sees("isn't an option here.")
        assert kept(seated, 0) == changed
        ada.type("u")
        await ada.sees("Your next move is withdrawn.")
        assert kept(seated, 0) == []
        await ada.answer(second)
        await ada.sees(SET)
        assert seated.state.entry_number == n, "nobody else sees that a move was chosen"
        await close_window(seated)
        assert moves_since(seated.seats[0], n)[-1] == (0, changed[0], "")
        await ada.sees("Ada wants to move")
        assert "wasn't played" not in ada.text
        await leave(ada)

    run_on_server(tmp_path, play, SetClock())


def test_a_question_about_the_next_move_goes_on_when_everyone_has_passed(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        ada = start(seated, 0)
        await ada.sees(NEXT)
        first, *_ = await moves_offered(ada)
        n = seated.state.entry_number
        await close_window(seated)
        await ada.sees("Everyone passed: it's your turn.")
        assert ada.text.count("Your turn") == 1, "the question isn't asked again"
        await ada.answer(first)
        await ada.sees("Ada wants to move")
        await seated.sync()
        assert moves_since(seated.seats[0], n)[-1][0] == 0
        await leave(ada)

    run_on_server(tmp_path, play, SetClock())


async def seal_and_cancel(server: LiveServer) -> tuple[SeatedTable, Typist, list[str], list[str]]:
    """Let Ada keep a next move, and Bob cancel her move. Return her move and the numbers of all moves."""
    seated = await open_window(server)
    ada = start(seated, 0)
    numbers = await moves_offered(ada)
    ada.type(numbers[0])
    await ada.sees(SET)
    words = kept(seated, 0)
    await seated.seats[1].say(["cancel nap"])
    await close_all_windows(seated)
    await ada.sees("Someone responded, so your move wasn't played: Ada wants to move")
    await ada.sees("Enter: play it now.")
    return seated, ada, words, numbers


def test_a_kept_move_is_offered_again_if_somebody_responded(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated, ada, words, _ = await seal_and_cancel(server)
        n = seated.state.entry_number
        await ada.answer("t")
        await ada.sees("Enter: play it now.")
        await ada.answer("")
        await seated.seats[0].until(lambda: seated.seats[0].last_entry > n)
        assert moves_since(seated.seats[0], n) == [(0, words[0], "")]
        await leave(ada)

    run_on_server(tmp_path, play, SetClock())


def test_another_move_replaces_one_that_was_kept(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated, ada, words, numbers = await seal_and_cancel(server)
        n = seated.state.entry_number
        await ada.answer(numbers[1])
        await seated.seats[0].until(lambda: seated.seats[0].last_entry > n)
        ((seat, word, _),) = moves_since(seated.seats[0], n)
        assert seat == 0
        assert word != words[0]
        await leave(ada)

    run_on_server(tmp_path, play, SetClock())


def test_a_move_that_is_being_replaced_when_the_window_closes_is_played(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        ada = start(seated, 0)
        ada.type((await moves_offered(ada))[0])
        await ada.sees(SET)
        words = kept(seated, 0)
        ada.type("")
        numbers = await moves_offered(ada)
        n = seated.state.entry_number
        await close_window(seated)
        assert moves_since(seated.seats[0], n)[-1] == (0, words[0], "")
        await ada.sees("Ada wants to move")
        ada.type(numbers[1])
        await ada.sees("It isn't your turn.")
        await leave(ada)

    run_on_server(tmp_path, play, SetClock())


def test_a_player_who_is_asked_chooses_the_next_move_after_answering(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        await close_all_windows(seated)
        await move_cat(seated)
        bob = start(seated, 1)
        await bob.sees("You have 5 seconds to respond.")
        assert await bob.wait_for_prompt()
        assert NEXT not in bob.text
        bob.type("pass")
        await bob.sees("Your response is in.")
        await bob.sees(NEXT)
        bob.type((await moves_offered(bob))[0])
        await bob.sees(f"{SET}Bob wants to move")
        words = kept(seated, 1)
        n = seated.state.entry_number
        await close_window(seated)
        assert moves_since(seated.seats[1], n)[-1] == (1, words[0], "")
        await leave(bob)

    run_on_server(tmp_path, play, SetClock())


def test_a_returning_player_reads_which_move_is_kept(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        ada = start(seated, 0)
        ada.type((await moves_offered(ada))[0])
        await ada.sees(SET)
        await leave(ada)
        again = start(seated, 0)
        await again.sees(f"{SET}Ada wants to move")
        await leave(again)

    run_on_server(tmp_path, play, SetClock())


def test_nothing_is_offered_ahead_in_a_window_that_closes_at_once(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        made = setup(KITTY, 3, deck=STARS, windows=WINDOW_SECONDS, watchers=False)
        seated = await seat_table(server, made, bots=2)
        ada = start(seated, 0)
        numbers = await moves_offered(ada)
        ada.type(numbers[0])
        await ada.sees("Ada wants to move")
        await server.set_clock.advance(SOLO_PAUSE)
        await ada.sees("Your turn")
        assert "If everyone passes" not in ada.text
        await leave(ada)

    run_on_server(tmp_path, play, SetClock())

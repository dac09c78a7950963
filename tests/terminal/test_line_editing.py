"""Line editing in a real terminal: arrow keys, history, news above half-typed text, Ctrl-C and Ctrl-D."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tabbytop.terminal.line_input import PROMPT
from tabbytop.wire import messages as m
from tests.server.live_server import LiveServer, run_on_server, setup
from tests.server.rooms.test_windows import open_window
from tests.server.set_clock import SetClock
from tests.terminal.pseudo_terminal import BACKSPACE, CTRL_C, CTRL_D, LEFT, UP, PseudoTerminal

PLAY = ("play", "cat-box", "--players", "2", "--seed", "3", "--save", "game.json")


def test_arrow_keys_edit_the_line_and_recall_the_last_one(tmp_path: Path) -> None:
    with PseudoTerminal(*PLAY, folder=tmp_path) as terminal:
        terminal.see("Choose a card to play.")
        terminal.wait_for_editor()
        terminal.type("dog!" + LEFT + BACKSPACE + "ma\r")
        terminal.see('"doma!" isn\'t an option here')
        terminal.wait_for_editor()
        terminal.type(UP + "?\r")
        terminal.see('"doma!?" isn\'t an option here')
        terminal.wait_for_editor()
        assert "^[" not in terminal.text
        terminal.type("q\r")
        assert terminal.end() == 0


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
def test_ctrl_c_and_ctrl_d_save_the_game_and_quit(tmp_path: Path, key: str) -> None:
    with PseudoTerminal(*PLAY, folder=tmp_path) as terminal:
        terminal.see("Choose a card to play.")
        terminal.wait_for_editor()
        terminal.type(key)
        terminal.see("--resume game.json")
        assert terminal.end() == 0


def test_news_does_not_interrupt_half_typed_text(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        host = await server.guest("Host")
        table = await host.new_table(setup("cat-box", 2))
        with PseudoTerminal("join", f"{server.url}/table/{table.id}", "--name", "Bob", folder=tmp_path) as bob:
            await asyncio.to_thread(bob.see, "Type h for help.")
            await asyncio.to_thread(bob.wait_for_editor)
            bob.type("sit\r")
            await asyncio.to_thread(bob.see, "Bob, not ready yet (you)")
            bob.type("c Half a sen")
            await asyncio.to_thread(bob.see, "c Half a sen")
            await host.do(table.id, m.Chat(text="Mew!"))
            await asyncio.to_thread(bob.see, "Host: Mew!")
            await asyncio.to_thread(bob.see, "c Half a sen")
            bob.type("tence\r")
            await asyncio.to_thread(bob.see, "Bob: Half a sentence")
            await asyncio.to_thread(bob.see, PROMPT.strip())  # the terminal itself takes Ctrl-D before that
            bob.type(CTRL_D)
            await asyncio.to_thread(bob.see, "You left the table.")
            assert await asyncio.to_thread(bob.end) == 0

    run_on_server(tmp_path, play)


def test_the_prompt_counts_down_while_a_window_is_open(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server, windows={"cancel": 600.0})
        guests = {server.url: {"Bob": seated.clients[1].http.cookies["tabbytop"]}}
        (tmp_path / "tabbytop").mkdir(exist_ok=True)
        (tmp_path / "tabbytop" / "guests.json").write_text(json.dumps(guests))
        with PseudoTerminal("join", f"{server.url}/table/{seated.table}", "--name", "Bob", folder=tmp_path) as bob:
            await asyncio.to_thread(bob.see, "You have 600 seconds to respond.")
            await asyncio.to_thread(bob.find, r"\d:\d\d to respond >")
            bob.type("pass\r")
            await asyncio.to_thread(bob.see, "Your response is in")

    run_on_server(tmp_path, play, SetClock())

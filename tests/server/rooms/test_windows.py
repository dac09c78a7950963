"""Windows: prompts, sealed answers, standing answers and orders. Nobody can tell who could answer or has answered."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabbytop.games.kitty.state import UNKNOWN
from tabbytop.server.bot_pool.answers import choose_answer
from tabbytop.server.rooms import bot_seats
from tabbytop.server.tables.commands.lobby import Opened
from tabbytop.server.tables.log import decode_entry
from tabbytop.server.tables.state import SOLO_PAUSE, TableState
from tabbytop.server.views.frame import news_of
from tabbytop.wire import messages as m
from tabbytop.wire.client import RequestRefused, TableConnection
from tests.server.live_server import (
    WINDOW_SECONDS,
    LiveServer,
    SeatedTable,
    run_on_server,
    running_server,
    seat_table,
    setup,
)
from tests.server.set_clock import SetClock
from tests.server.tables.test_table_life import refuses

KITTY = "here-kitty-kitty"
STAR: dict[str, Any] = {"id": "star", "type": "standard", "copies": 18, "effect": "draw", "count": 1}
NAP: dict[str, Any] = {"id": "nap", "type": "defensive", "copies": 18, "effect": "cancel", "cancels": "all"}
THIEF: dict[str, Any] = {"id": "thief", "type": "standard", "copies": 18, "effect": "steal", "to": "yard"}
TUNA: dict[str, Any] = {"id": "tuna", "type": "defensive", "copies": 18, "effect": "cancel", "cancels": ["thief"]}
STARS = {"game": KITTY, "name": "stars", "cards": [STAR, NAP]}
FEW_NAPS = {**STARS, "cards": [{**STAR, "copies": 20}, {**NAP, "copies": 5}]}
THREE_NAPS = {**STARS, "cards": [STAR, {**NAP, "copies": 3}]}
THIEVES = {"game": KITTY, "name": "thieves", "cards": [THIEF, TUNA]}


def hand(seated: SeatedTable, seat: int) -> list[str]:
    """Return the cards that a seat holds."""
    assert seated.state.match is not None
    state = seated.state.match.state
    return [state.deck.ids[k] for k in state.hands[seat]]


async def seat_with_hands(server: LiveServer, made: m.Setup, wanted: dict[int, set[str]], **more: Any) -> SeatedTable:
    """Create tables until these seats hold at least one of each of these cards, and return that table.

    The clients of the others are closed, because the number of sockets per address is limited.
    """
    outer = server.exit_stack
    while True:
        server.exit_stack = tries = AsyncExitStack()
        seated = await seat_table(server, made, **more)
        if all(cards <= set(hand(seated, seat)) for seat, cards in wanted.items()):
            outer.push_async_callback(tries.aclose)
            server.exit_stack = outer
            return seated
        await tries.aclose()


async def open_window(server: LiveServer, **more: Any) -> SeatedTable:
    """Let Ada play a card that anyone may cancel. The window asks everyone else; Bob and Cleo hold a canceling card."""
    made = setup(KITTY, more.pop("players", 4), deck=STARS, **{"windows": WINDOW_SECONDS, **more})
    seated = await seat_with_hands(server, made, {0: {"star", "nap"}, 1: {"nap", "star"}, 2: {"nap"}})
    await seated.seats[0].say(["play star"])
    await seated.sync()
    return seated


async def open_window_for_one(server: LiveServer) -> SeatedTable:
    """Let Ada play a card that anyone may cancel. Of the others only Bob holds a canceling card."""
    made = setup(KITTY, 3, deck=FEW_NAPS, windows=WINDOW_SECONDS)
    seated = await seat_with_hands(server, made, {0: {"star"}, 1: {"nap"}})
    while "nap" in hand(seated, 2):
        seated = await seat_with_hands(server, made, {0: {"star"}, 1: {"nap"}})
    await seated.seats[0].say(["play star"])
    await seated.sync()
    return seated


async def close_window(seated: SeatedTable) -> None:
    """Advance the clock until the window closes, and wait until every seat has the result."""
    await seated.sync()
    n = seated.state.entry_number
    await seated.advance_to(seated.state.window_closes())
    for seat in seated.seats:
        await seat.until(lambda seat=seat: seat.last_entry > n)  # type: ignore[misc]
    await seated.sync()


async def close_all_windows(seated: SeatedTable) -> None:
    """Close one window after the other."""
    while seated.state.window is not None:
        await close_window(seated)
    await seated.sync()


def window_of(seat: TableConnection) -> m.Asked:
    """Return the window as a seat sees it."""
    assert seat.frame.window is not None
    return seat.frame.window


def moves_since(seat: TableConnection, since: int) -> list[tuple[int | None, str | None, str]]:
    """Return the moves that a seat has received since an entry: seat, first word, and the bot that made it, if any."""
    return [(one.by, one.say[0], one.made) for one in seat.news if one.n > since and one.what == "moved"]


def record_messages(seats: list[TableConnection]) -> list[list[bytes]]:
    """Return lists that collect everything these seats receive from now on."""
    received: list[list[bytes]] = [[] for _ in seats]
    for seat, messages in zip(seats, received, strict=True):
        seat.on_message = messages.append
    return received


def test_a_window_asks_everyone_at_once_and_closes_on_time(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        opened = server.clock.now()
        for seat in seated.seats:
            prompted = "cancel nap" in (seat.options or {})
            window = m.Asked(
                seated.state.move_number, "cancel", [1, 2, 3], opened + 5.0, prompted=prompted, opened=opened
            )
            assert window_of(seat) == window
            assert seat.frame.asks is None, "the order of asking is hidden, too"
            assert bool(seat.options) == (seat.seat != 0)
        for seat in seated.seats[1:]:
            await seat.say(["pass"])
        await server.set_clock.advance(4.9)
        await seated.seats[0].send_command(m.Chat(text="So?"))
        assert seated.state.window is not None, "it stays open even if everyone has answered"
        n = seated.state.entry_number
        await close_window(seated)
        assert moves_since(seated.seats[0], n) == [(1, "pass", ""), (2, "pass", ""), (3, "pass", "")]

    run_on_server(tmp_path, play, SetClock())


def test_a_window_result_is_sent_at_the_close_however_early_it_is_written(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        bob, cleo = seated.seats[1:3]
        window, n, closes = seated.state.move_number, seated.state.entry_number, seated.state.window_closes()
        await server.set_clock.advance_to(closes - 0.06)
        await bob.say(["pass"])
        await server.set_clock.advance_to(closes - 0.05)
        while not await server.room(seated.table).store.rows(seated.table, n):
            await asyncio.sleep(0)
        late = asyncio.create_task(cleo.send_command(m.Say(cleo.last_entry, ["play nap"], window=window, seat=2)))
        await asyncio.sleep(0.05)
        assert [seat.last_entry for seat in seated.seats] == [n] * 4, "it is written but not sent yet"
        await server.set_clock.advance_to(closes)
        await seated.sync()
        assert {one.at for one in seated.seats[3].news if one.n > n} == {closes}
        with pytest.raises(RequestRefused, match="already closed"):
            await late

    run_on_server(tmp_path, play, SetClock())


def first_words(options: dict[str, Any] | None) -> list[str]:
    """Return the first move of a tree of words."""
    said: list[str] = []
    while options:
        word, options = next(iter(options.items()))
        said.append(word)
    return said


def test_a_sealed_answer_is_sent_to_nobody_else_before_the_close(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        ada, bob, cleo, dan = seated.seats
        watcher = await server.connect(await server.new_client(), seated.table)
        second = await server.connect(seated.clients[1], seated.table, seat=1)
        await ada.send_command(m.Chat(text="Ready?"))
        await seated.sync()
        n = seated.state.entry_number
        others = record_messages([ada, cleo, dan, watcher])
        await bob.say(["cancel nap"])
        await second.until(lambda: window_of(second).answered)
        await bob.until(lambda: window_of(bob).answered)
        assert not (await cleo.client.get_frame(seated.table)).window.answered  # type: ignore[union-attr]
        await bob.say(["pass"])
        await bob.say(["cancel nap"])
        assert seated.state.entry_number == n, "the log doesn't have it yet"
        await dan.send_command(m.Chat(text="Hm."))
        await seated.sync()
        await watcher.until(lambda: watcher.last_entry == seated.state.entry_number)
        assert [len(received) for received in others] == [1, 1, 2, 1], "the chat line, and for Dan its acknowledgment"
        assert not any(b"nap" in data for data in others[3])
        await close_window(seated)
        assert moves_since(cleo, n)[-1] == (1, "cancel nap", "")
        assert hand(seated, 1).count("nap") < 5
        assert seated.state.window is None or seated.state.window.asked != (1, 2, 3)

    run_on_server(tmp_path, play, SetClock())


def test_a_later_answer_replaces_an_earlier_one(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        bob, cleo = seated.seats[1:3]
        await bob.say(["cancel nap"])
        await cleo.say(["pass"])
        await cleo.say(["cancel nap"])
        await bob.say(["pass"])
        n = seated.state.entry_number
        await close_window(seated)
        assert moves_since(bob, n) == [(1, "pass", ""), (2, "cancel nap", "")]

    run_on_server(tmp_path, play, SetClock())


def test_an_answer_must_name_its_window_and_come_from_a_seat_that_is_asked(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        ada, bob = seated.seats[:2]
        number = seated.state.move_number
        await refuses(ada, m.Say(ada.last_entry, ["pass"], window=number), "not-asked")
        await refuses(bob, m.Say(bob.last_entry, ["pass"]), "which-window")
        await refuses(bob, m.Say(bob.last_entry, ["pass"], window=number - 1), "window-closed")
        await refuses(bob, m.Say(bob.last_entry, ["pass"], window=number + 1), "window-closed")
        illegal = await refuses(bob, m.Say(bob.last_entry, ["cancel star"], window=number), "no-such-answer")
        assert illegal.rule == "HKK-5.1"
        await refuses(bob, m.Say(bob.last_entry, ["purr"], window=number), "unknown-word")
        assert server.room(seated.table)._sealed.answers == {}
        n = seated.state.entry_number
        await close_window(seated)
        assert [said for _, said, _ in moves_since(ada, n)] == ["pass"] * 3
        await refuses(bob, m.Say(bob.last_entry, ["cancel nap"], window=number), "window-closed")
        await refuses(ada, m.Order(answer="defend"), "only-slow")

    run_on_server(tmp_path, play, SetClock())


def test_a_seat_that_has_not_answered_passes(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        n = seated.state.entry_number
        await seated.seats[2].say(["cancel nap"])
        await close_window(seated)
        assert moves_since(seated.seats[0], n) == [(1, "pass", ""), (2, "cancel nap", "")]
        assert window_or_none(seated.seats[3]) is None or seated.state.move_number > n

    run_on_server(tmp_path, play, SetClock())


def window_or_none(seat: TableConnection) -> m.Asked | None:
    """Return the window as a seat sees it, if one is open."""
    return seat.frame.window


def test_sealed_answers_survive_a_restart_and_the_window_opens_again(tmp_path: Path) -> None:
    async def play() -> None:
        clock = SetClock()
        async with AsyncExitStack() as exit_stack:
            async with running_server(tmp_path, clock, exit_stack=exit_stack) as server:
                seated = await open_window(server)
                bob, cleo = seated.seats[1:3]
                await bob.say(["cancel nap"])
                await cleo.send_command(m.Stand(choice="turn"))
                await server.set_clock.advance(1.0)
                port, number = int(server.url.rsplit(":", 1)[1]), seated.state.move_number
            await clock.advance(3600.0)
            async with running_server(tmp_path, clock, exit_stack=exit_stack, port=port) as server:
                again = SeatedTable(server, seated.table, seated.clients, seated.seats)
                await server.rooms.room(seated.table)
                await again.sync()
                assert window_of(bob).window == number
                assert window_of(bob).answered
                assert not window_of(cleo).answered
                assert window_of(cleo).closes == clock.now() + 5.0, "disconnected players may still answer"
                assert cleo.frame.standing == ["", "", "turn", ""]
                assert bob.frame.standing == ["", "ask", "", ""]
                await cleo.say(["pass"])
                n = again.state.entry_number
                await close_window(again)
                assert moves_since(cleo, n) == [(1, "cancel nap", "")]
                assert cleo.frame.standing == ["", "", "turn", ""]

    asyncio.run(play())


# Prompts, standing answers and long windows


def test_only_a_seat_that_can_answer_is_prompted_and_only_it_learns_that(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window_for_one(server)
        watcher = await server.connect(await server.new_client(), seated.table)
        assert [window_of(seat).prompted for seat in seated.seats] == [False, True, False]
        assert not window_of(watcher).prompted
        n = seated.state.entry_number
        await close_window(seated)
        assert moves_since(seated.seats[0], n) == [(1, "pass", ""), (2, "pass", "")]

    run_on_server(tmp_path, play, SetClock())


def test_a_player_can_be_prompted_in_every_window(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        cleo = (await open_window_for_one(server)).seats[2]
        await cleo.send_command(m.Stand(choice="always"))
        assert window_of(cleo).prompted
        assert list(cleo.options or {}) == ["pass"]

    run_on_server(tmp_path, play, SetClock())


def test_a_standing_answer_counts_at_once_and_is_sent_to_nobody_else(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        ada, bob, cleo, dan = seated.seats
        watcher = await server.connect(await server.new_client(), seated.table)
        second = await server.connect(seated.clients[1], seated.table, seat=1)
        await seated.sync()
        n, closes = seated.state.entry_number, window_of(bob).closes
        others = record_messages([ada, cleo, dan, watcher])
        await refuses(bob, m.Stand(choice="never"), "unknown-name")
        assert window_of(bob).prompted
        for choice in ("target", "turn"):
            await bob.send_command(m.Stand(choice=choice))
            assert bob.frame.standing == ["", choice, "", ""]
            await second.until(lambda: second.frame.standing[1] == choice)  # noqa: B023
        assert not window_of(bob).prompted, "it's Ada's turn, and her card is aimed at nobody"
        assert (await cleo.client.get_frame(seated.table)).standing == ["", "", "ask", ""]
        assert (await bob.client.get_frame(seated.table)).standing == ["", "turn", "", ""]
        assert others == [[], [], [], []]
        assert (seated.state.entry_number, window_of(bob).closes, window_of(cleo).closes) == (n, closes, closes)
        await close_window(seated)
        await watcher.until(lambda: watcher.last_entry == seated.state.entry_number)
        assert {one.what for one in watcher.news if one.n > n} == {"moved"}
        assert moves_since(ada, n) == [(1, "pass", ""), (2, "pass", ""), (3, "pass", "")]

    run_on_server(tmp_path, play, SetClock())


def test_no_standing_answer_changes_how_long_a_window_stays_open(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        made = setup(KITTY, 3, deck=STARS, windows=WINDOW_SECONDS)
        seated = await seat_with_hands(server, made, {0: {"star"}, 1: {"nap"}})
        ada, bob, cleo = seated.seats
        await bob.send_command(m.Stand(choice="turn"))
        await cleo.send_command(m.Stand(choice="target"))
        await ada.say(["play star"])
        await seated.sync()
        assert [window_of(seat).closes for seat in seated.seats] == [server.clock.now() + 5.0] * 3
        assert [window_of(seat).prompted for seat in seated.seats] == [False] * 3
        await bob.say(["cancel nap"])
        n = seated.state.entry_number
        await close_window(seated)
        assert moves_since(ada, n)[0] == (1, "cancel nap", ""), "a seat that isn't prompted may still answer"

    run_on_server(tmp_path, play, SetClock())


def test_a_standing_answer_holds_every_round(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        made = setup(KITTY, 2, deck=STARS, windows=WINDOW_SECONDS)
        seated = await seat_with_hands(server, made, {0: {"star"}, 1: {"nap"}})
        ada, bob = seated.seats
        await bob.send_command(m.Stand(choice="turn"))
        for seat in (ada, ada, bob, bob):  # a turn has two actions
            assert seated.to_move is seat
            await seat.say([next(word for word in seat.options if word.startswith("move"))])
            await close_all_windows(seated)
        assert (ada.frame.standing, bob.frame.standing) == (["ask", ""], ["", "turn"])
        await ada.say(["play star"])
        await seated.sync()
        assert not window_of(bob).prompted

    run_on_server(tmp_path, play, SetClock())


def test_a_seat_learns_whether_it_has_chosen_a_standing_answer(tmp_path: Path) -> None:
    async def play() -> None:
        clock = SetClock()
        async with AsyncExitStack() as exit_stack:
            async with running_server(tmp_path, clock, exit_stack=exit_stack) as server:
                seated = await seat_table(server, setup(KITTY, 2, deck=STARS, windows=WINDOW_SECONDS))
                ada, bob = seated.seats
                second = await server.connect(seated.clients[1], seated.table, seat=1)
                watcher = await server.connect(await server.new_client(), seated.table)
                assert (bob.frame.standing, bob.frame.standing_chosen) == (["", "ask"], False)
                await bob.send_command(m.Stand(choice="ask"))
                await second.until(lambda: second.frame.standing_chosen)
                assert second.frame.standing == ["", "ask"]
                for other in (ada, watcher):
                    assert not (await other.client.get_frame(seated.table)).standing_chosen
                port = int(server.url.rsplit(":", 1)[1])
            async with running_server(tmp_path, clock, exit_stack=exit_stack, port=port) as server:
                await server.rooms.room(seated.table)
                assert (await bob.client.get_frame(seated.table)).standing_chosen
                assert not (await ada.client.get_frame(seated.table)).standing_chosen

    asyncio.run(play())


async def seat_solo(server: LiveServer, **more: Any) -> SeatedTable:
    """Seat Ada among two bots, with no watchers."""
    options = {"deck": STARS, "windows": WINDOW_SECONDS, "bot_seconds": 0.5, "watchers": False, **more}
    return await seat_table(server, setup(KITTY, 3, **options), bots=2)


async def play_solo_until_prompted(seated: SeatedTable) -> None:
    """Play on until a window prompts Ada. Her own windows, and those that don't prompt her, close after a pause."""
    ada, clock = seated.seats[0], seated.server.set_clock
    while ada.frame.window is None or not window_of(ada).prompted:
        if ada.frame.window is not None:
            assert window_of(ada).closes == pytest.approx(seated.state.asked_at + SOLO_PAUSE)
        if ada.frame.asks == 0:
            await ada.say(["play star"] if "play star" in (ada.options or {}) else first_words(ada.options))
        await clock.advance(SOLO_PAUSE if seated.state.window is not None else 0.5)
        await seated.sync()


def test_a_window_that_does_not_prompt_a_solo_player_closes_after_a_pause(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_solo(server)
        ada = seated.seats[0]
        if "play star" in (ada.options or {}):
            await ada.say(["play star"])
        else:
            await ada.say(first_words(ada.options))
        await seated.sync()
        n, opened = seated.state.entry_number, server.clock.now()
        await server.set_clock.advance(SOLO_PAUSE - 0.001)
        assert ada.last_entry == n
        await server.set_clock.advance(0.001)
        await ada.until(lambda: ada.last_entry > n)
        assert {one.at for one in ada.news if one.n > n} == {opened + SOLO_PAUSE}

    run_on_server(tmp_path, play, SetClock())


def test_a_solo_window_closes_after_the_same_pause_whether_or_not_bots_can_answer(tmp_path: Path) -> None:
    """Bots answer in the server's process: here all workers hang."""

    async def play(server: LiveServer) -> None:
        acted: set[tuple[bool, bool]] = set()
        """Whether a bot could answer, and whether one did."""
        server.inline_bots.may_answer.clear()
        while len(acted) < 3:
            seated = await seat_solo(server, deck=THREE_NAPS)
            if "star" not in hand(seated, 0):
                continue
            await seated.seats[0].say(["play star"])
            await seated.sync()
            opened, n = seated.state.asked_at, seated.state.entry_number
            can_answer = any("nap" in hand(seated, seat) for seat in (1, 2))
            await server.set_clock.advance(SOLO_PAUSE - 0.001)
            assert seated.seats[0].last_entry == n
            await server.set_clock.advance(0.001)
            await seated.seats[0].until(lambda: seated.seats[0].last_entry > n)  # noqa: B023
            assert {one.at for one in seated.seats[0].news if one.n > n} == {opened + SOLO_PAUSE}
            said = {word for _, word, _ in moves_since(seated.seats[0], n)}
            acted.add((can_answer, said != {"pass"}))
        assert acted == {(False, False), (True, False), (True, True)}

    run_on_server(tmp_path, play, SetClock())


def test_a_bot_that_answers_in_a_solo_window_gets_only_its_view(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    views: list[Any] = []

    def choose(game: Any, view: Any, level: str, seed: str) -> tuple[int, ...]:
        views.append(view)
        return choose_answer(game, view, level, seed)

    async def play(server: LiveServer) -> None:
        monkeypatch.setattr(bot_seats, "choose_answer", choose)
        seated = await seat_solo(server)
        while "star" not in hand(seated, 0):
            seated = await seat_solo(server)
        views.clear()
        await seated.seats[0].say(["play star"])
        await seated.sync()
        state = seated.state
        assert state.match is not None
        game = state.match.game
        expected = [game.key(game.view(state.as_asked(seat), seat)) for seat in (1, 2)]
        await server.set_clock.advance(SOLO_PAUSE)
        assert [game.key(view) for view in views] == expected
        assert all(set(view.hands[0]) == {UNKNOWN} for view in views)

    run_on_server(tmp_path, play, SetClock())


@pytest.mark.parametrize("part", ["seed_for", "choose_answer"])
def test_a_bot_that_fails_in_a_solo_window_passes(part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*given: Any) -> str:
        if part == "seed_for" and given[0].match is not given[2]:
            return "the seed of the bot that plans ahead"
        raise ZeroDivisionError

    async def play(server: LiveServer) -> None:
        monkeypatch.setattr(bot_seats, part, fail)
        seated = await seat_solo(server)
        while "star" not in hand(seated, 0):
            seated = await seat_solo(server)
        await seated.seats[0].say(["play star"])
        await seated.sync()
        n = seated.state.entry_number
        await server.set_clock.advance(SOLO_PAUSE)
        await seated.seats[0].until(lambda: seated.seats[0].last_entry > n)
        assert {word for _, word, _ in moves_since(seated.seats[0], n)} == {"pass"}
        assert "ZeroDivisionError" in server.log.getvalue()

    run_on_server(tmp_path, play, SetClock())


def test_a_window_that_prompts_a_solo_player_closes_once_they_answer_or_choose_to_pass(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        for command in (None, m.Stand(choice="turn")):
            seated = await seat_solo(server)
            ada = seated.seats[0]
            await play_solo_until_prompted(seated)
            opened, n = seated.state.asked_at, seated.state.entry_number
            assert window_of(ada).closes == opened + 20 * WINDOW_SECONDS[window_of(ada).kind]
            await server.set_clock.advance(30)
            assert window_of(ada).window == seated.state.move_number, "the window is still open"
            await (ada.say(["pass"]) if command is None else ada.send_command(command))
            await ada.until(lambda: ada.last_entry > n)  # noqa: B023
            assert server.clock.now() < opened + 40

    run_on_server(tmp_path, play, SetClock())


def test_a_table_that_a_person_has_left_is_not_solo(tmp_path: Path) -> None:
    """They may come back and read the times."""

    async def play(server: LiveServer) -> None:
        seated = await open_window(server, players=3, watchers=False)
        await close_all_windows(seated)
        await seated.seats[1].send_command(m.Leave())
        assert not seated.state.is_solo
        assert not seated.state.is_private

    run_on_server(tmp_path, play, SetClock())


def test_people_who_share_a_screen_are_asked_whatever_they_hold(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        made = setup(KITTY, 3, deck=STARS, windows=WINDOW_SECONDS, watchers=False)
        while True:
            server.exit_stack = tries = AsyncExitStack()  # the number of sockets per address is limited
            ada = await server.guest("Ada")  # a new guest each time, because the number of tables per person is limited
            table = await ada.new_table(made)
            screens = [await server.connect(ada, table.id, seat=0, tell="en")]
            for seat in (1, 2):
                await screens[0].send_command(m.Sit(seat=seat, name=f"Cat {seat}"))
                screens.append(await server.connect(ada, table.id, seat=seat, tell="en"))
            await screens[0].send_command(m.Start())
            seated = SeatedTable(server, table.id, [ada], screens)
            await seated.sync()
            if "star" in hand(seated, 0) and "nap" in hand(seated, 1) and "nap" not in hand(seated, 2):
                break
            await tries.aclose()
        await screens[2].send_command(m.Stand(choice="turn", seat=2))
        await screens[0].say(["play star"])
        await seated.sync()
        assert [window_of(screen).prompted for screen in screens] == [False, True, True]
        n = seated.state.entry_number
        await screens[1].say(["pass"])
        await server.set_clock.advance(30)
        assert seated.state.entry_number == n
        await screens[2].say(["pass"])
        await screens[0].until(lambda: screens[0].last_entry > n)
        await tries.aclose()

    run_on_server(tmp_path, play, SetClock())


async def play_action(seated: SeatedTable) -> float:
    """Move a cat, and return how long its window stays open. Then close the windows."""
    seat = seated.to_move
    await seat.say([next(word for word in seat.options if word.startswith("move"))])
    await seated.sync()
    seconds = seated.state.window_closes() - seated.state.asked_at
    await close_all_windows(seated)
    return seconds


def test_any_player_gets_more_time_from_the_next_turn_without_showing_who_asked(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        made = setup(KITTY, 3, deck=STARS, windows=WINDOW_SECONDS)
        seated = await seat_with_hands(server, made, {0: {"star"}})
        ada, bob, cleo = seated.seats
        await ada.say(["play star"])
        await seated.sync()
        closes = seated.state.window_closes()
        await cleo.send_command(m.MoreTime())
        await cleo.send_command(m.MoreTime())
        await seated.sync()
        assert seated.state.window_closes() == closes, "an open window never changes"
        assert [info(seat).long_windows for seat in seated.seats] == [True] * 3
        assert [info(seat).your_long_windows for seat in seated.seats] == [True, False, True]
        news = [one for one in bob.news if one.what == "long-windows"]
        assert [(one.by, one.facts) for one in news] == [(None, {"on": True})]
        assert news[0].text == ["From the next turn on, everyone has three times as long to respond."]
        await close_all_windows(seated)
        assert await play_action(seated) == 5.0, "it's still the same turn"
        assert seated.to_move is bob
        assert [await play_action(seated), await play_action(seated)] == [15.0, 15.0]
        await refuses(bob, m.MoreTime(on=False), "long-windows-not-yours")
        await ada.send_command(m.MoreTime(on=False))
        assert await play_action(seated) == 15.0
        await play_action(seated)
        assert await play_action(seated) == 5.0
        await bob.send_command(m.MoreTime())
        await bob.send_command(m.MoreTime(on=False))
        assert not info(bob).your_long_windows

    run_on_server(tmp_path, play, SetClock())


def info(seat: TableConnection) -> m.TableInfo:
    """Return the table as a seat sees it."""
    assert seat.frame.table is not None
    return seat.frame.table


def test_a_table_can_start_with_long_windows(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup(KITTY, 3, deck=STARS, windows=WINDOW_SECONDS, long_windows=True))
        assert [info(seat).your_long_windows for seat in seated.seats] == [True, False, False]
        assert await play_action(seated) == 15.0

    run_on_server(tmp_path, play, SetClock())


def test_old_logs_with_public_standing_answers_still_load() -> None:
    entry = decode_entry(b'{"is":"standing","seat":1,"choice":"turn"}')
    table = TableState("t", b"")
    table.apply(1.0, Opened(m.Setup(KITTY, 2), "ada", "Ada"))
    table.apply(2.0, entry)
    assert news_of(table, 2, table.log[1], 0).facts == {}


# Orders in turn-based games


async def steal(seated: SeatedTable, target: int) -> None:
    """Let Ada steal from a seat as soon as it has a cat in its Yard."""
    ada = seated.seats[0]
    for _ in range(40):
        await seated.sync()
        play = ada.options.get("play thief", {})
        if seated.state.seat_to_move == 0 and f"target {target}" in play:
            said = ["play thief", f"target {target}"]
            tree = play[f"target {target}"]
            while tree:
                said.append(next(iter(tree)))
                tree = tree[said[-1]]
            await ada.say(said)
            await seated.sync()
            return
        seat = seated.to_move
        words = [word for word in seat.options if word.startswith("move") and word.endswith("neighborhood yard")]
        words += [word for word in seat.options if word.startswith("move")]
        tree = seat.options[words[0] if words else next(iter(seat.options))]
        said = [words[0] if words else next(iter(seat.options))]
        while tree:
            said.append(next(iter(tree)))
            tree = tree[said[-1]]
        await seat.say(said)
    raise AssertionError("no seat had a cat to steal")


def test_in_slow_games_orders_answer_windows_unseen(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        slow = m.Pace("slow", move=86400.0)
        made = setup(KITTY, 3, deck=THIEVES, windows=WINDOW_SECONDS, clock=slow)
        seated = await seat_with_hands(server, made, {0: {"thief"}, 1: {"tuna"}, 2: {"tuna"}})
        ada, bob, cleo = seated.seats
        n = seated.state.entry_number
        received = record_messages([ada, cleo])
        await bob.send_command(m.Order(answer="pass"))
        await bob.send_command(m.Order(answer="defend"))
        await cleo.send_command(m.Order(answer="defend"))
        assert [len(messages) for messages in received] == [0, 1]
        assert seated.state.entry_number == n
        await steal(seated, 1)
        await ada.until(lambda: "tuna" in str(moves_since(ada, n)[-1]))
        assert moves_since(ada, n)[-1][0] == 1, "Bob defends himself; Cleo isn't the target and passes"
        assert "cancel tuna" in [said for _, said, _ in moves_since(ada, n)]
        assert server.clock.now() == 1_700_000_000.0

    run_on_server(tmp_path, play, SetClock())


def test_orders_survive_windows_and_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        clock = SetClock()
        async with AsyncExitStack() as exit_stack:
            async with running_server(tmp_path, clock, exit_stack=exit_stack) as server:
                made = setup(KITTY, 3, deck=THIEVES, clock=m.Pace("slow", move=86400.0))
                seated = await seat_with_hands(server, made, {0: {"thief"}, 1: {"tuna"}})
                await seated.seats[1].send_command(m.Order(answer="defend"))
                await steal(seated, 2)
                await seated.seats[0].until(lambda: seated.state.window is None)
                port = int(server.url.rsplit(":", 1)[1])
            async with running_server(tmp_path, clock, exit_stack=exit_stack, port=port) as server:
                room = await server.rooms.room(seated.table)
                assert room._sealed.orders == {1: "defend"}

    asyncio.run(play())


# Bots


def test_bots_answer_when_the_window_closes_like_everyone_else(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server, players=3, bot_seconds=0.5)
        ada, bob, cleo = seated.seats
        await bob.send_command(m.Leave())
        await seated.sync()
        assert window_of(ada).closes == server.clock.now() + 5.0, "it still waits for Cleo, who is a person"
        await cleo.send_command(m.Leave())
        n = seated.state.move_number
        assert window_of(ada).closes == server.clock.now() + 0.5, "only bots are asked"
        await close_window(seated)
        assert {(by, made) for by, _, made in moves_since(ada, n)} <= {(1, "kitten"), (2, "kitten")}

    run_on_server(tmp_path, play, SetClock())


def test_a_player_who_returns_in_a_window_answers_instead_of_the_bot(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server, players=3)
        _, bob, cleo = seated.seats
        room = server.room(seated.table)
        nap = seated.state.match.game.words.read("cancel nap")  # type: ignore[union-attr]
        await bob.send_command(m.Leave())
        await refuses(bob, m.Say(bob.last_entry, ["pass"], window=seated.state.move_number), "bot-plays")
        room._bots.answered[seated.state.move_number, 1] = (nap,)
        await bob.send_command(m.Back())
        await bob.say(["pass"])
        n = seated.state.entry_number
        await close_window(seated)
        assert moves_since(cleo, n)[0] == (1, "pass", "")

    run_on_server(tmp_path, play, SetClock())


def test_frames_of_a_window_contain_only_public_information(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        moves = [await client.moves(seated.table) for client in seated.clients]
        assert moves[0] == []
        assert [{"do": "pass"} in some for some in moves[1:]] == [True] * 3
        assert len(moves[1]) == len(moves[2]) == 2, "every seat that is asked sees its options"
        frames = [await client.get_frame(seated.table) for client in seated.clients]
        bare = [
            msgspec.structs.replace(frame.window, answered=False, prompted=False) for frame in frames if frame.window
        ]
        assert bare == [bare[0]] * 4
        assert frames[0].options is None
        assert set(frames[3].options or {}) == ({"pass", "cancel nap"} if "nap" in hand(seated, 3) else {"pass"})

    run_on_server(tmp_path, play, SetClock())

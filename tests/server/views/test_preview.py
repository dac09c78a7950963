"""Move previews, tallies, unseen cards, and the options for a new table."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabbytop.games.registry import NAMES as GAMES
from tabbytop.server.settings import Rate
from tabbytop.wire import messages as m
from tabbytop.wire import tallies as c
from tabbytop.wire.client import RequestRefused, TableConnection, first_move
from tests.server.live_server import WINDOW_SECONDS, LiveServer, run_on_server, seat_table, setup
from tests.server.rooms.test_windows import KITTY, STARS, close_window, open_window
from tests.server.set_clock import SetClock
from tests.server.tables.test_table_life import refuses


async def refusal(seat: TableConnection, message: m.Say | m.Try) -> tuple[str, str, str]:
    """Return code, text and rule of a refused command."""
    with pytest.raises(RequestRefused) as refused:
        await seat.send_command(message)
    return refused.value.why, refused.value.text, refused.value.rule


async def refusal_code(seat: TableConnection, message: m.Try) -> str:
    """Return why a command is refused, or an empty string if it isn't."""
    try:
        await seat.send_command(message)
    except RequestRefused as refused:
        return refused.why
    return ""


# Previews


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_shows_the_result_and_changes_nothing(tmp_path: Path, game: str) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup(game, 3))
        ada = seated.seats[0]
        for _ in range(6):  # If It Fits begins with start cards
            mover = seated.to_move
            received: list[bytes] = []
            for seat in seated.seats:
                seat.on_message = received.append
            n, rows = seated.state.entry_number, len(await server.rooms.store.rows(seated.table))
            before = msgspec.json.encode((await mover.client.get_frame(seated.table)).view)
            words = first_move(mover.options)
            preview = await mover.preview(words)
            assert all(preview.foreseen)
            assert preview.tally is not None
            assert [msgspec.json.decode(data)["foreseen"] for data in received] == [preview.foreseen]
            assert seated.state.entry_number == n
            assert len(await server.rooms.store.rows(seated.table)) == rows
            assert msgspec.json.encode((await mover.client.get_frame(seated.table)).view) == before
            for seat in seated.seats:
                seat.on_message = None
            await mover.say(words)
            await seated.sync()
            while seated.state.window is not None:
                number = seated.state.move_number
                await ada.until(lambda: ada.last_entry > number)  # noqa: B023
                await seated.sync()

    run_on_server(tmp_path, play)


def test_an_incomplete_move_has_no_preview(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2))
        ada = seated.seats[0]
        assert (await ada.preview([])).foreseen == []
        begun = await ada.preview([next(iter(ada.options))])
        assert (begun.foreseen, begun.tally) == ([], None)
        assert (await ada.preview(first_move(ada.options))).foreseen

    run_on_server(tmp_path, play)


def test_an_illegal_preview_is_refused_exactly_like_the_move(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3))
        ada, bob, _ = seated.seats
        n = ada.last_entry
        words = first_move(ada.options)
        wrong: list[tuple[TableConnection, dict[str, Any]]] = [
            (ada, {"n": n, "say": ["purr"]}),
            (ada, {"n": n, "say": ["done"] * 13}),
            (ada, {"n": n, "say": ["card 0.0", "at 50,50"]}),
            (ada, {"n": n, "say": ["card 2.9"]}),
            (ada, {"n": n, "say": ["token stacking"]}),
            (ada, {"n": n, "say": [{"do": "play", "from": 0, "card": 0, "at": [50, 50]}]}),
            (ada, {"n": n, "say": [{"do": "fly"}]}),
            (ada, {"n": n + 1, "say": words}),
            (ada, {"n": n - 1, "say": words}),
            (ada, {"n": n, "say": words, "window": n}),
            (ada, {"n": n, "say": words, "seat": 1}),
            (bob, {"n": n, "say": words}),
        ]
        for seat, message in wrong:
            assert await refusal(seat, m.Try(**message)) == await refusal(seat, m.Say(**message)), message
        assert (await refusal(ada, m.Try(n, ["card 0.0", "at 50,50"])))[2].startswith("CB-")
        assert (await refusal(bob, m.Try(n, [*words])))[0] == "not-your-turn"
        assert (await refusal(ada, m.Try(n - 1, [*words])))[0] == "late"
        watcher = await server.connect(await server.guest("Wat"), seated.table)
        assert (await refusal(watcher, m.Try(n, [*words])))[0] == "not-your-seat"
        assert seated.state.entry_number == n

    run_on_server(tmp_path, play)


def test_previews_are_refused_before_and_after_the_game(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2), start=False)
        ada, bob = seated.seats
        await refuses(ada, m.Try(ada.last_entry, ["done"]), "not-started")
        await ada.send_command(m.Start())
        await bob.send_command(m.Resign())
        await seated.sync()
        await refuses(ada, m.Try(ada.last_entry, ["done"]), "game-over")

    run_on_server(tmp_path, play)


def test_everyone_asked_in_a_window_can_preview(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server)
        ada, bob, cleo, _ = seated.seats
        n = seated.state.entry_number
        assert (await bob.preview(["cancel nap"])).foreseen[-1] == "No cats move."
        assert (await cleo.preview(["pass"])).tally is not None
        window = seated.state.move_number
        assert (await refusal(ada, m.Try(n, ["pass"], window)))[0] == "not-asked"
        assert (await refusal(bob, m.Try(n, ["pass"])))[0] == "which-window"
        for words in (["cancel star"], ["purr"], ["play star"]):
            tried = await refusal(bob, m.Try(n, [*words], window))
            assert tried == await refusal(bob, m.Say(n, [*words], window))
        assert seated.state.entry_number == n
        assert not any(seat.frame.window is None or seat.frame.window.answered for seat in seated.seats)
        await close_window(seated)
        await refuses(bob, m.Try(seated.state.entry_number, ["pass"], window), "window-closed")

    run_on_server(tmp_path, play, SetClock())


def test_previews_count_towards_the_message_limit(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2))
        ada = seated.seats[0]
        words = first_move(ada.options)
        n = ada.last_entry
        for _ in range(6):  # sitting down and starting count, too
            await ada.preview(words)
        whys = [(await refusal_code(ada, m.Try(n, [*words]))) for _ in range(10)]
        assert whys[-1] == "too-often"

    run_on_server(tmp_path, play, SetClock(), message_rate=Rate(10, 60))


def test_previews_work_by_http_and_with_a_seat_token(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2))
        ada = seated.seats[0]
        words = first_move(ada.options)
        message = {"do": "try", "n": ada.last_entry, "say": words}
        path = f"/api/tables/{seated.table}/try"
        preview = await ada.client.request("POST", path, message, tell="en")
        assert preview["foreseen"] == (await ada.preview(words)).foreseen
        token = (await ada.client.request("POST", f"/api/tables/{seated.table}/seats/0/token"))["token"]
        program = await server.new_client(token)
        assert (await program.request("POST", path, message))["foreseen"] == preview["foreseen"]
        for wrong, why in (({"do": "try"}, "bad-message"), ({"do": "try", "n": 1, "say": words}, "late")):
            with pytest.raises(RequestRefused) as refused:
                await ada.client.request("POST", path, wrong)
            assert refused.value.why == why
        with pytest.raises(RequestRefused) as refused:
            await ada.client.request("POST", f"/api/tables/{seated.table}/do", message)
        assert refused.value.why == "bad-message"
        with pytest.raises(RequestRefused) as refused:
            await seated.clients[1].request("POST", path, message)
        assert refused.value.why == "not-your-turn"

    run_on_server(tmp_path, play)


def test_a_preview_with_missing_or_extra_fields_is_refused(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2))
        ada = seated.seats[0]
        received: list[Any] = []
        ada.on_message = lambda data: received.append(msgspec.json.decode(data))
        wrong: list[object] = [
            b'{"do": "try"}', b'{"do": "try", "n": 1, "say": 3}', b'{"do": "try", "n": 1, "say": [], "x": 1}',
        ]  # fmt: skip
        for message in wrong:
            await ada.send(message)
        await ada.until(lambda: len(received) >= len(wrong))
        assert [message["why"] for message in received] == ["bad-message"] * len(wrong)

    run_on_server(tmp_path, play)


# Tallies


TALLIES: dict[str, Any] = {
    "cat-box": list[c.CatTally],
    "if-it-fits": list[c.BoxTally],
    "here-kitty-kitty": list[c.SeatTally],
}


@pytest.mark.parametrize("game", GAMES)
def test_everyone_gets_the_same_tally_and_the_last_one_is_the_score(tmp_path: Path, game: str) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup(game, 2), people=1, bots=1)
        ada = seated.seats[0]
        watcher = await server.connect(await server.guest("Wat"), seated.table)
        moves = 0
        while await ada.my_turn():
            if moves < 10:
                await watcher.until(lambda: watcher.last_entry >= ada.last_entry)
                requested = await ada.client.get_frame(seated.table)
                if requested.n == ada.last_entry == watcher.last_entry:
                    assert ada.frame.tally == watcher.frame.tally == requested.tally
                    msgspec.convert(ada.frame.tally, TALLIES[game])
            moves += 1
            with contextlib.suppress(RequestRefused):  # a zero-second window may have closed
                await ada.say(first_move(ada.options))
        assert ada.frame.result is not None
        rows: Any = msgspec.convert(ada.frame.tally, TALLIES[game])
        view, details = ada.frame.view, ada.frame.result.details
        assert view is not None
        if game == "cat-box":
            points = {row.identity: row.points for row in rows}
            tally_points = [points[row["identity"]] + row["tokens"] for row in details]
        elif game == "if-it-fits":
            tally_points = [sum(row.points.get(str(seat), 0) for row in rows) for seat in range(2)]
        else:
            tally_points = [row.points for row in rows]
        assert tally_points == ada.frame.result.points

    run_on_server(tmp_path, play)


def test_there_is_no_tally_before_the_game(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2), start=False)
        assert seated.seats[0].frame.tally is None

    run_on_server(tmp_path, play)


# Unseen cards


def test_unseen_cards_exclude_only_your_own_hand(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup(KITTY, 3, deck=STARS))
        path = f"/api/tables/{seated.table}/unseen"
        full_deck = {"star": 18, "nap": 18}
        assert seated.state.match is not None
        state = seated.state.match.state
        for i, client in enumerate(seated.clients):
            rows = await client.request("GET", path)
            assert rows == await client.request("GET", path, seat=i)
            mine = [state.deck.ids[k] for k in state.hands[i]]
            assert {row["what"]: row["count"] for row in rows} == {k: n - mine.count(k) for k, n in full_deck.items()}
        stranger = await server.new_client()
        assert {row["what"]: row["count"] for row in await stranger.request("GET", path)} == full_deck
        with pytest.raises(RequestRefused) as refused:
            await seated.clients[1].request("GET", path, seat=0)
        assert refused.value.why == "not-your-seat"
        waiting = await seat_table(server, setup(KITTY, 3), start=False)
        with pytest.raises(RequestRefused) as refused:
            await waiting.clients[0].request("GET", f"/api/tables/{waiting.table}/unseen")
        assert refused.value.why == "not-started"

    run_on_server(tmp_path, play)


# Options for a new table


def test_every_listed_option_is_accepted(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada = await server.guest("Ada")
        games = (await ada.request("GET", "/api/games"))["games"]
        found = {game["name"]: {choice["name"] for choice in game["choices"]} for game in games}
        assert found == {
            "cat-box": {"advanced", "first"},
            "if-it-fits": {"advanced", "table", "cats", "first"},
            "here-kitty-kitty": {"first"},
        }
        for game in games:
            for choice in msgspec.convert(game["choices"], list[c.GameChoice]):
                names = [value["name"] for value in choice.values]
                values_by_kind: dict[str, list[Any]] = {
                    "yes-no": [False, True],
                    "one-of": names,
                    "each-seat": [names[:2], names[-1:]],
                    "seat": [0, 1],
                }
                assert choice.usual is None or choice.usual in values_by_kind[choice.kind]
                for value in values_by_kind[choice.kind]:
                    made = m.Setup(game["name"], 2, {choice.name: value})
                    table = await ada.new_table(made)
                    assert table.setup.options == {choice.name: value}
                    await ada.do(table.id, m.Cancel())

    run_on_server(tmp_path, play)


def test_only_windows_of_the_game_can_have_a_duration(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada = await server.guest("Ada")
        games = (await ada.request("GET", "/api/games"))["games"]
        kinds = {game["name"]: game["windows"] for game in games}
        assert kinds == {"cat-box": [], "if-it-fits": [], KITTY: ["cancel", "copy", "shield", "land"]}
        timed = await ada.new_table(m.Setup(KITTY, 2, windows=dict.fromkeys(kinds[KITTY], 3.0)))
        assert timed.setup.windows == dict.fromkeys(kinds[KITTY], 3.0)
        for game, names in (("cat-box", "It has no windows"), (KITTY, "Choose from: cancel, copy, shield, land")):
            with pytest.raises(RequestRefused) as refused:
                await ada.new_table(m.Setup(game, 2, windows={"nonsense": 3.0}))
            assert refused.value.why == "no-such-window"
            assert names in refused.value.text

    run_on_server(tmp_path, play)


def test_tables_use_the_servers_default_pace(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        ada = await server.guest("Ada")
        default = await ada.new_table(m.Setup(KITTY, 2, windows={"shield": 9.0}))
        explicit = await ada.new_table(m.Setup(KITTY, 2, bot_seconds=2.0, window_seconds=9.0, windows=WINDOW_SECONDS))
        assert (default.setup.bot_seconds, default.setup.window_seconds) == (0.25, None)
        assert default.setup.windows == {"cancel": 3.0, "copy": 0.5, "shield": 9.0, "land": 3.0}
        assert (explicit.setup.bot_seconds, explicit.setup.window_seconds) == (2.0, 9.0)
        assert explicit.setup.windows == WINDOW_SECONDS
        assert server.state(default.id).bot_seconds == 0.25

    run_on_server(tmp_path, play, bot_seconds=0.25, window_seconds={"copy": 0.5})


def test_windows_use_the_servers_default_duration(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await open_window(server, windows={})
        assert seated.state.window_closes() == seated.state.asked_at + 3.5

    run_on_server(tmp_path, play, SetClock(), window_seconds=3.5)

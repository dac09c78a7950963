"""Trying a move, what everybody can count, what one has not seen, and what a table can be laid with."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabbytop.games.shelf import NAMES as GAMES
from tabbytop.server.settings import Rate
from tabbytop.wire import messages as m
from tabbytop.wire import tallies as c
from tabbytop.wire.client import RequestRefused, TableConnection, first_move
from tests.server.live_server import CALM, Place, gather, scene, setup
from tests.server.rooms.test_windows import KITTY, STARS, a_window, close
from tests.server.set_clock import SetClock
from tests.server.tables.test_table_life import refuses


async def refusal(seat: TableConnection, said: m.Say | m.Try) -> tuple[str, str, str]:
    """Why something is not done."""
    with pytest.raises(RequestRefused) as left:
        await seat.speak(said)
    return left.value.why, left.value.text, left.value.rule


async def refusal_or_not(seat: TableConnection, said: m.Try) -> str:
    """Why something is not done, if it is not."""
    try:
        await seat.speak(said)
    except RequestRefused as refused:
        return refused.why
    return ""


# Trying


@pytest.mark.parametrize("game", GAMES)
def test_a_try_tells_and_nothing_happens(tmp_path: Path, game: str) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup(game, 3))
        ada = company.seats[0]
        for _ in range(6):  # If It Fits begins with start cards
            mover = company.asked
            heard: list[bytes] = []
            for seat in company.seats:
                seat.on_message = heard.append
            n, rows = company.state.entry_number, len(await place.rooms.store.rows(company.table))
            before = msgspec.json.encode((await mover.client.get_frame(company.table)).view)
            words = first_move(mover.options)
            told = await mover.preview(words)
            assert all(told.foreseen)
            assert told.tally is not None
            assert [msgspec.json.decode(data)["foreseen"] for data in heard] == [told.foreseen]
            assert company.state.entry_number == n
            assert len(await place.rooms.store.rows(company.table)) == rows
            assert msgspec.json.encode((await mover.client.get_frame(company.table)).view) == before
            for seat in company.seats:
                seat.on_message = None
            await mover.say(words)
            await company.together()
            while company.state.window is not None:
                number = company.state.move_number
                await ada.until(lambda: ada.n > number)  # noqa: B023
                await company.together()

    scene(tmp_path, play)


def test_of_a_move_that_is_only_begun_nothing_is_told(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2))
        ada = company.seats[0]
        assert (await ada.preview([])).foreseen == []
        begun = await ada.preview([next(iter(ada.options))])
        assert (begun.foreseen, begun.tally) == ([], None)
        assert (await ada.preview(first_move(ada.options))).foreseen

    scene(tmp_path, play)


def test_what_is_not_allowed_is_refused_exactly_as_when_it_is_said(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 3))
        ada, bob, _ = company.seats
        n = ada.n
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
        for seat, said in wrong:
            assert await refusal(seat, m.Try(**said)) == await refusal(seat, m.Say(**said)), said
        assert (await refusal(ada, m.Try(n, ["card 0.0", "at 50,50"])))[2].startswith("CB-")
        assert (await refusal(bob, m.Try(n, [*words])))[0] == "not-your-turn"
        assert (await refusal(ada, m.Try(n - 1, [*words])))[0] == "late"
        watcher = await place.sit(await place.guest("Wat"), company.table)
        assert (await refusal(watcher, m.Try(n, [*words])))[0] == "not-your-seat"
        assert company.state.entry_number == n

    scene(tmp_path, play)


def test_before_and_after_the_game_there_is_nothing_to_try(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2), start=False)
        ada, bob = company.seats
        await refuses(ada, m.Try(ada.n, ["done"]), "not-started")
        await ada.speak(m.Start())
        await bob.speak(m.Resign())
        await company.together()
        await refuses(ada, m.Try(ada.n, ["done"]), "game-over")

    scene(tmp_path, play)


def test_in_a_window_everybody_who_is_asked_may_try(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        ada, bob, cleo, _ = company.seats
        n = company.state.entry_number
        assert (await bob.preview(["cancel nap"])).foreseen[-1] == "No cats move."
        assert (await cleo.preview(["pass"])).tally is not None
        window = company.state.move_number
        assert (await refusal(ada, m.Try(n, ["pass"], window)))[0] == "not-asked"
        assert (await refusal(bob, m.Try(n, ["pass"])))[0] == "which-window"
        for words in (["cancel star"], ["purr"], ["play star"]):
            tried = await refusal(bob, m.Try(n, [*words], window))
            assert tried == await refusal(bob, m.Say(n, [*words], window))
        assert company.state.entry_number == n
        assert not any(seat.frame.window is None or seat.frame.window.answered for seat in company.seats)
        await close(company)
        await refuses(bob, m.Try(company.state.entry_number, ["pass"], window), "window-closed")

    scene(tmp_path, play, SetClock())


def test_a_try_counts_as_a_message(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2))
        ada = company.seats[0]
        words = first_move(ada.options)
        n = ada.n
        for _ in range(6):  # sitting down and starting counted, too
            await ada.preview(words)
        whys = [(await refusal_or_not(ada, m.Try(n, [*words]))) for _ in range(10)]
        assert whys[-1] == "too-often"

    scene(tmp_path, play, SetClock(), message_rate=Rate(10, 60))


def test_one_can_try_without_a_socket_and_with_a_token(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2))
        ada = company.seats[0]
        words = first_move(ada.options)
        said = {"do": "try", "n": ada.n, "say": words}
        path = f"/api/tables/{company.table}/try"
        told = await ada.client.request("POST", path, said, tell="en")
        assert told["foreseen"] == (await ada.preview(words)).foreseen
        token = (await ada.client.request("POST", f"/api/tables/{company.table}/seats/0/token"))["token"]
        program = await place.stranger(token)
        assert (await program.request("POST", path, said))["foreseen"] == told["foreseen"]
        for wrong, why in (({"do": "try"}, "bad-message"), ({"do": "try", "n": 1, "say": words}, "late")):
            with pytest.raises(RequestRefused) as left:
                await ada.client.request("POST", path, wrong)
            assert left.value.why == why
        with pytest.raises(RequestRefused) as left:
            await ada.client.request("POST", f"/api/tables/{company.table}/do", said)
        assert left.value.why == "bad-message"
        with pytest.raises(RequestRefused) as left:
            await company.clients[1].request("POST", path, said)
        assert left.value.why == "not-your-turn"

    scene(tmp_path, play)


def test_a_try_is_no_message_if_it_says_too_little_or_too_much(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2))
        ada = company.seats[0]
        heard: list[Any] = []
        ada.on_message = lambda data: heard.append(msgspec.json.decode(data))
        wrong: list[object] = [
            b'{"do": "try"}', b'{"do": "try", "n": 1, "say": 3}', b'{"do": "try", "n": 1, "say": [], "x": 1}',
        ]  # fmt: skip
        for said in wrong:
            await ada.send(said)
        await ada.until(lambda: len(heard) >= len(wrong))
        assert [one["why"] for one in heard] == ["bad-message"] * len(wrong)

    scene(tmp_path, play)


# Counting


TALLIES: dict[str, Any] = {
    "cat-box": list[c.CatTally],
    "if-it-fits": list[c.BoxTally],
    "here-kitty-kitty": list[c.SeatTally],
}


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_told_the_same_tally_and_at_the_end_it_is_the_score(tmp_path: Path, game: str) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup(game, 2), people=1, bots=1)
        ada = company.seats[0]
        watcher = await place.sit(await place.guest("Wat"), company.table)
        moves = 0
        while await ada.my_turn():
            if moves < 10:
                await watcher.until(lambda: watcher.n >= ada.n)
                looked = await ada.client.get_frame(company.table)
                if looked.n == ada.n == watcher.n:
                    assert ada.frame.tally == watcher.frame.tally == looked.tally
                    msgspec.convert(ada.frame.tally, TALLIES[game])
            moves += 1
            with contextlib.suppress(RequestRefused):  # a window of no length may have closed
                await ada.say(first_move(ada.options))
        assert ada.frame.result is not None
        rows: Any = msgspec.convert(ada.frame.tally, TALLIES[game])
        view, details = ada.frame.view, ada.frame.result.details
        assert view is not None
        if game == "cat-box":
            points = {row.identity: row.points for row in rows}
            told = [points[one["identity"]] + one["tokens"] for one in details]
        elif game == "if-it-fits":
            told = [sum(row.points.get(str(seat), 0) for row in rows) for seat in range(2)]
        else:
            told = [row.points for row in rows]
        assert told == ada.frame.result.points

    scene(tmp_path, play)


def test_before_the_game_there_is_nothing_to_count(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2), start=False)
        assert company.seats[0].frame.tally is None

    scene(tmp_path, play)


# What one has not seen


def test_one_learns_what_one_has_not_seen_and_no_more(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup(KITTY, 3, deck=STARS))
        path = f"/api/tables/{company.table}/unseen"
        whole = {"star": 18, "nap": 18}
        assert company.state.match is not None
        state = company.state.match.state
        for i, client in enumerate(company.clients):
            rows = await client.request("GET", path)
            assert rows == await client.request("GET", path, seat=i)
            mine = [state.deck.ids[k] for k in state.hands[i]]
            assert {row["what"]: row["count"] for row in rows} == {k: n - mine.count(k) for k, n in whole.items()}
        stranger = await place.stranger()
        assert {row["what"]: row["count"] for row in await stranger.request("GET", path)} == whole
        with pytest.raises(RequestRefused) as left:
            await company.clients[1].request("GET", path, seat=0)
        assert left.value.why == "not-your-seat"
        waiting = await gather(place, setup(KITTY, 3), start=False)
        with pytest.raises(RequestRefused) as left:
            await waiting.clients[0].request("GET", f"/api/tables/{waiting.table}/unseen")
        assert left.value.why == "not-started"

    scene(tmp_path, play)


# What a table can be laid with


def test_every_choice_that_is_told_can_be_made(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada = await place.guest("Ada")
        games = (await ada.request("GET", "/api/games"))["games"]
        found = {game["name"]: {one["name"] for one in game["choices"]} for game in games}
        assert found == {
            "cat-box": {"advanced", "first"},
            "if-it-fits": {"advanced", "table", "cats", "first"},
            "here-kitty-kitty": {"first"},
        }
        for game in games:
            for choice in msgspec.convert(game["choices"], list[c.GameChoice]):
                names = [value["name"] for value in choice.values]
                ways: dict[str, list[Any]] = {
                    "yes-no": [False, True],
                    "one-of": names,
                    "each-seat": [names[:2], names[-1:]],
                    "seat": [0, 1],
                }
                assert choice.usual is None or choice.usual in ways[choice.kind]
                for value in ways[choice.kind]:
                    made = m.Setup(game["name"], 2, {choice.name: value})
                    table = await ada.new_table(made)
                    assert table.setup.options == {choice.name: value}
                    await ada.do(table.id, m.Cancel())

    scene(tmp_path, play)


def test_only_windows_that_the_game_has_can_be_timed(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada = await place.guest("Ada")
        games = (await ada.request("GET", "/api/games"))["games"]
        kinds = {game["name"]: game["windows"] for game in games}
        assert kinds == {"cat-box": [], "if-it-fits": [], KITTY: ["cancel", "copy", "shield", "land"]}
        timed = await ada.new_table(m.Setup(KITTY, 2, windows=dict.fromkeys(kinds[KITTY], 3.0)))
        assert timed.setup.windows == dict.fromkeys(kinds[KITTY], 3.0)
        for game, names in (("cat-box", "It has no windows"), (KITTY, "Choose from: cancel, copy, shield, land")):
            with pytest.raises(RequestRefused) as left:
                await ada.new_table(m.Setup(game, 2, windows={"nonsense": 3.0}))
            assert left.value.why == "no-such-window"
            assert names in left.value.text

    scene(tmp_path, play)


def test_the_server_has_a_pace_for_tables_that_do_not_say(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        ada = await place.guest("Ada")
        left = await ada.new_table(m.Setup(KITTY, 2))
        said = await ada.new_table(m.Setup(KITTY, 2, bot_seconds=2.0, window_seconds=9.0, windows=CALM))
        assert (left.setup.bot_seconds, left.setup.window_seconds) == (0.25, 0.5)
        assert (said.setup.bot_seconds, said.setup.window_seconds) == (2.0, 9.0)
        assert place.state(left.id).bot_seconds == 0.25

    scene(tmp_path, play, bot_seconds=0.25, window_seconds=0.5)


def test_a_window_is_open_as_long_as_the_server_has_it(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place, windows={})
        assert company.state.window_closes() == company.state.asked_at + 3.5

    scene(tmp_path, play, SetClock(), window_seconds=3.5)

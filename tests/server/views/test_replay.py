"""Replays: before the end as one's own seat saw it and nothing else, after it through anybody's eyes; and fair."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tabbytop.games.shelf import NAMES
from tabbytop.narrate.language import english
from tabbytop.server.api.replays import verify
from tabbytop.server.views.record import complete_record
from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, RequestRefused, TableConnection
from tests.server.live_server import Company, Place, gather, scene, setup
from tests.server.whole_game import random_move

MORE: dict[str, dict[str, Any]] = {"cat-box": {"deck": "secret"}, "if-it-fits": {}, "here-kitty-kitty": {}}
Seen = dict[tuple[int | None, int], Any]
"""What somebody saw: by seat, or None for who looks on, and the last entry they had heard."""


async def refuses(client: Client, path: str, why: str, **query: Any) -> None:
    """Is it refused for this reason?"""
    with pytest.raises(RequestRefused) as refused:
        await client.request("GET", path, **query)
    assert refused.value.why == why


async def replay(client: Client, table: str, **query: Any) -> Any:
    """The steps of a game."""
    return await client.request("GET", f"/api/tables/{table}/replay", tell="en", **query)


async def view(client: Client, table: str, n: int, eyes: str) -> Any:
    """How it stood after an entry."""
    return (await client.request("GET", f"/api/tables/{table}/replay/{n}", eyes=eyes))["view"]


def listen(place: Place) -> Seen:
    """Keep what everybody sees, as long as the game goes on."""
    seen: Seen = {}

    def hear(who: TableConnection | Client, data: bytes) -> None:
        if isinstance(who, TableConnection):
            frame = msgspec.json.decode(data)
            if frame.get("view") and not frame.get("result"):
                seen[frame.get("seat"), frame["n"]] = frame["view"]

    place.ears = hear
    return seen


async def play_some(company: Company, rng: Random, count: int) -> None:
    """A few moves, each by chance."""
    for _ in range(count):
        await company.seats[0].until(lambda: company.state.window is None)
        await company.together()
        seat = company.asked
        await seat.say(random_move(seat.options, rng))
    await company.seats[0].until(lambda: company.state.window is None)
    await company.together()


@pytest.mark.parametrize("game", NAMES)
def test_a_replay_shows_what_each_seat_saw_then(tmp_path: Path, game: str) -> None:
    async def play(place: Place) -> None:
        seen = listen(place)
        company = await gather(place, setup(game, 2, **MORE[game]))
        table, (ada, bob) = company.table, company.clients
        stranger = await place.stranger()
        watcher = await place.sit(stranger, table)
        await play_some(company, Random(game), 12)
        await watcher.until(lambda: watcher.n >= company.state.entry_number)
        for client, own in ((ada, 0), (bob, 1)):
            page = await replay(client, table)
            assert (page["eyes"], page["may"], page["over"]) == (str(own), [str(own)], False)
            assert "result" not in page
            for eyes in ("open", str(1 - own), "watcher", "2", "x"):
                await refuses(client, f"/api/tables/{table}/replay", "not-your-seat", eyes=eyes)
                await refuses(client, f"/api/tables/{table}/replay/{page['steps'][0]['n']}", "not-your-seat", eyes=eyes)
            await refuses(client, f"/api/tables/{table}/verify", "no-secret-yet")
        assert (await replay(stranger, table))["may"] == ["watcher"]
        await refuses(stranger, f"/api/tables/{table}/replay", "not-your-seat", eyes="0")
        for (seat, n), then in seen.items():  # before the end: only as one saw it then
            client = stranger if seat is None else (ada, bob)[seat]
            assert await view(client, table, n, "") == then
        await company.seats[0].speak(m.Resign())
        for client in (ada, bob, stranger):
            assert (await replay(client, table))["may"] == ["open", "0", "1"]
        for (seat, n), then in seen.items():
            if seat is not None:
                assert await view(stranger, table, n, str(seat)) == then

    scene(tmp_path, play)


@pytest.mark.parametrize("game", NAMES)
def test_the_steps_tell_the_game_as_it_was_heard(tmp_path: Path, game: str) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup(game, 2, **MORE[game]))
        await play_some(company, Random(game), 12)
        table, bob = company.table, company.clients[1]
        told = {news.n: news.text for news in company.seats[1].news if news.what in ("started", "moved", "undone")}
        steps = (await replay(bob, table))["steps"]
        begins = [one["n"] for one in steps]
        assert begins == [n for n in told if n in begins]
        passed = 0
        for one, after in zip(steps, [*steps[1:], None], strict=True):
            assert one["n"] <= one["to"] < (after["n"] if after else company.state.entry_number + 1)
            heard = [text for n in told if one["n"] <= n <= one["to"] for text in told[n][n > one["n"] :]]
            assert one["text"] == heard
            passed += one["to"] - one["n"]
            assert one.get("say") != ["pass"]
        assert bool(passed) == (game == "here-kitty-kitty")
        await company.seats[0].speak(m.Resign())
        page = await replay(bob, table)
        assert page["over"]
        assert page["steps"][-1]["what"] == "ended"
        assert page["steps"][-1]["text"]
        assert page["result"]["secret"]
        frame = await bob.get_frame(table)
        assert await view(bob, table, page["steps"][-1]["to"], "open") == frame.view

    scene(tmp_path, play)


def test_one_may_go_back_and_forth(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("if-it-fits", 2))
        rng = Random("forth")
        await play_some(company, rng, 8)
        ada = company.clients[0]
        await company.seats[0].until(lambda: company.state.seat_to_move is not None)
        steps = (await replay(ada, company.table))["steps"]
        forth = {one["to"]: await view(ada, company.table, one["to"], "0") for one in steps}
        places = list(forth) * 2
        rng.shuffle(places)
        for n in places:
            assert await view(ada, company.table, n, "0") == forth[n]

    scene(tmp_path, play)


def test_a_move_that_was_taken_back_is_a_step_of_its_own(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("if-it-fits", 2))
        ada = company.seats[0]
        before = ada.frame.view
        await ada.say(random_move(ada.options, Random(1)))
        await company.together()
        assert ada.frame.undoable
        await ada.speak(m.Undo(n=ada.n))
        steps = (await replay(ada.client, company.table))["steps"]
        assert [one["what"] for one in steps[-2:]] == ["moved", "undone"]
        assert await view(ada.client, company.table, steps[-1]["to"], "0") == before
        assert await view(ada.client, company.table, steps[-2]["to"], "0") != before
        assert await view(ada.client, company.table, steps[-3]["to"], "0") == before

    scene(tmp_path, play)


def test_a_table_without_watchers_is_seen_again_after_the_end(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2, watchers=False))
        await play_some(company, Random(3), 2)
        stranger = await place.stranger()
        path = f"/api/tables/{company.table}"
        for what in ("replay", f"replay/{company.state.entry_number}", "verify"):
            await refuses(stranger, f"{path}/{what}", "no-watchers")
        await company.seats[0].speak(m.Resign())
        for what in ("replay", f"replay/{company.state.entry_number}", "verify", "record"):
            for client in (stranger, *company.clients):
                await client.request("GET", f"{path}/{what}")

    scene(tmp_path, play)


def test_a_seats_token_opens_a_replay_through_that_seat(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2, deck="secret", watchers=False))
        path = f"/api/tables/{company.table}"
        token = (await company.clients[1].request("POST", f"{path}/seats/1/token"))["token"]
        bearer = await place.stranger(token)
        assert (await replay(bearer, company.table))["may"] == ["1"]
        await refuses(bearer, f"{path}/replay", "not-your-seat", eyes="0")

    scene(tmp_path, play)


def test_where_nothing_has_begun_there_is_nothing_to_see(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2), start=False)
        ada, path = company.clients[0], f"/api/tables/{company.table}"
        await refuses(ada, f"{path}/replay", "not-started")
        await refuses(ada, f"{path}/replay/1", "not-started")
        await refuses(ada, f"{path}/verify", "not-started")
        await company.seats[0].speak(m.Start())
        await refuses(ada, f"{path}/replay/1", "no-such-page")  # that somebody laid the table is no step of the game
        for n in (0, -1, company.state.entry_number + 1, 10**9):
            await refuses(ada, f"{path}/replay/{n}", "no-such-page")
        await refuses(ada, "/api/tables/nowhere/replay", "no-such-table")

    scene(tmp_path, play)


@pytest.mark.parametrize("game", NAMES)
def test_after_the_end_the_server_checks_all_of_it(tmp_path: Path, game: str) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup(game, 2, **MORE[game]))
        await play_some(company, Random(game), 6)
        await company.seats[0].speak(m.Resign())
        found = await company.clients[1].request("GET", f"/api/tables/{company.table}/verify", tell="en")
        assert found["ok"]
        assert "all deals match the commitment" in found["text"]
        assert (found["commitment"], found["secret"]) == (company.state.commitment, company.state.secret.hex())
        text = complete_record(company.state)
        assert not verify(english(), text, "0" * 64, found["secret"]).ok
        changed = text.replace(f'"secret": "{found["secret"]}"', f'"secret": "{"0" * 64}"')
        assert changed != text
        told = verify(english(), changed, found["commitment"], found["secret"])
        assert not told.ok
        assert "commitment" in told.text

    scene(tmp_path, play)

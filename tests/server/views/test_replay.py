"""Replays: limited to your own seat's view during the game, open to every view after it, and verifiable."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tabbytop.games.registry import NAMES
from tabbytop.narrate.language import english
from tabbytop.server.api.replays import verify
from tabbytop.server.views.record import complete_record
from tabbytop.wire import messages as m
from tabbytop.wire.client import Client, RequestRefused, TableConnection
from tabbytop.wire.narration import narrate_log
from tests.server.live_server import LiveServer, SeatedTable, run_on_server, seat_table, setup
from tests.server.whole_game import random_move

SETUP_OPTIONS: dict[str, dict[str, Any]] = {"cat-box": {"deck": "secret"}, "if-it-fits": {}, "here-kitty-kitty": {}}
SentViews = dict[tuple[int | None, int], Any]
"""Views that were sent, by seat (None for watchers) and entry number."""


async def refuses(client: Client, path: str, why: str, **query: Any) -> None:
    """Check that a request is refused for this reason."""
    with pytest.raises(RequestRefused) as refused:
        await client.request("GET", path, **query)
    assert refused.value.why == why


async def replay(client: Client, table: str, **query: Any) -> Any:
    """Return the replay of a game."""
    return await client.request("GET", f"/api/tables/{table}/replay", tell="en", **query)


async def view(client: Client, table: str, n: int, eyes: str) -> Any:
    """Return the view after an entry."""
    return (await client.request("GET", f"/api/tables/{table}/replay/{n}", eyes=eyes))["view"]


def record_views(server: LiveServer) -> SentViews:
    """Record every view that the server sends during the game."""
    sent_views: SentViews = {}

    def record(receiver: TableConnection | Client, data: bytes) -> None:
        if isinstance(receiver, TableConnection):
            frame = msgspec.json.decode(data)
            if frame.get("view") and not frame.get("result"):
                sent_views[frame.get("seat"), frame["n"]] = frame["view"]

    server.on_bytes = record
    return sent_views


async def play_some(seated: SeatedTable, rng: Random, count: int) -> None:
    """Play a few random moves."""
    for _ in range(count):
        await seated.seats[0].until(lambda: seated.state.window is None)
        await seated.sync()
        seat = seated.to_move
        await seat.say(random_move(seat.options, rng))
    await seated.seats[0].until(lambda: seated.state.window is None)
    await seated.sync()


@pytest.mark.parametrize("game", NAMES)
def test_a_replay_shows_what_each_seat_saw_at_the_time(tmp_path: Path, game: str) -> None:
    async def play(server: LiveServer) -> None:
        sent_views = record_views(server)
        seated = await seat_table(server, setup(game, 2, **SETUP_OPTIONS[game]))
        table, (ada, bob) = seated.table, seated.clients
        stranger = await server.new_client()
        watcher = await server.connect(stranger, table)
        await play_some(seated, Random(game), 12)
        await watcher.until(lambda: watcher.last_entry >= seated.state.entry_number)
        for client, own_seat in ((ada, 0), (bob, 1)):
            page = await replay(client, table)
            assert (page["eyes"], page["may"], page["over"]) == (str(own_seat), [str(own_seat)], False)
            assert "result" not in page
            for eyes in ("open", str(1 - own_seat), "watcher", "2", "x"):
                await refuses(client, f"/api/tables/{table}/replay", "not-your-seat", eyes=eyes)
                await refuses(client, f"/api/tables/{table}/replay/{page['steps'][0]['n']}", "not-your-seat", eyes=eyes)
            await refuses(client, f"/api/tables/{table}/verify", "no-secret-yet")
        assert (await replay(stranger, table))["may"] == ["watcher"]
        await refuses(stranger, f"/api/tables/{table}/replay", "not-your-seat", eyes="0")
        for (seat, n), sent_view in sent_views.items():  # during the game, only your own view at the time
            client = stranger if seat is None else (ada, bob)[seat]
            assert await view(client, table, n, "") == sent_view
        await seated.seats[0].send_command(m.Resign())
        for client in (ada, bob, stranger):
            assert (await replay(client, table))["may"] == ["open", "0", "1"]
        for (seat, n), sent_view in sent_views.items():
            if seat is not None:
                assert await view(stranger, table, n, str(seat)) == sent_view

    run_on_server(tmp_path, play)


@pytest.mark.parametrize("game", NAMES)
def test_the_steps_contain_the_news_as_it_was_sent(tmp_path: Path, game: str) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup(game, 2, **SETUP_OPTIONS[game]))
        await play_some(seated, Random(game), 12)
        table, bob = seated.table, seated.clients[1]
        news_texts = {news.n: news.text for news in seated.seats[1].news if news.what in ("started", "moved", "undone")}
        steps = (await replay(bob, table))["steps"]
        begins = [step["n"] for step in steps]
        assert begins == [n for n in news_texts if n in begins]
        passed = 0
        for step, after in zip(steps, [*steps[1:], None], strict=True):
            assert step["n"] <= step["to"] < (after["n"] if after else seated.state.entry_number + 1)
            expected = [
                text for n in news_texts if step["n"] <= n <= step["to"] for text in news_texts[n][n > step["n"] :]
            ]
            assert step["text"] == expected
            passed += step["to"] - step["n"]
            assert step.get("say") != ["pass"]
        assert bool(passed) == (game == "here-kitty-kitty")
        await seated.seats[0].send_command(m.Resign())
        page = await replay(bob, table)
        assert page["over"]
        assert page["steps"][-1]["what"] == "ended"
        assert page["steps"][-1]["text"]
        assert page["result"]["secret"]
        frame = await bob.get_frame(table)
        assert await view(bob, table, page["steps"][-1]["to"], "open") == frame.view

    run_on_server(tmp_path, play)


def zones_of(table: Any) -> dict[str, Any]:
    """Return the cats in each zone of a view of Here, Kitty, Kitty!."""
    zones = {f"{i} {zone}": one[zone] for i, one in enumerate(table["players"]) for zone in ("yard", "porch", "house")}
    return {"neighborhood": table["neighborhood"], **zones}


def test_news_and_steps_name_the_zones_whose_cats_changed(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("here-kitty-kitty", 3))
        mover = seated.to_move
        await mover.say([next(word for word in mover.options if word.startswith("move "))])
        await play_some(seated, Random("zones"), 10)
        table, (ada, bob, _) = seated.table, seated.clients
        moved = [one for one in (await ada.get_frame(table, since=0, tell="de")).news if one.what == "moved"]
        views = {n: zones_of(await view(bob, table, n, "1")) for one in moved for n in (one.n - 1, one.n)}
        for one in moved:
            before, after = views[one.n - 1], views[one.n]
            assert sorted(one.changed) == sorted(zone for zone in after if before[zone] != after[zone])
        assert any(one.changed and one.say[0] == "pass" for one in moved)
        changed = {one.n: one.changed for one in moved}
        assert changed == {one.n: one.changed for one in seated.seats[1].news if one.what == "moved"}
        for step in (await replay(bob, table))["steps"]:
            part_of_it = {place for n in changed if step["n"] <= n <= step["to"] for place in changed[n]}
            assert set(step.get("changed", [])) == part_of_it

    run_on_server(tmp_path, play)


def test_a_step_has_the_words_of_what_followed_when_its_windows_closed(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("here-kitty-kitty", 3))
        await play_some(seated, Random("words"), 14)
        table, (_, bob, _) = seated.table, seated.clients
        heard = {one.n: one.say for one in (await bob.get_frame(table, since=0, tell="en")).news if one.what == "moved"}
        steps = [one for one in (await replay(bob, table))["steps"] if one["what"] == "moved"]
        followed = 0
        for step in steps:
            passes = [say for n, say in heard.items() if step["n"] < n <= step["to"]]
            assert step["say"] == [*heard[step["n"]], *[word for say in passes for word in say[1:]]]
            followed += len([say for say in passes if len(say) > 1])
        assert followed

    run_on_server(tmp_path, play)


def in_order(text: list[str], results: list[str], after: list[int]) -> list[str]:
    """Return the sentences of an entry, each result after what led to it."""
    assert len(results) == len(after)
    ordered = [(float(i), sentence) for i, sentence in enumerate(text, start=1)]
    ordered += [(count + 0.5, sentence) for count, sentence in zip(after, results, strict=True)]
    return [sentence for _, sentence in sorted(ordered, key=lambda one: one[0])]


def test_news_and_steps_say_results_after_what_led_to_them(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("here-kitty-kitty", 3))
        await play_some(seated, Random("results"), 30)
        table, bob, match = seated.table, seated.clients[1], seated.state.match
        assert match is not None
        news = [one for one in (await bob.get_frame(table, since=0, tell="en")).news if one.what == "moved"]
        said = {one.n: in_order(one.text, one.results, one.results_after) for one in news}
        for n, sentences in said.items():
            lines = narrate_log(english(), match, 1, seated.state.names, *seated.state.line_spans[n - 1])
            assert sentences == [line.sentence for line in lines]
        assert any(after < len(one.text) for one in news for after in one.results_after)
        for step in (await replay(bob, table))["steps"]:
            if step["what"] == "moved":
                followed = [said[n][1:] for n in range(step["n"] + 1, step["to"] + 1) if n in said]
                expected = [*said[step["n"]], *[sentence for sentences in followed for sentence in sentences]]
                assert in_order(step["text"], step.get("results", []), step.get("results_after", [])) == expected

    run_on_server(tmp_path, play)


def test_steps_can_be_viewed_in_any_order(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("if-it-fits", 2))
        rng = Random("forth")
        await play_some(seated, rng, 8)
        ada = seated.clients[0]
        await seated.seats[0].until(lambda: seated.state.seat_to_move is not None)
        steps = (await replay(ada, seated.table))["steps"]
        views = {step["to"]: await view(ada, seated.table, step["to"], "0") for step in steps}
        places = list(views) * 2
        rng.shuffle(places)
        for n in places:
            assert await view(ada, seated.table, n, "0") == views[n]

    run_on_server(tmp_path, play)


def test_an_undo_is_its_own_step(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("if-it-fits", 2))
        ada = seated.seats[0]
        before = ada.frame.view
        await ada.say(random_move(ada.options, Random(1)))
        await seated.sync()
        assert ada.frame.undoable
        await ada.send_command(m.Undo(n=ada.last_entry))
        steps = (await replay(ada.client, seated.table))["steps"]
        assert [step["what"] for step in steps[-2:]] == ["moved", "undone"]
        assert await view(ada.client, seated.table, steps[-1]["to"], "0") == before
        assert await view(ada.client, seated.table, steps[-2]["to"], "0") != before
        assert await view(ada.client, seated.table, steps[-3]["to"], "0") == before

    run_on_server(tmp_path, play)


def test_a_table_without_watchers_has_a_public_replay_after_the_end(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2, watchers=False))
        await play_some(seated, Random(3), 2)
        stranger = await server.new_client()
        path = f"/api/tables/{seated.table}"
        for route in ("replay", f"replay/{seated.state.entry_number}", "verify"):
            await refuses(stranger, f"{path}/{route}", "no-watchers")
        await seated.seats[0].send_command(m.Resign())
        for route in ("replay", f"replay/{seated.state.entry_number}", "verify", "record"):
            for client in (stranger, *seated.clients):
                await client.request("GET", f"{path}/{route}")

    run_on_server(tmp_path, play)


def test_a_seat_token_gives_a_replay_from_that_seat(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2, deck="secret", watchers=False))
        path = f"/api/tables/{seated.table}"
        token = (await seated.clients[1].request("POST", f"{path}/seats/1/token"))["token"]
        bearer = await server.new_client(token)
        assert (await replay(bearer, seated.table))["may"] == ["1"]
        await refuses(bearer, f"{path}/replay", "not-your-seat", eyes="0")

    run_on_server(tmp_path, play)


def test_a_game_that_has_not_started_has_no_replay(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2), start=False)
        ada, path = seated.clients[0], f"/api/tables/{seated.table}"
        await refuses(ada, f"{path}/replay", "not-started")
        await refuses(ada, f"{path}/replay/1", "not-started")
        await refuses(ada, f"{path}/verify", "not-started")
        await seated.seats[0].send_command(m.Start())
        await refuses(ada, f"{path}/replay/1", "no-such-page")  # creating the table isn't a step of the game
        for n in (0, -1, seated.state.entry_number + 1, 10**9):
            await refuses(ada, f"{path}/replay/{n}", "no-such-page")
        await refuses(ada, "/api/tables/nowhere/replay", "no-such-table")

    run_on_server(tmp_path, play)


@pytest.mark.parametrize("game", NAMES)
def test_the_server_verifies_a_finished_game(tmp_path: Path, game: str) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup(game, 2, **SETUP_OPTIONS[game]))
        await play_some(seated, Random(game), 6)
        await seated.seats[0].send_command(m.Resign())
        found = await seated.clients[1].request("GET", f"/api/tables/{seated.table}/verify", tell="en")
        assert found["ok"]
        assert "all deals match the commitment" in found["text"]
        assert (found["commitment"], found["secret"]) == (seated.state.commitment, seated.state.secret.hex())
        text = complete_record(seated.state)
        assert not verify(english(), text, "0" * 64, found["secret"]).ok
        changed = text.replace(f'"secret": "{found["secret"]}"', f'"secret": "{"0" * 64}"')
        assert changed != text
        report = verify(english(), changed, found["commitment"], found["secret"])
        assert not report.ok
        assert "commitment" in report.text

    run_on_server(tmp_path, play)

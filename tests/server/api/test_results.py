"""The results of a person's finished games."""

from __future__ import annotations

from pathlib import Path

from tabbytop.wire import messages as m
from tests.server.live_server import LiveServer, run_on_server, seat_table, setup


def test_finished_games_are_listed_with_their_results_until_they_are_forgotten(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3), people=2, bots=1)
        ada, bob = seated.clients
        assert (await ada.request("GET", "/api/my/results"))["results"] == [], "a running game has no result"
        await seated.seats[0].send_command(m.End())
        await seated.seats[1].send_command(m.End())
        await seated.sync()
        page = await ada.request("GET", "/api/my/results")
        (result,) = page["results"]
        assert (result["table"], result["game"], result["how"]) == (seated.table, "cat-box", "agreed")
        assert [(one["name"], one["you"], one["won"]) for one in result["players"]] == [
            ("Ada", True, False), ("Bob", False, False), ("Truffle", False, False),
        ]  # fmt: skip
        assert result["players"][2]["level"] == "kitten"
        points = server.state(seated.table).match.game.points(server.state(seated.table).match.state)  # type: ignore[union-attr]
        assert [one["points"] for one in result["players"]] == points
        await ada.request("DELETE", "/api/my/results")
        assert (await ada.request("GET", "/api/my/results"))["results"] == []
        assert await ada.request("GET", "/api/my/tables") == []
        assert len((await bob.request("GET", "/api/my/results"))["results"]) == 1, "others keep theirs"
        await seated.seats[1].send_command(m.Chat(text="Again?"))
        assert (await ada.request("GET", "/api/my/results"))["results"] == [], "news at the table don't bring it back"

    run_on_server(tmp_path, play)


def test_results_come_in_pages(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2), people=2)
        for seat in seated.seats:
            await seat.send_command(m.End())
        await seated.sync()
        ada = seated.clients[0]
        assert (await ada.request("GET", "/api/my/results", skip=1))["results"] == []
        assert (await ada.request("GET", "/api/my/results", skip=0)).get("next") is None

    run_on_server(tmp_path, play)

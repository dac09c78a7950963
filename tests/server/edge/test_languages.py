"""Responses in the player's language: from the middleware, the API and the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabbytop.wire import messages as m
from tabbytop.wire.client import RequestRefused, first_move
from tests.server.in_process_server import InProcessServer, error_code, run_in_process
from tests.server.live_server import LiveServer, run_on_server, seat_table, setup
from tests.server.tables.test_table_life import refuses

NOT_SIGNED_IN = {
    "en": "Please sign in first, or continue as a guest.",
    "nl": "Log eerst in, of ga verder als gast.",
    "de": "Bitte melde dich zuerst an oder spiele als Gast.",
}


@pytest.mark.parametrize("code", NOT_SIGNED_IN)
def test_a_new_visitor_gets_errors_in_their_browsers_language(tmp_path: Path, code: str) -> None:
    async def play(server: InProcessServer) -> None:
        async with server.client(accept_language=f"fr, {code};q=0.5") as client:
            refused = await client.post("/api/device")
            assert error_code(refused, 401) == "not-signed-in"
            assert refused.json()["text"] == NOT_SIGNED_IN[code]

    run_in_process(tmp_path, play)


def test_a_signed_in_user_gets_errors_in_their_chosen_language(tmp_path: Path) -> None:
    async def play(server: InProcessServer) -> None:
        async with server.client(accept_language="de") as client:
            await client.post("/api/guest", json={"name": "Noor", "language": "nl"})
            refused = await client.post("/api/guest", json={"name": "Somebody else"})
            assert error_code(refused, 409) == "already-somebody"
            assert refused.json()["text"].startswith("Je bent al ingelogd")
            await client.patch("/api/me", json={"language": "en"})
            assert (
                (await client.post("/api/guest", json={"name": "x"}))
                .json()["text"]
                .startswith("You're already signed in")
            )

    run_in_process(tmp_path, play)


def test_middleware_errors_are_translated(tmp_path: Path) -> None:
    async def play(server: InProcessServer) -> None:
        async with server.client(accept_language="nl", origin="http://elsewhere.example") as client:
            refused = await client.post("/api/guest", json={"name": "Noor"})
            assert error_code(refused, 403) == "other-origin"
            assert refused.json()["text"].startswith("Dat mag alleen vanaf pagina's van deze server")

    run_in_process(tmp_path, play)


@pytest.mark.parametrize(
    ("tell", "expected"),
    [
        ("en", "It's Ada's turn."),
        ("nl", "Ada is aan de beurt."),
        ("de", "Ada ist am Zug."),
    ],
)
def test_a_refusal_at_the_table_is_in_the_connections_language(tmp_path: Path, tell: str, expected: str) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2), tell=tell)
        bob = seated.seats[1]
        words = first_move(seated.to_move.options)
        refused = await refuses(bob, m.Say(n=bob.last_entry, say=[*words]), "not-your-turn")
        assert refused.text == expected

    run_on_server(tmp_path, play)


def test_each_connection_gets_news_in_its_own_language(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("if-it-fits", 2), tell="nl")
        german = await server.connect(await server.new_client(), seated.table, tell="de")
        ada = seated.to_move
        await ada.say(first_move(ada.options))
        await seated.sync()
        await german.until(lambda: german.last_entry == seated.state.entry_number)
        sentences = [sentence for news in ada.news for sentence in news.text or []]
        assert any(sentence.startswith("Ada legt een startkaart op") for sentence in sentences)
        sentences = [sentence for news in german.news for sentence in news.text or []]
        assert any(sentence.startswith("Ada legt eine Startkarte auf") for sentence in sentences)

    run_on_server(tmp_path, play)


def test_lobby_news_names_people_by_their_seat_at_the_time(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 3), people=2, start=False)
        ada, bob = seated.seats
        await bob.send_command(m.Chat(text="I am Bob"))
        await ada.send_command(m.Swap(seats=(0, 1)))
        await bob.send_command(m.Leave())
        cleo = await server.guest("Cleo")
        await cleo.do(seated.table, m.Sit(seat=0))
        news = (await cleo.get_frame(seated.table, since=0, tell="en")).news
        assert [entry.text for entry in news[-4:]] == [
            ["Bob: I am Bob"],
            ["Seats 1 and 2 were swapped."],
            ["Bob leaves their seat."],
            ["Cleo takes a seat."],
        ]
        assert [entry.facts for entry in news if entry.what == "chatted"] == [{"text": "I am Bob", "name": "Bob"}]

    run_on_server(tmp_path, play)


def test_a_connection_without_sentences_is_refused_in_the_users_language(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        seated = await seat_table(server, setup("cat-box", 2))
        await seated.clients[1].request("PATCH", "/api/me", {"language": "de"})
        bob = await server.connect(seated.clients[1], seated.table, seat=1)
        refused = await refuses(bob, m.Start(), "not-the-host")
        assert refused.text == "Das kann nur der Host."

    run_on_server(tmp_path, play)


def test_a_missing_table_is_reported_in_the_connections_language(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        with pytest.raises(RequestRefused) as refused:
            await server.connect(await server.guest("Noor"), "no-such-table", tell="nl")
        assert refused.value.text == "Deze tafel bestaat niet of is gesloten."

    run_on_server(tmp_path, play)

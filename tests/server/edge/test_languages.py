"""Whoever speaks Dutch or German is answered in it: at the door, by the API, and at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabbytop.wire import messages as m
from tabbytop.wire.client import RequestRefused, first_move
from tests.server.in_process_server import Visit, trouble, visit
from tests.server.live_server import Place, gather, scene, setup
from tests.server.tables.test_table_life import refuses

NOT_SIGNED_IN = {
    "en": "Please sign in first, or continue as a guest.",
    "nl": "Log eerst in, of ga verder als gast.",
    "de": "Bitte melde dich zuerst an oder spiele als Gast.",
}


@pytest.mark.parametrize("code", NOT_SIGNED_IN)
def test_a_stranger_is_answered_as_their_browser_likes(tmp_path: Path, code: str) -> None:
    async def play(place: Visit) -> None:
        async with place.client(accept_language=f"fr, {code};q=0.5") as one:
            refused = await one.post("/api/device")
            assert trouble(refused, 401) == "not-signed-in"
            assert refused.json()["text"] == NOT_SIGNED_IN[code]

    visit(tmp_path, play)


def test_somebody_is_answered_in_their_own_language(tmp_path: Path) -> None:
    async def play(place: Visit) -> None:
        async with place.client(accept_language="de") as one:
            await one.post("/api/guest", json={"name": "Noor", "language": "nl"})
            refused = await one.post("/api/guest", json={"name": "Somebody else"})
            assert trouble(refused, 409) == "already-somebody"
            assert refused.json()["text"].startswith("Je bent al ingelogd")
            await one.patch("/api/me", json={"language": "en"})
            assert (
                (await one.post("/api/guest", json={"name": "x"})).json()["text"].startswith("You're already signed in")
            )

    visit(tmp_path, play)


def test_what_is_turned_away_at_the_door_is_told_why(tmp_path: Path) -> None:
    async def play(place: Visit) -> None:
        async with place.client(accept_language="nl", origin="http://elsewhere.example") as one:
            refused = await one.post("/api/guest", json={"name": "Noor"})
            assert trouble(refused, 403) == "other-origin"
            assert refused.json()["text"].startswith("Dat mag alleen vanaf pagina's van deze server")

    visit(tmp_path, play)


@pytest.mark.parametrize(
    ("tell", "told"),
    [
        ("en", "It's Ada's turn."),
        ("nl", "Ada is aan de beurt."),
        ("de", "Ada ist am Zug."),
    ],
)
def test_a_refusal_at_the_table_is_in_the_language_one_is_told_in(tmp_path: Path, tell: str, told: str) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2), tell=tell)
        bob = company.seats[1]
        words = first_move(company.asked.options)
        refused = await refuses(bob, m.Say(n=bob.n, say=[*words]), "not-your-turn")
        assert refused.text == told

    scene(tmp_path, play)


def test_a_dutch_player_hears_dutch_and_a_german_one_german(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("if-it-fits", 2), tell="nl")
        german = await place.sit(await place.stranger(), company.table, tell="de")
        ada = company.asked
        await ada.say(first_move(ada.options))
        await company.together()
        await german.until(lambda: german.n == company.state.entry_number)
        heard = [sentence for one in ada.news for sentence in one.text or []]
        assert any(sentence.startswith("Ada legt een startkaart op") for sentence in heard)
        heard = [sentence for one in german.news for sentence in one.text or []]
        assert any(sentence.startswith("Ada legt eine Startkarte auf") for sentence in heard)

    scene(tmp_path, play)


def test_who_said_something_before_the_game_is_told_as_they_sat_then(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 3), people=2, start=False)
        ada, bob = company.seats
        await bob.speak(m.Chat(text="I am Bob"))
        await ada.speak(m.Swap(seats=(0, 1)))
        await bob.speak(m.Leave())
        cleo = await place.guest("Cleo")
        await cleo.do(company.table, m.Sit(seat=0))
        news = (await cleo.get_frame(company.table, since=0, tell="en")).news
        assert [one.text for one in news[-4:]] == [
            ["Bob: I am Bob"],
            ["Seats 1 and 2 swap places."],
            ["Bob leaves their seat."],
            ["Cleo takes a seat."],
        ]
        assert [one.facts for one in news if one.what == "chatted"] == [{"text": "I am Bob", "name": "Bob"}]

    scene(tmp_path, play)


def test_who_asks_for_no_sentences_is_refused_in_their_own_language(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await gather(place, setup("cat-box", 2))
        await company.clients[1].request("PATCH", "/api/me", {"language": "de"})
        bob = await place.sit(company.clients[1], company.table, seat=1)
        refused = await refuses(bob, m.Start(), "not-the-host")
        assert refused.text == "Das kann nur der Host."

    scene(tmp_path, play)


def test_who_has_no_business_at_a_table_is_told_so_in_their_language(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        with pytest.raises(RequestRefused) as refused:
            await place.sit(await place.guest("Noor"), "no-such-table", tell="nl")
        assert refused.value.text == "Deze tafel bestaat niet of is gesloten."

    scene(tmp_path, play)

"""Windows: sealed answers, standing answers, orders. Nobody can tell who could have answered, or has."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabbytop.wire import messages as m
from tabbytop.wire.client import RequestRefused, TableConnection
from tests.server.live_server import CALM, Company, Place, gather, hosting, scene, setup
from tests.server.set_clock import SetClock
from tests.server.tables.test_table_life import refuses

KITTY = "here-kitty-kitty"
STAR: dict[str, Any] = {"id": "star", "type": "standard", "copies": 18, "effect": "draw", "count": 1}
NAP: dict[str, Any] = {"id": "nap", "type": "defensive", "copies": 18, "effect": "cancel", "cancels": "all"}
THIEF: dict[str, Any] = {"id": "thief", "type": "standard", "copies": 18, "effect": "steal", "to": "yard"}
TUNA: dict[str, Any] = {"id": "tuna", "type": "defensive", "copies": 18, "effect": "cancel", "cancels": ["thief"]}
STARS = {"game": KITTY, "name": "stars", "cards": [STAR, NAP]}
THIEVES = {"game": KITTY, "name": "thieves", "cards": [THIEF, TUNA]}


def hand(company: Company, seat: int) -> list[str]:
    """The cards that a seat holds."""
    assert company.state.match is not None
    state = company.state.match.state
    return [state.deck.ids[k] for k in state.hands[seat]]


async def with_hands(place: Place, made: m.Setup, wanted: dict[int, set[str]], **how: Any) -> Company:
    """A table at which these seats hold at least one of each of these cards; it is laid anew until they do."""
    while True:
        company = await gather(place, made, **how)
        if all(cards <= set(hand(company, seat)) for seat, cards in wanted.items()):
            return company


async def a_window(place: Place, **more: Any) -> Company:
    """Ada plays a card that anybody could cancel: everybody else is asked, Bob and Cleo hold what it takes."""
    made = setup(KITTY, more.pop("players", 4), deck=STARS, **{"windows": CALM, **more})
    company = await with_hands(place, made, {0: {"star", "nap"}, 1: {"nap", "star"}, 2: {"nap"}})
    await company.seats[0].say(["play star"])
    await company.together()
    return company


async def close(company: Company) -> None:
    """Let the time pass until the window closes, and everybody hear of it."""
    await company.together()
    n = company.state.entry_number
    await company.place.set_clock.advance_to(company.state.window_closes())
    for seat in company.seats:
        await seat.until(lambda seat=seat: seat.n > n)  # type: ignore[misc]
    await company.together()


async def all_closed(company: Company) -> None:
    """Close one window after the other; those that wait for nobody close by themselves."""
    ada = company.seats[0]
    while company.state.window is not None:
        n = company.state.entry_number
        if company.state.window_seats:
            await close(company)
        else:
            await ada.until(lambda: ada.n > n)  # noqa: B023
    await company.together()


def asked(seat: TableConnection) -> m.Asked:
    """The window as a seat sees it."""
    assert seat.frame.window is not None
    return seat.frame.window


def moved(seat: TableConnection, since: int) -> list[tuple[int | None, str | None, str]]:
    """The moves that a seat has heard of since an entry: whose, with what they begin, and who made them."""
    return [(one.by, one.say[0], one.made) for one in seat.news if one.n > since and one.what == "moved"]


def listen(seats: list[TableConnection]) -> list[list[bytes]]:
    """All that comes to some seats from now on."""
    heard: list[list[bytes]] = [[] for _ in seats]
    for seat, all_heard in zip(seats, heard, strict=True):
        seat.on_message = all_heard.append
    return heard


def test_a_window_asks_all_at_once_and_closes_at_its_time(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        opened = place.clock.now()
        for seat in company.seats:
            assert asked(seat) == m.Asked(company.state.move_number, "cancel", [1, 2, 3], opened + 5.0)
            assert seat.frame.asks is None, "who would be asked first is not told either"
            assert bool(seat.options) == (seat.seat != 0)
        for seat in company.seats[1:]:
            await seat.say(["pass"])
        await place.set_clock.advance(4.9)
        await company.seats[0].speak(m.Chat(text="So?"))
        assert company.state.window is not None, "it does not close because all have answered"
        n = company.state.entry_number
        await close(company)
        assert moved(company.seats[0], n) == [(1, "pass", ""), (2, "pass", ""), (3, "pass", "")]

    scene(tmp_path, play, SetClock())


def test_what_comes_of_a_window_is_told_at_its_time_however_soon_it_is_known(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        bob, cleo = company.seats[1:3]
        window, n, closes = company.state.move_number, company.state.entry_number, company.state.window_closes()
        await place.set_clock.advance_to(closes - 0.06)
        await bob.say(["pass"])
        await place.set_clock.advance_to(closes - 0.05)
        while not await place.room(company.table).store.rows(company.table, n):
            await asyncio.sleep(0)
        late = asyncio.create_task(cleo.speak(m.Say(cleo.n, ["play nap"], window=window, seat=2)))
        await asyncio.sleep(0.05)
        assert [seat.n for seat in company.seats] == [n] * 4, "it is written, and nobody has heard"
        await place.set_clock.advance_to(closes)
        await company.together()
        assert {one.at for one in company.seats[3].news if one.n > n} == {closes}
        with pytest.raises(RequestRefused, match="already closed"):
            await late

    scene(tmp_path, play, SetClock())


def test_who_plays_alone_is_waited_for_and_then_nobody_waits(tmp_path: Path) -> None:
    """Among bots there is nobody to whom the time of an answer could tell anything."""

    async def play(place: Place) -> None:
        made = setup(KITTY, 3, deck=STARS, windows=CALM, bot_seconds=0.5, watchers=False)
        company = await gather(place, made, bots=2)
        ada = company.seats[0]
        while company.state.window is None or 0 not in company.state.window.asked:
            if ada.frame.asks == 0:
                await ada.say(["play star"] if "play star" in (ada.options or {}) else first_of(ada.options))
            await place.set_clock.advance(0.6)
            await company.together()
        opened = company.state.asked_at
        assert asked(ada).closes == opened + 20 * CALM[asked(ada).kind]
        await place.set_clock.advance(30)
        assert asked(ada).window == company.state.move_number, "nobody hurries her"
        n = company.state.entry_number
        await ada.say(["pass"])
        await ada.until(lambda: ada.n > n)
        assert place.clock.now() < opened + 40

    scene(tmp_path, play, SetClock())


def first_of(options: dict[str, Any] | None) -> list[str]:
    """The first move of a tree."""
    said: list[str] = []
    while options:
        word, options = next(iter(options.items()))
        said.append(word)
    return said


def test_a_sealed_answer_is_told_to_nobody_else_before_the_close(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        ada, bob, cleo, dan = company.seats
        watcher = await place.sit(await place.stranger(), company.table)
        second = await place.sit(company.clients[1], company.table, seat=1)
        await ada.speak(m.Chat(text="Ready?"))
        await company.together()
        n = company.state.entry_number
        others = listen([ada, cleo, dan, watcher])
        await bob.say(["cancel nap"])
        await second.until(lambda: asked(second).answered)
        await bob.until(lambda: asked(bob).answered)
        assert not (await cleo.client.get_frame(company.table)).window.answered  # type: ignore[union-attr]
        await bob.say(["pass"])
        await bob.say(["cancel nap"])
        assert company.state.entry_number == n, "it is in no log yet"
        await dan.speak(m.Chat(text="Hm."))
        await company.together()
        await watcher.until(lambda: watcher.n == company.state.entry_number)
        assert [len(heard) for heard in others] == [1, 1, 2, 1], "one line of chat, and Dan's that it happened"
        assert not any(b"nap" in data for data in others[3])
        await close(company)
        assert moved(cleo, n)[-1] == (1, "cancel nap", "")
        assert hand(company, 1).count("nap") < 5
        assert company.state.window is None or company.state.window.asked != (1, 2, 3)

    scene(tmp_path, play, SetClock())


def test_a_later_answer_replaces_an_earlier_one(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        bob, cleo = company.seats[1:3]
        await bob.say(["cancel nap"])
        await cleo.say(["pass"])
        await cleo.say(["cancel nap"])
        await bob.say(["pass"])
        n = company.state.entry_number
        await close(company)
        assert moved(bob, n) == [(1, "pass", ""), (2, "cancel nap", "")]

    scene(tmp_path, play, SetClock())


def test_an_answer_names_its_window_and_what_is_not_asked_is_refused(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        ada, bob = company.seats[:2]
        number = company.state.move_number
        await refuses(ada, m.Say(ada.n, ["pass"], window=number), "not-asked")
        await refuses(bob, m.Say(bob.n, ["pass"]), "which-window")
        await refuses(bob, m.Say(bob.n, ["pass"], window=number - 1), "window-closed")
        await refuses(bob, m.Say(bob.n, ["pass"], window=number + 1), "window-closed")
        illegal = await refuses(bob, m.Say(bob.n, ["cancel star"], window=number), "no-such-answer")
        assert illegal.rule == "HKK-5.1"
        await refuses(bob, m.Say(bob.n, ["purr"], window=number), "unknown-word")
        assert place.room(company.table)._sealed.answers == {}
        n = company.state.entry_number
        await close(company)
        assert [said for _, said, _ in moved(ada, n)] == ["pass"] * 3
        await refuses(bob, m.Say(bob.n, ["cancel nap"], window=number), "window-closed")
        await refuses(ada, m.Order(answer="defend"), "only-slow")

    scene(tmp_path, play, SetClock())


def test_who_has_not_answered_passes(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        n = company.state.entry_number
        await company.seats[2].say(["cancel nap"])
        await close(company)
        assert moved(company.seats[0], n) == [(1, "pass", ""), (2, "cancel nap", "")]
        assert asked_or_none(company.seats[3]) is None or company.state.move_number > n

    scene(tmp_path, play, SetClock())


def asked_or_none(seat: TableConnection) -> m.Asked | None:
    """The window as a seat sees it, if one is open."""
    return seat.frame.window


def test_sealed_answers_survive_the_server_and_the_window_opens_again(tmp_path: Path) -> None:
    async def play() -> None:
        clock = SetClock()
        async with AsyncExitStack() as leaving:
            async with hosting(tmp_path, clock, leaving=leaving) as place:
                company = await a_window(place)
                bob, cleo = company.seats[1:3]
                await bob.say(["cancel nap"])
                await cleo.speak(m.Stand(choice="turn"))
                await place.set_clock.advance(1.0)
                port, number = int(place.url.rsplit(":", 1)[1]), company.state.move_number
            await clock.advance(3600.0)
            async with hosting(tmp_path, clock, leaving=leaving, port=port) as place:
                again = Company(place, company.table, company.clients, company.seats)
                await place.rooms.room(company.table)
                await again.together()
                assert asked(bob).window == number
                assert asked(bob).answered
                assert not asked(cleo).answered
                assert asked(cleo).closes == clock.now() + 5.0, "who was cut off may still answer"
                assert cleo.frame.standing == ["ask", "ask", "turn", "ask"]
                assert bob.frame.standing == ["ask"] * 4
                await cleo.say(["pass"])
                n = again.state.entry_number
                await close(again)
                assert moved(cleo, n) == [(1, "cancel nap", "")]
                assert bob.frame.standing == ["ask", "ask", "turn", "ask"]

    asyncio.run(play())


# Standing answers


def test_where_all_stand_to_pass_nobody_waits(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        made = setup(KITTY, 3, deck=STARS, windows=CALM)
        company = await with_hands(place, made, {0: {"star"}, 1: {"nap"}})
        ada, bob, cleo = company.seats
        await refuses(bob, m.Stand(choice="never"), "unknown-name")
        await bob.speak(m.Stand(choice="turn"))
        await cleo.speak(m.Stand(choice="target"))
        await company.together()
        assert ada.frame.standing == ["ask", "turn", "target"]
        n = company.state.entry_number
        await ada.say(["play star"])
        await ada.until(lambda: len(moved(ada, n)) == 3)
        await company.together()
        assert place.clock.now() == 1_700_000_000.0
        assert [said for _, said, _ in moved(ada, n)] == ["play star", "pass", "pass"]

    scene(tmp_path, play, SetClock())


def test_who_stands_to_pass_may_still_answer(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        made = setup(KITTY, 3, deck=STARS, windows=CALM)
        company = await with_hands(place, made, {0: {"star"}, 1: {"nap"}})
        ada, bob, _ = company.seats
        await bob.speak(m.Stand(choice="turn"))
        await ada.say(["play star"])
        await company.together()
        assert asked(bob).closes == place.clock.now() + 5.0, "Cleo wants to be asked"
        await bob.say(["cancel nap"])
        n = company.state.entry_number
        await close(company)
        assert moved(ada, n)[0] == (1, "cancel nap", "")

    scene(tmp_path, play, SetClock())


def stood(seat: TableConnection, since: int) -> list[tuple[int | None, Any]]:
    """The standing answers that a seat has heard of since an entry."""
    return [(one.by, one.facts["choice"]) for one in seat.news if one.n > since and one.what == "standing"]


def test_a_standing_answer_set_in_a_window_is_told_to_nobody_and_counts_from_its_close(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        ada, bob, cleo, dan = company.seats
        watcher = await place.sit(await place.stranger(), company.table)
        second = await place.sit(company.clients[1], company.table, seat=1)
        await company.together()
        n, closes = company.state.entry_number, asked(bob).closes
        others = listen([ada, cleo, dan, watcher])
        await refuses(bob, m.Stand(choice="never"), "unknown-name")
        for choice in ("target", "turn"):
            await bob.speak(m.Stand(choice=choice))
            await second.until(lambda: second.frame.standing[1] == choice)  # noqa: B023
            await bob.until(lambda: bob.frame.standing[1] == choice)  # noqa: B023
        assert (await cleo.client.get_frame(company.table)).standing == ["ask"] * 4
        assert (await bob.client.get_frame(company.table)).standing == ["ask", "turn", "ask", "ask"]
        assert others == [[], [], [], []]
        assert (company.state.entry_number, company.state.window_closes(), asked(bob).closes) == (n, closes, closes)
        assert company.state.window_seats == [1, 2, 3]
        await close(company)
        await watcher.until(lambda: watcher.n == company.state.entry_number)
        for seat in (ada, bob, cleo, dan, watcher):
            assert stood(seat, n) == [(1, "turn")]
            assert seat.frame.standing == ["ask", "turn", "ask", "ask"]
        assert moved(ada, n) == [(1, "pass", ""), (2, "pass", ""), (3, "pass", "")]

    scene(tmp_path, play, SetClock())


def test_the_next_window_does_not_wait_for_players_who_changed_in_the_last_one(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place, players=3)
        while hand(company, 0).count("star") < 1:  # one for her second action
            company = await a_window(place, players=3)
        ada, bob, cleo = company.seats
        await bob.speak(m.Stand(choice="turn"))
        await cleo.speak(m.Stand(choice="turn"))
        await all_closed(company)
        n, before = company.state.entry_number, place.clock.now()
        await ada.say(["play star"])
        await ada.until(lambda: len(moved(ada, n)) == 3)
        assert place.clock.now() == before

    scene(tmp_path, play, SetClock())


def test_a_change_of_mind_in_a_window_that_is_taken_back_is_no_news(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        ada, bob = company.seats[:2]
        n = company.state.entry_number
        await bob.say(["cancel nap"])
        await bob.speak(m.Stand(choice="turn"))
        await bob.speak(m.Stand(choice="ask"))
        await close(company)
        assert stood(ada, n) == []
        assert moved(ada, n) == [(1, "cancel nap", "")]

    scene(tmp_path, play, SetClock())


def test_a_standing_answer_set_in_the_last_moment_of_a_window_counts_after_it(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        bob, cleo = company.seats[1:3]
        n, closes = company.state.entry_number, company.state.window_closes()
        await place.set_clock.advance_to(closes - 0.01)
        late = asyncio.create_task(bob.speak(m.Stand(choice="turn")))
        await place.set_clock.advance_to(closes)
        await late
        await company.together()
        assert stood(cleo, n) == [(1, "turn")]
        assert {one.at for one in cleo.news if one.what == "moved" and one.n > n} == {closes}

    scene(tmp_path, play, SetClock())


def test_a_solo_player_who_wants_to_pass_is_not_waited_for(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        made = setup(KITTY, 3, deck=STARS, windows=CALM, bot_seconds=0.5, watchers=False)
        company = await gather(place, made, bots=2)
        ada = company.seats[0]
        while company.state.window is None or 0 not in company.state.window.asked:
            if ada.frame.asks == 0:
                await ada.say(["play star"] if "play star" in (ada.options or {}) else first_of(ada.options))
            await place.set_clock.advance(0.6)
            await company.together()
        n, opened = company.state.entry_number, company.state.asked_at
        await place.set_clock.advance(1.0)
        await ada.speak(m.Stand(choice="turn"))
        await ada.until(lambda: ada.n > n)
        assert place.clock.now() < opened + 5.0

    scene(tmp_path, play, SetClock())


def test_a_player_who_passes_until_their_turn_does_so_every_round(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await with_hands(place, setup(KITTY, 2, deck=STARS, windows=CALM), {0: {"star"}})
        ada, bob = company.seats
        await bob.speak(m.Stand(choice="turn"))
        for seat in (ada, ada, bob, bob):  # a turn has two actions
            assert company.asked is seat
            await seat.say([next(word for word in seat.options if word.startswith("move"))])
            await all_closed(company)
        assert ada.frame.standing == ["ask", "turn"]
        n, before = company.state.entry_number, place.clock.now()
        await ada.say(["play star"])
        await ada.until(lambda: len(moved(ada, n)) == 2)
        assert moved(ada, n) == [(0, "play star", ""), (1, "pass", "")]
        assert place.clock.now() == before, "nobody waited for him"

    scene(tmp_path, play, SetClock())


# Orders in slow games


async def steal(company: Company, target: int) -> None:
    """Ada steals from a seat as soon as it has a cat in its Yard."""
    ada = company.seats[0]
    for _ in range(40):
        await company.together()
        play = ada.options.get("play thief", {})
        if company.state.seat_to_move == 0 and f"target {target}" in play:
            said = ["play thief", f"target {target}"]
            tree = play[f"target {target}"]
            while tree:
                said.append(next(iter(tree)))
                tree = tree[said[-1]]
            await ada.say(said)
            await company.together()
            return
        seat = company.asked
        words = [word for word in seat.options if word.startswith("move") and word.endswith("neighborhood yard")]
        words += [word for word in seat.options if word.startswith("move")]
        tree = seat.options[words[0] if words else next(iter(seat.options))]
        said = [words[0] if words else next(iter(seat.options))]
        while tree:
            said.append(next(iter(tree)))
            tree = tree[said[-1]]
        await seat.say(said)
    raise AssertionError("nobody had a cat to steal")


def test_in_slow_games_orders_answer_and_nobody_sees_them(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        slow = m.Pace("slow", move=86400.0)
        made = setup(KITTY, 3, deck=THIEVES, windows=CALM, clock=slow)
        company = await with_hands(place, made, {0: {"thief"}, 1: {"tuna"}, 2: {"tuna"}})
        ada, bob, cleo = company.seats
        n = company.state.entry_number
        heard = listen([ada, cleo])
        await bob.speak(m.Order(answer="pass"))
        await bob.speak(m.Order(answer="defend"))
        await cleo.speak(m.Order(answer="defend"))
        assert [len(one) for one in heard] == [0, 1]
        assert company.state.entry_number == n
        await steal(company, 1)
        await ada.until(lambda: "tuna" in str(moved(ada, n)[-1]))
        assert moved(ada, n)[-1][0] == 1, "Bob defends what is aimed at him; Cleo lets it pass"
        assert "cancel tuna" in [said for _, said, _ in moved(ada, n)]
        assert place.clock.now() == 1_700_000_000.0

    scene(tmp_path, play, SetClock())


def test_orders_survive_windows_and_the_server(tmp_path: Path) -> None:
    async def play() -> None:
        clock = SetClock()
        async with AsyncExitStack() as leaving:
            async with hosting(tmp_path, clock, leaving=leaving) as place:
                made = setup(KITTY, 3, deck=THIEVES, clock=m.Pace("slow", move=86400.0))
                company = await with_hands(place, made, {0: {"thief"}, 1: {"tuna"}})
                await company.seats[1].speak(m.Order(answer="defend"))
                await steal(company, 2)
                await company.seats[0].until(lambda: company.state.window is None)
                port = int(place.url.rsplit(":", 1)[1])
            async with hosting(tmp_path, clock, leaving=leaving, port=port) as place:
                room = await place.rooms.room(company.table)
                assert room._sealed.orders == {1: "defend"}

    asyncio.run(play())


# Bots


def test_a_bot_answers_with_everybody_else_when_the_window_closes(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place, players=3, bot_seconds=0.5)
        ada, bob, cleo = company.seats
        await bob.speak(m.Leave())
        await company.together()
        assert asked(ada).closes == place.clock.now() + 5.0, "Cleo is asked, and she is no bot"
        await cleo.speak(m.Leave())
        n = company.state.move_number
        assert asked(ada).closes == place.clock.now() + 0.5, "only bots are asked"
        await close(company)
        assert {(by, made) for by, _, made in moved(ada, n)} <= {(1, "kitten"), (2, "kitten")}

    scene(tmp_path, play, SetClock())


def test_who_comes_back_in_a_window_answers_for_themselves(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place, players=3)
        _, bob, cleo = company.seats
        room = place.room(company.table)
        nap = company.state.match.game.words.read("cancel nap")  # type: ignore[union-attr]
        await bob.speak(m.Leave())
        await refuses(bob, m.Say(bob.n, ["pass"], window=company.state.move_number), "bot-plays")
        room._bots.answered[company.state.move_number, 1] = (nap,)
        await bob.speak(m.Back())
        await bob.say(["pass"])
        n = company.state.entry_number
        await close(company)
        assert moved(cleo, n)[0] == (1, "pass", "")

    scene(tmp_path, play, SetClock())


def test_frames_of_a_window_hold_no_more_than_everybody_knows(tmp_path: Path) -> None:
    async def play(place: Place) -> None:
        company = await a_window(place)
        moves = [await client.moves(company.table) for client in company.clients]
        assert moves[0] == []
        assert [{"do": "pass"} in some for some in moves[1:]] == [True] * 3
        assert len(moves[1]) == len(moves[2]) == 2, "all who are asked see what they could say"
        frames = [await client.get_frame(company.table) for client in company.clients]
        bare = [msgspec.structs.replace(frame.window, answered=False) for frame in frames if frame.window]
        assert bare == [bare[0]] * 4
        assert frames[0].options is None
        assert set(frames[3].options or {}) == ({"pass", "cancel nap"} if "nap" in hand(company, 3) else {"pass"})

    scene(tmp_path, play, SetClock())

"""Custom decks that would make the rules slow: more moves than can be listed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tabbytop.bots.levels import read_bot
from tabbytop.bots.simple import Kitten
from tabbytop.engine.play import actor, judge, sentences, some_sentences
from tabbytop.games.registry import NAMES, open_game
from tabbytop.table.dealer import Dealer
from tabbytop.table.files import DECKS, read_deck
from tabbytop.table.match import Match
from tests.hostile.attacked_server import NO_LIMITS, AttackedServer, attacked_server
from tests.hostile.people import a_setup, open_client, within

KITTY = "here-kitty-kitty"
HOARD: dict[str, Any] = {
    "game": KITTY,
    "cards": [{"id": f"hoard-{i}", "type": "standard", "copies": 9, "effect": "draw", "count": 10} for i in range(20)],
}
"""After drawing ten cards, a player may discard any of them: every subset is a move."""
MOST = 2000


def match_with_a_hoard() -> Match:
    """Play a match until the player to move has a huge hand."""
    game = open_game(KITTY, HOARD)
    match = Match(game, game.start(2, {}), Dealer(b"s" * 32, [b"n" * 16] * 2))
    match.deal()
    while len(match.state.hands[actor(match.state)]) < 20:
        seat = actor(match.state)
        move = next(
            sentence
            for sentence in some_sentences(match.view(seat), MOST)
            if match.game.words.write(sentence[0])[:4] == "play"
        )
        match.say(seat, move)
    return match


def test_a_list_of_very_many_moves_is_truncated() -> None:
    match = match_with_a_hoard()
    view = match.view(actor(match.state))
    listed = some_sentences(view, MOST)
    assert 100 < len(listed) <= MOST
    assert len(set(listed)) == len(listed)
    assert [move for move in listed if judge(view, move)] == []
    assert {move[0] for move in listed} == set(view.agenda[-1].options(view))


@pytest.mark.parametrize("name", NAMES)
def test_a_short_list_of_moves_is_complete(name: str) -> None:
    game = open_game(name, read_deck(name, DECKS[name][0]))
    match = Match(game, game.start(3, {}), Dealer(b"s" * 32, [b"n" * 16] * 3))
    match.deal()
    rng = Random(name)
    for _ in range(40):
        seat = actor(match.state)
        if seat < 0:
            break
        view = match.view(seat)
        assert some_sentences(view, MOST) == sentences(view)
        match.say(seat, Kitten().move(game, view, [], rng))


@pytest.mark.parametrize("level", ["kitten", "house-cat", "alley-cat:4"])
def test_every_bot_finds_a_move_among_very_many(level: str) -> None:
    match = match_with_a_hoard()
    view = match.view(actor(match.state))
    assert judge(view, read_bot(level).move(match.game, view, [], Random(1))) is None


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AttackedServer]:
    with attacked_server(tmp_path_factory.mktemp("decks"), **NO_LIMITS) as running:
        yield running
        assert running.errors() == []


def test_a_table_with_very_many_moves_does_not_block_others(target: AttackedServer) -> None:
    async def scene() -> None:
        async with open_client(target, "Mal") as mal, open_client(target, "Ann") as ann:
            setup = a_setup(KITTY, 2, deck=HOARD, options={"first": 0})
            table = (await mal.new_table(setup, bots=["house-cat"], start=True)).id
            async with mal.connect(table) as seat:
                for _ in range(2):
                    assert await within(seat.my_turn())
                    word = next(option for option in seat.options if option.startswith("play"))
                    words = [word]
                    options = seat.options[word]
                    while options:
                        words.append(next(iter(options)))
                        options = options[words[-1]]
                    await within(seat.say(words))
                await within(ann.request("GET", "/api/games"))
                await within(seat.until(lambda: seat.is_asked))
                assert len(await within(mal.moves(table))) <= MOST

    asyncio.run(scene())

"""Check memories: every move as the seat heard it, with the seat's view just before, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tabbytop.engine.log import UNHEARD, Moment
from tabbytop.engine.play import actor, sample_sentence, sentences
from tabbytop.engine.seats import CHANCE, WATCHER, only
from tabbytop.games.catbox.words import TOKEN
from tabbytop.table.match import Match
from tabbytop.table.memory import Memory
from tests.laws.worlds import SETTINGS, Point, Setting

CAT_BOX = Setting("cat-box", "secret", 3, True)


def as_values(match: Match, moments: list[Moment]) -> list[Any]:
    """Return moments as values that can be compared."""
    return [(match.game.key(moment.view), moment.author, moment.said) for moment in moments]


def expected_moments(match: Match, seat: int) -> list[Any]:
    """Replay the game and return what the seat must remember: every move, with its view just before."""
    again = match.at_start()
    found: list[Any] = []
    for i, line in enumerate(match.live):
        if line.author != CHANCE and line.begins:
            words = [line.action]
            for word in match.live[i + 1 :]:
                if word.begins:
                    break
                words.append(word.action)
            found.append((match.game.key(again.view(seat)), line.author, tuple(words)))
        again.repeat(line)
    return found


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_seat_remembers_every_move_and_its_view_just_before(setting: Setting) -> None:
    match = Point(3, 1, 40).reach(setting)
    for seat in setting.seats():
        assert as_values(match, Memory(match, seat).moments()) == expected_moments(match, seat)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_reading_moments_during_a_game_gives_the_same_as_reading_them_afterwards(setting: Setting) -> None:
    match = setting.begin(8)
    rng = Random(8)
    memory = Memory(match, 1)
    for _ in range(30):
        seat = actor(match.state)
        if seat < 0:
            break
        match.say(seat, sample_sentence(match.view(seat), rng))
        if rng.random() < 0.5:
            memory.moments()
    assert as_values(match, memory.moments()) == as_values(match, Memory(match, 1).moments())


def test_an_undone_move_is_forgotten() -> None:
    match = CAT_BOX.begin(3)
    seat = actor(match.state)
    memories = [Memory(match, viewer) for viewer in (0, 1, 2, WATCHER)]
    before = [as_values(match, memory.moments()) for memory in memories]
    moves = [said for said in sentences(match.state) if said[0] < TOKEN and len(said) == 2]
    for said in moves[:2]:
        match.say(seat, said)
        assert [memory.moments()[-1].said for memory in memories] == [said] * 4
        match.undo(seat)
    assert [as_values(match, memory.moments()) for memory in memories] == before


def test_a_move_made_after_an_undo_replaces_the_undone_one() -> None:
    match = CAT_BOX.begin(3)
    seat = actor(match.state)
    memory = Memory(match, 0)
    first, second = [said for said in sentences(match.state) if said[0] < TOKEN and len(said) == 2][:2]
    match.say(seat, first)
    memory.moments()
    match.undo(seat)
    match.say(seat, second)
    assert [moment.said for moment in memory.moments()] == [second]


def test_words_hidden_from_a_seat_are_unheard() -> None:
    match = Point(1, 0, 6).reach(CAT_BOX)
    n = next(i for i, line in enumerate(match.live) if line.author >= 0 and not line.begins)
    match.live[n] = replace(match.live[n], audience=only(2))
    heard = [[moment.said for moment in Memory(match, seat).moments()] for seat in (0, 2)]
    assert UNHEARD in [word for said in heard[0] for word in said]
    assert UNHEARD not in [word for said in heard[1] for word in said]
    assert [len(said) for said in heard[0]] == [len(said) for said in heard[1]]


def test_changing_the_returned_list_does_not_change_the_memory() -> None:
    match = Point(1, 0, 6).reach(CAT_BOX)
    memory = Memory(match, 0)
    memory.moments().clear()
    assert len(memory.moments()) == 6

"""Arbitrary input is either accepted, and then works, or refused in one line."""

from __future__ import annotations

import tempfile
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import judge, sentences
from tabbytop.narrate.language import english
from tabbytop.table import files
from tabbytop.table.files import open_position
from tabbytop.table.record import Replay, from_text
from tabbytop.terminal import inspection
from tests.hostile.faults import as_bytes, one_line
from tests.hostile.mutations import FEW, MANY, VOCABULARIES, mutated
from tests.hostile.originals import (
    decks,
    positions,
    records,
    refused_or_done,
    use_deck,
    use_position,
    use_record,
)

every_game = pytest.mark.parametrize("game", VOCABULARIES)


def anything(game: str, data: st.DataObject) -> Any:
    """Draw arbitrary data with words of this game; often it even names the game."""
    value = data.draw(VOCABULARIES[game].anything())
    if isinstance(value, dict) and data.draw(st.booleans()):
        value["game"] = game
    return value


# (a) arbitrary data


@every_game
@MANY
@given(data=st.data())
def test_arbitrary_data_as_a_position_is_refused_or_works(game: str, data: st.DataObject) -> None:
    refused_or_done(use_position, anything(game, data))


@every_game
@MANY
@given(data=st.data())
def test_arbitrary_data_as_a_deck_is_refused_or_works(game: str, data: st.DataObject) -> None:
    refused_or_done(lambda deck: use_deck(game, deck), anything(game, data))


@every_game
@MANY
@given(data=st.data())
def test_arbitrary_data_as_a_record_is_refused_or_works(game: str, data: st.DataObject) -> None:
    refused_or_done(use_record, as_bytes(anything(game, data)))


@every_game
@MANY
@given(data=st.data(), i=st.sampled_from(range(0, 40, 3)))
def test_arbitrary_data_as_an_action_is_refused_or_works(game: str, data: st.DataObject, i: int) -> None:
    rules, state, _ = open_position(positions(game)[i % len(positions(game))])
    refused_or_done(lambda action: judge(state, rules.read_action(state, action)), anything(game, data))


# (b) real data with faults


@every_game
@MANY
@given(data=st.data())
def test_a_position_with_faults_is_refused_or_works(game: str, data: st.DataObject) -> None:
    refused_or_done(use_position, data.draw(mutated(VOCABULARIES[game], lambda: positions(game))))


@every_game
@FEW
@given(data=st.data())
def test_a_deck_with_faults_is_refused_or_works(game: str, data: st.DataObject) -> None:
    refused_or_done(lambda deck: use_deck(game, deck), data.draw(mutated(VOCABULARIES[game], lambda: decks(game))))


@every_game
@FEW
@given(data=st.data())
def test_a_record_with_faults_is_refused_or_works(game: str, data: st.DataObject) -> None:
    refused_or_done(use_record, as_bytes(data.draw(mutated(VOCABULARIES[game], lambda: records(game)))))


@every_game
@MANY
@given(data=st.data())
def test_an_action_with_faults_is_refused_or_allowed(game: str, data: st.DataObject) -> None:
    rules, state, _ = open_position(data.draw(st.sampled_from(positions(game))))
    legal_sentences = sentences(state)
    legal = [rules.write_action(state, sentence) for sentence in [*legal_sentences[:2], *legal_sentences[-6:]]]
    action = data.draw(mutated(VOCABULARIES[game], lambda: legal))
    try:
        sentence = rules.read_action(state, action)
    except Refusal as refusal:
        one_line(refusal)
        return
    refusal_or_none = judge(state, sentence)
    assert (refusal_or_none is None) == (sentence in legal_sentences)
    if refusal_or_none is not None:
        one_line(refusal_or_none)


# (c) arbitrary bytes


@st.composite
def broken_bytes(draw: st.DrawFn, game: str) -> bytes:
    """Draw bytes, or a real file with some bytes changed, removed or added."""
    if draw(st.booleans()):
        return draw(st.binary(max_size=60))
    data = bytearray(as_bytes(draw(st.sampled_from([*records(game)[-2:], *positions(game)[:4], *decks(game)]))))
    for _ in range(draw(st.integers(1, 3))):
        first = draw(st.integers(0, len(data)))
        data[first : first + draw(st.integers(0, 3))] = draw(st.binary(max_size=3))
    return bytes(data)


@every_game
@MANY
@given(data=st.data())
def test_a_file_with_arbitrary_bytes_is_refused_or_works(game: str, data: st.DataObject) -> None:
    found = data.draw(broken_bytes(game))
    with tempfile.NamedTemporaryFile() as file:
        file.write(found)
        file.flush()
        refused_or_done(lambda name: use_position(files.read_json(name)), file.name)
        refused_or_done(lambda name: inspection.check_deck(english(), name), file.name)
    refused_or_done(lambda text: Replay(from_text(text, "record")).finish(), found)

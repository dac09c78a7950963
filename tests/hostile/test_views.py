"""Views received from a server: each is accepted, and can be drawn and played from, or refused in one line."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabbytop.engine.play import actor, some_sentences
from tests.hostile.mutations import FEW, VOCABULARIES, mutated
from tests.hostile.originals import refused_or_done
from tests.laws.worlds import Point, Setting, opened

DECKS = {"cat-box": "secret", "if-it-fits": "cardboard", "here-kitty-kitty": "neighborhood"}


@cache
def views(game: str) -> list[Any]:
    """Return views from every part of real games."""
    found: list[Any] = []
    for moves in (0, 5, 12, 25, 60):
        match = Point(moves, 0, moves).reach(Setting(game, DECKS[game], 3, game != "here-kitty-kitty"))
        found += [match.game.write_view(match.view(seat)) for seat in (0, max(0, actor(match.state)))]
    return found


@pytest.mark.parametrize("game", VOCABULARIES)
@FEW
@given(data=st.data())
def test_a_view_with_faults_is_read_or_refused(game: str, data: st.DataObject) -> None:
    opened_game = opened(game, DECKS[game])

    def use(view: Any) -> None:
        seen = opened_game.read_view(view)
        assert opened_game.write_view(seen)
        some_sentences(seen)

    refused_or_done(use, data.draw(mutated(VOCABULARIES[game], lambda: views(game))))


@pytest.mark.parametrize("game", VOCABULARIES)
@FEW
@given(data=st.data())
def test_arbitrary_data_as_a_view_is_read_or_refused(game: str, data: st.DataObject) -> None:
    refused_or_done(opened(game, DECKS[game]).read_view, data.draw(VOCABULARIES[game].anything()))

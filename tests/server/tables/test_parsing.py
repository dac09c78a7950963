"""Moves in messages, read as words or in the notation of the rules page."""

from __future__ import annotations

from tabbytop.engine.play import actor, sentences
from tabbytop.server.tables.parsing import read_sentence
from tests.rules.kitty.tables import discard, match_at, player


def test_a_move_with_a_word_for_each_of_twenty_cats_is_read() -> None:
    """Raining Cats & Dogs moves half of a full Yard."""
    table = match_at(
        player(yard="10 black 10 gray 10 orange 10 white", hand=["stray-dog"]),
        player(),
        deck=["raining-cats-and-dogs", "best-in-show"],
        actions_left=1,
    )
    table.do(discard(0))
    state = table.match.state
    for sentence in sentences(state)[:50]:
        assert len(sentence) >= 20
        words = [table.game.words.write(a) for a in sentence]
        assert read_sentence(table.match, actor(state), [*words]) == sentence
        action = table.game.write_action(state, sentence)
        assert read_sentence(table.match, actor(state), [action]) == sentence

"""Real If It Fits positions to put faults into, and checks of the refusals."""

from __future__ import annotations

from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import judge, sentences
from tabbytop.games.fits.rulebook import START_CARDS
from tabbytop.table.files import open_position
from tests.hostile.faults import Path, one_line
from tests.rules.fits.tables import (
    DISCARD_TOY,
    DONE,
    DRAW,
    card,
    cat,
    discard,
    pair,
    place,
    player,
    position,
    princess,
    sleep,
    start,
    toy,
)
from tests.rules.position_match import Json

FULL: Json = position(
    player("lilly", "NES:mouse", "princess"),
    player("milo", "NS:"),
    player("jack"),
    cells=[
        "6,4 NESW:mouse", "7,4 NESW:", "8,4 NSW:yarn", "9,4 NESW:",
        "5,5 NESW:", "6,5 sleeping milo", "7,5 NESW:bell", "8,5 princess", "9,5 NESW:",
        "6,3 toy", "7,3 N: turned", "3,4 NESW:spray", "4,6 NESW:", "5,6 NESW:", "6,6 NESW:",
    ],
    across=["6,4 lilly", "4,6 princess"],
    deck=["princess", "toy", "NS:", "E:bell"],
    stacks=[{"cards": 2, "princess": True}, {"cards": 2, "princess": False}],
)  # fmt: skip
"""Three players and some of everything. The third card has a wall to the fourth; 6,4 and 7,4 are taken."""
SETUP: Json = position(phase="setup", cells=["6,4 NESW:mouse"], start_cards=[card("NSW:feather"), card("NESW:")])
CAT: Json = position(phase="cat", cells=["6,4 NESW:mouse", "7,4 NESW:"], just_played=[7, 4])

Fault = tuple[str, Path, Any, str, str, str]
"""A name, the path and the new value, and the refusal: path, rule, reason."""


def refused(data: Any) -> Refusal:
    """Return the refusal of a position."""
    with pytest.raises(Refusal) as caught:
        open_position(data)
    return caught.value


def check(refusal: Refusal, where: str, rule: str, why: str) -> None:
    """Check that a refusal names the path, the rule and the reason in one line."""
    assert (refusal.where, refusal.rule, refusal.why) == (where, rule, why)
    one_line(refusal)


def check_every_action(game: Any, state: Any) -> None:
    """Check that actions that aren't listed are refused in one line: all verbs, cells, pairs, cards, directions."""
    legal = [game.write_action(state, sentence) for sentence in sentences(state)]
    cards = max([len(hand) for hand in state.hands] + [len(state.start)]) + 1
    actions: list[Json] = [DRAW, DONE, DISCARD_TOY, *[discard(i) for i in range(cards)]]
    for x, y in [(x, y) for x in range(state.board.columns + 1) for y in range(state.board.rows + 1)]:
        actions += [sleep(x, y), cat(x, y), toy([x, y]), toy(pair(x, y))]
        for i in range(cards):
            actions += [princess(i, [x, y]), princess(i, pair(x, y))]
            for turned in (False, True):
                actions += [place(i, x, y, turned), *([start(i, x, y, turned)] if i < START_CARDS else [])]
    allowed: list[Json] = []
    for action in actions:
        try:
            refusal = judge(state, game.read_action(state, action))
        except Refusal as caught:
            refusal = caught
        if refusal is None:
            allowed.append(action)
        else:
            one_line(refusal)
    assert sorted(allowed, key=str) == sorted(legal, key=str)

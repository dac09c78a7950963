"""Real Here, Kitty, Kitty! positions to put faults into, and checks of what is accepted or refused."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor, judge, sample_sentence, sentences
from tabbytop.games.kitty.rulebook import CATS_OF_A_COLOR
from tabbytop.games.kitty.words import PASS
from tabbytop.table.files import open_position
from tests.hostile.faults import Path, one_line
from tests.hostile.originals import LONGEST, use_position
from tests.rules.position_match import Json, PositionMatch

FULL: Json = {
    "game": "here-kitty-kitty", "options": {},
    "players": [
        {"house": {"black": 1}, "porch": {"gray": 2}, "yard": {"orange": 1, "white": 1},
         "hand": ["cat-burglar", "tuna", "spay-neuter-clinic", "catlike-reflexes", "cat-fight", "best-in-show"],
         "lasting": [{"card": "alarm-system"}, {"card": "special-needs-kitty", "cats": {"black": 1}}]},
        {"house": {"white": 1}, "porch": {"gray": 1}, "yard": {"orange": 3, "black": 1},
         "hand": ["copy-cat", "land-on-your-feet"],
         "lasting": [{"card": "foster-kittens", "cats": {"white": 2}}, {"card": "pet-insurance"}]},
        {"house": {}, "porch": {"black": 1, "white": 1}, "yard": {},
         "hand": [{"card": "catnap", "known": True}, "stray-dog"], "lasting": []},
    ],
    "deck": ["fireworks", "best-in-show", "cat-burglar", "one-cool-cat"], "discard": ["can-opener", "open-window"],
    "to_move": 0, "actions_left": 2, "phase": "turn", "final_turns_left": None, "idle_turns": 1,
}  # fmt: skip
"""A position with three players that has an example of everything a position can contain."""

BURGLAR: Json = {"do": "play", "card": "cat-burglar", "target": 1, "zone": "yard", "color": "orange"}
REFLEXES: Json = {"do": "play", "card": "catlike-reflexes", "target": 1, "direction": "in", "spaces": 1}
MOVE: Json = {"do": "move", "color": "orange", "from": "yard", "to": "porch"}
FIGHT: Json = {"do": "play", "card": "cat-fight", "target": 1, "count": 1}


def waiting(phase: str, action: Json | None, by: int = 0, asked: int = 1, **more: Any) -> Json:
    """Return the full table with a pending card, which has left the hand and cost an action."""
    data = deepcopy(FULL)
    hand = data["players"][by]["hand"]
    if action is not None and action.get("card") in hand:
        hand.remove(action["card"])
    pending: Json = {"by": by, "asked": asked, **({} if action is None else {"action": action})}
    return {**data, "phase": phase, "actions_left": 1, "pending": pending, **more}


def agenda(*steps: list[Any], left: int = 0, used: bool = True) -> Json:
    """Return an agenda of these steps, with this many effects in progress."""
    return {"steps": list(steps), "used": used, "left": [0] * left, "shielded": [0] * left}


CANCEL = waiting("cancel", BURGLAR)
CANCEL_MOVE = waiting("cancel", MOVE)
COPY = waiting("copy", BURGLAR)
PICK = waiting("pick", REFLEXES)
SHIELD = {**waiting("shield", {"do": "play", "card": "fireworks"}, asked=0, actions_left=0), "deck": ["best-in-show"]}
LAND = waiting("land", None, actions_left=0)
OVER = {**FULL, "phase": "over", "actions_left": 0}
PHASES = {
    "turn": FULL, "cancel": CANCEL, "cancel a move": CANCEL_MOVE, "copy": COPY, "pick": PICK, "shield": SHIELD,
    "land": LAND, "over": OVER,
}  # fmt: skip

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


def works(data: Any) -> None:
    """Check that an accepted position can be played: no cat gets lost, and every position can be read back."""
    use_position(data)
    for quiet in (True, False):
        play_to_the_end(PositionMatch(data), quiet)


def play_to_the_end(position_match: PositionMatch, quiet: bool) -> None:
    """Play random moves to the end; quiet players never respond."""
    match, rng = position_match.match, Random(1)
    match.deal()
    for i in range(LONGEST):
        state = match.state
        count_cats(state)
        if position_match.is_over():
            return
        if i % 5 == 0:
            open_position(position_match.now())
        passing = quiet and PASS in state.agenda[-1].options(state)
        match.say(actor(state), (PASS,) if passing else sample_sentence(state, rng))
    raise AssertionError("the game does not end")


def count_cats(state: Any) -> None:
    """Check that there are ten cats of each color, each in one place."""
    assert min(state.cats) >= 0
    for color in range(4):
        out = sum(state.on_property(seat, color) for seat in range(state.seats))
        assert state.count(0, 0, color) + out == CATS_OF_A_COLOR


def refused_or_works(data: Any) -> None:
    """Check that a position is refused in one line or works."""
    try:
        open_position(deepcopy(data))
    except Refusal as refusal:
        one_line(refusal)
        return
    works(data)


def verdict(game: Any, state: Any, action: Any) -> Refusal | None:
    """Return why an action isn't allowed."""
    try:
        return judge(state, game.read_action(state, action))
    except Refusal as caught:
        return caught


def listed(game: Any, state: Any) -> list[Json]:
    """Return every legal move as JSON."""
    return [game.write_action(state, sentence) for sentence in sentences(state)]

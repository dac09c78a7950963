"""Agendas in Here, Kitty, Kitty! positions: exported ones are accepted, all others are refused or harmless."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.hostile.faults import ESCAPE, HUGE, REMOVED, Path, changed, one_line
from tests.hostile.kitty import (
    CANCEL,
    FULL,
    LAND,
    OVER,
    PICK,
    SHIELD,
    agenda,
    check,
    refused,
    refused_or_works,
    waiting,
    works,
)
from tests.hostile.mutations import STEP_NAMES
from tests.hostile.originals import positions
from tests.rules.position_match import Json

# Kinds of cards by their number in the built-in deck.
FIREWORKS, BURGLAR, REFLEXES, INSURANCE, CATNAP, COPY_CAT = 3, 6, 8, 22, 23, 27


@cache
def exported() -> dict[str, Json]:
    """Return real positions with agendas, one of each phase and number of steps."""
    found: dict[str, Json] = {}
    for position in positions("here-kitty-kitty"):
        if "agenda" in position:
            found.setdefault(f"{position['phase']} of {len(position['agenda']['steps'])}", position)
    return found


def with_agenda(data: Json, *steps: list[Any], left: int = 0) -> Json:
    """Return a position with these steps."""
    return {**data, "agenda": agenda(*steps, left=left)}


LANDING: Json = with_agenda(LAND, ["end-turn", 0], ["land", [1, 2], 1, 0])
SHIELDING: Json = with_agenda(
    SHIELD, ["draw-up", 0], ["settle", 0, True], ["drop", FIREWORKS], ["effect", FIREWORKS, 0, []],
    ["shield", [0, 1, 2], 4, 0, FIREWORKS], left=1,
)  # fmt: skip

STEPS: Path = ("agenda", "steps")
LAST: Path = (*STEPS, 1)

FAULTS: list[tuple[str, Path, Any, str, str]] = [
    ("an agenda that is null", ("agenda",), None, "agenda", "wrong-type"),
    ("an agenda in a list", ("agenda",), [], "agenda", "wrong-type"),
    ("an agenda with nothing in it", ("agenda",), {}, "agenda", "missing-key"),
    ("an agenda without steps", STEPS, REMOVED, "agenda", "missing-key"),
    ("an agenda that does not say what was used", ("agenda", "used"), REMOVED, "agenda", "missing-key"),
    ("an agenda with more", ("agenda", "now"), 1, "agenda", "unknown-key"),
    ("used as a number", ("agenda", "used"), 1, "agenda.used", "wrong-type"),
    ("left as a number", ("agenda", "left"), 0, "agenda.left", "wrong-type"),
    ("left of nulls", ("agenda", "left"), [None], "agenda.left[0]", "wrong-type"),
    ("left by more than all", ("agenda", "left"), [8], "agenda.left[0]", "out-of-range"),
    ("left by less than none", ("agenda", "left"), [-1], "agenda.left[0]", "out-of-range"),
    ("too many shielded players", ("agenda", "shielded"), [0] * 1000, "agenda.shielded", "too-long"),
    ("shielded beyond", ("agenda", "shielded"), [HUGE], "agenda.shielded[0]", "out-of-range"),
    ("steps in an object", STEPS, {}, "agenda.steps", "wrong-type"),
    ("far too many steps", STEPS, [["open"]] * 1000, "agenda.steps", "too-long"),
    ("a step that is null", LAST, None, "agenda.steps[1]", "wrong-type"),
    ("a step by its name", LAST, "open", "agenda.steps[1]", "wrong-type"),
    ("a step of nothing", LAST, [], "agenda.steps[1]", "wrong-type"),
    ("an unknown step", (*LAST, 0), "steal", "agenda.steps[1][0]", "unknown-name"),
    ("a step that writes", (*LAST, 0), ESCAPE, "agenda.steps[1][0]", "unknown-name"),
    ("a step that is a number", (*LAST, 0), 1, "agenda.steps[1][0]", "wrong-type"),
    ("nobody is asked", (*LAST, 1), [], "agenda.steps[1]", "agenda-short"),
    ("asked is a number", (*LAST, 1), 1, "agenda.steps[1][1]", "wrong-type"),
    ("someone is asked who is not there", (*LAST, 1), [1, 3], "agenda.steps[1][1][1]", "out-of-range"),
    ("someone is asked by name", (*LAST, 1), ["Tom"], "agenda.steps[1][1][0]", "wrong-type"),
    ("a height beyond", (*LAST, 2), 2, "agenda.steps[1][2]", "out-of-range"),
    ("a height below", (*LAST, 2), -1, "agenda.steps[1][2]", "out-of-range"),
    ("a height that is true", (*LAST, 2), True, "agenda.steps[1][2]", "wrong-type"),
    ("by someone beyond", (*LAST, 3), 3, "agenda.steps[1][3]", "out-of-range"),
    ("by nobody", LAST, ["land", [1, 2], 1], "agenda.steps[1]", "agenda-short"),
    ("only a name", LAST, ["cancel"], "agenda.steps[1]", "agenda-short"),
    ("an unknown card", LAST, ["shield", [1], 0, 0, 28], "agenda.steps[1][4]", "out-of-range"),
    ("a card by its id", LAST, ["drop", "tuna"], "agenda.steps[1][1]", "wrong-type"),
    ("no card", LAST, ["drop", -1], "agenda.steps[1][1]", "out-of-range"),
    ("a turn of nobody", (*STEPS, 0), ["turn"], "agenda.steps[0]", "agenda-short"),
    ("a turn beyond", (*STEPS, 0), ["turn", 3], "agenda.steps[0][1]", "out-of-range"),
    ("a settlement of neither", LAST, ["settle", 0, 1], "agenda.steps[1][2]", "wrong-type"),
    ("a settlement that ends", LAST, ["settle", 0], "agenda.steps[1]", "agenda-short"),
    ("a move that is none", LAST, ["move-cat", 0, HUGE], "agenda.steps[1][2]", "out-of-range"),
    ("words that are texts", LAST, ["effect", 6, 0, ["target 1"]], "agenda.steps[1][3][0]", "wrong-type"),
    ("far too many words", LAST, ["effect", 6, 0, [0] * 1000], "agenda.steps[1][3]", "too-long"),
    ("words that are null", LAST, ["copy", [1], 0, 0, 6, None], "agenda.steps[1][5]", "wrong-type"),
    ("a round too far", LAST, ["round", 3, 0, 4, []], "agenda.steps[1][3]", "out-of-range"),
    ("far too many draws", LAST, ["draw-more", 0, HUGE], "agenda.steps[1][2]", "out-of-range"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("path", "value", "where", "why"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS]
)
def test_an_invalid_agenda_is_refused(path: Path, value: Any, where: str, why: str) -> None:
    check(refused(changed(LANDING, path, value)), where, "", why)


def test_the_originals_are_accepted() -> None:
    for data in (LANDING, SHIELDING, *exported().values()):
        works(data)


CONTRADICTIONS: dict[str, Json] = {
    "no steps": with_agenda(LAND),
    "no steps in a turn": with_agenda(FULL),
    "a window in a turn": {**FULL, "agenda": LANDING["agenda"]},
    "another window than the position says": {**CANCEL, "agenda": LANDING["agenda"]},
    "a turn in a window": with_agenda(LAND, ["acting", 0], ["turn", 0]),
    "another seat is asked than the position says": with_agenda(LAND, ["end-turn", 0], ["land", [2], 1, 0]),
    "another seat acts than the position says": with_agenda(LAND, ["end-turn", 0], ["land", [1, 2], 1, 1]),
    "another card waits than the position says": changed(SHIELDING, ("pending", "action", "card"), "hairball"),
    "pending is nonsense": {**LANDING, "pending": 5},
    "pending is a list": {**LANDING, "pending": []},
    "pending asks nobody": changed(LANDING, ("pending", "asked"), REMOVED),
    "pending asks beyond": changed(LANDING, ("pending", "asked"), 7),
    "pending has more": changed(LANDING, ("pending", "cheat"), 1),
    "pending acts nonsense": changed(SHIELDING, ("pending", "action"), "fireworks"),
    "an agenda after the end": {**OVER, "agenda": LANDING["agenda"]},
    "nonsense after the end": {**OVER, "agenda": 5},
    "another's turn": with_agenda(FULL, ["acting", 1], ["turn", 1]),
    "a turn without actions": with_agenda({**FULL, "actions_left": 0}, ["acting", 0], ["turn", 0]),
}


@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_an_agenda_that_contradicts_the_position_is_refused(name: str) -> None:
    """The agenda and the rest of the position can't both be true."""
    refusal = refused(CONTRADICTIONS[name])
    assert refusal.where.partition(".")[0].partition("[")[0] in ("agenda", "pending", "phase", "position")
    one_line(refusal)


NO_EFFECT = ["effect", BURGLAR, 0, []]
BROKEN: dict[str, Json] = {
    "nothing is open to be settled": with_agenda(LAND, ["settle", 0, True], ["land", [1], 1, 0]),
    "nothing is open for an Instant": changed(SHIELDING, ("agenda", "shielded"), []),
    "nothing is open for what leaves": changed(SHIELDING, ("agenda", "left"), []),
    "more is open than is settled": changed(LANDING, ("agenda", "left"), [0, 0]),
    "a card that is stolen by nobody": with_agenda(LAND, ["end-turn", 0], NO_EFFECT, ["land", [1], 2, 0]),
    "an effect of Catnap": with_agenda(LAND, ["end-turn", 0], ["effect", CATNAP, 0, []], ["land", [1], 2, 0]),
    "an effect of Copy Cat": with_agenda(LAND, ["end-turn", 0], ["effect", COPY_CAT, 0, []], ["land", [1], 2, 0]),
    "an effect of strange words": with_agenda(
        LAND, ["end-turn", 0], ["effect", BURGLAR, 0, [9999, 9999]], ["land", [1], 2, 0]
    ),
    "a round of a card that is no Instant": with_agenda(
        LAND, ["end-turn", 0], ["round", BURGLAR, 0, 0, []], ["land", [1], 2, 0]
    ),
    "a round without what was given": with_agenda(
        LAND, ["end-turn", 0], ["settle", 0, True], ["round", 1, 0, 0, []], ["land", [1], 3, 0], left=1
    ),
    "a move that is a word": with_agenda(LAND, ["end-turn", 0], ["move-cat", 0, 3], ["land", [1], 2, 0]),
    "a move of no cat": with_agenda(LAND, ["end-turn", 0], ["move-cat", 2, 75], ["land", [1], 2, 0]),
    "a pick for nobody's card": with_agenda(PICK, ["acting", 0], ["pick", 1, CATNAP, 0, [], []]),
    "a pick without what was asked": with_agenda(PICK, ["acting", 0], ["pick", 1, REFLEXES, 0, [], []]),
    "a pick of strange words": with_agenda(PICK, ["acting", 0], ["pick", 1, REFLEXES, 0, [48, 9999, 9999], []]),
    "a pick that is not asked again": with_agenda(PICK, ["acting", 0], ["pick", 1, REFLEXES, 0, [48, 64, 61], [4]]),
    "a pick with nothing to choose": with_agenda(PICK, ["acting", 0], ["pick", 2, FIREWORKS, 0, [], []]),
    "an ask without what was asked": with_agenda(LAND, ["ask", 1, REFLEXES, 0, []], ["land", [1], 1, 0]),
    "a heat without a round": with_agenda(LAND, ["end-turn", 0], ["ask", 1, 5, 0, []], ["land", [1], 2, 0]),
    "a copy of Catnap": with_agenda(waiting("copy", None), ["acting", 0], ["copy", [1, 2], 1, 0, CATNAP, []]),
    "a copy of an Instant": with_agenda(waiting("copy", None), ["acting", 0], ["copy", [1, 2], 1, 0, FIREWORKS, []]),
    "a copy of a card that lasts": with_agenda(
        waiting("copy", None), ["acting", 0], ["copy", [1, 2], 1, 0, INSURANCE, []]
    ),
    "a cancel without an action": with_agenda(CANCEL, ["acting", 0], ["cancel", [1], 1, 0, -1, -1, []]),
    "a cancel of strange words": with_agenda(CANCEL, ["acting", 0], ["cancel", [1], 1, 0, BURGLAR, BURGLAR, [9999]]),
    "a cancel of an Instant": with_agenda(CANCEL, ["acting", 0], ["cancel", [1], 1, 0, FIREWORKS, -1, [123]]),
    "a shield from what is no Instant": with_agenda(SHIELD, ["draw-up", 0], ["shield", [0], 1, 0, BURGLAR], left=1),
    "a card dropped twice": with_agenda(LAND, ["end-turn", 0], ["drop", 25], ["drop", 25], ["land", [1], 3, 0]),
    "the same seat asked twice": with_agenda(LAND, ["end-turn", 0], ["land", [1, 1, 1], 1, 0]),
    "two turns at once": with_agenda(FULL, ["acting", 0], ["turn", 0], ["acting", 1], ["turn", 1]),
    "a hundred turns": with_agenda(FULL, *[["begin-turn", 0]] * 100),
    "far too many draws": with_agenda(LAND, ["end-turn", 0], ["draw-more", 0, 200], ["land", [1], 2, 0]),
    "draws in the final round": with_agenda(
        {**LAND, "final_turns_left": 2}, ["end-turn", 0], ["draw-more", 0, 2], ["land", [1], 2, 0]
    ),
    "nothing after a window": with_agenda(LAND, ["land", [1], 0, 0]),
    "only an end": with_agenda(LAND, ["end-turn", 0]),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_agenda_is_refused_or_does_no_harm(name: str) -> None:
    refused_or_works(BROKEN[name])


def with_broken_agenda(rng: Random) -> Json:
    """Return a real position with a fault in its agenda."""
    data = deepcopy(rng.choice(list(exported().values())))
    steps = data["agenda"]["steps"]
    i = rng.randrange(len(steps))
    fault = rng.choice(["left", "shielded", "less", "twice", "name", "part", "part", "part"])
    if fault in ("left", "shielded"):
        data["agenda"][fault] = [rng.randrange(4) for _ in range(rng.randrange(3))]
    elif fault == "less":
        del steps[i]
    elif fault == "twice":
        steps.insert(rng.randrange(len(steps) + 1), deepcopy(steps[i]))
    elif fault == "name":
        steps[i][0] = rng.choice(STEP_NAMES)
    else:
        corrupt_step(rng, steps[i])
    return data


def corrupt_step(rng: Random, step: list[Any]) -> None:
    """Change a number, or add or drop a word."""
    j = rng.randrange(len(step))
    part = step[j]
    if isinstance(part, bool | str):
        step.append(rng.randrange(4))
    elif isinstance(part, int):
        step[j] = part + rng.choice([-2, -1, 1, 2, 9])
    elif part and rng.randrange(2):
        part[rng.randrange(len(part))] += rng.choice([-3, -1, 1, 3, 50])
    else:
        part.append(rng.randrange(140))


@pytest.mark.parametrize("seed", range(120))
def test_an_agenda_with_a_fault_is_refused_or_does_no_harm(seed: int) -> None:
    refused_or_works(with_broken_agenda(Random(seed)))

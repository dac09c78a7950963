"""Real positions of If It Fits to put faults into, and how their refusals are checked."""

from __future__ import annotations

from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.table.files import open_position
from tests.hostile.faults import Path, one_line
from tests.rules.fits.tables import card, player, position
from tests.sitting import Json

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
"""Three players and something of everything. The third card has a wall to the fourth; 6,4 and 7,4 are taken."""
SETUP: Json = position(phase="setup", cells=["6,4 NESW:mouse"], start_cards=[card("NSW:feather"), card("NESW:")])
CAT: Json = position(phase="cat", cells=["6,4 NESW:mouse", "7,4 NESW:"], just_played=[7, 4])

Fault = tuple[str, Path, Any, str, str, str]
"""A name, the place and what stands there, and the refusal: where, rule, why."""


def refused(data: Any) -> Refusal:
    """The refusal of a position."""
    with pytest.raises(Refusal) as caught:
        open_position(data)
    return caught.value


def check(refusal: Refusal, where: str, rule: str, why: str) -> None:
    """It names the place, the rule and the reason, and is one line."""
    assert (refusal.where, refusal.rule, refusal.why) == (where, rule, why)
    one_line(refusal)

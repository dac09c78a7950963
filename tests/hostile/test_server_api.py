"""Schemathesis on the whole API: no answer of 500 and more, no traceback, every answer as the schema says."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from schemathesis import GenerationMode

from tests.hostile.api import Attack
from tests.hostile.besieged import NO_LIMITS, Besieged, besieged

SAMPLE = 12
"""Cases of each kind for each operation; `python3 dev.py campaign hostile` asks more."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Besieged]:
    with besieged(tmp_path_factory.mktemp("api"), **NO_LIMITS) as one:
        yield one


@pytest.mark.slow
@pytest.mark.parametrize("mode", list(GenerationMode), ids=str)
def test_the_api_is_as_its_schema_says(place: Besieged, mode: GenerationMode) -> None:
    attack = Attack(place, Random(f"sample {mode}"))
    attack.come_in()
    for i, operation in enumerate(attack.operations()):
        attack.strike(operation, mode, SAMPLE, i)
    attack.close()
    assert attack.failures == []
    assert place.troubles() == []
    assert sum(attack.asked.values()) > 100
    assert {status[0] for status in attack.asked} == {"2", "4"}

"""Run schemathesis on the whole API: no answer of 500 or above, no traceback, every answer matches the schema."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from schemathesis import GenerationMode

from tests.hostile.api import ApiAttack
from tests.hostile.attacked_server import NO_LIMITS, AttackedServer, attacked_server

SAMPLE = 12
"""Cases of each kind per operation; `python3 dev.py campaign hostile` sends more."""


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AttackedServer]:
    with attacked_server(tmp_path_factory.mktemp("api"), **NO_LIMITS) as running:
        yield running


@pytest.mark.parametrize("mode", list(GenerationMode), ids=str)
def test_the_api_conforms_to_its_schema(target: AttackedServer, mode: GenerationMode) -> None:
    attack = ApiAttack(target, Random(f"sample {mode}"))
    attack.sign_in()
    for i, operation in enumerate(attack.operations()):
        attack.strike(operation, mode, SAMPLE, i)
    attack.close()
    assert attack.failures == []
    assert target.errors() == []
    assert sum(attack.asked.values()) > 100
    assert {status[0] for status in attack.asked} == {"2", "4"}

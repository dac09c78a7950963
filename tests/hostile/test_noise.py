"""The noise of the hostile clients reaches every command."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from tabbytop.engine.errors import Refusal
from tabbytop.server.tables.parsing import parse_message
from tabbytop.wire import messages as m
from tests.hostile.noise import a_command

COMMANDS = 5000


def test_noise_includes_valid_commands_of_every_kind() -> None:
    rng = Random(1)
    found: set[type[m.WireMessage]] = set()
    for _ in range(COMMANDS):
        with suppress(Refusal):
            found.add(type(parse_message(a_command(rng))))
    assert found >= set(m.Command.__args__)

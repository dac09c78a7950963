"""Run schemathesis on the API, with data that fits the schema and data that doesn't, for real and invented tables."""

from __future__ import annotations

import contextlib
import warnings
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import HypothesisWarning, Unsatisfiable
from requests.adapters import HTTPAdapter
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.generation.case import Case
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tabbytop.games.registry import NAMES
from tests.hostile.attacked_server import AttackedServer
from tests.hostile.noise import a_command, a_table_request
from tests.hostile.people import PATIENCE

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
QUIET = settings(
    deadline=None, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck), print_blob=False
)


class SourceAddressAdapter(HTTPAdapter):
    """An adapter that sends requests from a given address."""

    def __init__(self, address: str) -> None:
        self.address = address
        super().__init__(pool_maxsize=2)

    def init_poolmanager(self, *given: Any, **more: Any) -> None:
        more["source_address"] = (self.address, 0)
        super().init_poolmanager(*given, **more)


@dataclass
class ApiAttack:
    """A client that calls every operation of the API."""

    target: AttackedServer
    rng: Random
    address: str = "127.0.0.3"
    asked: Counter[str] = field(default_factory=Counter)
    """Number of requests by status."""
    failures: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.session = requests.Session()
        self.session.mount("http://", SourceAddressAdapter(self.address))
        self.session.headers["X-Tabbytop"] = "1"
        self.tables: list[str] = []
        raw = self.session.get(f"{self.target.url}/schema/openapi.json", timeout=PATIENCE).json()
        self.schema = schemathesis.openapi.from_dict(raw)
        self.schema.config.update(base_url=self.target.url)

    def close(self) -> None:
        """Close the client."""
        self.session.close()

    def operations(self) -> Iterator[Any]:
        """Return all operations of the schema."""
        for found in self.schema.get_all_operations():
            assert isinstance(found, Ok)
            yield found.ok()

    def sign_in(self) -> None:
        """Sign in as a guest, with tables in the lobby and in play."""
        self.session.cookies.clear()
        self._post("/api/guest", {"name": "Mallory"})
        setup = {"game": self.rng.choice(NAMES), "players": 2, "bot_seconds": 0}
        self.tables = []
        for order in ({"setup": setup}, {"setup": setup, "bots": ["kitten"], "start": True}):
            self.tables.append(str(self._post("/api/tables", order)["id"]))

    def _post(self, path: str, body: Any) -> Any:
        answer = self.session.post(self.target.url + path, json=body, timeout=PATIENCE)
        assert answer.ok, answer.text
        return answer.json()

    def strike(self, operation: Any, mode: GenerationMode, count: int, luck: int) -> None:
        """Call one operation in many ways."""
        if mode == GenerationMode.NEGATIVE and not (operation.body or any(True for _ in operation.iter_parameters())):
            return

        @seed(luck)
        @settings(QUIET, max_examples=count)
        @given(case=operation.as_strategy(generation_mode=mode))
        def ask(case: Case[Any]) -> None:
            self.ask(case, mode)

        with warnings.catch_warnings(), contextlib.suppress(Unsatisfiable):  # there may be no invalid text
            warnings.simplefilter("ignore", HypothesisWarning)
            ask()

    def ask(self, case: Case[Any], mode: GenerationMode) -> None:
        """Send one request and record what is wrong with the answer."""
        changed = self.aim(case)
        answer = case.call(session=self.session, timeout=PATIENCE)
        self.asked[str(answer.status_code)] += 1
        checks = CHECKS if changed or mode == GenerationMode.POSITIVE else [*CHECKS, negative_data_rejection]
        try:
            case.validate_response(answer, checks=checks)
        except FailureGroup as group:
            errors = "; ".join(f"{type(error).__name__}: {error}"[:600] for error in group.exceptions)
            self.failures.append(f"{case.method} {case.formatted_path} {answer.status_code} {errors}")
        if "Traceback" in answer.text:
            self.failures.append(f"{case.method} {case.path}: a traceback")
        if answer.status_code == 401 and self.session.cookies and self.rng.random() < 0.3:
            self.sign_in()

    def aim(self, case: Case[Any]) -> bool:
        """Point some cases at a real table: most generated ids don't exist."""
        changed = False
        rng = self.rng
        if "table" in case.path_parameters and self.tables and rng.random() < 0.7:
            case.path_parameters["table"] = rng.choice(self.tables)
            changed = True
        if "seat" in case.path_parameters and rng.random() < 0.5:
            case.path_parameters["seat"] = rng.choice((0, 1, 2))
            changed = True
        if case.path.endswith("/do") and rng.random() < 0.8:
            case.body = plain(a_command(rng, rng.randrange(30)))
            changed = True
        if case.path == "/api/tables" and case.method == "POST" and rng.random() < 0.7:
            case.body = plain(a_table_request(rng))
            changed = True
        return changed


def plain(value: Any) -> Any:
    """Drop what `json` can't send, such as numbers with thousands of digits."""
    if isinstance(value, dict):
        return {key: plain(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [plain(inner) for inner in value]
    return 10**400 if isinstance(value, int) and abs(value) > 10**400 else value

"""What an operator sees of a server: log lines and figures, in which no secret can be.

A log line holds only what is listed here, and only small values. Who somebody is, what a cookie, a body, a view or a
move holds never comes near it; an address is a hash that changes with every start. Figures have no label that names a
table, a seat or a person.
"""

from __future__ import annotations

import hashlib
import logging
import os
import sys
import traceback
from collections.abc import MutableMapping
from pathlib import PurePath
from typing import Any, TextIO

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from structlog.typing import FilteringBoundLogger

from tabbytop.engine.plain import printable

FIELDS = frozenset((
    "address", "bytes", "code", "count", "error", "event", "kind", "level", "logger", "method", "ms", "port",
    "processes", "route", "seconds", "status", "timestamp", "trace", "version", "why",
))  # fmt: skip
"""What a log line may hold."""
LONGEST_VALUE = 300
TOO_OFTEN = 429
MOST_FRAMES = 12
LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds: the steps of histograms."""


def only_known(_logger: object, _name: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Leave out whatever is not listed, or is not small and plain."""
    kept: dict[str, Any] = {}
    for key, value in line.items():
        if key not in FIELDS:
            continue
        if isinstance(value, str):
            kept[key] = printable(value, LONGEST_VALUE)
        elif isinstance(value, (bool, int)) or value is None:
            kept[key] = value
        elif isinstance(value, float):
            kept[key] = round(value, 3)
        elif isinstance(value, list):
            kept[key] = [printable(str(one), LONGEST_VALUE) for one in value[:MOST_FRAMES]]
    return kept


def make_log(level: str = "info", stream: TextIO | None = None) -> FilteringBoundLogger:
    """A logger of its own that writes one JSON object a line, to standard error."""
    log: FilteringBoundLogger = structlog.wrap_logger(
        structlog.PrintLogger(stream or sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            only_known,
            structlog.processors.JSONRenderer(),
        ],
    )
    return log


class _Forward(logging.Handler):
    """Passes on that another package logged something, without what it may quote."""

    def __init__(self, log: FilteringBoundLogger) -> None:
        super().__init__(logging.WARNING)
        self.log = log

    def emit(self, record: logging.LogRecord) -> None:
        """One line: who, and which sentence, with its holes."""
        error = record.exc_info[1] if record.exc_info else None
        name = type(error).__name__ if error else None
        trace = frames_of(error) if error else None
        self.log.warning(
            "library", logger=record.name, kind=str(record.msg).splitlines()[0][:80], error=name, trace=trace
        )


def frames_of(error: BaseException) -> list[str]:
    """Where an error came from: files, lines and functions, and no values."""
    frames = traceback.extract_tb(error.__traceback__)[-MOST_FRAMES:]
    return [f"{PurePath(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]


class Observer:
    """Writes the log and counts."""

    def __init__(self, level: str = "info", stream: TextIO | None = None) -> None:
        self.log = make_log(level, stream)
        self.registry = CollectorRegistry()
        self._salt = os.urandom(16)
        new = {"registry": self.registry, "namespace": "tabbytop"}
        self.requests = Counter("requests", "Requests by route and status", ["method", "route", "status"], **new)  # type: ignore[arg-type]
        self.request_seconds = Histogram("request_seconds", "How long requests take", buckets=QUICK, **new)  # type: ignore[arg-type]
        self.refused = Counter("refused", "What was turned away at the door, by reason", ["why"], **new)  # type: ignore[arg-type]
        self.faults = Counter("faults", "Errors of our own", **new)  # type: ignore[arg-type]
        self.sockets = Gauge("sockets", "Open sockets", **new)  # type: ignore[arg-type]

    def counter(self, name: str, about: str) -> Counter:
        """A figure that only grows, for another room of the server."""
        return Counter(name, about, registry=self.registry, namespace="tabbytop")

    def gauge(self, name: str, about: str) -> Gauge:
        """A figure that goes up and down."""
        return Gauge(name, about, registry=self.registry, namespace="tabbytop")

    def histogram(self, name: str, about: str) -> Histogram:
        """How long something takes, in seconds; never how long a player or bot thinks."""
        return Histogram(name, about, registry=self.registry, namespace="tabbytop", buckets=QUICK)

    def shadow(self, address: str) -> str:
        """An address as it is logged: lines of one can be told from lines of another, until the next start."""
        return hashlib.blake2b(address.encode(), key=self._salt, digest_size=4).hexdigest()

    def fault(self, error: BaseException, route: str = "", event: str = "fault") -> None:
        """An error of our own: what kind and where, but not what it says, which may quote something."""
        self.faults.inc()
        self.log.error(event, route=route, error=type(error).__name__, trace=frames_of(error))

    def turned_away(self, why: str, address: str) -> None:
        """Somebody was turned away at the door."""
        self.refused.labels(why).inc()
        level = self.log.debug if why == "too-often" else self.log.info  # who comes too often would fill the log
        level("refused", why=why, address=self.shadow(address))

    def answered(self, method: str, route: str, status: int, seconds: float, address: str) -> None:
        """A request was answered. The route is its template: what stands in a path may be a secret."""
        known = method if method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS") else "other"
        self.requests.labels(known, route, str(status)).inc()
        self.request_seconds.observe(seconds)
        level = self.log.debug if status < 400 or status == TOO_OFTEN else self.log.info
        level("request", method=known, route=route, status=status, ms=seconds * 1000, address=self.shadow(address))

    def figures(self) -> tuple[bytes, str]:
        """All figures as Prometheus reads them, and their content type."""
        return generate_latest(self.registry), CONTENT_TYPE_LATEST

    def hear_libraries(self) -> logging.Handler:
        """Let what other packages log be lines of ours; for the process that serves."""
        handler = _Forward(self.log)
        root = logging.getLogger()
        root.addHandler(handler)
        root.setLevel(logging.WARNING)
        return handler

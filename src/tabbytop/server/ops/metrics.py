"""What an operator sees of a server: log lines (`logs.py`) and metrics, without secrets.

An address is logged as a hash that changes with every start. No metric has a label that names a table, a seat or a
person.
"""

from __future__ import annotations

import hashlib
import logging
import os
from typing import TextIO

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from structlog.typing import FilteringBoundLogger

from tabbytop.server.ops.logs import frames_of, make_log

TOO_OFTEN = 429
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds: the steps of histograms."""


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


class Telemetry:
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

"""Logs and metrics of a server, without secrets.

Addresses are logged as hashes whose key changes at every start. No metric has a label that identifies a table, a seat
or a person.
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
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Histogram buckets in seconds."""


class _LibraryLogHandler(logging.Handler):
    """Forwards log records of other packages, without their arguments, which may hold secrets."""

    def __init__(self, log: FilteringBoundLogger) -> None:
        super().__init__(logging.WARNING)
        self.log = log

    def emit(self, record: logging.LogRecord) -> None:
        """Log one line with the logger's name and the unformatted message."""
        error = record.exc_info[1] if record.exc_info else None
        name = type(error).__name__ if error else None
        trace = frames_of(error) if error else None
        self.log.warning(
            "library", logger=record.name, kind=str(record.msg).splitlines()[0][:80], error=name, trace=trace
        )


class Telemetry:
    """Writes the log and keeps the metrics."""

    def __init__(self, level: str = "info", stream: TextIO | None = None) -> None:
        self.log = make_log(level, stream)
        self.registry = CollectorRegistry()
        self._salt = os.urandom(16)
        new = {"registry": self.registry, "namespace": "tabbytop"}
        self.requests = Counter("requests", "Requests by route and status", ["method", "route", "status"], **new)  # type: ignore[arg-type]
        self.request_seconds = Histogram("request_seconds", "Duration of requests", buckets=BUCKETS, **new)  # type: ignore[arg-type]
        self.refused = Counter("refused", "Requests and sockets that were refused, by reason", ["why"], **new)  # type: ignore[arg-type]
        self.faults = Counter("faults", "Unexpected errors", **new)  # type: ignore[arg-type]
        self.sockets = Gauge("sockets", "Open sockets", **new)  # type: ignore[arg-type]

    def gauge(self, name: str, about: str) -> Gauge:
        """Register a gauge."""
        return Gauge(name, about, registry=self.registry, namespace="tabbytop")

    def hash_address(self, address: str) -> str:
        """Return the hash that replaces an address in the log until the server restarts."""
        return hashlib.blake2b(address.encode(), key=self._salt, digest_size=4).hexdigest()

    def fault(self, error: BaseException, route: str = "", event: str = "fault") -> None:
        """Log an unexpected error: its type and traceback, but not its message, which may hold secrets."""
        self.faults.inc()
        self.log.error(event, route=route, error=type(error).__name__, trace=frames_of(error))

    def record_refusal(self, why: str, address: str) -> None:
        """Count and log a request or socket that the middleware refused."""
        self.refused.labels(why).inc()
        level = (
            self.log.debug if why == "too-often" else self.log.info
        )  # a client over its rate limit would fill the log
        level("refused", why=why, address=self.hash_address(address))

    def record_request(self, method: str, route: str, status: int, seconds: float, address: str) -> None:
        """Count and log a request. The route is its template, because a path may hold a secret."""
        known = method if method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS") else "other"
        self.requests.labels(known, route, str(status)).inc()
        self.request_seconds.observe(seconds)
        level = self.log.debug if status < 400 or status == TOO_OFTEN else self.log.info
        level(
            "request", method=known, route=route, status=status, ms=seconds * 1000, address=self.hash_address(address)
        )

    def prometheus_text(self) -> tuple[bytes, str]:
        """Return all metrics in Prometheus's text format, and its content type."""
        return generate_latest(self.registry), CONTENT_TYPE_LATEST

    def forward_library_logs(self) -> logging.Handler:
        """Log warnings of other packages as lines of ours, in the process that serves."""
        handler = _LibraryLogHandler(self.log)
        root = logging.getLogger()
        root.addHandler(handler)
        root.setLevel(logging.WARNING)
        return handler

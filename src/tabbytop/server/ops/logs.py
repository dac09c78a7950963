"""Logging for the server and its workers: one JSON object per line, without secrets.

A line holds only the fields listed here, and only small values. Names, cookies, bodies, views and moves are never
logged.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import MutableMapping
from pathlib import PurePath
from typing import Any, TextIO

import structlog
from structlog.typing import FilteringBoundLogger

from tabbytop.engine.plain import printable
from tabbytop.server.settings import LOG_LEVELS

FIELDS = frozenset((
    "address", "bot", "count", "error", "event", "game", "kind", "level", "logger", "method", "ms", "port", "route",
    "status", "timestamp", "trace", "why",
))  # fmt: skip
"""Fields that a log line may have. All others are dropped."""
MAX_VALUE_LENGTH = 300
"""Characters of a text in a log line."""
MAX_FRAMES = 12
"""Frames of a traceback in a log line."""


def only_known(_logger: object, _name: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Drop fields that are not in `FIELDS`, and values that are not small and plain."""
    kept: dict[str, Any] = {}
    for key, value in line.items():
        if key not in FIELDS:
            continue
        if isinstance(value, str):
            kept[key] = printable(value, MAX_VALUE_LENGTH)
        elif isinstance(value, (bool, int)) or value is None:
            kept[key] = value
        elif isinstance(value, float):
            kept[key] = round(value, 3)
        elif isinstance(value, list):
            kept[key] = [printable(str(one), MAX_VALUE_LENGTH) for one in value[:MAX_FRAMES]]
    return kept


def make_log(level: str = "info", stream: TextIO | None = None) -> FilteringBoundLogger:
    """Make a logger that writes one JSON object per line, to standard error unless another stream is given."""
    log: FilteringBoundLogger = structlog.wrap_logger(
        structlog.PrintLogger(stream or sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(LOG_LEVELS[level]),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            only_known,
            structlog.processors.JSONRenderer(),
        ],
    )
    return log


def frames_of(error: BaseException) -> list[str]:
    """List where an error came from: files, lines and functions, but no values."""
    frames = traceback.extract_tb(error.__traceback__)[-MAX_FRAMES:]
    return [f"{PurePath(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]

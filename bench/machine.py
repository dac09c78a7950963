"""This machine, the resources a process has used, and where figures are stored."""

import json
import os
import platform
import re
from pathlib import Path
from typing import Any

from bench.worker import ROOT

COMPILED = ROOT / ".venv-compiled" / "bin" / "python"  # python3 dev.py compile
KEPT = ROOT / "docs" / "figures"
_HAS = hasattr(os, "sysconf")
_TICK = 1.0 / os.sysconf("SC_CLK_TCK") if _HAS else 0.01
_PAGE = os.sysconf("SC_PAGE_SIZE") if _HAS else 4096


def cpu() -> str:
    """Return the model of the processor."""
    try:
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or "unknown processor"


def cpu_seconds(pid: int) -> float:
    """Return the CPU time of a process, user and system, as Linux counts it."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * _TICK


def memory(pid: int) -> int:
    """Return the memory of a process in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text("utf-8").split()[1]) * _PAGE


def as_text(found: dict[str, Any]) -> str:
    """Format figures as JSON with lists of numbers on one line."""
    return re.sub(r"(?<=[\[,\d])\n\s+(?=[\d\]])", "", json.dumps(found, indent=1) + "\n")

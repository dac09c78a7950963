"""Tests of the compiled build are collected where it is installed (`python3 dev.py test` does both), and only there."""

import sys
from pathlib import Path

collect_ignore = [] if Path(sys.prefix).name == ".venv-compiled" else ["compiled"]

"""Share the command line's `shell` fixture."""

from tests.cli import conftest

shell = conftest.shell

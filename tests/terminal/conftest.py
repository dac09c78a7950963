"""The command line's shell, for the terminal at a server's table too."""

from tests.cli import conftest

shell = conftest.shell

"""A progress bar with the remaining time, shown only in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tabbytop.narrate.language import Language


@contextmanager
def games_bar(language: Language, games: int) -> Iterator[Callable[[int], None]]:
    """Show a bar for this many games and yield a function that advances it."""
    columns = (
        TextColumn(language.say("progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=games)
        yield lambda more: bar.advance(task, more)

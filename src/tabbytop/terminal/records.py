"""Commands for records: replay, export, verify."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import printable
from tabbytop.engine.play import is_over, sentences
from tabbytop.engine.seats import CHANCE, WATCHER
from tabbytop.narrate.language import Language
from tabbytop.narrate.narrators import NARRATORS
from tabbytop.table.match import FORWARD
from tabbytop.table.record import Record, Replay, dealer_of, read_record
from tabbytop.terminal.drawings.registry import DRAWINGS
from tabbytop.wire.narration import match_after, move_at, narrate_log
from tabbytop.wire.verification import verify_record

LONGEST_ENTRY = 60
"""Maximum length of a raw entry to print."""


def replay(language: Language, path: str, seat: int | None, step: bool, board: bool = False) -> None:
    """Print a record move by move. If the current rules refuse an entry, print the rest as raw entries."""
    record = read_record(path)
    names = [player.name for player in record.players]
    if seat is not None and not 0 <= seat < len(names):
        raise Refusal("", "option-range", {"name": "--seat", "least": 0, "most": len(names) - 1, "found": seat})
    console = Console(highlight=False)
    try:
        reader = Replay(record)
    except Refusal as refusal:
        print_entries(console, language, record, 0, refusal, seat)
        return
    refused: Refusal | None = None
    try:
        reader.finish()
    except Refusal as refusal:
        refused = refusal
    match = reader.match
    over = is_over(match.state)
    # A finished game has no secrets. For an unfinished one, print what a watcher would know.
    viewer = seat if seat is not None else None if over else WATCHER
    # An incomplete move has no sentence, so it is printed as raw entries.
    whole = match.last_begun() if match.is_in_move else len(match.lines)
    for narrated in narrate_log(language, match, viewer, names, until=whole):
        if step and narrated.is_move and not wants_more(console, language):
            return
        console.print(f"{narrated.entry:>4}  {narrated.sentence}", markup=False, soft_wrap=True)
        if board and narrated.is_move:
            after = match_after(match, narrated.entry + len(move_at(match.lines, narrated.entry)))
            drawn = DRAWINGS[match.game.name].draw_board(
                language, after.view(WATCHER), {}, console.width, console.height
            )
            console.print(drawn, "")
    if refused is not None:
        print_entries(console, language, record, whole, refused, seat)
    elif over:
        for sentence in NARRATORS[match.game.name].result(language, match.state, names):
            console.print("      " + sentence, markup=False, soft_wrap=True)


def wants_more(console: Console, language: Language) -> bool:
    """Wait for Enter before the next move. At the end of the input, continue without waiting."""
    try:
        return console.input(language.say("next-move")).strip() != "q"
    except EOFError:
        return True


def print_entries(
    console: Console, language: Language, record: Record, first: int, refusal: Refusal, seat: int | None
) -> None:
    """Print the rest of a log as raw entries, from the one that the current rules refuse.

    Secret entries stay hidden until the dealer's secret is revealed, except from the seats that know them.
    """
    console.print(language.say("replay-refused", text=language.why(refusal)), markup=False, soft_wrap=True)
    for said in record.log[first:]:
        what = printable(said.say, LONGEST_ENTRY) if said.undo == FORWARD else f"undo {said.undo}"
        if said.to != "all" and (seat is not None or not record.secret) and seat not in said.to:
            what = "…"
        console.print(f"{said.n:>4}  {said.by}: {what}", markup=False, soft_wrap=True)


def export_positions(path: str) -> dict[str, Any]:
    """Return the position, all legal moves and the chosen move for each player's move in a record."""
    record = read_record(path)
    match = Replay(record, dealer_of(record)).finish()
    walk = match.at_start()
    game = walk.game
    positions, legal, actions = [], [], []
    for i, line in enumerate(match.live):
        if line.author != CHANCE and line.begins:
            positions.append(walk.position())
            legal.append([game.write_action(walk.state, sentence) for sentence in sentences(walk.state)])
            actions.append(game.write_action(walk.state, move_at(match.live, i)))
        walk.repeat(line)
    walk.deal()  # a log may end before a chance event
    return {
        "game": record.game,
        "positions": positions,
        "legal": legal,
        "actions": actions,
        "points": game.points(walk.state),
        "winners": game.winners(walk.state),
    }


def verify(language: Language, path: str, commitment: str | None = None) -> list[str]:
    """Verify a record and, if given, that it matches the commitment shown before the game."""
    return verify_record(language, read_record(path), commitment)

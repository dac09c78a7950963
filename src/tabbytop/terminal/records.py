"""Records: told move by move, written as positions, checked."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import printable
from tabbytop.engine.play import is_over, sentences
from tabbytop.engine.seats import CHANCE, WATCHER
from tabbytop.narrate.language import Language
from tabbytop.narrate.telling import TELLINGS
from tabbytop.table.match import FORWARD
from tabbytop.table.record import Record, Replay, dealer_of, read_record
from tabbytop.terminal.drawings.registry import DRAWINGS
from tabbytop.wire.checked import check_record
from tabbytop.wire.told import rewind, sentence_from, tell_log

LONGEST_WORD = 60
"""Letters of the longest entry that is shown as it was written."""


def run(language: Language, path: str, seat: int | None, step: bool, board: bool = False) -> None:
    """Tell a record; what today's rules refuse is shown as it was written."""
    record = read_record(path)
    names = [player.name for player in record.players]
    if seat is not None and not 0 <= seat < len(names):
        raise Refusal("", "option-range", {"name": "--seat", "least": 0, "most": len(names) - 1, "found": seat})
    console = Console(highlight=False)
    try:
        replay = Replay(record)
    except Refusal as refusal:
        as_written(console, language, record, 0, refusal, seat)
        return
    refused: Refusal | None = None
    try:
        replay.finish()
    except Refusal as refusal:
        refused = refusal
    match = replay.match
    over = is_over(match.state)
    # A game that is over has nothing to hide; an open one is told as somebody who looks on heard it.
    ears = seat if seat is not None else None if over else WATCHER
    # A move that is not whole has no sentence; it is shown as it was written.
    whole = match.last_begun() if match.is_in_move else len(match.lines)
    for told in tell_log(language, match, ears, names, until=whole):
        if step and told.is_move and not goes_on(console, language):
            return
        console.print(f"{told.n:>4}  {told.sentence}", markup=False, soft_wrap=True)
        if board and told.is_move:
            after = rewind(match, told.n + len(sentence_from(match.lines, told.n)))
            drawn = DRAWINGS[match.game.name].draw_board(
                language, after.view(WATCHER), {}, console.width, console.height
            )
            console.print(drawn, "")
    if refused is not None:
        as_written(console, language, record, whole, refused, seat)
    elif over:
        for sentence in TELLINGS[match.game.name].result(language, match.state, names):
            console.print("      " + sentence, markup=False, soft_wrap=True)


def goes_on(console: Console, language: Language) -> bool:
    """Wait for Enter before the next move; where nobody can press it, go on."""
    try:
        return console.input(language.say("next-move")).strip() != "q"
    except EOFError:
        return True


def as_written(
    console: Console, language: Language, record: Record, first: int, refusal: Refusal, seat: int | None
) -> None:
    """The rest of a log as it stands in the file, where today's rules go no further.

    What was not meant for all stays untold until the secret is revealed, but for the seat that heard it.
    """
    console.print(language.say("replay-refused", text=language.why(refusal)), markup=False, soft_wrap=True)
    for said in record.log[first:]:
        what = printable(said.say, LONGEST_WORD) if said.undo == FORWARD else f"undo {said.undo}"
        if said.to != "all" and (seat is not None or not record.secret) and seat not in said.to:
            what = "…"
        console.print(f"{said.n:>4}  {said.by}: {what}", markup=False, soft_wrap=True)


def export(path: str) -> dict[str, Any]:
    """A whole position and all legal moves before each player's move, and what was played."""
    record = read_record(path)
    match = Replay(record, dealer_of(record)).finish()
    walk = match.anew()
    game = walk.game
    positions, legal, actions = [], [], []
    for i, line in enumerate(match.live):
        if line.author != CHANCE and line.begins:
            positions.append(walk.position())
            legal.append([game.write_action(walk.state, sentence) for sentence in sentences(walk.state)])
            actions.append(game.write_action(walk.state, sentence_from(match.live, i)))
        walk.repeat(line)
    walk.deal()  # a log may stop before all that luck had to say
    return {
        "game": record.game,
        "positions": positions,
        "legal": legal,
        "actions": actions,
        "points": game.points(walk.state),
        "winners": game.winners(walk.state),
    }


def verify(language: Language, path: str, promise: str | None = None) -> list[str]:
    """Check the record in a file, against the commitment that was shown before the game where one has it."""
    return check_record(language, read_record(path), promise)

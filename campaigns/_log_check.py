"""Compare what a server has stored with what its clients were sent."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path

from campaigns._load import LoadTable, TableLoad
from campaigns._recorder import Recorder
from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import is_over
from tabbytop.server.tables.commands.end import Ended
from tabbytop.server.tables.commands.move import Moved
from tabbytop.server.tables.commands.seat import StoodIn
from tabbytop.server.tables.commands.undo import Undone
from tabbytop.server.tables.log import decode_entry
from tabbytop.server.tables.state import Entry
from tabbytop.table.record import Replay, dealer_of, from_text

ANSWERS = ("cancel", "copy", "shield", "land")
"""The first words of answers in windows."""

Log = list[tuple[int, float, Entry]]


def read_log(file: Path, table: str) -> Log:
    """Read a table's log from the database file."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        asked = "SELECT n, at, body FROM entries WHERE table_id = ? ORDER BY n"
        return [(n, at, decode_entry(bytes(body))) for n, at, body in database.execute(asked, (table,))]


def is_sound(file: Path) -> bool:
    """Return whether the database file is intact."""
    with closing(sqlite3.connect(file)) as database:
        return bool(database.execute("PRAGMA integrity_check").fetchone() == ("ok",))


def read_logs(load: TableLoad, file: Path) -> dict[str, Log]:
    """Read the logs of all tables of a load."""
    return {table.id: read_log(file, table.id) if table.id else [] for table in load.tables}


def check_load(load: TableLoad, logs: dict[str, Log]) -> list[str]:
    """Return all errors in the stored tables of a load."""
    return [
        f"table {table.number} ({table.plan.game}): {what}"
        for table in load.tables
        for what in check_table(table, logs[table.id])
    ]


def count_played_next_moves(load: TableLoad, logs: dict[str, Log]) -> int:
    """Count the sealed next moves of all players that were played."""
    players = [(player, logs[table.id]) for table in load.tables for player in table.players]
    return sum(len(played_next_moves(player.recorder, log)) for player, log in players)


def check_table(table: LoadTable, log: Log) -> list[str]:
    """Return all errors in one table."""
    wrong: list[str] = []
    if [n for n, _, _ in log] != list(range(1, len(log) + 1)):
        wrong.append("its log has a gap")
    for player in table.players:
        wrong += check_received(player.recorder, log) + check_answers(player.recorder, log)
        wrong += check_next_moves(player.recorder, log) + check_played_once(player.recorder, log)
    if table.is_done:
        wrong += check_record_of(table.record, log)
    return wrong


def check_received(recorder: Recorder, log: Log) -> list[str]:
    """Return the differences between what a client received and the log."""
    wrong: list[str] = []
    for n, news in recorder.heard.items():
        if n > len(log):
            wrong.append(f"entry {n} was received, but is not in the log")
            continue
        _, at, entry = log[n - 1]
        words = [*getattr(entry, "say", []), *getattr(entry, "luck", [])]
        same = (at, type(entry).__struct_config__.tag, getattr(entry, "seat", None)) == (news.at, news.what, news.by)
        heard = [word is None or word == said for word, said in zip(news.say, words, strict=False)]
        if not same or len(news.say) != len(words) or not all(heard):
            wrong.append(f"entry {n} differs from what was received")
    return wrong


def check_answers(recorder: Recorder, log: Log) -> list[str]:
    """Return acknowledged answers in windows that were not played.

    A window's answers are played together, in seat order, up to the first that isn't a pass.
    """
    wrong: list[str] = []
    for window, words in recorder.kept.items():
        moves = [(at, entry) for n, at, entry in log if n > window and isinstance(entry, Moved)]
        played = [entry for at, entry in moves if at == moves[0][0]]
        mine = next((entry for entry in played if entry.seat == recorder.seat), None)
        if mine is not None and mine.say != words:
            wrong.append(f"the answer {words} to window {window} was acknowledged, but {mine.say} was played")
        if mine is None and (not played or played[-1].say == ["pass"]):
            wrong.append(f"the answer {words} to window {window} was acknowledged, but never played")
    return wrong


def check_next_moves(recorder: Recorder, log: Log) -> list[str]:
    """Return sealed next moves that were not played when the windows before them had closed.

    A move isn't played if someone acted in a window, moves were undone, or a bot took over. A player who seals another
    move replaces the first.
    """
    wrong: list[str] = []
    tried = {window for window, _ in recorder.tried_next_moves} | recorder.all_next_moves.keys()
    for window, words in recorder.all_next_moves.items():
        closed_at = 0.0
        for n, at, entry in log:
            if n <= window:
                continue
            if n in tried or isinstance(entry, Undone | Ended):
                break
            if isinstance(entry, StoodIn) and entry.seat == recorder.seat:
                break
            if not isinstance(entry, Moved):
                continue
            if entry.say == ["pass"] and not entry.luck:
                closed_at = at
                continue
            if entry.seat == recorder.seat and not is_answer(entry) and (entry.say != words or at != closed_at):
                wrong.append(f"the next move {words} sealed in window {window} was kept, but {entry.say} was played")
            break
    return wrong


def is_answer(entry: Moved) -> bool:
    """Return whether a move answers a window, or passes."""
    return entry.say[0].split()[0] in (*ANSWERS, "pass")


def played_next_moves(recorder: Recorder, log: Log) -> list[tuple[int, Moved]]:
    """Return the entries in which a sealed next move of this player was played: when a window had closed, at its time.

    A move that a player makes themselves has a time of its own.
    """
    found: list[tuple[int, Moved]] = []
    for (_, closed_at, before), (n, at, entry) in pairwise(log):
        if not (isinstance(before, Moved) and isinstance(entry, Moved)) or entry.seat != recorder.seat:
            continue
        if before.say == ["pass"] and at == closed_at and not entry.made and not is_answer(entry):
            found.append((n, entry))
    return found


def check_played_once(recorder: Recorder, log: Log) -> list[str]:
    """Return next moves that were played though the player hadn't sealed them since their last move.

    Such a move was played twice, or was withdrawn or replaced.
    """
    wrong: list[str] = []
    own = [
        n for n, _, entry in log if isinstance(entry, Moved) and entry.seat == recorder.seat and not is_answer(entry)
    ]
    for n, entry in played_next_moves(recorder, log):
        last = max((one for one in own if one < n), default=0)
        if not any(last <= window < n and words == entry.say for window, words in recorder.tried_next_moves):
            wrong.append(f"the next move {entry.say} was played in entry {n}, but not sealed since entry {last}")
    return wrong


def check_record_of(record: bytes, log: Log) -> list[str]:
    """Return why a record can't be verified or differs from the log."""
    read = from_text(record, "record")
    try:
        match = Replay(read, dealer_of(read)).finish()
    except Refusal as refusal:
        return [f"its record is refused: {refusal.why} {refusal.where}"]
    words = [word for _, _, entry in log for word in [*getattr(entry, "say", []), *getattr(entry, "luck", [])]]
    wrong = [] if [said.say for said in read.log] == words else ["its record and its log differ"]
    return wrong if is_over(match.state) else [*wrong, "its record ends before the game does"]

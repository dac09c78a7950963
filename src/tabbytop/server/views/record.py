"""Records of a table's match: complete once it is over, before that what a seat has heard."""

from __future__ import annotations

import msgspec

from tabbytop.engine.log import UNHEARD
from tabbytop.engine.seats import CHANCE
from tabbytop.server.tables.setup import deck_of
from tabbytop.server.tables.state import TableState
from tabbytop.table.match import FORWARD
from tabbytop.table.record import Header, Player, to_text, write_record


def header_of(table: TableState) -> Header:
    """Return who played what."""
    players = [Player(seat.name, seat.bot if seat.level else "") for seat in table.seats]
    return Header(table.setup.game, dict(table.setup.options), deck_of(table.setup), players)


def complete_record(table: TableState) -> str:
    """Return the record of a finished match, with the dealer's secret. `tabbytop verify` checks it."""
    assert table.match is not None
    lines = table.match.lines
    stand_ins = {n: bot for n, bot in table.bots_by_line.items() if not table.seats[lines[n].author].level}
    record = write_record(header_of(table), table.match, reveal=True, made=stand_ins)
    if table.result is not None and table.result.how != "played":
        record.ended = table.result.how
    return to_text(record)


def heard_record(table: TableState, seat: int) -> str:
    """Return what a seat has heard so far: the same lines, with holes."""
    assert table.match is not None
    words = table.match.game.words
    log: list[dict[str, object]] = []
    for line in table.match.heard(seat):
        entry: dict[str, object] = {"n": line.number, "by": "chance" if line.author == CHANCE else line.author}
        if line.undoes != FORWARD:
            entry["undo"] = line.undoes
        else:
            entry["say"] = None if line.action == UNHEARD else words.write(line.action)
        log.append(entry)
    header = header_of(table)
    record = {
        "tabbytop": "heard",
        "version": 1,
        "game": header.game,
        "options": header.options,
        "seat": seat,
        "players": msgspec.to_builtins(header.players),
        "commitment": table.commitment,
        "log": log,
    }
    return msgspec.json.encode(record).decode()

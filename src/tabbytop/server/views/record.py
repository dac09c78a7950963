"""Records of a table's match: whole when it is over, before that only what a seat has heard."""

from __future__ import annotations

import msgspec

from tabbytop.engine.log import UNHEARD
from tabbytop.engine.seats import CHANCE
from tabbytop.server.tables.state import TableState, deck_of
from tabbytop.table.match import FORWARD
from tabbytop.table.record import Header, Player, to_text, write_record


def header_of(state: TableState) -> Header:
    """Who played what."""
    players = [Player(chair.name, chair.level) for chair in state.chairs]
    return Header(state.setup.game, dict(state.setup.options), deck_of(state.setup), players)


def whole_record(state: TableState) -> str:
    """The record of a match that is over, with the dealer's secret: `tabbytop verify` checks it."""
    assert state.match is not None
    made = {n: level for n, level in state.makers.items() if not state.chairs[state.match.lines[n].author].level}
    record = write_record(header_of(state), state.match, reveal=True, made=made)
    if state.ended is not None and state.ended.how != "played":
        record.ended = state.ended.how
    return to_text(record)


def heard_record(state: TableState, seat: int) -> str:
    """What a seat has heard until now: the same lines, with holes."""
    assert state.match is not None
    words = state.match.game.words
    log: list[dict[str, object]] = []
    for line in state.match.heard(seat):
        said: dict[str, object] = {"n": line.n, "by": "chance" if line.author == CHANCE else line.author}
        if line.undoes != FORWARD:
            said["undo"] = line.undoes
        else:
            said["say"] = None if line.action == UNHEARD else words.write(line.action)
        log.append(said)
    header = header_of(state)
    told = {"tabbytop": "heard", "version": 1, "game": header.game, "options": header.options, "seat": seat}
    players = msgspec.to_builtins(header.players)
    return msgspec.json.encode({**told, "players": players, "commitment": state.commitment, "log": log}).decode()

"""Records of a table's match: whole when it is over, before that only what a seat has heard."""

from __future__ import annotations

import msgspec

from tabbytop.engine.log import UNHEARD
from tabbytop.engine.seats import CHANCE
from tabbytop.server.gathering import Gathering, deck_of
from tabbytop.table.match import FORWARD
from tabbytop.table.record import Header, Player, to_text, write_record


def header_of(g: Gathering) -> Header:
    """Who played what."""
    players = [Player(chair.name, chair.level) for chair in g.chairs]
    return Header(g.setup.game, dict(g.setup.options), deck_of(g.setup), players)


def whole_record(g: Gathering) -> str:
    """The record of a match that is over, with the dealer's secret: `tabbytop verify` checks it."""
    assert g.match is not None
    made = {n: level for n, level in g.makers.items() if not g.chairs[g.match.lines[n].author].level}
    record = write_record(header_of(g), g.match, reveal=True, made=made)
    if g.ended is not None and g.ended.how != "played":
        record.ended = g.ended.how
    return to_text(record)


def heard_record(g: Gathering, seat: int) -> str:
    """What a seat has heard until now: the same lines, with holes."""
    assert g.match is not None
    words = g.match.game.words
    log: list[dict[str, object]] = []
    for line in g.match.heard(seat):
        said: dict[str, object] = {"n": line.n, "by": "chance" if line.author == CHANCE else line.author}
        if line.undoes != FORWARD:
            said["undo"] = line.undoes
        else:
            said["say"] = None if line.action == UNHEARD else words.write(line.action)
        log.append(said)
    header = header_of(g)
    told = {"tabbytop": "heard", "version": 1, "game": header.game, "options": header.options, "seat": seat}
    players = msgspec.to_builtins(header.players)
    return msgspec.json.encode({**told, "players": players, "commitment": g.commitment, "log": log}).decode()

"""Checking a record: every move must be legal, every deal the one that was committed to."""

from __future__ import annotations

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown
from tabbytop.engine.play import is_over
from tabbytop.engine.seats import CHANCE
from tabbytop.narrate.language import Language
from tabbytop.table.record import Record, Replay, dealer_of


def check_record(language: Language, record: Record, promise: str | None = None) -> list[str]:
    """Play a record again; what is wrong with it is a refusal, else it is told what was checked.

    The commitment to compare with is the one that was shown before the game; the record's own is told.
    """
    if promise is not None and promise.strip().lower() != record.commitment:
        raise Refusal("", "other-commitment", {"found": shown(record.commitment)}, "commitment")
    dealer = dealer_of(record) if record.secret else None
    match = Replay(record, dealer).finish()
    moves = sum([line.author >= 0 and line.begins for line in match.live])
    deals = sum([line.author == CHANCE for line in match.live])
    said = "verified-open" if dealer is None else "verified"
    verdict = language.say(said, deals=deals, moves=moves)
    if not is_over(match.state):
        verdict = f"{verdict} {language.say(f'ended-{record.ended}' if record.ended else 'not-over-yet')}"
    said = "commitment-same" if promise is not None else "commitment-told"
    told = [verdict, language.say(said, commitment=record.commitment)]
    return told if dealer is None else [*told, tell_nonces(language, record)]


def tell_nonces(language: Language, record: Record) -> str:
    """Name the players whose nonces are in the deal."""
    names = [player.name for player, nonce in zip(record.players, record.nonces, strict=True) if nonce]
    return language.say("nonces-of", names=", ".join(names)) if names else language.say("nonces-none")

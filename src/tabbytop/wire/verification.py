"""Verification of records: every move must be legal, and every deal must match the commitment."""

from __future__ import annotations

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown
from tabbytop.engine.play import is_over
from tabbytop.engine.seats import CHANCE
from tabbytop.narrate.language import Language
from tabbytop.table.record import Record, Replay, dealer_of


def verify_record(language: Language, record: Record, commitment: str | None = None) -> list[str]:
    """Replay a record and return sentences about what was checked. Raise `Refusal` if it is invalid.

    `commitment` is the one shown before the game. Without it, the record's own is printed for comparison.
    """
    if commitment is not None and commitment.strip().lower() != record.commitment:
        raise Refusal("", "other-commitment", {"found": shown(record.commitment)}, "commitment")
    dealer = dealer_of(record) if record.secret else None
    match = Replay(record, dealer).finish()
    moves = sum([line.author >= 0 and line.begins for line in match.live])
    deals = sum([line.author == CHANCE for line in match.live])
    key = "verified-open" if dealer is None else "verified"
    verdict = language.say(key, deals=deals, moves=moves)
    if not is_over(match.state):
        verdict = f"{verdict} {language.say(f'ended-{record.ended}' if record.ended else 'not-over-yet')}"
    key = "commitment-same" if commitment is not None else "commitment-shown"
    lines = [verdict, language.say(key, commitment=record.commitment)]
    return lines if dealer is None else [*lines, nonce_line(language, record)]


def nonce_line(language: Language, record: Record) -> str:
    """Name the players whose nonces are in the deal."""
    names = [player.name for player, nonce in zip(record.players, record.nonces, strict=True) if nonce]
    return language.say("nonces-of", names=", ".join(names)) if names else language.say("nonces-none")

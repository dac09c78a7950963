"""What happens around a game, in words: who comes and goes, who asks for what."""

from __future__ import annotations

from tabbytop.narrate.language import Language
from tabbytop.server import entries as e
from tabbytop.server.gathering import Gathering


def sentences_of(language: Language, g: Gathering, entry: e.AnyEntry) -> list[str]:
    """The sentence of an entry that is not a move, where it has one."""
    seat = getattr(entry, "seat", None)
    who = g.names[seat] if isinstance(seat, int) and g.names[seat] else ""
    match entry:
        case e.Sat() | e.Seated():
            return [language.say("news-sat", who=entry.name)]
        case e.Hosted():
            return [language.say("news-host", who=entry.name)]
        case e.Chatted():
            return [language.say("news-chat", who=who, text=entry.text)]
        case e.StoodIn():
            return [language.say(f"news-stood-in-{entry.why}", who=who)]
        case e.CameBack():
            return [language.say("news-back", who=who)]
        case e.UndoAsked():
            return [language.say("news-undo-asked", who=who)]
        case e.UndoAnswered():
            return [language.say("news-undo-agreed" if entry.agree else "news-undo-declined", who=who)]
        case e.EndWanted():
            return [language.say("news-end-wanted" if entry.agree else "news-end-unwanted", who=who)]
        case e.Ended():
            return [language.say(f"news-ended-{entry.how}")]
        case e.Called():
            return [language.say("news-cancelled")]
        case e.Resumed():
            return [language.say("news-resumed")]
        case e.Followed():
            return [language.say("news-rematch")]
        case _:
            return []

"""What happens around a game, in words: who comes and goes, who asks for what."""

from __future__ import annotations

from tabbytop.narrate.language import Language
from tabbytop.server.tables import entries as e
from tabbytop.server.tables.state import TableState


def describe_entry(language: Language, state: TableState, n: int, entry: e.AnyEntry) -> list[str]:
    """The sentence of an entry that is not a move, where it has one; `n` is its number."""
    who = state.who_did(n, entry)
    match entry:
        case e.Sat() | e.Seated():
            return [language.say("news-sat", who=entry.name)]
        case e.Hosted():
            return [language.say("news-host", who=entry.name)]
        case e.Emptied():
            return [language.say("news-stood-up", who=who)]
        case e.Swapped():
            return [language.say("news-swapped", first=entry.seats[0] + 1, second=entry.seats[1] + 1)]
        case e.ChatAllowed():
            return [language.say("news-chat-on" if entry.chat else "news-chat-off")]
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

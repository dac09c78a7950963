"""Chat at the table, and the host's switch for it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown
from tabbytop.narrate.language import Language
from tabbytop.server.accounts.names import is_plain
from tabbytop.server.tables.actor import Actor
from tabbytop.server.tables.commands.checks import require_host
from tabbytop.server.tables.state import Entry, TableState
from tabbytop.wire import messages as m


class Chatted(Entry, tag="chatted"):
    """Someone wrote a chat message. `name` is the name they had then."""

    changes_table_info = False
    public = ("text",)
    computed = ("name",)
    seat: int
    text: str

    def sentences(self, language: Language, table: TableState, n: int) -> list[str]:
        return [language.say("news-chat", who=table.name_at(n, self), text=self.text)]

    def facts(self, table: TableState, n: int) -> dict[str, Any]:
        return {"text": self.text, "name": table.name_at(n, self)}


class ChatAllowed(Entry, tag="chat-allowed"):
    """The host switched the chat on or off."""

    public = ("chat",)
    chat: bool

    def apply(self, table: TableState) -> None:
        table.setup = replace(table.setup, chat=self.chat)

    def sentences(self, language: Language, table: TableState, n: int) -> list[str]:
        return [language.say("news-chat-on" if self.chat else "news-chat-off")]

    def quota_owner(self, table: TableState) -> str:
        return table.host


def decide_chat(table: TableState, actor: Actor, command: m.Chat) -> list[Entry]:
    """Send a chat message to everyone at the table. It is plain text and stays in the log."""
    if not table.setup.chat:
        raise Refusal("", "chat-is-off")
    seat = actor.seat_at(table, command.seat)
    text = " ".join(command.text.split())
    if not text or len(text) > m.MAX_CHAT_LENGTH or not is_plain(text):
        raise Refusal("", "not-a-line", {"found": shown(text), "most": m.MAX_CHAT_LENGTH})
    return [Chatted(seat, text)]


def decide_allow_chat(table: TableState, actor: Actor, command: m.AllowChat) -> list[Entry]:
    """Switch the chat on or off."""
    require_host(table, actor)
    return [ChatAllowed(command.chat)] if table.setup.chat != command.chat else []


HANDLERS = {m.Chat: decide_chat, m.AllowChat: decide_allow_chat}

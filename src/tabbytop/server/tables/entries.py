"""The entries of a table's log: all that ever happened there, in order. The table is their fold."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from tabbytop.wire.messages import Setup


class Entry(msgspec.Struct, tag_field="is", omit_defaults=True):
    """Something that happened."""

    told: ClassVar[tuple[str, ...]] = ()
    """The fields that everybody at the table hears, besides the seat and the words of a move."""


class Opened(Entry, tag="opened"):
    """A table was laid."""

    setup: Setup
    host: str
    host_name: str
    follows: str = ""
    """The table that this is the rematch of."""


class Sat(Entry, tag="sat"):
    """Somebody sat down."""

    told = ("name",)
    seat: int
    person: str
    name: str
    nonce: str = ""
    """In hexadecimal; empty: none came with the request."""


class NonceAdded(Entry, tag="nonce"):
    """A seat added its nonce to the deal; its value is published after the game."""

    seat: int
    nonce: str


class Emptied(Entry, tag="emptied"):
    """A seat became empty, before the game."""

    seat: int


class Hosted(Entry, tag="hosted"):
    """Somebody else is the host now."""

    told = ("name",)
    person: str
    name: str


class Became(Entry, tag="became"):
    """A guest is somebody with an account from now on: whatever was theirs at the table is that account's."""

    was: str
    person: str


class Seated(Entry, tag="seated"):
    """A bot sits there."""

    told = ("name",)
    seat: int
    level: str
    name: str


class Swapped(Entry, tag="swapped"):
    """Two seats changed places."""

    told = ("seats",)
    seats: tuple[int, int]


class Readied(Entry, tag="ready"):
    """Somebody is ready, or no longer."""

    told = ("ready",)
    seat: int
    ready: bool


class Started(Entry, tag="started"):
    """The game began; chance spoke first."""

    nonces: list[str]
    """By seat, in hexadecimal; empty: the seat sent none. In old logs the server filled in every seat."""
    luck: list[str]


class Moved(Entry, tag="moved"):
    """A whole move, and what chance said after it."""

    seat: int
    say: list[str]
    luck: list[str] = []
    made: str = ""
    """The bot that made it, if one did."""


class Undone(Entry, tag="undone"):
    """A seat's last move was taken back, and what came after it."""

    seat: int
    agreed: bool = False


class UndoAsked(Entry, tag="undo-asked"):
    """A seat asks to take its last move back."""

    seat: int


class UndoAnswered(Entry, tag="undo-answered"):
    """Another seat agrees, or does not."""

    told = ("agree",)
    seat: int
    agree: bool


class StoodIn(Entry, tag="stood-in"):
    """A bot plays for a seat."""

    told = ("level", "why")
    seat: int
    level: str
    why: Literal["left", "time", "resigned"]


class CameBack(Entry, tag="back"):
    """A seat is played by its owner again."""

    seat: int


class EndWanted(Entry, tag="end-wanted"):
    """A seat would agree to end the game, or no longer."""

    told = ("agree",)
    seat: int
    agree: bool


class Ended(Entry, tag="ended"):
    """The match is over, however it ended; the secret is told from here on."""

    told = ("how",)
    how: Literal["played", "resigned", "agreed", "abandoned"]
    winners: list[int]


class Called(Entry, tag="cancelled"):
    """The host called it off, or nobody came."""


class Chatted(Entry, tag="chatted"):
    """Somebody said something; one hears the `name` that they had then, too."""

    told = ("text",)
    seat: int
    text: str


class ChatAllowed(Entry, tag="chat-allowed"):
    """The host lets people chat, or no longer."""

    told = ("chat",)
    chat: bool


class Stood(Entry, tag="standing"):
    """How a seat wants to be asked in windows."""

    told = ("choice",)
    seat: int
    choice: str


class Paused(Entry, tag="paused"):
    """The server goes while somebody's live clock runs."""


class Resumed(Entry, tag="resumed"):
    """The server was away; whoever is to move goes on with the time they had left, and a window is open anew."""

    seen: float = 0.0
    """The last moment at which the table is known to have been seen to. 0, in old logs: nobody knows, and all
    the time is given again."""


class Followed(Entry, tag="rematch"):
    """There is another table now."""

    told = ("table",)
    table: str


AnyEntry = (
    Opened | Sat | NonceAdded | Emptied | Hosted | Became | Seated | Swapped | Readied | Started | Moved | Undone
    | UndoAsked | UndoAnswered | StoodIn | CameBack | EndWanted | Ended | Called | Chatted | ChatAllowed | Stood
    | Paused | Resumed | Followed
)  # fmt: skip

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def write_entry(entry: Entry) -> bytes:
    """An entry as the store keeps it."""
    return _encoder.encode(entry)


def read_entry(body: bytes) -> AnyEntry:
    """An entry from the store."""
    return _decoder.decode(body)

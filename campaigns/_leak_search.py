"""Play whole games and search every byte that clients received for secrets they may not know."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from campaigns._tagged_decks import DECKS, KITTY, TAGS, Knowledge, named_by_deck
from tabbytop.table.standing_answers import CHOICES
from tabbytop.wire.client import Client, TableConnection
from tests.server.live_server import LiveServer
from tests.server.whole_game import PrivateActs, RandomGame, start_random_game

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "cat-box": [{"advanced": True}, {}],
    "if-it-fits": [{"advanced": True}, {"table": "coffee"}],
    "here-kitty-kitty": [{}],
}

ACTS = {
    "window": "windows",
    "seal": "next moves sealed",
    "withdraw": "withdrawn",
    "draft": "times with a draft",
    "stand": "standing answers",
    "more_time": "long windows switched",
}
"""What players do in these games: its name in the figures, and the heading of its column."""
STANDING = re.compile(r'"standing":\[[^]]*\]')
CHOICE = re.compile("|".join(f'"{choice}"' for choice in CHOICES))
"""Finds standing answers anywhere else."""
PUBLIC = re.compile(r'"phase":"turn"|\["turn",\d\]|\["ask",\d,|"target":')
"""The same words where they mean something else: in views, their steps, and moves."""


@dataclass
class SearchResult:
    """What was searched and which leaks were found. Results can be added up."""

    games: int = 0
    messages: int = 0
    bytes: int = 0
    tags: int = 0
    """Card names in those messages; each was either allowed or a leak."""
    log_lines: int = 0
    private: Counter[str] = field(default_factory=Counter)
    """What players did privately and otherwise, by its name in `ACTS`."""
    attacks: int = 0
    """Requests for a seat that was swapped away while they were in flight."""
    leaks: list[str] = field(default_factory=list)

    def add(self, other: SearchResult) -> None:
        """Add another result."""
        self.games += other.games
        self.messages += other.messages
        self.bytes += other.bytes
        self.tags += other.tags
        self.log_lines += other.log_lines
        self.private += other.private
        self.attacks += other.attacks
        self.leaks += other.leaks


@dataclass(frozen=True)
class ReceivedMessage:
    """Bytes that someone received, and the table's last entry at that time."""

    client: Client
    entry_number: int
    over: bool
    data: bytes


class MessageRecorder:
    """Records everything that anyone receives."""

    def __init__(self, server: LiveServer) -> None:
        self.server = server
        self.table = ""
        self.heard: list[ReceivedMessage] = []
        server.on_bytes = self.record

    def record(self, who: TableConnection | Client, data: bytes) -> None:
        """Record received bytes."""
        client = who.client if isinstance(who, TableConnection) else who
        room = self.server.rooms.rooms.get(self.table)
        n, over = (0, False) if room is None else (room.entry_number, room.status == "over")
        message = msgspec.json.decode(data) if data[:1] in (b"{", b"[") else None
        if isinstance(message, dict) and isinstance(message.get("n"), int) and "now" in message:
            n, over = message["n"], "result" in message
        self.heard.append(ReceivedMessage(client, n, over, data))


async def play_and_search(server: LiveServer, game: str, seed: str) -> SearchResult:
    """Play a whole game with a tagged deck and search everything that was received."""
    rng = Random(seed)
    recorder = MessageRecorder(server)
    options = rng.choice(OPTIONS[game])
    one = await start_random_game(server, game, seed, deck=DECKS[game](rng), options=options)
    recorder.table = one.seated.table
    token = await one.seated.clients[0].request("POST", f"/api/tables/{recorder.table}/seats/0/token")
    program = await server.connect(await server.new_client(token["token"]), recorder.table, tell="en")
    await one.play()
    await program.until(lambda: program.last_entry == one.state.entry_number)
    server.on_bytes = None
    found = search(one, recorder.heard, {program.client: 0})
    metrics = await one.watcher.client.request("GET", "/metrics")
    found.private += Counter({act: one.event_counts.get(act, 0) for act in ACTS})
    search_log(found, one, server.log.getvalue(), bytes(metrics).decode(), token["token"])
    return found


def secrets_of(one: RandomGame) -> dict[str, str]:
    """Return what nobody may receive before the end, and what nobody may ever receive."""
    found = {one.state.secret.hex(): "the dealer's secret"}
    for chair in one.state.seats:
        if chair.nonce:
            found[chair.nonce] = "a nonce"
    return found


def private_of(one: RandomGame) -> dict[str, str]:
    """Return what nobody may ever receive: ids of people and their tokens."""
    found = {chair.person: "a person's id" for chair in one.state.seats if chair.person}
    for client in one.seated.clients:
        for cookie in client.http.cookies.jar:
            if cookie.value:
                found[cookie.value] = "a session's token"
    return found


def search(one: RandomGame, heard: list[ReceivedMessage], more: dict[Client, int]) -> SearchResult:
    """Search every message for what its receiver may not know."""
    assert isinstance(one.state.setup.deck, dict)
    known = Knowledge(one.state)
    seats: dict[Client, int | None] = {client: seat for seat, client in enumerate(one.seated.clients)}
    seats.update(more)
    deck = msgspec.json.encode(one.state.setup.deck)
    private, secret = private_of(one), secrets_of(one)
    kinds = one.state.match.state.deck.kinds if one.state.match and one.state.setup.game == KITTY else []
    found = SearchResult(games=1)
    for message in heard:
        found.messages += 1
        found.bytes += len(message.data)
        text = message.data.replace(deck, b"").replace(named_by_deck(message.data, kinds), b"").decode()
        seat = seats.get(message.client)
        forbidden = private if message.over else private | secret
        leaks = [f"{why}" for what, why in forbidden.items() if what in text]
        if not message.over:
            found.tags += len(known.tags(text))
            leaks += sorted(known.hidden(seat, message.entry_number, text))
        leaks += sealed_facts_in(one, seat, message.data)
        if leaks:
            who = "a watcher" if seat is None else f"seat {seat}"
            found.leaks.append(
                f"{one.state.setup.game}: {who} at entry {message.entry_number} got {', '.join(leaks)}: {text[:80]}"
            )
    return found


def sealed_facts_in(one: RandomGame, seat: int | None, data: bytes) -> list[str]:
    """Return what a message says about answers, next moves and standing answers that its receiver didn't seal."""
    found = ["a standing answer"] if CHOICE.search(PUBLIC.sub("", STANDING.sub("", data.decode()))) else []
    frame = msgspec.json.decode(data) if data[:1] == b"{" else {}
    if "now" not in frame:
        return found
    own = PrivateActs() if seat is None else one.private[seat]
    for i, choice in enumerate(frame.get("standing", [])):
        if choice not in (own.choices if i == seat else [""]):
            found.append("someone's standing answer")
    window, ahead = frame.get("window") or {}, frame.get("ahead") or {}
    if window.get("answered") and window["window"] not in own.answered:
        found.append("that someone has answered")
    for words in (frame.get("draft"), ahead.get("kept")):
        if words and words not in own.next_moves:
            found.append("someone's next move")
    if any(news["what"] == "long-windows" and news.get("by") is not None for news in frame.get("news", [])):
        found.append("who asked for more time")
    return found


def search_log(found: SearchResult, one: RandomGame, log: str, figures: str, token: str) -> None:
    """Check that log lines and metrics name no card, person, table or token."""
    found.log_lines += log.count("\n")
    forbidden = private_of(one) | secrets_of(one) | {token: "a seat's token", one.state.id: "a table's id"}
    forbidden |= dict.fromkeys(one.state.names[:3], "a name")
    for where, text in (("log", log), ("figures", figures)):
        leaks = [why for what, why in forbidden.items() if f'"{what}"' in text or (len(what) > 8 and what in text)]
        leaks += sorted(TAGS[one.state.setup.game](text))
        plain = text.replace("\\", "").replace('", "', '","')
        sealed = [msgspec.json.encode(said).decode() for acts in one.private.values() for said in acts.next_moves]
        leaks += ["a standing answer"] * bool(CHOICE.search(plain))
        leaks += ["a next move"] * any(said != "[]" and said in plain for said in sealed)
        found.leaks += [f"{one.state.setup.game}: in the {where}: {what}" for what in leaks]

"""Real positions, decks and records to put faults into, and what an accepted one must support."""

from __future__ import annotations

import io
import json
import tempfile
from collections.abc import Callable
from contextlib import redirect_stdout
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor, is_over, judge, sample_sentence, sentences, settle
from tabbytop.engine.seats import WATCHER
from tabbytop.games.registry import open_game
from tabbytop.narrate.language import english
from tabbytop.narrate.narrators import NARRATORS
from tabbytop.table import files
from tabbytop.table.dealer import Script, seeded_dealer
from tabbytop.table.files import open_position
from tabbytop.table.match import Match
from tabbytop.table.record import Replay, from_text
from tabbytop.table.record import resume as resume_match
from tabbytop.terminal import records as record_commands
from tabbytop.terminal.drawings.registry import DRAWINGS
from tests.hostile.faults import a_record, a_record_of_fits, a_record_of_kitty, as_bytes, one_line

LONGEST = 2000
"""Moves after which a game counts as endless."""


@cache
def whole_records(game: str) -> list[Any]:
    """Return records of whole games: basic and advanced, few and many players, different decks or tables."""
    if game == "cat-box":
        return [
            a_record(2, True, "secret", "spends"),
            a_record(3, True, "mirror", "even"),
            a_record(4, False, "secret", "even"),
            a_record(5, True, "mirror", "guards"),
        ]
    if game == "here-kitty-kitty":
        return [
            a_record_of_kitty(2, first=1),
            a_record_of_kitty(3),
            a_record_of_kitty(4, first=2),
            a_record_of_kitty(6),
        ]
    return [
        a_record_of_fits(2, "keen", advanced=True, table="coffee"),
        a_record_of_fits(3, "restless"),
        a_record_of_fits(4, "sleepy", table=[5, 4], cats=["izzy"], first=2),
        a_record_of_fits(5, "steady", advanced=True, table="dining"),
    ]


@cache
def positions(game: str) -> list[Any]:
    """Return positions from every part of real games."""
    found: list[Any] = []
    with tempfile.TemporaryDirectory() as folder:
        for record in whole_records(game):
            file = Path(folder) / "record.json"
            file.write_bytes(as_bytes(record))
            found += record_commands.export_positions(str(file))["positions"][::7]
    return found


@cache
def decks(game: str) -> list[Any]:
    """Return the built-in decks of the game, and a small one with copies."""
    ours = [files.read_deck(game, name) for name in files.DECKS[game]]
    if game == "cat-box":
        cards = [{"id": "a", "front": ["KP", ".Y"], "copies": 12}]
        return [*ours, {"game": game, "name": "small", "cards": cards}]
    if game == "here-kitty-kitty":
        named = {card["id"]: card for card in ours[0]["cards"]}
        cards = [{**named[name], "copies": 6} for name in ("fireworks", "cat-burglar", "copy-cat", "tuna")]
        cards[3]["cancels"], cards[3]["shields"] = ["cat-burglar"], ["fireworks"]
        return [*ours, {"game": game, "name": "small", "cards": cards, "removed": {"2": {"tuna": 6}}}]
    cards = [{"id": "a", "open": "NES", "icons": ["fish"], "copies": 12}]
    start = [{"open": "NESW", "icons": [], "copies": 5}]
    return [*ours, {"game": game, "name": "small", "toys": ["fish"], "cards": cards, "start_cards": start}]


@cache
def records(game: str) -> list[Any]:
    """Return records of real games, whole and truncated."""
    found = whole_records(game)[:3]
    for record in found[:2]:
        cut = deepcopy(record)
        del cut["log"][25:]
        found.append(cut)
    return found


# What an accepted file must support


def use_position(data: Any) -> None:
    """Check that a position can be scored, described, viewed, written, read back and played to its end."""
    game, state, script = open_position(data)
    assert len(game.points(state)) == len(game.details(state)) == state.seats
    assert game.winners(state)
    names = [f"Seat {seat}" for seat in range(state.seats)]
    narrator = NARRATORS[game.name]
    assert narrator.result(english(), state, names)
    legal = sentences(state)
    if state.agenda and state.agenda[-1].automatic:  # the player to move has no action and is skipped
        assert game.name != "cat-box"
        assert legal == []
    else:
        assert bool(legal) != is_over(state)
    assert len(set(legal)) == len(legal)
    for sentence in legal:
        assert judge(state, sentence) is None
    for sentence in legal[:3] + legal[-3:]:
        assert game.read_action(state, game.write_action(state, sentence)) == sentence
        assert narrator.move(english(), state, sentence, names)
    written = game.write_position(state, Script(script))
    _, again, more = open_position(json.loads(json.dumps(written)))
    assert game.write_position(again, Script(more)) == written
    for position in (state, again):
        settle(position)
    assert game.key(again) == game.key(state)
    check_views(game, state)
    play_on(Match(game, state, Script(script)))


def check_views(game: Any, state: Any) -> None:
    """Check that every seat has a view, and that a world sampled from a view looks the same."""
    for seat in (*range(state.seats), WATCHER):
        view = game.view(state, seat)
        assert game.write_view(view)
        assert game.key(game.view(game.fill(view, Random(seat)), seat)) == game.key(view)


def play_on(match: Match) -> None:
    """Play at random until the game is over."""
    rng = Random(1)
    match.deal()
    for _ in range(LONGEST):
        if is_over(match.state):
            break
        match.say(actor(match.state), sample_sentence(match.state, rng))
    assert is_over(match.state)
    assert match.game.winners(match.state)


def use_deck(game_name: str, data: Any) -> None:
    """Check that a deck can be shown and played with any number of players."""
    game = open_game(game_name, data)
    assert DRAWINGS[game_name].check_deck(english(), data)
    assert DRAWINGS[game_name].draw_deck(english(), data, 80)
    for players in game.players:
        for variant in game.variants:
            match = Match(game, game.start(players, variant), seeded_dealer(players, "deck"))
            rng = Random(1)
            match.deal()
            for _ in range(12):
                if actor(match.state) >= 0:
                    match.say(actor(match.state), sample_sentence(match.state, rng))


def use_record(data: bytes) -> None:
    """Check that a record can be narrated, exported, verified, and resumed if it isn't over."""
    record = from_text(data, "record")
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        out = io.StringIO()
        with redirect_stdout(out):
            record_commands.replay(english(), file.name, None, False)
        assert "\x1b" not in out.getvalue()
        assert out.getvalue()
        for use in (record_commands.export_positions, lambda name: record_commands.verify(english(), name)):
            refused_or_done(use, file.name)
    refused_or_done(lambda opened: Replay(opened).finish(), record)
    refused_or_done(resume_match, record)


def refused_or_done(use: Callable[[Any], Any], data: Any) -> None:
    """Check that data is either accepted or refused in one line."""
    try:
        use(data)
    except Refusal as refusal:
        one_line(refusal)

"""Whatever comes in: it is taken, and then it works, or it is refused in one line. Never anything else."""

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

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor, is_over, judge, sample_sentence, sentences
from tabbytop.engine.seats import WATCHER
from tabbytop.games.catbox.cards import read_deck
from tabbytop.games.shelf import open_game
from tabbytop.narrate.language import english
from tabbytop.narrate.telling import TELLINGS
from tabbytop.table import files
from tabbytop.table.dealer import Script, seeded_dealer
from tabbytop.table.files import open_position
from tabbytop.table.match import Match
from tabbytop.table.record import Replay, from_text
from tabbytop.table.record import resume as resume_match
from tabbytop.terminal import catbox, reading, replaying
from tests.hostile.faults import a_record, as_bytes, one_line

FEW = settings(max_examples=100, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
MANY = settings(FEW, max_examples=350)

LENGTH = 6
"""Moves that are played on from a position that was taken."""

# What may stand in the place of something else.

TEXTS = st.one_of(
    st.text(max_size=6),
    st.sampled_from(
        [
            "cat-box",
            "black",
            "chihuahua",
            "turn",
            "after",
            "again",
            "over",
            "stacking",
            "dried-fish",
            "KK",
            "..",
            "K",
            "",
        ]
    ),
    st.sampled_from(["\x1b[2J", "a\nb", "\u202eabc", "x" * 5000, "{ $found }", "[bold]", "chance", "all", "at 0,0"]),
)
NUMBERS = st.one_of(
    st.integers(-3, 60),
    st.sampled_from([200, -200, 201, 255, 256, 2**31, 2**63, 2**64, -(10**30), 10**400]),
    st.floats(allow_nan=False, allow_infinity=False),
)
PLAIN: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, TEXTS),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(TEXTS, inner, max_size=4)),
    max_leaves=8,
)


LIKELY: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "phase": {
        "guards": st.lists(
            st.fixed_dictionaries(
                {"at": st.lists(st.integers(-1, 2), min_size=2, max_size=2), "owner": st.integers(0, 2)}
            ),
            max_size=2,
        ),
        "stacking": st.booleans(),
        "token_used": st.booleans(),
        "phase": st.sampled_from(["turn", "after", "again", "over"]),
    },
    "public": {"known_by": st.lists(st.integers(0, 4), max_size=3)},
    "shows": {"known_by": st.lists(st.integers(0, 4), max_size=3), "back": st.just(("K.", "PY")).map(list)},
    "front": {"back": st.just(("K.", "PY")).map(list), "copies": st.integers(1, 4)},
    "advanced": {"first": st.integers(0, 5), "advanced": st.booleans()},
    "n": {"undo": st.integers(-2, 40), "to": st.lists(st.integers(0, 4), max_size=3)},
    "tokens": {
        "tokens": st.lists(st.sampled_from(["cat-paw", "cat-box", "dried-fish", "toy-mouse"]), unique=True),
        "identity": st.sampled_from(["black", "pink", "purple", "blue", "yellow", "chihuahua"]),
    },
    "secret": {"secret": st.just(""), "rules": st.integers(0, 2), "version": st.integers(0, 2)},
}
"""Keys that may well be there, with what may well stand there, by a key that tells which object this is."""

NAMES = (
    *("black", "pink", "purple", "blue", "yellow", "chihuahua", "turn", "after", "again", "over", "chance", "all"),
    *("cat-paw", "cat-box", "dried-fish", "stacking", "toy-mouse", "token cat-box", "card 0.0", "card 1.fish"),
    *("at 0,1", "at -1,-1", "done", "pass", "identity blue", "first 0", "first 4"),
)
ROWS = st.text("KPVBY.", min_size=2, max_size=2)


def containers(data: Any) -> list[Any]:
    """Every object and list in it that holds something, the outermost first."""
    found = [data] if isinstance(data, dict | list) and data else []
    for inner in data.values() if isinstance(data, dict) else data if isinstance(data, list) else []:
        found += containers(inner)
    return found


@st.composite
def mutated(draw: st.DrawFn, originals: Callable[[], list[Any]]) -> Any:
    """One of the originals with a few faults in it: mostly likely ones, sometimes wild ones."""
    data = deepcopy(draw(st.sampled_from(originals())))
    spoil = draw(st.sampled_from([likely_fault, likely_fault, wild_fault]))
    for _ in range(draw(st.integers(1, 3))):
        places = containers(data)
        # There are more faces and places than anything else; mostly they are left alone.
        larger = [place for place in places if isinstance(place, dict) or len(place) != 2]
        luck: int = draw(st.integers(0, 3))
        if places:
            spoil(draw, draw(st.sampled_from(larger if larger and luck else places)), places)
    if isinstance(data, dict) and isinstance(data.get("log"), list) and draw(st.booleans()):
        for i, line in enumerate(data["log"]):
            if isinstance(line, dict):
                line["n"] = i
    return data


def wild_fault(draw: st.DrawFn, place: Any, places: list[Any]) -> None:
    """Anything instead of something, or from anywhere else."""
    key = draw(st.sampled_from(list(place) if isinstance(place, dict) else list(range(len(place)))))
    fault = draw(st.sampled_from(["value", "remove", "add", "swap"]))
    if fault == "remove":
        del place[key]
    elif fault == "add" and isinstance(place, dict):
        place[draw(TEXTS)] = draw(PLAIN)
    elif fault == "add":
        place.insert(key, draw(PLAIN))
    elif fault == "swap":
        other = draw(st.sampled_from(places))
        place[key] = deepcopy(draw(st.sampled_from(list(other.values()) if isinstance(other, dict) else other)))
    else:
        place[key] = draw(PLAIN)


def likely_fault(draw: st.DrawFn, place: Any, places: list[Any]) -> None:
    """Something of the same kind instead of something, one entry more or less, a key that may well be there."""
    key = draw(st.sampled_from(list(place) if isinstance(place, dict) else list(range(len(place)))))
    old = place[key]
    if isinstance(place, list) and draw(st.booleans()):
        if draw(st.booleans()):
            place.insert(draw(st.integers(0, len(place))), deepcopy(old))
        else:
            del place[key]
    elif isinstance(place, dict) and draw(st.booleans()):
        keys = {name: values for sign, known in LIKELY.items() if sign in place for name, values in known.items()}
        if keys:
            name = draw(st.sampled_from(sorted(keys)))
            place[name] = draw(keys[name])
    elif isinstance(old, bool):
        place[key] = not old
    elif isinstance(old, int):
        place[key] = old + draw(st.integers(-3, 3))
    elif isinstance(old, str):
        place[key] = draw(ROWS) if len(old) == 2 else draw(st.sampled_from(NAMES))
    elif isinstance(old, list) and isinstance(place, dict):
        lists = [one[key] for one in places if isinstance(one, dict) and isinstance(one.get(key), list)]
        place[key] = deepcopy(draw(st.sampled_from(lists)))
    else:
        alike = [one for one in places if isinstance(one, dict) and one.keys() == getattr(old, "keys", dict)()]
        place[key] = deepcopy(draw(st.sampled_from(alike))) if alike else draw(PLAIN)


# The originals


@cache
def positions() -> list[Any]:
    """Positions of real games: basic and advanced, both decks, some from every part of the game."""
    found: list[Any] = []
    with tempfile.TemporaryDirectory() as folder:
        for players, advanced, deck, policy in (
            (2, True, "secret", "spends"),
            (3, True, "mirror", "even"),
            (4, False, "secret", "even"),
            (5, True, "mirror", "guards"),
        ):
            file = Path(folder) / "record.json"
            file.write_bytes(as_bytes(a_record(players, advanced, deck, policy)))
            found += replaying.export(str(file))["positions"][::7]
    return found


@cache
def decks() -> list[Any]:
    """The decks that come with the game, and a small one with copies."""
    small = {"game": "cat-box", "name": "small", "cards": [{"id": "a", "front": ["KP", ".Y"], "copies": 12}]}
    return [files.read_deck("cat-box", "mirror"), files.read_deck("cat-box", "secret"), small]


@cache
def records() -> list[Any]:
    """Records of real games, whole and cut off."""
    found = [a_record(2, True, "secret", "spends"), a_record(3, True), a_record(4, False)]
    for record in found[:2]:
        cut = deepcopy(record)
        del cut["log"][25:]
        found.append(cut)
    return found


# What a file that was taken must be good for


def use_position(data: Any) -> None:
    """A position that was taken can be scored, told, looked at, written, read again, and played on."""
    game, state, script = open_position(data)
    assert len(game.points(state)) == len(game.details(state)) == state.seats
    assert game.winners(state)
    names = [f"Seat {seat}" for seat in range(state.seats)]
    telling = TELLINGS[game.name]
    assert telling.result(english(), state, names)
    for seat in (*range(state.seats), WATCHER):
        assert game.write_view(game.view(state, seat))
    said = sentences(state)
    assert bool(said) != is_over(state)
    assert len(set(said)) == len(said)
    for sentence in said[:3] + said[-3:]:
        assert judge(state, sentence) is None
        assert game.read_action(state, game.write_action(state, sentence)) == sentence
        assert telling.move(english(), state, sentence, names)
    written = game.write_position(state, Script(script))
    _, again, _ = open_position(json.loads(json.dumps(written)))
    assert game.write_position(again, Script(script)) == written
    match = Match(game, state, Script(script))
    rng = Random(1)
    for _ in range(LENGTH):
        if actor(match.state) >= 0:
            match.say(actor(match.state), sample_sentence(match.state, rng))


def use_deck(data: Any) -> None:
    """A deck that was taken can be played with, by however many."""
    read_deck(data)
    game = open_game("cat-box", data)
    assert catbox.count_fronts(english(), data)
    for players in (2, 3, 4, 5):
        for advanced in (False, True):
            match = Match(game, game.start(players, {"advanced": advanced}), seeded_dealer(players, "deck"))
            rng = Random(1)
            match.deal()
            for _ in range(LENGTH):
                if actor(match.state) >= 0:
                    match.say(actor(match.state), sample_sentence(match.state, rng))


def use_record(data: bytes) -> None:
    """A record can be told, written as positions, checked, and perhaps gone on with."""
    record = from_text(data, "record")
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        out = io.StringIO()
        with redirect_stdout(out):
            replaying.run(english(), file.name, None, False)
        assert "\x1b" not in out.getvalue()
        assert out.getvalue()
        for use in (replaying.export, lambda name: replaying.verify(english(), name)):
            refused_or_done(use, file.name)
    refused_or_done(lambda one: Replay(one).finish(), record)
    refused_or_done(resume_match, record)


def refused_or_done(use: Callable[[Any], Any], data: Any) -> None:
    """Use what came in; a refusal of it is one line."""
    try:
        use(data)
    except Refusal as refusal:
        one_line(refusal)


# (a) anything at all


@MANY
@given(PLAIN)
def test_anything_is_no_position(data: Any) -> None:
    refused_or_done(use_position, data)


@MANY
@given(PLAIN)
def test_anything_is_no_deck(data: Any) -> None:
    refused_or_done(use_deck, data)


@MANY
@given(PLAIN)
def test_anything_is_no_record(data: Any) -> None:
    refused_or_done(use_record, as_bytes(data))


@MANY
@given(PLAIN, st.sampled_from(range(0, 40, 3)))
def test_anything_is_no_action(data: Any, i: int) -> None:
    game, state, _ = open_position(positions()[i % len(positions())])
    refused_or_done(lambda action: judge(state, game.read_action(state, action)), data)


# (b) something real with faults in it


@MANY
@given(mutated(positions))
def test_a_position_with_faults_is_refused_or_works(data: Any) -> None:
    refused_or_done(use_position, data)


@FEW
@given(mutated(decks))
def test_a_deck_with_faults_is_refused_or_works(data: Any) -> None:
    refused_or_done(use_deck, data)


@FEW
@given(mutated(records))
def test_a_record_with_faults_is_refused_or_works(data: Any) -> None:
    refused_or_done(use_record, as_bytes(data))


@MANY
@given(st.data())
def test_an_action_with_faults_is_refused_or_allowed(data: st.DataObject) -> None:
    game, state, _ = open_position(data.draw(st.sampled_from(positions())))
    legal = [game.write_action(state, sentence) for sentence in sentences(state)]
    action = data.draw(mutated(lambda: [*legal[:2], *legal[-6:]]))
    try:
        sentence = game.read_action(state, action)
    except Refusal as refusal:
        one_line(refusal)
        return
    refusal_or_none = judge(state, sentence)
    assert (refusal_or_none is None) == (sentence in sentences(state))
    if refusal_or_none is not None:
        one_line(refusal_or_none)


# (c) any bytes


@st.composite
def broken_bytes(draw: st.DrawFn) -> bytes:
    """Bytes, or a real file with some bytes changed, cut out or put in."""
    if draw(st.booleans()):
        return draw(st.binary(max_size=60))
    data = bytearray(as_bytes(draw(st.sampled_from([*records()[-2:], *positions()[:4], *decks()]))))
    for _ in range(draw(st.integers(1, 3))):
        first = draw(st.integers(0, len(data)))
        data[first : first + draw(st.integers(0, 3))] = draw(st.binary(max_size=3))
    return bytes(data)


@MANY
@given(broken_bytes())
def test_any_bytes_are_a_file(data: bytes) -> None:
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        refused_or_done(lambda name: use_position(files.read_json(name)), file.name)
        refused_or_done(lambda name: reading.check_deck(english(), name), file.name)
    refused_or_done(lambda text: Replay(from_text(text, "record")).finish(), data)

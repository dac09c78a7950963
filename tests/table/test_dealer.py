"""Check the dealer: the test vectors and examples in docs/dealer.md, fairness, and an order no player can change."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import runpy
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabbytop.engine.play import actor, sample_sentence
from tabbytop.engine.seats import CHANCE
from tabbytop.games.registry import NAMES, open_game
from tabbytop.table.dealer import Dealer, commitment, number_below, pick, seeded_dealer
from tabbytop.table.files import DECKS, read_deck
from tabbytop.table.match import Match
from tabbytop.table.record import Header, Player, to_text, write_record
from tests.laws.worlds import Setting

SECRET = bytes(range(32))
NONCES = [bytes([17 * seat] * 16) for seat in range(2)]
DOC = Path(__file__).parents[2] / "docs" / "dealer.md"
Draw = tuple[str, int, int, int, str]
draws: Callable[[Any], Iterator[Draw]] = runpy.run_path(str(DOC.parent / "examples" / "check_deal.py"))["draws"]
"""The verifier in docs/dealer.md, which doesn't use our code."""
GAMES = [(game, deck) for game in NAMES for deck in DECKS[game]]


def test_the_test_vectors_in_the_docs_are_correct() -> None:
    text = DOC.read_text(encoding="utf-8")
    assert f"`{commitment(SECRET)}`" in text
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \| (\d+) \|$", text, re.MULTILINE)
    assert len(rows) >= 6
    for stream, k, limit, number in rows:
        assert number_below(SECRET + b"".join(NONCES), stream, int(k), int(limit)) == int(number)


def test_a_draw_is_the_first_word_below_the_fair_bound() -> None:
    """Compare with an independent implementation of docs/dealer.md."""
    key = SECRET + b"".join(NONCES)
    for k in range(200):
        for limit in (1, 6, 48, (1 << 63) + 1):
            words: list[int] = []
            for block in range(64):
                message = b"cards\x00" + k.to_bytes(8, "big") + block.to_bytes(4, "big")
                digest = hmac.new(key, message, hashlib.sha256).digest()
                words += [int.from_bytes(digest[i : i + 8], "big") for i in (0, 8, 16, 24)]
            fair = [word for word in words if word < 2**64 - 2**64 % limit]
            assert number_below(key, "cards", k, limit) == fair[0] % limit


def test_drawn_numbers_are_uniformly_distributed() -> None:
    found = Counter([number_below(SECRET, "x", k, 10) for k in range(20_000)])
    assert max(abs(found[i] - 2000) for i in range(10)) < 5 * 43


def test_options_are_weighted_in_catalog_order() -> None:
    assert [pick([7, 8, 9], [2, 1, 3], n) for n in range(6)] == [7, 7, 8, 9, 9, 9]


@pytest.mark.parametrize("deck", ["mirror", "secret"])
def test_players_cannot_change_the_order_of_the_pile(deck: str) -> None:
    setting = Setting("cat-box", deck, 3, True)
    order = pile(setting.begin(5))
    assert len(order) == 41
    for style in range(4):
        match = setting.begin(5)
        rng = Random(style)
        while actor(match.state) >= 0:
            left = pile(match)
            assert left == order[len(order) - len(left) :]
            match.say(actor(match.state), sample_sentence(match.state, rng))


def pile(match: Match) -> list[object]:
    """Return the pile in the order in which it will be drawn."""
    cards = match.position()["pile"]
    assert isinstance(cards, list)
    return cards


def test_equal_seeds_deal_equal_games_and_different_seeds_do_not() -> None:
    setting = Setting("cat-box", "mirror", 4, False)
    assert setting.begin(1).position() == setting.begin(1).position()
    assert setting.begin(1).position() != setting.begin(2).position()


def test_every_seats_nonce_changes_the_deal() -> None:
    first = seeded_dealer(2, "x")
    other = Dealer(first.secret, [first.nonces[0], bytes(16)])
    a = [number_below(first.secret + b"".join(first.nonces), "cards", k, 96) for k in range(20)]
    b = [number_below(other.secret + b"".join(other.nonces), "cards", k, 96) for k in range(20)]
    assert a != b


# Verifying with only docs/dealer.md and a record


def play_game(game: str, deck: str, seats: int, options: dict[str, Any], seed: int = 0) -> tuple[Match, Any]:
    """Play a whole game with many draws and some agreed undos, and return it with its record."""
    cards = read_deck(game, deck)
    opened = open_game(game, cards)
    match = Match(opened, opened.start(seats, options), Dealer(SECRET, [bytes([17] * 16), *[b""] * (seats - 1)]))
    match.deal()
    rng = Random(seed)
    while actor(match.state) >= 0:
        sentence = sample_sentence(match.state, rng)
        for _ in range(4):
            if game == "if-it-fits" and match.game.words.write(sentence[0]) != "draw":
                sentence = sample_sentence(match.state, rng)
        by = actor(match.state)
        match.say(by, sentence)
        if rng.random() < 0.05 and actor(match.state) >= 0:
            match.undo(by, agreed=True)
    players = [Player(f"Player {seat}") for seat in range(seats)]
    record = write_record(Header(game, options, cards, players), match, reveal=True)
    return match, json.loads(to_text(record))


@pytest.mark.parametrize(("game", "deck"), GAMES)
def test_the_documented_verifier_checks_every_draw_of_a_game(game: str, deck: str) -> None:
    seen: set[str] = set()
    opened = open_game(game, read_deck(game, deck))
    for seats in opened.players:
        for options in opened.variants:
            match, record = play_game(game, deck, seats, dict(options), seats)
            found = list(draws(record))
            drawn = [line for line in match.live if line.author == CHANCE]
            settled = [line for line in drawn if line.number not in entries_drawn_from_streams(match)]
            assert [word for *_, word in found] == [
                match.game.words.write(line.action) for line in drawn if line not in settled
            ]
            seen.update(stream for stream, *_ in found)
    text = DOC.read_text("utf-8").partition(f"### {TITLES[game]}\n")[2].partition("##")[0]
    assert seen == set(re.findall(r"^\| `(\w+)` \| [a-z]", text, re.MULTILINE))


TITLES = {"cat-box": "Cat Box", "if-it-fits": "If It Fits", "here-kitty-kitty": "Here, Kitty, Kitty!"}


def entries_drawn_from_streams(match: Match) -> set[int]:
    """Return the numbers of the log entries that our own code draws from a stream."""
    again = match.at_start()
    found = set()
    for line in match.live:
        if line.author == CHANCE and again.state.agenda[-1].stream(again.state):
            found.add(line.number)
        again.repeat(line)
    return found


@pytest.mark.parametrize(("game", "deck"), GAMES)
def test_the_examples_in_the_docs_are_correct(game: str, deck: str) -> None:
    title = re.escape(f"{TITLES[game]}, deck `{deck}`:")
    table = re.search(rf"^{title}\n\n((?:\|.*\n)+)", DOC.read_text("utf-8"), re.MULTILINE)
    assert table is not None
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \| (\d+) \| `(.+)` \|$", table[1], re.MULTILINE)
    assert len(rows) >= 6
    _, record = play_game(game, deck, 2, {})
    assert [tuple(map(str, draw)) for draw in list(draws(record))[: len(rows)]] == rows


@pytest.mark.parametrize(("game", "deck"), GAMES)
def test_a_changed_draw_nonce_or_secret_is_detected(game: str, deck: str) -> None:
    _, record = play_game(game, deck, 2, {})
    chance = [i for i, line in enumerate(record["log"]) if line["by"] == "chance"][:4]
    changed = json.loads(json.dumps(record))
    first, second = chance[0], next(i for i in chance if record["log"][i]["say"] != record["log"][chance[0]]["say"])
    changed["log"][first]["say"] = record["log"][second]["say"]
    for wrong in (
        changed,
        {**record, "nonces": ["", ""]},
        {**record, "nonces": [*record["nonces"][:1], "22" * 16]},
        {**record, "secret": "00" * 32},
    ):
        with pytest.raises(ValueError, match=r"the dealer drew|the secret does not fit"):
            list(draws(wrong))

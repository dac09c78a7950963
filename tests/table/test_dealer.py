"""The Dealer: test vectors of docs/dealer.md, fairness, and that players cannot change the order of the cards."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tabbytop.engine.play import actor, sample_sentence
from tabbytop.table.dealer import Dealer, commitment, number_below, pick, seeded_dealer
from tabbytop.table.match import Match
from tests.laws.worlds import Setting

SECRET = bytes(range(32))
NONCES = [bytes([17 * seat] * 16) for seat in range(2)]
DOC = Path(__file__).parents[2] / "docs" / "dealer.md"


def test_the_vectors_in_the_docs_are_true() -> None:
    text = DOC.read_text(encoding="utf-8")
    assert f"`{commitment(SECRET)}`" in text
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \| (\d+) \|$", text, re.MULTILINE)
    assert len(rows) >= 6
    for stream, k, limit, number in rows:
        assert number_below(SECRET + b"".join(NONCES), stream, int(k), int(limit)) == int(number)


def test_a_draw_is_the_first_word_below_the_fair_bound() -> None:
    """An independent reading of docs/dealer.md."""
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


def test_numbers_are_spread_evenly() -> None:
    found = Counter([number_below(SECRET, "x", k, 10) for k in range(20_000)])
    assert max(abs(found[i] - 2000) for i in range(10)) < 5 * 43


def test_an_option_gets_its_share_in_catalogue_order() -> None:
    assert [pick([7, 8, 9], [2, 1, 3], n) for n in range(6)] == [7, 7, 8, 9, 9, 9]


@pytest.mark.parametrize("deck", ["mirror", "secret"])
def test_the_order_of_the_cards_is_fixed_whatever_players_do(deck: str) -> None:
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
    """The pile in the order in which it will be drawn."""
    cards = match.position()["pile"]
    assert isinstance(cards, list)
    return cards


def test_the_same_seed_deals_the_same_and_another_does_not() -> None:
    setting = Setting("cat-box", "mirror", 4, False)
    assert setting.begin(1).position() == setting.begin(1).position()
    assert setting.begin(1).position() != setting.begin(2).position()


def test_every_seats_nonce_changes_the_deal() -> None:
    first = seeded_dealer(2, "x")
    other = Dealer(first.secret, [first.nonces[0], bytes(16)])
    a = [number_below(first.secret + b"".join(first.nonces), "cards", k, 96) for k in range(20)]
    b = [number_below(other.secret + b"".join(other.nonces), "cards", k, 96) for k in range(20)]
    assert a != b

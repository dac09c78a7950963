"""CB-1, the components: players, identities, cards, tokens and the decks."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.games.catbox.game import read_position
from tabbytop.games.catbox.rulebook import IDENTITIES
from tabbytop.games.registry import open_game
from tabbytop.table.files import DECKS, read_deck
from tests.rules.catbox.tables import card, new_match, placed, player, position, seen
from tests.rules.marks import rule

CATS = "KPVBY"

both_decks = pytest.mark.parametrize("deck", ["mirror", "secret"])
both_sides = pytest.mark.parametrize("side", ["front", "back"])


def faces(deck: str, side: str) -> list[str]:
    """Return one side of every card in a deck, as four letters each."""
    return ["".join(one[side]) for one in read_deck("cat-box", deck)["cards"]]


# CB-1.1


@rule("CB-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_can_play(seats: int) -> None:
    assert len(seen(new_match(seats, "x"), 0)["players"]) == seats


@rule("CB-1.1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_players_are_refused(seats: int) -> None:
    game = open_game("cat-box", read_deck("cat-box", "mirror"))
    with pytest.raises(Refusal) as refused:
        game.start(seats, {})
    assert (refused.value.rule, refused.value.why) == ("CB-1.1", "players")


@rule("CB-1.1")
def test_a_position_for_one_player_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        read_position(position(player("black"), placed=placed((0, 0, "KK/KK"))))
    assert (refused.value.rule, refused.value.why) == ("CB-1.1", "players")


@rule("CB-1.1")
def test_there_are_six_identities_five_cats_and_the_chihuahua() -> None:
    assert set(IDENTITIES) == {"black", "pink", "purple", "blue", "yellow", "chihuahua"}
    assert len(IDENTITIES) == 6


@rule("CB-1.1")
@both_decks
def test_there_are_48_cards(deck: str) -> None:
    assert len(read_deck("cat-box", deck)["cards"]) == 48


@rule("CB-1.1")
@both_decks
@both_sides
def test_each_quadrant_shows_a_cat_of_one_of_five_colors_or_an_empty_box(deck: str, side: str) -> None:
    assert all(len(face) == 4 for face in faces(deck, side))
    assert set("".join(faces(deck, side))) == set("KPVBY.")


@rule("CB-1.1")
@pytest.mark.parametrize(
    ("front", "why"),
    [
        (["KP", "BX"], "face-letter"),
        (["KP", "B "], "face-letter"),
        (["KP", "BVY"], "face-row"),
        (["KP"], "face-rows"),
    ],
)
def test_a_face_must_be_two_by_two_quadrants_of_these_six_kinds(front: list[str], why: str) -> None:
    with pytest.raises(Refusal) as refused:
        open_game("cat-box", {"game": "cat-box", "cards": [{"front": front}] * 9})
    assert (refused.value.rule, refused.value.why) == ("CB-1.1", why)


@rule("CB-1.1")
def test_a_deck_of_49_cards_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        open_game(
            "cat-box", {"game": "cat-box", "cards": [{"front": ["KP", "BV"], "copies": 48}, {"front": ["..", "YY"]}]}
        )
    assert (refused.value.rule, refused.value.why) == ("CB-1.1", "deck-size")


@rule("CB-1.1")
def test_a_position_of_49_cards_is_refused() -> None:
    hand = [card("KP/BV") for _ in range(48)]
    with pytest.raises(Refusal) as refused:
        read_position(position(player("black", *hand), player("pink"), placed=placed((0, 0, "KK/KK"))))
    assert (refused.value.rule, refused.value.why) == ("CB-1.1", "too-many-cards")


@rule("CB-1.1")
def test_five_players_have_25_tokens_five_kinds_for_each_player() -> None:
    players = seen(new_match(5, "x", advanced=True), 0)["players"]
    for one in players:
        assert set(one["tokens"]) == {"cat-paw", "cat-box", "dried-fish", "stacking", "toy-mouse"}
    assert sum(len(one["tokens"]) for one in players) == 25


# CB-1.2


@rule("CB-1.2")
@both_decks
@both_sides
def test_a_deck_shows_150_cats_30_of_each_color_and_42_empty_boxes(deck: str, side: str) -> None:
    assert Counter("".join(faces(deck, side))) == {"K": 30, "P": 30, "V": 30, "B": 30, "Y": 30, ".": 42}


@rule("CB-1.2")
@both_decks
@both_sides
def test_12_cards_have_no_empty_box_30_have_one_and_6_have_two(deck: str, side: str) -> None:
    assert Counter(face.count(".") for face in faces(deck, side)) == {0: 12, 1: 30, 2: 6}


@rule("CB-1.2")
@both_sides
@pytest.mark.parametrize("boxes", [0, 1, 2])
def test_the_colors_are_balanced_over_the_kinds_of_card(side: str, boxes: int) -> None:
    kind = "".join(face for face in faces("mirror", side) if face.count(".") == boxes)
    counts = [kind.count(cat) for cat in CATS]
    assert max(counts) - min(counts) <= 1


@rule("CB-1.2")
@both_sides
@pytest.mark.parametrize("boxes", [0, 1, 2])
def test_in_the_secret_deck_the_colors_are_balanced_within_two(side: str, boxes: int) -> None:
    kind = "".join(face for face in faces("secret", side) if face.count(".") == boxes)
    counts = [kind.count(cat) for cat in CATS]
    assert max(counts) - min(counts) <= 2


@rule("CB-1.2")
def test_the_default_deck_is_mirror() -> None:
    assert DECKS["cat-box"][0] == "mirror"


@rule("CB-1.2")
def test_in_the_mirror_deck_the_back_is_the_front_mirrored_left_to_right() -> None:
    for one in read_deck("cat-box", "mirror")["cards"]:
        (a, b), (c, d) = one["front"]
        assert one["back"] == [b + a, d + c]


@rule("CB-1.2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_with_the_mirror_deck_views_show_both_sides_of_every_card_in_hand(seat: int) -> None:
    for one in seen(new_match(3, "x"), seat)["players"]:
        for held in one["hand"]:
            (a, b), (c, d) = held["public"]
            assert held["secret"] == [b + a, d + c]


@rule("CB-1.2")
def test_in_the_secret_deck_the_back_of_every_card_shows_other_cats() -> None:
    for one in read_deck("cat-box", "secret")["cards"]:
        assert Counter("".join(one["front"])) != Counter("".join(one["back"]))


@rule("CB-1.2")
def test_in_the_secret_deck_no_public_side_gives_away_its_secret_side() -> None:
    under: dict[str, set[str]] = {}
    for front, back in zip(faces("secret", "front"), faces("secret", "back"), strict=True):
        under.setdefault(front, set()).add(back)
        under.setdefault(back, set()).add(front)
    assert all(len(others) > 1 for others in under.values())


@rule("CB-1.2")
def test_owners_may_write_their_own_deck_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text('{"game": "cat-box", "cards": [{"front": ["KP", "Y."], "back": ["VV", "VV"], "copies": 9}]}')
    deck: Any = read_deck("cat-box", str(file))
    table = open_game("cat-box", deck).start(2, {})
    assert len(table.bag) == 9
    assert table.deck.faces == ["KPY.", "VVVV"]


@rule("CB-1.2")
def test_in_a_deck_file_a_card_without_a_back_is_mirrored() -> None:
    table = open_game("cat-box", {"game": "cat-box", "cards": [{"front": ["KP", "Y."], "copies": 9}]}).start(2, {})
    assert table.deck.faces == ["KPY.", "PK.Y"]

"""CB-2, the setup: identities, hands, the first card, the starting player, and what is visible."""

from collections import Counter
from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.log import UNHEARD
from tabbytop.engine.play import actor
from tabbytop.engine.seats import CHANCE, WATCHER
from tabbytop.games.catbox.game import open_game, read_position
from tabbytop.table.dealer import Script
from tabbytop.table.files import read_deck
from tabbytop.table.match import Match
from tests.rules.catbox.tables import (
    CatBoxMatch,
    Json,
    card,
    finish,
    full_position,
    new_match,
    placed,
    play,
    player,
    position,
    seen,
)
from tests.rules.marks import rule

ON_ONE = placed((0, 0, "KK/KK"))

SIX_KINDS: Json = {
    "game": "cat-box",
    "cards": [
        {"front": ["KK", "K."], "back": ["PP", "P."]},
        {"front": ["KK", "K."], "back": ["VV", "V."]},
        {"front": ["BB", "B."], "back": ["PP", "P."]},
        {"front": ["BB", "B."], "back": ["VV", "V."]},
        {"front": ["YY", "Y."], "back": ["PP", "P."]},
        {"front": ["YY", "Y."], "back": ["VV", "V."], "copies": 4},
    ],
}
"""Nine cards with other cats on the back; with two players, one is removed and three form the pile."""

SIX_KINDS_DEALT = [
    "identity black",
    "identity pink",
    "face KKK.",
    "face PPP.",
    "face KKK.",
    "face VVV.",
    "face BBB.",
    "face PPP.",
    "face BBB.",
    "face VVV.",
    "face YYY.",
    "face PPP.",
    "face VVV.",
]
"""The dealer's decisions for two players: identities, four hand cards, the first card and the top of the pile."""


def scripted(deck: object, seats: int, *decisions: str) -> Match:
    """Return a match in which the dealer makes these decisions and seat 0 starts."""
    game = open_game(deck)
    match = Match(game, game.start(seats, {"first": 0}), Script([game.words.read(word) for word in decisions]))
    match.deal()
    return match


def identities(seats: int, seed: int) -> list[str]:
    """Return everyone's identity in a new match."""
    return [one["identity"] for one in full_position(new_match(seats, f"identities {seed}"))["players"]]


# CB-2.1


@rule("CB-2.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_nobody_is_the_chihuahua(seats: int) -> None:
    dealt = Counter(name for seed in range(60) for name in identities(seats, seed))
    assert set(dealt) == {"black", "pink", "purple", "blue", "yellow"}


@rule("CB-2.1")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_players_the_chihuahua_plays_with_the_cats(seats: int) -> None:
    dealt = Counter(name for seed in range(60) for name in identities(seats, seed))
    assert set(dealt) == {"black", "pink", "purple", "blue", "yellow", "chihuahua"}


@rule("CB-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_has_a_different_identity(seats: int) -> None:
    for seed in range(30):
        assert len(set(identities(seats, seed))) == seats


@rule("CB-2.1")
def test_a_position_with_a_duplicate_identity_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        read_position(position(player("black"), player("black"), placed=ON_ONE))
    assert (refused.value.rule, refused.value.why) == ("CB-2.1", "identity-twice")


@rule("CB-2.1")
def test_a_three_player_position_with_the_chihuahua_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        read_position(position(player("black"), player("pink"), player("chihuahua"), placed=ON_ONE))
    assert (refused.value.rule, refused.value.why) == ("CB-2.1", "no-chihuahua")


@rule("CB-2.1")
def test_a_four_player_position_may_have_the_chihuahua() -> None:
    four = [player(name) for name in ("black", "pink", "chihuahua", "blue")]
    assert CatBoxMatch(position(*four, placed=ON_ONE)).now()["players"][2]["identity"] == "chihuahua"


@rule("CB-2.1")
@pytest.mark.parametrize("deck", ["mirror", "secret"])
def test_a_player_sees_only_their_own_identity(deck: str) -> None:
    match = new_match(4, "x", deck)
    truth = [one["identity"] for one in full_position(match)["players"]]
    for seat in range(4):
        known = [one["identity"] for one in seen(match, seat)["players"]]
        assert known == [truth[seat] if other == seat else None for other in range(4)]


@rule("CB-2.1")
def test_a_watcher_sees_no_identity() -> None:
    assert [one["identity"] for one in seen(new_match(4, "x"), WATCHER)["players"]] == [None] * 4


@rule("CB-2.1")
def test_others_hear_that_an_identity_is_dealt_but_not_which() -> None:
    match = new_match(3, "x")
    own = [entry.action for entry in match.heard(1)[:3]]
    assert own[0] == UNHEARD
    assert match.game.words.write(own[1]) == f"identity {full_position(match)['players'][1]['identity']}"
    assert own[2] == UNHEARD


@rule("CB-2.1")
def test_the_other_identities_leave_the_game_unseen() -> None:
    match = new_match(2, "x")
    dealt = [entry for entry in match.lines if match.game.words.write(entry.action).startswith("identity")]
    assert len(dealt) == 2
    assert [one["identity"] for one in seen(match, WATCHER)["players"]] == [None, None]


# CB-2.2


@rule("CB-2.2")
@pytest.mark.parametrize("deck", ["mirror", "secret"])
@pytest.mark.parametrize(
    ("seats", "removed", "hand", "pile"),
    [(2, 1, 2, 42), (3, 2, 2, 39), (4, 3, 1, 40), (5, 2, 1, 40)],
)
def test_the_number_of_players_sets_how_many_cards_are_removed_and_drawn(
    deck: str, seats: int, removed: int, hand: int, pile: int
) -> None:
    table = seen(new_match(seats, "x", deck), 0)
    assert table["removed"] == removed
    assert [len(one["hand"]) for one in table["players"]] == [hand] * seats
    assert len(table["placed"]) == 1
    assert table["pile"]["cards"] == pile


@rule("CB-2.2")
@pytest.mark.parametrize(("seats", "turns"), [(2, 23), (3, 15), (4, 11), (5, 9)])
def test_everybody_has_the_same_number_of_turns(seats: int, turns: int) -> None:
    assert Counter(finish(new_match(seats, "x"))) == dict.fromkeys(range(seats), turns)


@rule("CB-2.2")
@pytest.mark.parametrize("deck", ["mirror", "secret"])
def test_either_side_of_a_card_may_come_up(deck: str) -> None:
    fronts = [one["front"] for one in read_deck("cat-box", deck)["cards"]]
    backs = [one["back"] for one in read_deck("cat-box", deck)["cards"]]
    tops = [seen(new_match(2, f"top {seed}", deck), WATCHER)["pile"]["top"] for seed in range(40)]
    assert any(top in fronts for top in tops)
    assert any(top in backs for top in tops)
    assert all(top in fronts or top in backs for top in tops)


@rule("CB-2.2")
def test_the_first_card_is_turned_over_so_that_its_unseen_side_shows() -> None:
    match = scripted(SIX_KINDS, 2, *SIX_KINDS_DEALT)
    assert seen(match, WATCHER)["placed"] == [
        {"at": [0, 0], "shows": ["PP", "P."], "back": ["YY", "Y."], "known_by": [0, 1]}
    ]


@rule("CB-2.2")
def test_a_mirrored_first_card_shows_the_mirror_image_of_the_top_of_the_pile() -> None:
    deck = {"game": "cat-box", "cards": [{"front": ["KP", "K."], "copies": 9}]}
    match = scripted(deck, 2, "identity black", "identity pink", *["face KPK."] * 4, "face PK.K", "face KPK.")
    assert seen(match, WATCHER)["placed"] == [{"at": [0, 0], "shows": ["KP", "K."], "back": ["PK", ".K"]}]


@rule("CB-2.2")
def test_the_cards_are_drawn_from_the_top_of_the_pile() -> None:
    match = scripted(SIX_KINDS, 2, *SIX_KINDS_DEALT)
    drawn = [[held["public"] for held in one["hand"]] for one in seen(match, WATCHER)["players"]]
    assert drawn == [[["KK", "K."], ["BB", "B."]], [["KK", "K."], ["BB", "B."]]]


@rule("CB-2.2")
def test_a_position_without_a_first_card_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        read_position(position(player("black", card("KP/BV")), player("pink"), placed=[]))
    assert (refused.value.rule, refused.value.why) == ("CB-2.2", "empty-table")


@rule("CB-2.2a")
@rule("CB-2.3")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, WATCHER])
def test_nobody_sees_which_cards_were_removed(seat: int) -> None:
    match = new_match(4, "x", "secret")
    assert seen(match, seat)["removed"] == 3
    finish(match)
    assert seen(match, seat)["removed"] == 3


@rule("CB-2.2a")
@pytest.mark.parametrize("deck", ["mirror", "secret"])
def test_the_log_says_nothing_about_the_removed_cards(deck: str) -> None:
    match = new_match(4, "x", deck)
    finish(match)
    sides = 1 if deck == "mirror" else 2
    decisions = [entry for entry in match.lines if entry.author == CHANCE]
    faces = [entry for entry in decisions if match.game.words.write(entry.action).startswith("face")]
    assert len(faces) == sides * (48 - 3)


@rule("CB-2.2a")
def test_different_cards_are_removed_in_different_games() -> None:
    removed = [full_position(new_match(2, f"removed {seed}"))["removed"][0]["public"] for seed in range(20)]
    assert len({tuple(face) for face in removed}) > 5


# CB-2.3


def secret_hands() -> CatBoxMatch:
    """Return a match of two players with cards whose other side can't be deduced, and a pile of two."""
    return CatBoxMatch(
        position(
            player("black", card("KK/KK", "BB/BB")),
            player("pink", card("PP/PP", "VV/VV")),
            placed=ON_ONE,
            pile=[card("YY/YY", "KP/KP"), card("BV/BV", "Y./Y.")],
        )
    )


@rule("CB-2.3")
@pytest.mark.parametrize(
    ("seat", "secrets"),
    [(0, [["BB", "BB"], None]), (1, [None, ["VV", "VV"]]), (WATCHER, [None, None])],
)
def test_only_its_holder_knows_the_secret_side_of_a_card(seat: int, secrets: list[Any]) -> None:
    view = secret_hands().seen(seat)
    assert [one["hand"][0]["secret"] for one in view["players"]] == secrets


@rule("CB-2.3")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_everybody_knows_the_public_side_of_a_card(seat: int) -> None:
    view = secret_hands().seen(seat)
    assert [one["hand"][0]["public"] for one in view["players"]] == [["KK", "KK"], ["PP", "PP"]]


@rule("CB-2.3")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_everybody_sees_only_the_public_side_of_the_top_card_of_the_draw_pile(seat: int) -> None:
    assert secret_hands().seen(seat)["pile"] == {"cards": 2, "top": ["YY", "YY"]}


@rule("CB-2.3")
def test_only_the_player_who_draws_a_card_sees_its_secret_side() -> None:
    match = secret_hands()
    match.do(play(0, 0, 1, 1))
    assert match.seen(0)["players"][0]["hand"] == [{"public": ["YY", "YY"], "secret": ["KP", "KP"]}]
    assert match.seen(1)["players"][0]["hand"] == [{"public": ["YY", "YY"], "secret": None}]
    assert match.seen(WATCHER)["players"][0]["hand"] == [{"public": ["YY", "YY"], "secret": None}]


@rule("CB-2.3")
def test_after_a_draw_everybody_sees_the_next_card_of_the_pile() -> None:
    match = secret_hands()
    match.do(play(0, 0, 1, 1))
    assert match.seen(WATCHER)["pile"] == {"cards": 1, "top": ["BV", "BV"]}


@rule("CB-2.3")
def test_an_empty_pile_shows_nothing() -> None:
    match = CatBoxMatch(position(player("black", card("KK/KK")), player("pink"), placed=ON_ONE))
    assert match.seen(0)["pile"] == {"cards": 0, "top": None}


@rule("CB-2.3")
def test_others_hear_that_a_card_was_drawn_but_not_its_secret_side() -> None:
    match = secret_hands()
    match.do(play(0, 0, 1, 1))
    write = match.game.words.write
    assert "face KPKP" in [write(entry.action) for entry in match.match.heard(0)]
    for seat in (1, WATCHER):
        heard = [write(entry.action) for entry in match.match.heard(seat) if entry.action != UNHEARD]
        assert "face KPKP" not in heard
        assert "face BVBV" in heard


@rule("CB-2.3")
def test_a_card_played_from_another_players_hand_keeps_its_secret_side_secret() -> None:
    match = secret_hands()
    match.do(play(1, 0, 1, 1))
    assert match.seen(1)["placed"][1]["back"] == ["VV", "VV"]
    assert "back" not in match.seen(0)["placed"][1]
    assert "back" not in match.seen(WATCHER)["placed"][1]


@rule("CB-2.3")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_a_card_played_from_your_own_hand_has_no_secret_side_left(seat: int) -> None:
    match = secret_hands()
    match.do(play(0, 0, 1, 1))
    assert match.seen(seat)["placed"][1]["back"] == ["KK", "KK"]


@rule("CB-2.3")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_with_a_mirrored_deck_everybody_knows_every_secret_side(seat: int) -> None:
    match = CatBoxMatch(position(player("black", card("KP/BV")), player("pink", card("Y./VV")), placed=ON_ONE))
    hands = [one["hand"][0]["secret"] for one in match.seen(seat)["players"]]
    assert hands == [["PK", "VB"], [".Y", "VV"]]


# CB-2.4


@rule("CB-2.4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_starting_player_may_be_set(first: int) -> None:
    for seed in range(10):
        assert actor(new_match(3, f"first {seed}", first=first).state) == first


@rule("CB-2.4")
@rule("CB-2.4a")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_by_default_the_starting_player_is_drawn_at_random(seats: int) -> None:
    starters = {actor(new_match(seats, f"first {seed}").state) for seed in range(60)}
    assert starters == set(range(seats))


@rule("CB-2.4a")
def test_everybody_hears_who_was_drawn_to_start() -> None:
    match = new_match(3, "x")
    heard = [match.game.words.write(entry.action) for entry in match.heard(WATCHER) if entry.action != UNHEARD]
    assert f"first {actor(match.state)}" in heard


@rule("CB-2.4a")
def test_nobody_is_drawn_if_the_starting_player_is_set() -> None:
    match = new_match(3, "x", first=2)
    assert not any(match.game.words.write(entry.action).startswith("first") for entry in match.lines)


@rule("CB-2.4")
def test_a_starting_player_without_a_seat_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        new_match(3, "x", first=3)
    assert (refused.value.why, refused.value.where) == ("out-of-range", "options.first")

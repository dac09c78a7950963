"""CB-6.5, the token Dried Fish: a card that only the owner of the token can play.

The tests call the card under the token the fish card."""

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.log import UNHEARD
from tabbytop.engine.play import is_over, judge
from tabbytop.engine.seats import WATCHER
from tests.rules.catbox.tables import (
    DONE,
    PASS,
    CatBoxMatch,
    Json,
    card,
    placed,
    play,
    play_fish,
    player,
    position,
    use,
)
from tests.rules.marks import rule

ON_ONE = placed((0, 0, "KK/KK"))

BLACKS = card("KK/KK", "BB/BB")
PINKS = card("PP/PP", "V./VV")
PINKS_SECOND = card("PP/PK", "VV/VK")
BLUES = card("BB/BP", "YY/YP")
PILE = [card("YY/YY", "KP/KP"), card("KV/KV", "PY/PY"), card("BV/BV", "KY/KY")]


def fish(owner: int, index: int) -> Json:
    """Use Dried Fish on a card in a hand."""
    return use("dried-fish", **{"from": owner, "card": index})


def three_players(pile: list[Json] | None = None, **more: object) -> CatBoxMatch:
    """Return a match in which black has Dried Fish and one card, pink two and blue one, none of them mirrored."""
    return CatBoxMatch(
        position(
            player("black", BLACKS, tokens=["dried-fish"]),
            player("pink", PINKS, PINKS_SECOND),
            player("blue", BLUES),
            placed=ON_ONE,
            pile=PILE if pile is None else pile,
            advanced=True,
            **more,
        )
    )


def with_fish(*, to_move: int = 0, hand: Json | None = None, pile: list[Json] | None = None) -> CatBoxMatch:
    """Return a match with one of pink's cards under black's Dried Fish; pink holds a card, and black may too."""
    return CatBoxMatch(
        position(
            player("black", *([hand] if hand else []), fish=[{**PINKS, "known_by": [1]}]),
            player("pink", PINKS_SECOND, tokens=["dried-fish"]),
            placed=ON_ONE,
            pile=pile or [],
            to_move=to_move,
            advanced=True,
        )
    )


def hands(match: CatBoxMatch) -> list[list[str]]:
    """Return the public sides of all hands."""
    return [["/".join(held["public"]) for held in one["hand"]] for one in match.now()["players"]]


# Taking a card


@rule("CB-6.5")
def test_a_card_may_be_taken_from_another_players_hand_before_playing() -> None:
    match = three_players()
    match.do(fish(1, 0))
    black, pink, _ = match.seen(0)["players"]
    assert [one["public"] for one in black["fish"]] == [["PP", "PP"]]
    assert [one["public"] for one in pink["hand"]] == [["PP", "PK"]]
    assert match.now()["phase"] == "turn"


@rule("CB-6.5")
def test_a_card_may_be_taken_from_your_own_hand() -> None:
    match = three_players()
    match.do(fish(0, 0))
    black = match.seen(0)["players"][0]
    assert black["hand"] == []
    assert black["fish"] == [{"public": ["KK", "KK"], "secret": ["BB", "BB"]}]


@rule("CB-6.5")
def test_taking_a_card_after_playing_ends_the_turn() -> None:
    match = three_players()
    match.do(play(0, 0, 1, 1))
    match.do(fish(2, 0))
    assert [one["public"] for one in match.now()["players"][0]["fish"]] == [["BB", "BP"]]
    assert match.now()["to_move"] == 1


@rule("CB-6.5")
def test_any_card_of_any_hand_may_be_taken() -> None:
    taken = {(move["from"], move["card"]) for move in three_players().moves() if move["do"] == "token"}
    assert taken == {(0, 0), (1, 0), (1, 1), (2, 0)}


@rule("CB-6.5")
@pytest.mark.parametrize(("owner", "index"), [(0, 1), (1, 2), (3, 0)])
def test_a_card_that_nobody_holds_cannot_be_taken(owner: int, index: int) -> None:
    refusal = three_players().why_not(fish(owner, index))
    assert (refusal.rule, refusal.why) == ("CB-6.5", "no-such-card")


@rule("CB-6.5")
def test_dried_fish_cannot_be_used_when_all_hands_are_empty() -> None:
    black = player("black", BLACKS, tokens=["dried-fish", "cat-box"])
    match = CatBoxMatch(position(black, player("pink"), placed=ON_ONE, advanced=True))
    match.do(play(0, 0, 1, 1))
    refusal = match.why_not(fish(1, 0))
    assert (refusal.rule, refusal.why) == ("CB-6.5", "no-card-to-take")


@rule("CB-6.5")
def test_another_player_cannot_take_a_card_under_dried_fish() -> None:
    match = with_fish(to_move=1)
    taken = [move for move in match.moves() if move["do"] == "token"]
    assert [(move["from"], move["card"]) for move in taken] == [(1, 0)]
    read = match.game.words.read
    refusal = judge(match.table, (read("token dried-fish"), read("card 0.fish")))
    assert refusal is not None
    assert (refusal.rule, refusal.why) == ("CB-6.5", "fish-stays")


@rule("CB-6.5")
@rule("CB-6.2")
def test_the_token_scores_no_point_once_it_lies_on_a_card() -> None:
    match = three_players()
    before = match.scores()
    match.do(fish(1, 0))
    assert before == [8 + 1, 0, 0]
    assert match.scores() == [8, 0, 0]


# Playing the fish card


@rule("CB-6.5")
def test_the_owner_plays_the_fish_card_secret_side_up() -> None:
    match = with_fish()
    match.do(play_fish(1, 1))
    assert match.now()["placed"][-1]["shows"] == ["V.", "VV"]
    assert match.now()["players"][0]["fish"] == []


@rule("CB-6.5")
@rule("CB-4.2")
def test_the_secret_side_of_the_fish_card_decides_where_it_fits() -> None:
    corners = {(-1, -1), (1, -1), (-1, 1), (1, 1)}
    assert with_fish().places(fish=0) == corners | {(0, -1), (-1, 0), (1, 0), (0, 1)}


@rule("CB-6.5")
def test_only_the_tokens_owner_can_play_the_fish_card() -> None:
    match = with_fish(to_move=1)
    assert {move["from"] for move in match.moves() if move["do"] == "play"} == {1}
    refusal = match.why_not(play_fish(1, 1))
    assert (refusal.rule, refusal.why) == ("CB-3.1", "no-such-card")
    read = match.game.words.read
    answer = judge(match.table, (read("card 0.fish"), read("at 1,1")))
    assert answer is not None
    assert (answer.rule, answer.why) == ("CB-6.5", "fish-of-another")


@rule("CB-6.5")
def test_the_fish_card_may_be_played_in_the_turn_it_was_taken() -> None:
    match = three_players()
    match.do(fish(1, 0))
    match.do(play_fish(1, 1))
    assert match.now()["placed"][-1]["shows"] == ["V.", "VV"]
    assert match.now()["to_move"] == 1


@rule("CB-6.5")
def test_the_fish_card_may_be_kept_while_other_cards_are_played() -> None:
    match = with_fish(hand=BLACKS)
    match.do(play(0, 0, 1, 1))
    match.do(play(1, 0, 2, 2))
    assert len(match.now()["players"][0]["fish"]) == 1
    match.do(play_fish(3, 3))
    assert is_over(match.table)


@rule("CB-6.5")
def test_the_fish_card_is_the_card_of_a_turn_like_any_other() -> None:
    match = with_fish(hand=BLACKS)
    match.do(play_fish(1, 1))
    assert match.now()["to_move"] == 1
    assert hands(match) == [["KK/KK"], ["PP/PK"]]


@rule("CB-6.5")
@rule("CB-6.2")
def test_a_token_may_be_used_after_playing_the_fish_card() -> None:
    black = player("black", BLACKS, tokens=["cat-paw"], fish=[PINKS])
    match = CatBoxMatch(position(black, player("pink"), placed=ON_ONE, advanced=True))
    match.do(play_fish(1, 1))
    match.do(use("cat-paw"))
    match.do(play(0, 0, -1, -1))
    assert is_over(match.table)


@rule("CB-6.5")
@rule("CB-6.6")
def test_the_fish_card_may_be_a_stacking_play() -> None:
    black = player("black", tokens=["stacking"], fish=[PINKS])
    match = CatBoxMatch(position(black, player("pink"), placed=placed((0, 0, "K./KK")), advanced=True))
    match.do(use("stacking"))
    match.do(play_fish(0, 0))
    assert match.visible(0, 0) == "V"


# Who knows the fish card


@rule("CB-6.5")
@rule("CB-2.3")
@pytest.mark.parametrize(("seat", "secret"), [(0, ["V.", "VV"]), (1, ["V.", "VV"]), (2, None), (WATCHER, None)])
def test_only_the_new_owner_and_the_former_holder_know_the_secret_side(seat: int, secret: list[str] | None) -> None:
    match = three_players()
    match.do(fish(1, 0))
    (taken,) = match.seen(seat)["players"][0]["fish"]
    assert taken["public"] == ["PP", "PP"]
    assert taken["secret"] == secret


@rule("CB-6.5")
@rule("CB-2.3")
def test_the_new_owner_does_not_know_the_secret_side_before_taking_the_card() -> None:
    assert three_players().seen(0)["players"][1]["hand"][0] == {"public": ["PP", "PP"], "secret": None}


@rule("CB-6.5")
@pytest.mark.parametrize(("seat", "secret"), [(0, ["BB", "BB"]), (1, None), (2, None), (WATCHER, None)])
def test_the_secret_side_of_a_card_from_your_own_hand_stays_secret(seat: int, secret: list[str] | None) -> None:
    match = three_players()
    match.do(fish(0, 0))
    assert match.seen(seat)["players"][0]["fish"] == [{"public": ["KK", "KK"], "secret": secret}]


@rule("CB-6.5")
def test_everybody_hears_which_card_was_taken_but_only_its_new_owner_hears_the_secret_side() -> None:
    match = three_players()
    match.do(fish(1, 0))
    write = match.game.words.write
    assert [write(entry.action) for entry in match.match.heard(0)] == ["token dried-fish", "card 1.0", "face V.VV"]
    for seat in (1, 2, WATCHER):
        assert [entry.action for entry in match.match.heard(seat)][2] == UNHEARD
        assert write(match.match.heard(seat)[1].action) == "card 1.0"


@rule("CB-6.5")
def test_everybody_learns_the_secret_side_when_the_fish_card_is_played() -> None:
    match = three_players()
    match.do(fish(1, 0))
    match.do(play_fish(1, 1))
    for seat in (0, 1, 2, WATCHER):
        last = match.seen(seat)["placed"][-1]
        assert (last["shows"], last["back"]) == (["V.", "VV"], ["PP", "PP"])


@rule("CB-6.5")
def test_a_position_remembers_the_former_holder() -> None:
    match = three_players()
    match.do(fish(1, 0))
    match.do(play(0, 0, 1, 1))
    again = CatBoxMatch(match.now())
    assert again.now()["players"][0]["fish"] == [{**PINKS, "known_by": [1]}]
    assert again.seen(1)["players"][0]["fish"][0]["secret"] == ["V.", "VV"]
    assert again.seen(2)["players"][0]["fish"][0]["secret"] is None


@rule("CB-6.5")
@rule("CB-1.2")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_everybody_knows_both_sides_of_a_mirrored_fish_card(seat: int) -> None:
    black = player("black", card("KP/BV"), tokens=["dried-fish"])
    match = CatBoxMatch(position(black, player("pink", card("PY/.V")), placed=ON_ONE, advanced=True))
    match.do(fish(1, 0))
    assert match.seen(seat)["players"][0]["fish"] == [{"public": ["PY", ".V"], "secret": ["YP", "V."]}]


# Rulings


@rule("CB-6.5a")
def test_the_hand_the_fish_card_came_from_is_refilled_at_the_end_of_the_turn() -> None:
    match = three_players()
    match.do(fish(1, 0))
    assert hands(match) == [["KK/KK"], ["PP/PK"], ["BB/BP"]]
    match.do(play(2, 0, 1, 1))
    assert hands(match) == [["KK/KK"], ["PP/PK", "YY/YY"], ["KV/KV"]]


@rule("CB-6.5a")
@rule("CB-6.3b")
def test_the_hand_of_the_played_card_is_refilled_before_that_of_a_fish_card_taken_later() -> None:
    match = three_players()
    match.do(play(0, 0, 1, 1))
    match.do(fish(2, 0))
    assert hands(match) == [["YY/YY"], ["PP/PP", "PP/PK"], ["KV/KV"]]


@rule("CB-6.5a")
def test_a_hand_that_lost_two_cards_in_the_turn_is_refilled_twice() -> None:
    match = three_players()
    match.do(fish(1, 0))
    match.do(play(1, 0, 1, 1))
    assert hands(match) == [["KK/KK"], ["YY/YY", "KV/KV"], ["BB/BP"]]


@rule("CB-6.5a")
def test_your_own_hand_is_refilled_too() -> None:
    match = three_players()
    match.do(fish(0, 0))
    match.do(play(2, 0, 1, 1))
    assert hands(match) == [["YY/YY"], ["PP/PP", "PP/PK"], ["KV/KV"]]


@rule("CB-6.5a")
def test_the_hand_is_not_refilled_from_an_empty_pile() -> None:
    match = three_players(pile=[])
    match.do(fish(2, 0))
    match.do(play(0, 0, 1, 1))
    assert hands(match) == [[], ["PP/PP", "PP/PK"], []]


@rule("CB-6.5a")
@rule("CB-6.3b")
def test_the_last_card_of_the_pile_refills_the_hand_of_a_fish_card_taken_before_playing() -> None:
    match = three_players(pile=PILE[:1])
    match.do(fish(2, 0))
    match.do(play(0, 0, 1, 1))
    assert hands(match) == [[], ["PP/PP", "PP/PK"], ["YY/YY"]]


@rule("CB-6.5b")
def test_playing_the_fish_card_refills_nothing() -> None:
    match = with_fish(pile=PILE)
    match.do(play_fish(1, 1))
    assert hands(match) == [[], ["PP/PK"]]
    assert len(match.now()["pile"]) == 3


@rule("CB-6.5b")
@rule("CB-6.5a")
def test_a_fish_card_taken_and_played_in_one_turn_causes_one_refill() -> None:
    match = three_players()
    match.do(fish(1, 0))
    match.do(play_fish(1, 1))
    assert hands(match) == [["KK/KK"], ["PP/PK", "YY/YY"], ["BB/BP"]]
    assert len(match.now()["pile"]) == 2


@rule("CB-6.5c")
@rule("CB-5.1")
def test_the_game_is_not_over_until_the_fish_card_is_played() -> None:
    match = with_fish(to_move=1)
    match.do(play(1, 0, 1, 1))
    assert match.now()["phase"] == "turn"
    match.do(play_fish(2, 2))
    assert is_over(match.table)


@rule("CB-6.5c")
@rule("CB-6.8")
def test_the_other_players_pass_until_the_owner_plays_the_fish_card() -> None:
    match = with_fish()
    match.do(play(1, 0, 1, 1))
    match.do(PASS)
    match.do(play_fish(2, 2))
    assert is_over(match.table)


@rule("CB-6.5c")
def test_the_last_card_of_the_game_may_be_taken_and_played_at_once() -> None:
    black = player("black", tokens=["dried-fish"])
    match = CatBoxMatch(position(black, player("pink", PINKS), placed=ON_ONE, advanced=True))
    match.do(fish(1, 0))
    match.do(play_fish(1, 1))
    assert is_over(match.table)


@rule("CB-6.5c")
def test_a_card_taken_after_the_last_other_card_was_played_must_still_be_played() -> None:
    black = player("black", BLACKS, tokens=["dried-fish"])
    match = CatBoxMatch(position(black, player("pink", PINKS), placed=ON_ONE, advanced=True))
    match.do(play(0, 0, 1, 1))
    match.do(fish(1, 0))
    assert match.moves() == [PASS]
    match.do(PASS)
    match.do(play_fish(2, 2))
    assert is_over(match.table)


# Positions


@rule("CB-6.5")
def test_a_position_with_two_cards_under_one_dried_fish_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        CatBoxMatch(position(player("black", fish=[PINKS, BLUES]), player("pink"), placed=ON_ONE, advanced=True))
    assert (refused.value.rule, refused.value.why) == ("CB-6.5", "one-fish")


@rule("CB-6.5")
@rule("CB-6.2")
def test_a_position_with_a_card_under_an_unused_token_is_refused() -> None:
    black = player("black", fish=[PINKS], tokens=["dried-fish"])
    with pytest.raises(Refusal) as refused:
        CatBoxMatch(position(black, player("pink"), placed=ON_ONE, advanced=True))
    assert (refused.value.rule, refused.value.why) == ("CB-6.2", "token-twice")


@rule("CB-6.5")
def test_a_basic_position_with_a_card_under_dried_fish_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        CatBoxMatch(position(player("black", fish=[PINKS]), player("pink"), placed=ON_ONE))
    assert (refused.value.rule, refused.value.why) == ("CB-6.5", "basic-game")


@rule("CB-6.5")
def test_a_player_may_finish_the_turn_without_taking_a_card() -> None:
    match = three_players()
    match.do(play(0, 0, 1, 1))
    match.do(DONE)
    assert match.now()["players"][0]["tokens"] == ["dried-fish"]
    assert match.now()["to_move"] == 1

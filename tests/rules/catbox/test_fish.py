"""CB-6.5, the token Dried Fish: a card laid aside that only its owner plays."""

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


def three(pile: list[Json] | None = None, **more: object) -> CatBoxMatch:
    """Return a match: black has Dried Fish and one card, pink two, blue one; no side follows from the other."""
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


def kept(*, to_move: int = 0, hand: Json | None = None, pile: list[Json] | None = None) -> CatBoxMatch:
    """Return a match with a card of pink's under black's Dried Fish. Pink holds a card, black perhaps."""
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


def hands(sitting: CatBoxMatch) -> list[list[str]]:
    """Return the public sides of all hands."""
    return [["/".join(held["public"]) for held in one["hand"]] for one in sitting.now()["players"]]


# Taking a card


@rule("CB-6.5")
def test_a_card_is_taken_from_anothers_hand_before_playing() -> None:
    sitting = three()
    sitting.do(fish(1, 0))
    black, pink, _ = sitting.seen(0)["players"]
    assert [one["public"] for one in black["fish"]] == [["PP", "PP"]]
    assert [one["public"] for one in pink["hand"]] == [["PP", "PK"]]
    assert sitting.now()["phase"] == "turn"


@rule("CB-6.5")
def test_a_card_is_taken_from_ones_own_hand() -> None:
    sitting = three()
    sitting.do(fish(0, 0))
    black = sitting.seen(0)["players"][0]
    assert black["hand"] == []
    assert black["fish"] == [{"public": ["KK", "KK"], "secret": ["BB", "BB"]}]


@rule("CB-6.5")
def test_a_card_is_taken_after_playing_and_the_turn_ends() -> None:
    sitting = three()
    sitting.do(play(0, 0, 1, 1))
    sitting.do(fish(2, 0))
    assert [one["public"] for one in sitting.now()["players"][0]["fish"]] == [["BB", "BP"]]
    assert sitting.now()["to_move"] == 1


@rule("CB-6.5")
def test_any_card_of_any_hand_may_be_taken() -> None:
    taken = {(move["from"], move["card"]) for move in three().moves() if move["do"] == "token"}
    assert taken == {(0, 0), (1, 0), (1, 1), (2, 0)}


@rule("CB-6.5")
@pytest.mark.parametrize(("owner", "index"), [(0, 1), (1, 2), (3, 0)])
def test_a_card_that_nobody_holds_cannot_be_taken(owner: int, index: int) -> None:
    refusal = three().why_not(fish(owner, index))
    assert (refusal.rule, refusal.why) == ("CB-6.5", "no-such-card")


@rule("CB-6.5")
def test_without_a_card_in_any_hand_there_is_nothing_to_take() -> None:
    black = player("black", BLACKS, tokens=["dried-fish", "cat-box"])
    sitting = CatBoxMatch(position(black, player("pink"), placed=ON_ONE, advanced=True))
    sitting.do(play(0, 0, 1, 1))
    refusal = sitting.why_not(fish(1, 0))
    assert (refusal.rule, refusal.why) == ("CB-6.5", "no-card-to-take")


@rule("CB-6.5")
def test_a_card_under_dried_fish_cannot_be_taken_by_another() -> None:
    sitting = kept(to_move=1)
    taken = [move for move in sitting.moves() if move["do"] == "token"]
    assert [(move["from"], move["card"]) for move in taken] == [(1, 0)]
    read = sitting.game.words.read
    refusal = judge(sitting.table, (read("token dried-fish"), read("card 0.fish")))
    assert refusal is not None
    assert (refusal.rule, refusal.why) == ("CB-6.5", "fish-stays")


@rule("CB-6.5")
@rule("CB-6.2")
def test_the_used_token_is_no_point_though_it_lies_on_the_table() -> None:
    sitting = three()
    before = sitting.scores()
    sitting.do(fish(1, 0))
    assert before == [8 + 1, 0, 0]
    assert sitting.scores() == [8, 0, 0]


# Playing it


@rule("CB-6.5")
def test_its_owner_plays_it_secret_side_up() -> None:
    sitting = kept()
    sitting.do(play_fish(1, 1))
    assert sitting.now()["placed"][-1]["shows"] == ["V.", "VV"]
    assert sitting.now()["players"][0]["fish"] == []


@rule("CB-6.5")
@rule("CB-4.2")
def test_it_is_placed_by_what_its_secret_side_shows() -> None:
    corners = {(-1, -1), (1, -1), (-1, 1), (1, 1)}
    assert kept().places(fish=0) == corners | {(0, -1), (-1, 0), (1, 0), (0, 1)}


@rule("CB-6.5")
def test_only_its_owner_can_play_it() -> None:
    sitting = kept(to_move=1)
    assert {move["from"] for move in sitting.moves() if move["do"] == "play"} == {1}
    refusal = sitting.why_not(play_fish(1, 1))
    assert (refusal.rule, refusal.why) == ("CB-3.1", "no-such-card")
    read = sitting.game.words.read
    answer = judge(sitting.table, (read("card 0.fish"), read("at 1,1")))
    assert answer is not None
    assert (answer.rule, answer.why) == ("CB-6.5", "fish-of-another")


@rule("CB-6.5")
def test_it_may_be_played_in_the_turn_in_which_it_was_taken() -> None:
    sitting = three()
    sitting.do(fish(1, 0))
    sitting.do(play_fish(1, 1))
    assert sitting.now()["placed"][-1]["shows"] == ["V.", "VV"]
    assert sitting.now()["to_move"] == 1


@rule("CB-6.5")
def test_it_may_be_kept_while_other_cards_are_played() -> None:
    sitting = kept(hand=BLACKS)
    sitting.do(play(0, 0, 1, 1))
    sitting.do(play(1, 0, 2, 2))
    assert len(sitting.now()["players"][0]["fish"]) == 1
    sitting.do(play_fish(3, 3))
    assert is_over(sitting.table)


@rule("CB-6.5")
def test_playing_it_is_the_card_of_a_turn_like_any_other() -> None:
    sitting = kept(hand=BLACKS)
    sitting.do(play_fish(1, 1))
    assert sitting.now()["to_move"] == 1
    assert hands(sitting) == [["KK/KK"], ["PP/PK"]]


@rule("CB-6.5")
@rule("CB-6.2")
def test_after_playing_it_a_token_may_be_used() -> None:
    black = player("black", BLACKS, tokens=["cat-paw"], fish=[PINKS])
    sitting = CatBoxMatch(position(black, player("pink"), placed=ON_ONE, advanced=True))
    sitting.do(play_fish(1, 1))
    sitting.do(use("cat-paw"))
    sitting.do(play(0, 0, -1, -1))
    assert is_over(sitting.table)


@rule("CB-6.5")
@rule("CB-6.6")
def test_it_may_be_a_stacking_play() -> None:
    black = player("black", tokens=["stacking"], fish=[PINKS])
    sitting = CatBoxMatch(position(black, player("pink"), placed=placed((0, 0, "K./KK")), advanced=True))
    sitting.do(use("stacking"))
    sitting.do(play_fish(0, 0))
    assert sitting.visible(0, 0) == "V"


# Who knows it


@rule("CB-6.5")
@rule("CB-2.3")
@pytest.mark.parametrize(("seat", "secret"), [(0, ["V.", "VV"]), (1, ["V.", "VV"]), (2, None), (WATCHER, None)])
def test_the_new_owner_sees_the_secret_side_the_former_holder_keeps_knowing_it_nobody_else(
    seat: int, secret: list[str] | None
) -> None:
    sitting = three()
    sitting.do(fish(1, 0))
    (taken,) = sitting.seen(seat)["players"][0]["fish"]
    assert taken["public"] == ["PP", "PP"]
    assert taken["secret"] == secret


@rule("CB-6.5")
@rule("CB-2.3")
def test_before_it_is_taken_the_new_owner_does_not_know_it() -> None:
    assert three().seen(0)["players"][1]["hand"][0] == {"public": ["PP", "PP"], "secret": None}


@rule("CB-6.5")
@pytest.mark.parametrize(("seat", "secret"), [(0, ["BB", "BB"]), (1, None), (2, None), (WATCHER, None)])
def test_a_card_from_ones_own_hand_stays_secret(seat: int, secret: list[str] | None) -> None:
    sitting = three()
    sitting.do(fish(0, 0))
    assert sitting.seen(seat)["players"][0]["fish"] == [{"public": ["KK", "KK"], "secret": secret}]


@rule("CB-6.5")
def test_everybody_hears_which_card_was_taken_and_only_its_owner_the_secret_side() -> None:
    sitting = three()
    sitting.do(fish(1, 0))
    write = sitting.game.words.write
    assert [write(entry.action) for entry in sitting.match.heard(0)] == ["token dried-fish", "card 1.0", "face V.VV"]
    for seat in (1, 2, WATCHER):
        assert [entry.action for entry in sitting.match.heard(seat)][2] == UNHEARD
        assert write(sitting.match.heard(seat)[1].action) == "card 1.0"


@rule("CB-6.5")
def test_the_others_learn_it_when_it_is_played() -> None:
    sitting = three()
    sitting.do(fish(1, 0))
    sitting.do(play_fish(1, 1))
    for seat in (0, 1, 2, WATCHER):
        last = sitting.seen(seat)["placed"][-1]
        assert (last["shows"], last["back"]) == (["V.", "VV"], ["PP", "PP"])


@rule("CB-6.5")
def test_a_position_remembers_the_former_holder() -> None:
    sitting = three()
    sitting.do(fish(1, 0))
    sitting.do(play(0, 0, 1, 1))
    again = CatBoxMatch(sitting.now())
    assert again.now()["players"][0]["fish"] == [{**PINKS, "known_by": [1]}]
    assert again.seen(1)["players"][0]["fish"][0]["secret"] == ["V.", "VV"]
    assert again.seen(2)["players"][0]["fish"][0]["secret"] is None


@rule("CB-6.5")
@rule("CB-1.2")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_with_a_mirrored_deck_everybody_knows_it(seat: int) -> None:
    black = player("black", card("KP/BV"), tokens=["dried-fish"])
    sitting = CatBoxMatch(position(black, player("pink", card("PY/.V")), placed=ON_ONE, advanced=True))
    sitting.do(fish(1, 0))
    assert sitting.seen(seat)["players"][0]["fish"] == [{"public": ["PY", ".V"], "secret": ["YP", "V."]}]


# Rulings


@rule("CB-6.5a")
def test_the_hand_it_came_from_is_refilled_at_the_end_of_the_turn() -> None:
    sitting = three()
    sitting.do(fish(1, 0))
    assert hands(sitting) == [["KK/KK"], ["PP/PK"], ["BB/BP"]]
    sitting.do(play(2, 0, 1, 1))
    assert hands(sitting) == [["KK/KK"], ["PP/PK", "YY/YY"], ["KV/KV"]]


@rule("CB-6.5a")
@rule("CB-6.3b")
def test_taken_after_playing_it_is_refilled_after_the_hand_of_the_card_played() -> None:
    sitting = three()
    sitting.do(play(0, 0, 1, 1))
    sitting.do(fish(2, 0))
    assert hands(sitting) == [["YY/YY"], ["PP/PP", "PP/PK"], ["KV/KV"]]


@rule("CB-6.5a")
def test_a_hand_that_gave_both_cards_of_the_turn_refills_twice() -> None:
    sitting = three()
    sitting.do(fish(1, 0))
    sitting.do(play(1, 0, 1, 1))
    assert hands(sitting) == [["KK/KK"], ["YY/YY", "KV/KV"], ["BB/BP"]]


@rule("CB-6.5a")
def test_ones_own_hand_is_refilled_too() -> None:
    sitting = three()
    sitting.do(fish(0, 0))
    sitting.do(play(2, 0, 1, 1))
    assert hands(sitting) == [["YY/YY"], ["PP/PP", "PP/PK"], ["KV/KV"]]


@rule("CB-6.5a")
def test_with_an_empty_pile_it_is_not_refilled() -> None:
    sitting = three(pile=[])
    sitting.do(fish(2, 0))
    sitting.do(play(0, 0, 1, 1))
    assert hands(sitting) == [[], ["PP/PP", "PP/PK"], []]


@rule("CB-6.5a")
@rule("CB-6.3b")
def test_the_last_card_of_the_pile_goes_to_the_hand_it_came_from_if_that_was_first() -> None:
    sitting = three(pile=PILE[:1])
    sitting.do(fish(2, 0))
    sitting.do(play(0, 0, 1, 1))
    assert hands(sitting) == [[], ["PP/PP", "PP/PK"], ["YY/YY"]]


@rule("CB-6.5b")
def test_playing_it_refills_nothing() -> None:
    sitting = kept(pile=PILE)
    sitting.do(play_fish(1, 1))
    assert hands(sitting) == [[], ["PP/PK"]]
    assert len(sitting.now()["pile"]) == 3


@rule("CB-6.5b")
@rule("CB-6.5a")
def test_taken_and_played_in_one_turn_it_is_refilled_once() -> None:
    sitting = three()
    sitting.do(fish(1, 0))
    sitting.do(play_fish(1, 1))
    assert hands(sitting) == [["KK/KK"], ["PP/PK", "YY/YY"], ["BB/BP"]]
    assert len(sitting.now()["pile"]) == 2


@rule("CB-6.5c")
@rule("CB-5.1")
def test_the_game_is_not_over_before_it_is_played() -> None:
    sitting = kept(to_move=1)
    sitting.do(play(1, 0, 1, 1))
    assert sitting.now()["phase"] == "turn"
    sitting.do(play_fish(2, 2))
    assert is_over(sitting.table)


@rule("CB-6.5c")
@rule("CB-6.8")
def test_the_others_pass_until_its_owner_plays_it() -> None:
    sitting = kept()
    sitting.do(play(1, 0, 1, 1))
    sitting.do(PASS)
    sitting.do(play_fish(2, 2))
    assert is_over(sitting.table)


@rule("CB-6.5c")
def test_who_takes_the_last_card_of_all_may_play_it_at_once() -> None:
    black = player("black", tokens=["dried-fish"])
    sitting = CatBoxMatch(position(black, player("pink", PINKS), placed=ON_ONE, advanced=True))
    sitting.do(fish(1, 0))
    sitting.do(play_fish(1, 1))
    assert is_over(sitting.table)


@rule("CB-6.5c")
def test_a_card_taken_after_the_last_other_card_was_played_still_counts() -> None:
    black = player("black", BLACKS, tokens=["dried-fish"])
    sitting = CatBoxMatch(position(black, player("pink", PINKS), placed=ON_ONE, advanced=True))
    sitting.do(play(0, 0, 1, 1))
    sitting.do(fish(1, 0))
    assert sitting.moves() == [PASS]
    sitting.do(PASS)
    sitting.do(play_fish(2, 2))
    assert is_over(sitting.table)


# Positions


@rule("CB-6.5")
def test_a_position_with_two_cards_under_one_dried_fish_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        CatBoxMatch(position(player("black", fish=[PINKS, BLUES]), player("pink"), placed=ON_ONE, advanced=True))
    assert (refused.value.rule, refused.value.why) == ("CB-6.5", "one-fish")


@rule("CB-6.5")
@rule("CB-6.2")
def test_a_position_with_a_card_under_a_token_still_unused_is_refused() -> None:
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
def test_who_does_not_want_to_take_a_card_is_done() -> None:
    sitting = three()
    sitting.do(play(0, 0, 1, 1))
    sitting.do(DONE)
    assert sitting.now()["players"][0]["tokens"] == ["dried-fish"]
    assert sitting.now()["to_move"] == 1

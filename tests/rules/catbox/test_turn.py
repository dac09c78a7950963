"""CB-3, a turn: which card is played, with which side up, whose hand is refilled, and whose turn is next."""

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor
from tests.rules.catbox.tables import DONE, PASS, CatBoxMatch, Json, card, placed, play, player, position
from tests.rules.marks import rule

ON_ONE = placed((0, 0, "KK/KK"))


def three_players(to_move: int = 0, pile: list[Json] | None = None) -> CatBoxMatch:
    """Return a match of three players with two cards each, whose public sides show their holder's color."""
    return CatBoxMatch(
        position(
            player("black", card("KK/KK", "YY/YY"), card("KK/KP", "YY/YP")),
            player("pink", card("PP/PP", "VV/VV"), card("PP/PB", "VV/VB")),
            player("blue", card("BB/BB", "V./VV"), card("BB/BV", "VV/V.")),
            placed=ON_ONE,
            pile=[card("KV/KV", "BP/BP"), card("Y./Y.", "PY/PY")] if pile is None else pile,
            to_move=to_move,
        )
    )


def hands(match: CatBoxMatch) -> list[list[str]]:
    """Return the public sides of all hands."""
    return [["/".join(held["public"]) for held in one["hand"]] for one in match.now()["players"]]


# CB-3.1


@rule("CB-3.1")
def test_a_card_from_your_own_hand_is_played_secret_side_up() -> None:
    match = three_players()
    match.do(play(0, 0, 1, 1))
    assert match.now()["placed"][-1]["shows"] == ["YY", "YY"]


@rule("CB-3.1")
@pytest.mark.parametrize(("owner", "shows"), [(1, ["PP", "PP"]), (2, ["BB", "BB"])])
def test_a_card_from_another_players_hand_is_played_public_side_up(owner: int, shows: list[str]) -> None:
    match = three_players()
    match.do(play(owner, 0, 1, 1))
    assert match.now()["placed"][-1]["shows"] == shows


@rule("CB-3.1")
def test_another_players_card_shows_its_public_side_whichever_seat_plays_it() -> None:
    match = three_players(to_move=2)
    match.do(play(0, 1, 1, 1))
    assert match.now()["placed"][-1]["shows"] == ["KK", "KP"]


@rule("CB-3.1")
def test_any_card_of_any_hand_may_be_played() -> None:
    cards = {(move["from"], move["card"]) for move in three_players().moves()}
    assert cards == {(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)}


@rule("CB-3.1")
def test_playing_a_card_is_the_only_action_in_the_basic_game() -> None:
    assert {move["do"] for move in three_players().moves()} == {"play"}


@rule("CB-3.1")
def test_one_card_is_played_in_a_turn() -> None:
    match = three_players()
    match.do(play(0, 0, 1, 1))
    assert len(match.now()["placed"]) == 2
    assert actor(match.table) == 1


@rule("CB-3.1")
@pytest.mark.parametrize(("owner", "index"), [(0, 2), (1, 2), (2, 7), (3, 0), (4, 1)])
def test_a_card_that_nobody_holds_cannot_be_played(owner: int, index: int) -> None:
    refusal = three_players().why_not(play(owner, index, 1, 1))
    assert (refusal.rule, refusal.why) == ("CB-3.1", "no-such-card")


@rule("CB-3.1")
def test_a_turn_cannot_end_without_playing_a_card() -> None:
    refusal = three_players().why_not(DONE)
    assert (refusal.rule, refusal.why) == ("CB-3.1", "must-play")


@rule("CB-3.1")
@rule("CB-6.8")
def test_a_player_who_can_play_cannot_pass() -> None:
    refusal = three_players().why_not(PASS)
    assert (refusal.rule, refusal.why) == ("CB-6.8", "may-not-pass")


@rule("CB-3.1")
def test_another_seat_cannot_play_out_of_turn() -> None:
    match = three_players()
    sentence = match.game.read_action(match.table, play(1, 0, 1, 1))
    with pytest.raises(Refusal) as refused:
        match.match.say(1, sentence)
    assert refused.value.why == "not-your-turn"


@rule("CB-3.1")
def test_a_refused_move_changes_nothing() -> None:
    match = three_players()
    before = match.now()
    with pytest.raises(Refusal):
        match.do(play(0, 0, 5, 5))
    assert match.now() == before


# CB-3.2


@rule("CB-3.2")
def test_playing_your_own_card_refills_your_hand() -> None:
    match = three_players()
    match.do(play(0, 0, 1, 1))
    assert hands(match) == [["KK/KP", "KV/KV"], ["PP/PP", "PP/PB"], ["BB/BB", "BB/BV"]]


@rule("CB-3.2")
def test_the_player_whose_card_was_played_refills_not_the_player_who_played_it() -> None:
    match = three_players()
    match.do(play(2, 1, 1, 1))
    assert hands(match) == [["KK/KK", "KK/KP"], ["PP/PP", "PP/PB"], ["BB/BB", "KV/KV"]]


@rule("CB-3.2")
def test_hands_are_refilled_from_the_top_of_the_pile() -> None:
    match = three_players()
    match.do(play(0, 0, 1, 1))
    assert match.now()["pile"] == [card("Y./Y.", "PY/PY")]
    match.do(play(0, 0, -1, -1))
    assert hands(match)[0] == ["KV/KV", "Y./Y."]
    assert match.now()["pile"] == []


@rule("CB-3.2")
def test_with_an_empty_pile_nobody_refills() -> None:
    match = three_players(pile=[])
    match.do(play(1, 0, 1, 1))
    assert hands(match) == [["KK/KK", "KK/KP"], ["PP/PB"], ["BB/BB", "BB/BV"]]
    assert actor(match.table) == 1


@rule("CB-3.2")
@pytest.mark.parametrize(("seat", "left"), [(0, 1), (1, 2), (2, 0)])
def test_the_turn_passes_to_the_left(seat: int, left: int) -> None:
    match = three_players(to_move=seat)
    match.do(play(seat, 0, 1, 1))
    assert match.now()["to_move"] == left


@rule("CB-3.2")
def test_the_turn_passes_left_from_the_player_who_played_not_from_the_cards_holder() -> None:
    match = three_players()
    match.do(play(2, 0, 1, 1))
    assert match.now()["to_move"] == 1


@rule("CB-3.2")
def test_a_player_with_an_empty_hand_plays_cards_from_other_hands() -> None:
    match = CatBoxMatch(
        position(player("black"), player("pink", card("PP/PP", "VV/VV"), card("PY/PY", "BV/BV")), placed=ON_ONE)
    )
    match.do(play(1, 0, 1, 1))
    assert match.now()["placed"][-1]["shows"] == ["PP", "PP"]
    assert match.now()["to_move"] == 1

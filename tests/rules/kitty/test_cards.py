"""HKK-4, cards: their types, where they go, and their numbers and targets."""

import pytest

from tabbytop.engine.seats import WATCHER
from tests.rules.kitty.tables import (
    INSTANTS,
    PASS,
    QUIET_DECK,
    asked,
    cancel,
    cats,
    discard,
    discarded,
    do_then_pass,
    hand,
    hand_in,
    in_any_order,
    lasting,
    match_at,
    move,
    moves_with,
    neighborhood,
    phase,
    pick,
    play,
    player,
    refusal_of,
    refused,
    under,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

MOVE_IN = move("black", "neighborhood", "yard")


def drawing(card: str, *players: Json) -> PositionMatch:
    """Return a match in which the first player draws this Instant at the end of their turn and nobody shields."""
    match = match_at(*players, deck=[card, *QUIET_DECK], actions_left=1)
    do_then_pass(match, move("white", "neighborhood", "yard"))
    return match


# HKK-4.1


@rule("HKK-4.1")
@pytest.mark.parametrize("card", INSTANTS)
def test_an_instant_is_never_in_a_hand(card: str) -> None:
    assert refused(player(hand=[card]), player()).rule == "HKK-4.1"
    match = drawing(card, player(), player(), player())
    while phase(match) == "pick":
        match.do(match.moves()[0])
    assert hand(match, 0) == QUIET_DECK[:3]
    assert discarded(match) == [card]


@rule("HKK-4.1")
@pytest.mark.parametrize("card", INSTANTS)
def test_an_instant_cannot_be_played(card: str) -> None:
    assert refusal_of(match_at(), play(card)) == ("HKK-4.1", "instant-played")


@rule("HKK-4.1")
def test_an_instant_affects_everybody() -> None:
    match = drawing("hairball", player(house="2 gray"), player(house="black"), player(house="3 white"))
    assert [sum(zone(match, seat, "porch").values()) for seat in range(3)] == [1, 1, 1]


@rule("HKK-4.1")
def test_a_standard_card_costs_an_action() -> None:
    match = match_at(player(hand=["can-opener"]), player(), player())
    do_then_pass(match, play("can-opener", cats="3 gray"))
    assert (asked(match), match.now()["actions_left"]) == (("turn", 0), 1)


@rule("HKK-4.1")
@pytest.mark.parametrize("card", ["alarm-system", "pet-insurance"])
def test_a_lasting_defensive_card_costs_an_action(card: str) -> None:
    match = match_at(player(hand=[card]), player(), player())
    do_then_pass(match, play(card))
    assert (asked(match), match.now()["actions_left"]) == (("turn", 0), 1)
    assert lasting(match, 0) == [{"card": card}]


@rule("HKK-4.1")
@pytest.mark.parametrize("card", ["catnap", "one-cool-cat", "tuna", "land-on-your-feet"])
def test_other_defensive_cards_cannot_be_played_as_an_action(card: str) -> None:
    match = match_at(player(hand=[card], yard="gray"), player())
    assert moves_with(match, do="play") == []
    fields: Json = {"color": "gray", "start": "yard", "spaces": 1} if card == "land-on-your-feet" else {}
    assert refusal_of(match, play(card, **fields)) == ("HKK-4.1", "defensive-in-window")


@rule("HKK-4.1")
def test_a_defensive_card_played_in_a_window_is_free() -> None:
    match = match_at(player(), player(hand=["catnap"]), to_move=0, actions_left=1)
    match.do(MOVE_IN, cancel("catnap"))
    assert (asked(match), match.now()["actions_left"]) == (("turn", 1), 2)


# HKK-4.2


@rule("HKK-4.2")
@pytest.mark.parametrize(
    ("action", "there"),
    [
        (play("foster-kittens", cats="black white"), under("foster-kittens", "black white")),
        (play("special-needs-kitty", cats="gray"), under("special-needs-kitty", "gray")),
        (play("pet-insurance"), under("pet-insurance")),
        (play("alarm-system"), under("alarm-system")),
    ],
    ids=["foster-kittens", "special-needs-kitty", "pet-insurance", "alarm-system"],
)
def test_lasting_cards_lie_under_the_property_and_are_public(action: Json, there: Json) -> None:
    match = match_at(player(hand=[action["card"]]), player(), player())
    do_then_pass(match, action)
    assert discarded(match) == []
    for seat in (0, 1, 2, WATCHER):
        assert match.seen(seat)["players"][0]["lasting"] == [there]


@rule("HKK-4.2")
def test_only_lasting_cards_lie_under_a_property() -> None:
    assert refused(player(lasting=["can-opener"]), player()).rule == "HKK-4.2"


@rule("HKK-4.2")
def test_a_card_goes_to_the_discard_pile_after_its_effect() -> None:
    match = match_at(player(hand=["stray-dog", "tuna"]), player(yard="gray white"), player())
    do_then_pass(match, play("stray-dog", target=1, count=1))
    assert (phase(match), discarded(match)) == ("pick", [])
    match.do(pick(cats="gray"))
    assert (phase(match), discarded(match)) == ("turn", ["stray-dog"])


@rule("HKK-4.2")
def test_the_cat_came_back_can_take_neither_itself_nor_an_instant() -> None:
    match = match_at(player(hand=["the-cat-came-back"]), player(), player(), discard=["can-opener", "fireworks"])
    assert moves_with(match, do="play") == [play("the-cat-came-back", take="can-opener")]


@rule("HKK-4.2")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_the_discard_pile_is_public(seat: int) -> None:
    match = match_at(player(hand=["can-opener", "tuna", "catnip"]), player(), player(), discard=["stray-dog"])
    do_then_pass(match, play("can-opener", cats="gray"))
    match.do(discard(1))
    assert sorted(match.seen(seat)["discard"]) == ["can-opener", "catnip", "stray-dog"]


@rule("HKK-4.2")
@pytest.mark.parametrize("other", [1, 2, WATCHER])
def test_a_card_taken_from_the_discard_pile_is_known_to_all_unlike_the_rest_of_the_hand(other: int) -> None:
    match = match_at(player(hand=["tuna", "the-cat-came-back"]), player(), player(), discard=["can-opener"])
    do_then_pass(match, play("the-cat-came-back", take="can-opener"))
    assert hand(match, 0) == ["tuna", "can-opener"]
    assert hand_in(match.seen(other), 0) == [None, {"card": "can-opener", "known": True}]


@rule("HKK-4.2")
def test_a_position_file_may_mark_a_card_in_hand_as_known() -> None:
    match = match_at(player(hand=[{"card": "catnap", "known": True}, "tuna"]), player())
    assert hand_in(match.seen(1), 0) == [None, {"card": "catnap", "known": True}]
    assert hand_in(match.now(), 0) == [{"card": "catnap", "known": True}, "tuna"]


# HKK-4.3


@rule("HKK-4.3")
@pytest.mark.parametrize(
    ("card", "most"),
    [("catting-around", 2), ("fraidy-cats", 2), ("open-window", 1), ("stray-dog", 3), ("cat-fight", 2)],
)
def test_the_player_of_a_card_may_ask_for_fewer_cats(card: str, most: int) -> None:
    five = "2 black 2 gray white"
    match = match_at(player(hand=[card]), player(house=five, porch=five, yard=five), player())
    assert moves_with(match, do="play") == [play(card, target=1, count=n + 1) for n in range(most)]


@rule("HKK-4.3")
@pytest.mark.parametrize(("card", "most"), [("spay-neuter-clinic", 2), ("can-opener", 3), ("foster-kittens", 2)])
def test_the_player_of_a_card_may_take_fewer_cats(card: str, most: int) -> None:
    match = match_at(player(hand=[card]), player())
    taken = {sum(action["cats"].values()) for action in moves_with(match, do="play")}
    assert taken == {*range(1, most + 1)}


@rule("HKK-4.3a")
@pytest.mark.parametrize("card", ["spay-neuter-clinic", "can-opener", "foster-kittens", "special-needs-kitty"])
def test_a_card_takes_at_least_one_cat(card: str) -> None:
    assert refusal_of(match_at(player(hand=[card]), player()), play(card, cats={}))[0].startswith("HKK-4.3")


@rule("HKK-4.3a")
def test_catnip_moves_at_least_one_cat() -> None:
    match = match_at(player(hand=["catnip"]), player())
    assert refusal_of(match, play("catnip", moves=[]))[0].startswith("HKK-4.3")
    assert {len(action["moves"]) for action in moves_with(match, do="play")} == {1, 2, 3}


@rule("HKK-4.3")
@pytest.mark.parametrize("card", ["spay-neuter-clinic", "can-opener", "foster-kittens", "special-needs-kitty"])
def test_a_card_takes_at_most_its_number_of_cats(card: str) -> None:
    most = {"spay-neuter-clinic": 2, "can-opener": 3, "foster-kittens": 2, "special-needs-kitty": 1}[card]
    match = match_at(player(hand=[card]), player())
    assert play(card, cats={"black": most}) in match.moves()
    assert refusal_of(match, play(card, cats={"black": most + 1}))[0] == "HKK-4.3"


@rule("HKK-4.3")
def test_the_player_who_gives_up_cats_chooses_which() -> None:
    match = match_at(player(hand=["catting-around"]), player(porch="black 2 gray white"), player())
    do_then_pass(match, play("catting-around", target=1, count=2))
    assert asked(match) == ("pick", 1)
    pairs = ["black gray", "black white", "2 gray", "gray white"]
    assert in_any_order(match.moves()) == in_any_order([pick(cats=pair) for pair in pairs])
    match.do(pick(cats="gray white"))
    assert zone(match, 1, "porch") == cats("black gray")


@rule("HKK-4.3")
def test_the_player_of_cat_burglar_chooses_the_cat() -> None:
    match = match_at(player(hand=["cat-burglar"]), player(house="black", yard="gray"), player())
    do_then_pass(match, play("cat-burglar", target=1, zone="house", color="black"))
    assert (phase(match), zone(match, 0, "yard")) == ("turn", {"black": 1})


@rule("HKK-4.3a")
@pytest.mark.parametrize("wrong", ["", "black", "3 gray", "2 black", "orange white"])
def test_exactly_as_many_cats_move_as_were_asked_for(wrong: str) -> None:
    match = match_at(player(hand=["stray-dog"]), player(yard="black 3 gray white"), player())
    do_then_pass(match, play("stray-dog", target=1, count=2))
    assert pick(cats=wrong) not in match.moves()
    assert match.why_not(pick(cats=wrong))


@rule("HKK-4.3")
def test_a_choice_with_only_one_answer_is_not_asked_for() -> None:
    match = match_at(player(hand=["stray-dog"]), player(yard="3 gray"), player())
    do_then_pass(match, play("stray-dog", target=1, count=2))
    assert (asked(match), zone(match, 1, "yard")) == (("turn", 0), {"gray": 1})


@rule("HKK-4.3")
def test_a_player_may_take_none_of_the_cats_an_instant_gives() -> None:
    match = drawing("the-cats-pajamas", player(), player(), player())
    for seat in range(3):
        assert asked(match) == ("pick", seat)
        assert in_any_order(match.moves()) == in_any_order(
            [pick(cats={}), *[pick(cats=color) for color in ("black", "gray", "orange", "white")]]
        )
        match.do(pick(cats={}))
    assert [zone(match, seat, "porch") for seat in range(3)] == [{}, {}, {}]


@rule("HKK-4.3")
@pytest.mark.parametrize(("yard", "after"), [("", ""), ("gray", ""), ("2 gray", ""), ("3 gray", "gray")])
def test_an_instant_takes_exactly_its_number_of_cats_or_as_many_as_there_are(yard: str, after: str) -> None:
    match = drawing("fireworks", player(), player(yard=yard), player())
    assert zone(match, 1, "yard") == cats(after)


@rule("HKK-4.3")
def test_a_player_who_loses_cats_to_an_instant_chooses_which_but_not_how_many() -> None:
    match = drawing("fireworks", player(), player(yard="black gray white"), player())
    pairs = [pick(cats="black gray"), pick(cats="black white"), pick(cats="gray white")]
    assert in_any_order(match.moves()) == in_any_order(pairs)


# HKK-4.5


@rule("HKK-4.5")
@pytest.mark.parametrize(
    ("card", "where"),
    [
        ("catting-around", "porch"),
        ("fraidy-cats", "porch"),
        ("open-window", "house"),
        ("stray-dog", "yard"),
        ("cat-fight", "yard"),
    ],
)
def test_a_targeted_card_needs_another_player_with_a_cat_it_could_move(card: str, where: str) -> None:
    mine: Json = {"house": "black", "porch": "black", "yard": "black"}
    elsewhere: Json = {name: "gray" for name in mine if name != where}
    there: Json = {where: "white"}
    match = match_at(player(hand=[card], **mine), player(**elsewhere), player(**there))
    assert {action["target"] for action in moves_with(match, do="play")} == {2}


@rule("HKK-4.5")
@pytest.mark.parametrize("target", [0, 1])
@pytest.mark.parametrize(
    "action",
    [play("stray-dog", count=1), play("cat-fight", count=1), play("cat-burglar", zone="yard", color="black")],
    ids=lambda action: action["card"],
)
def test_refusing_an_invalid_target_cites_the_target_rule(action: Json, target: int) -> None:
    match = match_at(player(hand=[action["card"]], yard="black"), player(), player(yard="white"))
    assert refusal_of(match, {**action, "target": target})[0] == "HKK-4.5"


@rule("HKK-4.5")
@pytest.mark.parametrize("card", ["catting-around", "fraidy-cats", "open-window", "stray-dog", "cat-fight"])
def test_a_targeted_card_cannot_be_played_without_a_target(card: str) -> None:
    match = match_at(player(hand=[card], house="black", porch="black", yard="black"), player(), player())
    assert moves_with(match, do="play") == []
    assert refusal_of(match, play(card, target=1, count=1)) == ("HKK-4.5", "no-target")


@rule("HKK-4.5")
def test_cat_burglar_needs_another_player_with_a_cat() -> None:
    match = match_at(player(hand=["cat-burglar"], yard="black"), player(), player())
    assert moves_with(match, do="play") == []
    assert refusal_of(match, play("cat-burglar", target=1, zone="yard", color="gray")) == ("HKK-4.5", "no-target")


@rule("HKK-4.5")
def test_cats_on_lasting_cards_cannot_be_targeted() -> None:
    safe = player(lasting=[under("foster-kittens", "2 black"), under("special-needs-kitty", "white")])
    match = match_at(player(hand=["cat-burglar", "open-window", "catlike-reflexes"]), safe, player())
    assert moves_with(match, do="play") == []


@rule("HKK-4.5")
def test_any_property_includes_your_own() -> None:
    match = match_at(player(hand=["catlike-reflexes"], yard="black"), player(yard="gray"), player())
    assert {action["target"] for action in moves_with(match, do="play")} == {0, 1}


@rule("HKK-4.5")
@pytest.mark.parametrize("card", ["best-in-show", "the-cat-came-back"])
def test_a_card_without_a_target_may_be_played_even_if_it_does_nothing(card: str) -> None:
    match = match_at(player(hand=[card]), player(), player(), deck=["catnip"])
    before = neighborhood(match)
    do_then_pass(match, play(card))
    assert (discarded(match), hand(match, 0), neighborhood(match)) == ([card], [], before)
    assert match.now()["actions_left"] == 1


@rule("HKK-4.5")
def test_famous_internet_cat_may_be_played_when_the_deck_is_empty() -> None:
    match = match_at(player(hand=["famous-internet-cat"]), player(), player(), deck=[], final_turns_left=2)
    match.do(play("famous-internet-cat"))
    assert (discarded(match), hand(match, 0), asked(match)) == (["famous-internet-cat"], [], ("turn", 0))
    assert PASS not in match.moves()

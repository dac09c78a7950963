"""HKK-4, cards: their types, where they go, numbers and targets."""

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
    hand,
    held,
    in_any_order,
    lasting,
    move,
    neighborhood,
    only,
    phase,
    pick,
    play,
    player,
    refusal_of,
    refused,
    sit,
    under,
    undisturbed,
    zone,
)
from tests.rules.marks import rule
from tests.rules.position_match import Json, PositionMatch

COME = move("black", "neighborhood", "yard")


def drawing(card: str, *players: Json) -> PositionMatch:
    """Return a match: the first player draws this Instant at the end of their turn, and nobody uses a shield."""
    sitting = sit(*players, deck=[card, *QUIET_DECK], actions_left=1)
    undisturbed(sitting, move("white", "neighborhood", "yard"))
    return sitting


# HKK-4.1


@rule("HKK-4.1")
@pytest.mark.parametrize("card", INSTANTS)
def test_an_instant_is_never_in_a_hand(card: str) -> None:
    assert refused(player(hand=[card]), player()).rule == "HKK-4.1"
    sitting = drawing(card, player(), player(), player())
    while phase(sitting) == "pick":
        sitting.do(sitting.moves()[0])
    assert hand(sitting, 0) == QUIET_DECK[:3]
    assert discarded(sitting) == [card]


@rule("HKK-4.1")
@pytest.mark.parametrize("card", INSTANTS)
def test_nor_is_it_played(card: str) -> None:
    assert refusal_of(sit(), play(card)) == ("HKK-4.1", "instant-played")


@rule("HKK-4.1")
def test_an_instant_affects_everybody() -> None:
    sitting = drawing("hairball", player(house="2 gray"), player(house="black"), player(house="3 white"))
    assert [sum(zone(sitting, seat, "porch").values()) for seat in range(3)] == [1, 1, 1]


@rule("HKK-4.1")
def test_a_standard_card_costs_an_action() -> None:
    sitting = sit(player(hand=["can-opener"]), player(), player())
    undisturbed(sitting, play("can-opener", cats="3 gray"))
    assert (asked(sitting), sitting.now()["actions_left"]) == (("turn", 0), 1)


@rule("HKK-4.1")
@pytest.mark.parametrize("card", ["alarm-system", "pet-insurance"])
def test_so_does_a_lasting_defensive_card(card: str) -> None:
    sitting = sit(player(hand=[card]), player(), player())
    undisturbed(sitting, play(card))
    assert (asked(sitting), sitting.now()["actions_left"]) == (("turn", 0), 1)
    assert lasting(sitting, 0) == [{"card": card}]


@rule("HKK-4.1")
@pytest.mark.parametrize("card", ["catnap", "one-cool-cat", "tuna", "land-on-your-feet"])
def test_other_defensive_cards_are_no_actions(card: str) -> None:
    sitting = sit(player(hand=[card], yard="gray"), player())
    assert only(sitting, do="play") == []
    fields: Json = {"color": "gray", "start": "yard", "spaces": 1} if card == "land-on-your-feet" else {}
    assert refusal_of(sitting, play(card, **fields)) == ("HKK-4.1", "defensive-in-window")


@rule("HKK-4.1")
def test_they_are_free() -> None:
    sitting = sit(player(), player(hand=["catnap"]), to_move=0, actions_left=1)
    sitting.do(COME, cancel("catnap"))
    assert (asked(sitting), sitting.now()["actions_left"]) == (("turn", 1), 2)


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
def test_lasting_cards_lie_under_the_property_for_all_to_see(action: Json, there: Json) -> None:
    sitting = sit(player(hand=[action["card"]]), player(), player())
    undisturbed(sitting, action)
    assert discarded(sitting) == []
    for seat in (0, 1, 2, WATCHER):
        assert sitting.seen(seat)["players"][0]["lasting"] == [there]


@rule("HKK-4.2")
def test_no_other_card_lies_there() -> None:
    assert refused(player(lasting=["can-opener"]), player()).rule == "HKK-4.2"


@rule("HKK-4.2")
def test_a_card_goes_to_the_discard_pile_after_its_effect() -> None:
    sitting = sit(player(hand=["stray-dog", "tuna"]), player(yard="gray white"), player())
    undisturbed(sitting, play("stray-dog", target=1, count=1))
    assert (phase(sitting), discarded(sitting)) == ("pick", [])
    sitting.do(pick(cats="gray"))
    assert (phase(sitting), discarded(sitting)) == ("turn", ["stray-dog"])


@rule("HKK-4.2")
def test_so_the_cat_came_back_cannot_fetch_the_last_one_out_of_play() -> None:
    sitting = sit(player(hand=["the-cat-came-back"]), player(), player(), discard=["can-opener", "fireworks"])
    assert only(sitting, do="play") == [play("the-cat-came-back", take="can-opener")]


@rule("HKK-4.2")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_the_discard_pile_is_public(seat: int) -> None:
    sitting = sit(player(hand=["can-opener", "tuna", "catnip"]), player(), player(), discard=["stray-dog"])
    undisturbed(sitting, play("can-opener", cats="gray"))
    sitting.do(discard(1))
    assert sorted(sitting.seen(seat)["discard"]) == ["can-opener", "catnip", "stray-dog"]


@rule("HKK-4.2")
@pytest.mark.parametrize("other", [1, 2, WATCHER])
def test_a_card_that_came_back_is_known_to_all_the_others_are_not(other: int) -> None:
    sitting = sit(player(hand=["tuna", "the-cat-came-back"]), player(), player(), discard=["can-opener"])
    undisturbed(sitting, play("the-cat-came-back", take="can-opener"))
    assert hand(sitting, 0) == ["tuna", "can-opener"]
    assert held(sitting.seen(other), 0) == [None, {"card": "can-opener", "known": True}]


@rule("HKK-4.2")
def test_it_is_known_from_a_file_too() -> None:
    sitting = sit(player(hand=[{"card": "catnap", "known": True}, "tuna"]), player())
    assert held(sitting.seen(1), 0) == [None, {"card": "catnap", "known": True}]
    assert held(sitting.now(), 0) == [{"card": "catnap", "known": True}, "tuna"]


# HKK-4.3


@rule("HKK-4.3")
@pytest.mark.parametrize(
    ("card", "most"),
    [("catting-around", 2), ("fraidy-cats", 2), ("open-window", 1), ("stray-dog", 3), ("cat-fight", 2)],
)
def test_who_plays_a_card_may_ask_for_fewer(card: str, most: int) -> None:
    five = "2 black 2 gray white"
    sitting = sit(player(hand=[card]), player(house=five, porch=five, yard=five), player())
    assert only(sitting, do="play") == [play(card, target=1, count=n + 1) for n in range(most)]


@rule("HKK-4.3")
@pytest.mark.parametrize(("card", "most"), [("spay-neuter-clinic", 2), ("can-opener", 3), ("foster-kittens", 2)])
def test_or_take_fewer(card: str, most: int) -> None:
    sitting = sit(player(hand=[card]), player())
    taken = {sum(one["cats"].values()) for one in only(sitting, do="play")}
    assert taken == {*range(1, most + 1)}


@rule("HKK-4.3a")
@pytest.mark.parametrize("card", ["spay-neuter-clinic", "can-opener", "foster-kittens", "special-needs-kitty"])
def test_but_at_least_one(card: str) -> None:
    assert refusal_of(sit(player(hand=[card]), player()), play(card, cats={}))[0].startswith("HKK-4.3")


@rule("HKK-4.3a")
def test_also_of_catnip() -> None:
    sitting = sit(player(hand=["catnip"]), player())
    assert refusal_of(sitting, play("catnip", moves=[]))[0].startswith("HKK-4.3")
    assert {len(one["moves"]) for one in only(sitting, do="play")} == {1, 2, 3}


@rule("HKK-4.3")
@pytest.mark.parametrize("card", ["spay-neuter-clinic", "can-opener", "foster-kittens", "special-needs-kitty"])
def test_and_no_more_than_the_card_says(card: str) -> None:
    most = {"spay-neuter-clinic": 2, "can-opener": 3, "foster-kittens": 2, "special-needs-kitty": 1}[card]
    sitting = sit(player(hand=[card]), player())
    assert play(card, cats={"black": most}) in sitting.moves()
    assert refusal_of(sitting, play(card, cats={"black": most + 1}))[0] == "HKK-4.3"


@rule("HKK-4.3")
def test_who_gives_up_cats_chooses_which() -> None:
    sitting = sit(player(hand=["catting-around"]), player(porch="black 2 gray white"), player())
    undisturbed(sitting, play("catting-around", target=1, count=2))
    assert asked(sitting) == ("pick", 1)
    pairs = ["black gray", "black white", "2 gray", "gray white"]
    assert in_any_order(sitting.moves()) == in_any_order([pick(cats=pair) for pair in pairs])
    sitting.do(pick(cats="gray white"))
    assert zone(sitting, 1, "porch") == cats("black gray")


@rule("HKK-4.3")
def test_but_for_cat_burglar() -> None:
    sitting = sit(player(hand=["cat-burglar"]), player(house="black", yard="gray"), player())
    undisturbed(sitting, play("cat-burglar", target=1, zone="house", color="black"))
    assert (phase(sitting), zone(sitting, 0, "yard")) == ("turn", {"black": 1})


@rule("HKK-4.3a")
@pytest.mark.parametrize("wrong", ["", "black", "3 gray", "2 black", "orange white"])
def test_as_many_move_as_were_asked_for(wrong: str) -> None:
    sitting = sit(player(hand=["stray-dog"]), player(yard="black 3 gray white"), player())
    undisturbed(sitting, play("stray-dog", target=1, count=2))
    assert pick(cats=wrong) not in sitting.moves()
    assert sitting.why_not(pick(cats=wrong))


@rule("HKK-4.3")
def test_a_choice_with_only_one_answer_is_not_asked() -> None:
    sitting = sit(player(hand=["stray-dog"]), player(yard="3 gray"), player())
    undisturbed(sitting, play("stray-dog", target=1, count=2))
    assert (asked(sitting), zone(sitting, 1, "yard")) == (("turn", 0), {"gray": 1})


@rule("HKK-4.3")
def test_what_an_instant_gives_need_not_be_taken() -> None:
    sitting = drawing("the-cats-pajamas", player(), player(), player())
    for seat in range(3):
        assert asked(sitting) == ("pick", seat)
        assert in_any_order(sitting.moves()) == in_any_order(
            [pick(cats={}), *[pick(cats=color) for color in ("black", "gray", "orange", "white")]]
        )
        sitting.do(pick(cats={}))
    assert [zone(sitting, seat, "porch") for seat in range(3)] == [{}, {}, {}]


@rule("HKK-4.3")
@pytest.mark.parametrize(("yard", "after"), [("", ""), ("gray", ""), ("2 gray", ""), ("3 gray", "gray")])
def test_what_it_takes_is_exact_or_as_many_as_there_are(yard: str, after: str) -> None:
    sitting = drawing("fireworks", player(), player(yard=yard), player())
    assert zone(sitting, 1, "yard") == cats(after)


@rule("HKK-4.3")
def test_who_loses_cats_to_an_instant_chooses_which_but_not_how_many() -> None:
    sitting = drawing("fireworks", player(), player(yard="black gray white"), player())
    pairs = [pick(cats="black gray"), pick(cats="black white"), pick(cats="gray white")]
    assert in_any_order(sitting.moves()) == in_any_order(pairs)


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
def test_a_card_needs_another_player_with_a_cat_that_it_could_move(card: str, where: str) -> None:
    mine: Json = {"house": "black", "porch": "black", "yard": "black"}
    elsewhere: Json = {name: "gray" for name in mine if name != where}
    there: Json = {where: "white"}
    sitting = sit(player(hand=[card], **mine), player(**elsewhere), player(**there))
    assert {one["target"] for one in only(sitting, do="play")} == {2}


@rule("HKK-4.5")
@pytest.mark.parametrize("target", [0, 1])
@pytest.mark.parametrize(
    "action",
    [play("stray-dog", count=1), play("cat-fight", count=1), play("cat-burglar", zone="yard", color="black")],
    ids=lambda one: one["card"],
)
def test_a_player_who_is_no_target_is_refused_by_that_rule(action: Json, target: int) -> None:
    sitting = sit(player(hand=[action["card"]], yard="black"), player(), player(yard="white"))
    assert refusal_of(sitting, {**action, "target": target})[0] == "HKK-4.5"


@rule("HKK-4.5")
@pytest.mark.parametrize("card", ["catting-around", "fraidy-cats", "open-window", "stray-dog", "cat-fight"])
def test_without_one_it_cannot_be_played(card: str) -> None:
    sitting = sit(player(hand=[card], house="black", porch="black", yard="black"), player(), player())
    assert only(sitting, do="play") == []
    assert refusal_of(sitting, play(card, target=1, count=1)) == ("HKK-4.5", "no-target")


@rule("HKK-4.5")
def test_cat_burglar_too_is_for_another_players_cats() -> None:
    sitting = sit(player(hand=["cat-burglar"], yard="black"), player(), player())
    assert only(sitting, do="play") == []
    assert refusal_of(sitting, play("cat-burglar", target=1, zone="yard", color="gray")) == ("HKK-4.5", "no-target")


@rule("HKK-4.5")
def test_cats_on_lasting_cards_are_no_targets() -> None:
    safe = player(lasting=[under("foster-kittens", "2 black"), under("special-needs-kitty", "white")])
    sitting = sit(player(hand=["cat-burglar", "open-window", "catlike-reflexes"]), safe, player())
    assert only(sitting, do="play") == []


@rule("HKK-4.5")
def test_any_property_includes_ones_own() -> None:
    sitting = sit(player(hand=["catlike-reflexes"], yard="black"), player(yard="gray"), player())
    assert {one["target"] for one in only(sitting, do="play")} == {0, 1}


@rule("HKK-4.5")
@pytest.mark.parametrize("card", ["best-in-show", "the-cat-came-back"])
def test_a_card_without_a_target_may_be_played_and_do_nothing(card: str) -> None:
    sitting = sit(player(hand=[card]), player(), player(), deck=["catnip"])
    before = neighborhood(sitting)
    undisturbed(sitting, play(card))
    assert (discarded(sitting), hand(sitting, 0), neighborhood(sitting)) == ([card], [], before)
    assert sitting.now()["actions_left"] == 1


@rule("HKK-4.5")
def test_famous_internet_cat_too_where_the_deck_is_empty() -> None:
    sitting = sit(player(hand=["famous-internet-cat"]), player(), player(), deck=[], final_turns_left=2)
    sitting.do(play("famous-internet-cat"))
    assert (discarded(sitting), hand(sitting, 0), asked(sitting)) == (["famous-internet-cat"], [], ("turn", 0))
    assert PASS not in sitting.moves()

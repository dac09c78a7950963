"""Windows tell nothing: where worlds differ only in hidden hands, every other seat receives the same bytes."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from tabbytop.bots.heuristics import HEURISTICS
from tabbytop.bots.policy import choose
from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor
from tabbytop.engine.window import Window
from tabbytop.games.kitty.windows import Asking
from tabbytop.games.kitty.words import CANCEL, PASS
from tabbytop.table.dealer import Script
from tabbytop.table.files import open_position
from tabbytop.table.match import Match
from tabbytop.table.sealed import Message, Sealed
from tabbytop.table.standing import ASK, TARGET, TURN, Standing
from tests.laws.worlds import Setting

Json = dict[str, Any]
SEEDS = range(8)
SOON = 6
"""No card that is drawn so soon is changed."""
INSTANTS = {
    "raining-cats-and-dogs", "keeping-up-with-the-joneses", "the-cats-pajamas", "fireworks", "hairball", "cat-in-heat",
}  # fmt: skip


class Hands:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.time = 100.0

    def now(self) -> float:
        """What it shows."""
        return self.time


def sealed_at(position: Json, *, until: str = "") -> tuple[Sealed, Hands]:
    """A match at this position, whose windows are sealed."""
    game, state, script = open_position(position)
    clock = Hands()
    sealed = Sealed(Match(game, state, Script(script)), clock, Standing(state.seats), {"cancel": 5.0, "copy": 7.0})
    if until:
        for seat in range(state.seats):
            sealed.standing.choose(seat, until)
    sealed.open()
    return sealed, clock


def windows_of(players: int, seed: int) -> list[Json]:
    """The positions at all windows of a random game in which players like to answer."""
    match = Setting("here-kitty-kitty", "neighborhood", players, advanced=False).begin(seed)
    rng = Random(seed)
    found: list[Json] = []
    weights = list(HEURISTICS["here-kitty-kitty"].policies.values())[seed % 4]
    while (seat := actor(match.state)) >= 0:
        if isinstance(match.state.agenda[-1], Window):
            found.append(match.position())
        match.say(seat, choose(match.game, match.view(seat), weights, rng))
    return found


def other_world(position: Json, rng: Random) -> tuple[int, Json] | None:
    """A seat that is still to be asked, and the same position with another hidden card in its hand.

    The card changes places with one deep in the deck, so that all that is drawn soon is the same.
    """
    steps = position["agenda"]["steps"]
    asked = steps[-1][1]
    seat = asked[rng.randrange(len(asked))]
    hand = position["players"][seat]["hand"]
    slots = [i for i, card in enumerate(hand) if isinstance(card, str)]
    deck = position["deck"]
    deep = [i for i in range(SOON, len(deck)) if deck[i] not in INSTANTS]
    if not slots or not deep:
        return None
    slot, i = rng.choice(slots), rng.choice(deep)
    if hand[slot] == deck[i]:
        return None
    other = deepcopy(position)
    other["players"][seat]["hand"][slot], other["deck"][i] = deck[i], hand[slot]
    return seat, other


def play_window(position: Json, silent: int, thinks: float) -> list[Message]:
    """All that is sent while a window is open: one seat passes after some time, or says nothing; the others pass."""
    sealed, clock = sealed_at(position)
    assert sealed.window is not None
    for seat in sealed.window.asked:
        clock.time += 0.1
        if seat != silent:
            sealed.answer(seat, sealed.number, (PASS,))
    assert not sealed.tick()
    clock.time += thinks
    if thinks and clock.now() < sealed.closes and silent in sealed.window.asked:
        sealed.answer(silent, sealed.number, (PASS,))
    assert sealed.tick() == (clock.now() >= sealed.closes)
    clock.time = max(clock.time, sealed.closes)
    sealed.tick()
    return sealed.sent


def received(sent: list[Message], seat: int) -> list[tuple[float, bytes]]:
    """What one seat gets."""
    return [(message.time, message.data) for message in sent if message.seat == seat]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_no_other_seat_can_tell_who_could_have_answered(players: int) -> None:
    rng = Random(players)
    compared = armed = 0
    for position in [position for seed in SEEDS for position in windows_of(players, seed)]:
        pair = other_world(position, rng)
        if pair is None:
            continue
        silent, other = pair
        thinks = rng.choice([0.0, 0.5, 2.0])
        mine, theirs = play_window(position, silent, thinks), play_window(other, silent, thinks)
        for seat in range(players):
            if seat != silent:
                assert received(mine, seat) == received(theirs, seat)
        compared += 1
        armed += could_answer(position, silent) != could_answer(other, silent)
    assert compared > 300
    assert armed > 30, "in many pairs the seat could answer in one world and not in the other"


def could_answer(position: Json, seat: int) -> bool:
    """Holds this seat a card that answers here?"""
    _, state, _ = open_position(position)
    window = state.agenda[-1]
    assert isinstance(window, Asking)
    return bool(window.onward(window.asked[window.asked.index(seat) :]).answers(state))


def a_cancel_window() -> Json:
    """Seat 0 plays Cat Burglar on seat 1; seats 1 and 2 are asked."""
    empty: Json = {"house": {}, "porch": {}, "yard": {}, "hand": []}
    return {
        "game": "here-kitty-kitty",
        "players": [
            {**empty, "hand": ["cat-burglar", "can-opener"]},
            {**empty, "porch": {"black": 1}, "hand": ["tuna", "catnap"]},
            {**empty, "hand": ["catnap"][:0]},
        ],
        "deck": ["catting-around"] * 2 + ["open-window"] * 2,
        "to_move": 0,
        "phase": "turn",
    }


def burgle() -> tuple[Sealed, Hands]:
    """Seat 0 steals a cat; the window is open."""
    sealed, clock = sealed_at(a_cancel_window())
    game, state = sealed.match.game, sealed.match.state
    steal = {"do": "play", "card": "cat-burglar", "target": 1, "zone": "porch", "color": "black"}
    sealed.match.say(0, game.read_action(state, steal))
    sealed.open()
    return sealed, clock


def test_a_window_closes_at_its_time_whoever_has_answered() -> None:
    sealed, clock = burgle()
    for seat in (1, 2):
        sealed.answer(seat, sealed.number, (PASS,))
    assert not sealed.tick()
    clock.time += 4.9
    assert not sealed.tick()
    clock.time += 0.2
    assert sealed.tick()
    assert sealed.match.game.points(sealed.match.state)[1] == 0


def test_an_answer_is_told_to_nobody_else_before_the_close() -> None:
    sealed, clock = burgle()
    tuna = CANCEL + sealed.match.game.deck.number["tuna"]
    before = len(sealed.sent)
    sealed.answer(1, sealed.number, (tuna,))
    assert [message.seat for message in sealed.sent[before:]] == [1]
    clock.time += 5
    assert sealed.tick()
    assert sealed.match.state.total(1, 2) == 1, "the cat stays on the Porch"


def test_the_first_in_order_cancels_whoever_answered_first() -> None:
    sealed, clock = burgle()
    number = sealed.match.game.deck.number
    sealed.answer(1, sealed.number, (CANCEL + number["catnap"],))
    clock.time += 5
    sealed.tick()
    assert sealed.match.state.discard[number["catnap"]] == 1


def test_late_wrong_and_uncalled_answers_are_refused() -> None:
    sealed, clock = burgle()
    with pytest.raises(Refusal, match="not-asked"):
        sealed.answer(0, sealed.number, (PASS,))
    with pytest.raises(Refusal, match="window-closed"):
        sealed.answer(1, sealed.number - 1, (PASS,))
    with pytest.raises(Refusal, match="no-such-answer"):
        sealed.answer(2, sealed.number, (CANCEL,))
    clock.time += 5
    with pytest.raises(Refusal, match="window-closed"):
        sealed.answer(1, sealed.number, (PASS,))


def test_standing_answers_depend_on_public_facts_only() -> None:
    sealed, _ = burgle()
    window = sealed.window
    assert window is not None
    state = sealed.match.state
    standing = Standing(3)
    for choice, passes in ((ASK, (False, False)), (TARGET, (False, True)), (TURN, (True, True))):
        for seat in (1, 2):
            standing.choose(seat, choice)
            assert standing.passes(seat, window, state) == passes[seat - 1]
    standing.choose(0, TURN)
    assert not standing.passes(0, window, state), "in your own turn you are asked"
    with pytest.raises(Refusal):
        standing.choose(1, "never")


def test_where_all_stand_to_pass_nobody_waits() -> None:
    sealed, clock = burgle()
    for seat in (1, 2):
        sealed.standing.choose(seat, TURN)
    sealed.number = -1
    sealed.open()
    assert sealed.closes == clock.now()
    assert sealed.tick()

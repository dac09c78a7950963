"""Check matches: a sentence is applied completely or not at all, and undone only while that reveals nothing."""

from __future__ import annotations

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.log import UNHEARD
from tabbytop.engine.play import actor, sentences
from tabbytop.engine.seats import CHANCE, WATCHER
from tabbytop.games.catbox.words import DONE, TOKEN
from tabbytop.table.dealer import Dealer, Script
from tabbytop.table.files import read_deck
from tabbytop.table.match import Match
from tabbytop.table.record import Header, Player, Replay, dealer_of, from_text, to_text, write_record
from tests.laws.worlds import Setting


def match_after_one_card() -> tuple[Match, int]:
    """Return an advanced game in which the first player has played a card and may still use a token."""
    match = Setting("cat-box", "mirror", 3, True).begin(3)
    seat = actor(match.state)
    match.say(seat, next(sentence for sentence in sentences(match.state) if sentence[0] < TOKEN and len(sentence) == 2))
    return match, seat


def test_a_refused_sentence_changes_nothing() -> None:
    match, seat = match_after_one_card()
    before, lines = match.game.key(match.state), list(match.lines)
    for sentence in [(TOKEN + 1, 0), (TOKEN + 4,), (DONE, DONE), (7,), ()]:
        with pytest.raises(Refusal):
            match.say(seat, sentence)
    assert match.game.key(match.state) == before
    assert match.lines == lines


def test_only_the_seat_to_move_can_act() -> None:
    match, seat = match_after_one_card()
    with pytest.raises(Refusal) as refused:
        match.say((seat + 1) % 3, (DONE,))
    assert refused.value.why == "not-your-turn"


def test_undo_restores_the_state_and_adds_a_log_entry() -> None:
    fresh = Setting("cat-box", "mirror", 3, True).begin(3)
    match, seat = match_after_one_card()
    count = len(match.lines)
    match.undo(seat)
    assert match.game.key(match.state) == match.game.key(fresh.state)
    assert len(match.lines) == count + 1
    assert match.lines[-1].undoes == match.lines[-3].n
    assert [line.n for line in match.lines] == list(range(count + 1))


def test_only_the_last_player_to_act_can_undo_and_not_after_a_chance_draw() -> None:
    match, seat = match_after_one_card()
    with pytest.raises(Refusal):
        match.undo((seat + 1) % 3)
    match.say(seat, (DONE,))  # the hand is refilled now, which is a chance draw
    assert match.live[-1].author == CHANCE
    assert not match.can_undo(seat)
    with pytest.raises(Refusal) as refused:
        match.undo(seat)
    assert refused.value.why == "too-late-to-undo"


def test_the_same_cards_are_drawn_after_an_undo() -> None:
    match, seat = match_after_one_card()
    sentence = tuple([line.action for line in match.live if line.author == seat])
    match.undo(seat)
    match.say(seat, sentence)
    match.say(seat, (DONE,))
    other, _ = match_after_one_card()
    other.say(seat, (DONE,))
    assert match.position() == other.position()


def test_a_token_and_the_card_played_before_it_can_be_undone_one_by_one() -> None:
    match, seat = match_after_one_card()
    paw = (TOKEN,)
    assert paw in sentences(match.state)
    match.say(seat, paw)
    match.undo(seat)
    match.undo(seat)
    assert not match.can_undo(seat)


def test_a_seat_hears_every_log_entry_except_those_hidden_from_it() -> None:
    match = Setting("cat-box", "secret", 4, False).begin(1)
    for seat in (0, 1, 2, 3, WATCHER):
        unheard = [line for line in match.heard(seat) if line.action == UNHEARD]
        # The identities and secret sides of the three other seats; a watcher misses those of all four.
        assert len(unheard) == (8 if seat == WATCHER else 6)
        assert all(line.author == CHANCE for line in unheard)


def test_an_empty_script_refuses_to_deal() -> None:
    setting = Setting("cat-box", "mirror", 2, False)
    game = setting.open()
    match = Match(game, game.start(2, {"first": 1}), Script([]))
    with pytest.raises(Refusal) as refused:
        match.deal()
    assert refused.value.why == "script-wrong"


def test_exporting_a_position_draws_nothing_from_the_dealer() -> None:
    match = Setting("cat-box", "mirror", 2, False).begin(9)
    assert isinstance(match.dealer, Dealer)
    before = dict(match.dealer.drawn)
    match.position()
    assert match.dealer.drawn == before


def test_a_move_that_shows_a_secret_side_cannot_be_undone() -> None:
    """With a deck that hides its backs, playing your own card shows everyone its secret side."""
    match = Setting("cat-box", "secret", 3, True).begin(3)
    seat = actor(match.state)
    own = next(sentence for sentence in sentences(match.state) if len(sentence) == 3 and sentence[0] < TOKEN)
    match.say(seat, own)
    assert match.live[-1].author == seat
    assert not match.can_undo(seat)
    other = Setting("cat-box", "secret", 3, True).begin(3)
    other.say(seat, next(sentence for sentence in sentences(other.state) if len(sentence) == 2 and sentence[0] < TOKEN))
    assert other.can_undo(seat)


def test_replaying_a_log_restores_the_dealer() -> None:
    match = Setting("cat-box", "secret", 4, False).begin(5)
    again = match.at_start()
    for line in match.lines:
        again.repeat(line)
    assert again.position() == match.position()


def test_an_agreed_undo_is_possible_after_a_chance_draw() -> None:
    fresh = Setting("cat-box", "mirror", 3, True).begin(3)
    match, seat = match_after_one_card()
    match.say(seat, (DONE,))
    match.undo(seat, agreed=True)
    match.undo(seat)  # nobody else is involved in the rest of the turn
    assert match.game.key(match.state) == match.game.key(fresh.state)
    assert [line.agreed for line in match.lines[-2:]] == [True, False]
    with pytest.raises(Refusal) as refused:
        match.undo((seat + 1) % 3, agreed=True)
    assert refused.value.why == "nothing-to-undo"


def test_a_record_keeps_agreed_undos_and_the_bots_that_moved_for_players() -> None:
    match, seat = match_after_one_card()
    match.say(seat, (DONE,))
    match.undo(seat, agreed=True)
    game = match.game
    header = Header("cat-box", {"advanced": True}, read_deck("cat-box", "mirror"), [Player(name) for name in "abc"])
    record = from_text(to_text(write_record(header, match, reveal=True, made={9: "kitten"})).encode(), "it")
    again = Replay(record, dealer_of(record)).finish()
    assert game.key(again.state) == game.key(match.state)
    assert again.lines == match.lines
    assert record.log[9].made == "kitten"


def test_playing_a_fork_does_not_change_the_match() -> None:
    match, _ = match_after_one_card()
    before = (match.game.key(match.state), list(match.lines), list(match.live))
    fork = match.fork()
    while (seat := actor(fork.state)) >= 0:
        fork.say(seat, sentences(fork.state)[0])
    assert (match.game.key(match.state), match.lines, match.live) == before
    while (seat := actor(match.state)) >= 0:
        match.say(seat, sentences(match.state)[0])
    assert match.lines == fork.lines, "the fork and the match must draw the same cards"

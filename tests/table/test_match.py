"""Check matches: sentences are applied completely or not at all, and undone only while that reveals nothing."""

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


def played_once() -> tuple[Match, int]:
    """Return an advanced game in which the first player has played a card and may still use a token."""
    match = Setting("cat-box", "mirror", 3, True).begin(3)
    seat = actor(match.state)
    match.say(seat, next(said for said in sentences(match.state) if said[0] < TOKEN and len(said) == 2))
    return match, seat


def test_a_refused_sentence_changes_nothing() -> None:
    match, seat = played_once()
    before, lines = match.game.key(match.state), list(match.lines)
    for sentence in [(TOKEN + 1, 0), (TOKEN + 4,), (DONE, DONE), (7,), ()]:
        with pytest.raises(Refusal):
            match.say(seat, sentence)
    assert match.game.key(match.state) == before
    assert match.lines == lines


def test_only_the_seat_whose_turn_it_is_can_speak() -> None:
    match, seat = played_once()
    with pytest.raises(Refusal) as refused:
        match.say((seat + 1) % 3, (DONE,))
    assert refused.value.why == "not-your-turn"


def test_undo_gives_back_the_table_and_is_an_entry_of_its_own() -> None:
    fresh = Setting("cat-box", "mirror", 3, True).begin(3)
    match, seat = played_once()
    count = len(match.lines)
    match.undo(seat)
    assert match.game.key(match.state) == match.game.key(fresh.state)
    assert len(match.lines) == count + 1
    assert match.lines[-1].undoes == match.lines[-3].n
    assert [line.n for line in match.lines] == list(range(count + 1))


def test_undo_is_for_the_last_speaker_only_and_not_after_chance() -> None:
    match, seat = played_once()
    with pytest.raises(Refusal):
        match.undo((seat + 1) % 3)
    match.say(seat, (DONE,))  # now the hand is refilled, which is a decision of chance
    assert match.live[-1].author == CHANCE
    assert not match.can_undo(seat)
    with pytest.raises(Refusal) as refused:
        match.undo(seat)
    assert refused.value.why == "too-late-to-undo"


def test_after_an_undo_the_same_cards_come() -> None:
    match, seat = played_once()
    sentence = tuple([line.action for line in match.live if line.author == seat])
    match.undo(seat)
    match.say(seat, sentence)
    match.say(seat, (DONE,))
    other, _ = played_once()
    other.say(seat, (DONE,))
    assert match.position() == other.position()


def test_a_token_used_after_playing_can_be_taken_back_with_the_card_one_by_one() -> None:
    match, seat = played_once()
    paw = (TOKEN,)
    assert paw in sentences(match.state)
    match.say(seat, paw)
    match.undo(seat)
    match.undo(seat)
    assert not match.can_undo(seat)


def test_a_seat_hears_everything_but_what_was_not_for_it() -> None:
    match = Setting("cat-box", "secret", 4, False).begin(1)
    for seat in (0, 1, 2, 3, WATCHER):
        unheard = [line for line in match.heard(seat) if line.action == UNHEARD]
        # Three others' identities and three others' secret sides; a watcher misses a fourth of each.
        assert len(unheard) == (8 if seat == WATCHER else 6)
        assert all(line.author == CHANCE for line in unheard)


def test_a_script_says_what_is_written_or_refuses() -> None:
    setting = Setting("cat-box", "mirror", 2, False)
    game = setting.open()
    match = Match(game, game.start(2, {"first": 1}), Script([]))
    with pytest.raises(Refusal) as refused:
        match.deal()
    assert refused.value.why == "script-wrong"


def test_a_dealer_can_be_copied_without_taking_from_it() -> None:
    match = Setting("cat-box", "mirror", 2, False).begin(9)
    assert isinstance(match.dealer, Dealer)
    before = dict(match.dealer.drawn)
    match.position()
    assert match.dealer.drawn == before


def test_a_secret_side_once_shown_is_not_taken_back() -> None:
    """With a deck that hides its backs, playing your own card shows everybody its secret side."""
    match = Setting("cat-box", "secret", 3, True).begin(3)
    seat = actor(match.state)
    own = next(said for said in sentences(match.state) if len(said) == 3 and said[0] < TOKEN)
    match.say(seat, own)
    assert match.live[-1].author == seat
    assert not match.can_undo(seat)
    other = Setting("cat-box", "secret", 3, True).begin(3)
    other.say(seat, next(said for said in sentences(other.state) if len(said) == 2 and said[0] < TOKEN))
    assert other.can_undo(seat)


def test_a_repeated_log_leaves_the_dealer_where_it_was() -> None:
    match = Setting("cat-box", "secret", 4, False).begin(5)
    again = match.at_start()
    for line in match.lines:
        again.repeat(line)
    assert again.position() == match.position()


def test_what_everybody_agreed_to_is_taken_back_though_chance_has_spoken() -> None:
    fresh = Setting("cat-box", "mirror", 3, True).begin(3)
    match, seat = played_once()
    match.say(seat, (DONE,))
    match.undo(seat, agreed=True)
    match.undo(seat)  # nobody else is involved in the rest of the turn
    assert match.game.key(match.state) == match.game.key(fresh.state)
    assert [line.agreed for line in match.lines[-2:]] == [True, False]
    with pytest.raises(Refusal) as refused:
        match.undo((seat + 1) % 3, agreed=True)
    assert refused.value.why == "nothing-to-undo"


def test_a_record_keeps_what_was_agreed_and_who_stood_in() -> None:
    match, seat = played_once()
    match.say(seat, (DONE,))
    match.undo(seat, agreed=True)
    game = match.game
    header = Header("cat-box", {"advanced": True}, read_deck("cat-box", "mirror"), [Player(name) for name in "abc"])
    record = from_text(to_text(write_record(header, match, reveal=True, made={9: "kitten"})).encode(), "it")
    again = Replay(record, dealer_of(record)).finish()
    assert game.key(again.state) == game.key(match.state)
    assert again.lines == match.lines
    assert record.log[9].made == "kitten"


def test_a_fork_plays_on_without_changing_the_match() -> None:
    match, _ = played_once()
    before = (match.game.key(match.state), list(match.lines), list(match.live))
    fork = match.fork()
    while (seat := actor(fork.state)) >= 0:
        fork.say(seat, sentences(fork.state)[0])
    assert (match.game.key(match.state), match.lines, match.live) == before
    while (seat := actor(match.state)) >= 0:
        match.say(seat, sentences(match.state)[0])
    assert match.lines == fork.lines, "both go on with the same luck"

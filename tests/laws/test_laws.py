"""Check the laws of the design for every game, number of players, deck and variant, and for watchers too."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor, apply, is_over, judge, sample_sentence, say, sentences, some_sentences
from tabbytop.narrate.language import english
from tabbytop.table.dealer import Script
from tabbytop.table.files import open_position, read_deck
from tabbytop.table.match import FORWARD, Match
from tabbytop.table.record import Header, Player, Replay, from_text, to_text, write_record
from tabbytop.terminal.drawings.registry import DRAWINGS
from tests.laws import catbox, fits, kitty
from tests.laws.retelling import retell
from tests.laws.worlds import LONGEST, Point, Setting, law

HIDING = [("cat-box", "secret"), ("if-it-fits", "cardboard"), ("here-kitty-kitty", "neighborhood")]
"""For each game, a deck that hides something."""

SPECIFICS: dict[str, Any] = {"cat-box": catbox, "if-it-fits": fits, "here-kitty-kitty": kitty}
"""What the laws need from each game: how to check conservation, and actions to try."""


def rerun(match: Match) -> Any:
    """Return the state after replaying the log."""
    state = match.game.clone(match.start)
    for line in match.live:
        apply(state, line.action)
    return state


@law(1)
def test_1_folding_the_log_gives_the_same_state(setting: Setting, point: Point, seed: int) -> None:
    match = point.reach(setting, undos=True)
    assert match.game.key(rerun(match)) == match.game.key(match.state)
    again = match.at_start()
    for line in match.lines:
        if line.undoes == FORWARD:
            again.repeat(line)
        else:
            again.undo(line.author)
    assert match.game.key(again.state) == match.game.key(match.state)
    assert again.lines == match.lines
    assert again.position() == match.position()


@law(2)
def test_2_filling_a_view_and_viewing_it_again_gives_the_same_view(setting: Setting, point: Point, seed: int) -> None:
    match = point.reach(setting)
    game = match.game
    for seat in setting.seats():
        view = match.view(seat)
        for i in range(3):
            world = game.fill(view, Random(seed + i))
            assert game.key(game.view(world, seat)) == game.key(view)
        assert game.key(game.view(view, seat)) == game.key(view)


@law(2, 4)
def test_2_and_4_hold_in_the_middle_of_a_move_and_while_chance_decides(
    setting: Setting, point: Point, seed: int
) -> None:
    match = point.reach(setting)
    game = match.game
    for world in [*dealt_worlds(setting, point.seed, seed), *[w for _, w in questions(match.state, Random(seed))]]:
        for seat in setting.seats():
            view = game.view(world, seat)
            filled = game.fill(view, Random(seed))
            assert game.key(game.view(filled, seat)) == game.key(view)
            assert actor(filled) == actor(world)
            if actor(filled) < 0:
                assert filled.agenda[-1].options(filled)
                play_out(filled, Random(seed))


def dealt_worlds(setting: Setting, seed: int, stop: int) -> list[Any]:
    """Return one state of the setup, while chance is still deciding."""
    lines = setting.begin(seed).lines
    world = setting.begin(seed).at_start()
    for line in lines[: stop % len(lines)]:
        world.repeat(line)
    return [world.state]


@law(3)
def test_3_options_depend_only_on_the_seats_own_view(setting: Setting, point: Point, seed: int) -> None:
    match = point.reach(setting)
    seat = actor(match.state)
    if seat < 0:
        return
    view = match.view(seat)
    listed = sentences(match.state)
    assert sentences(view) == listed
    assert sentences(match.game.fill(view, Random(seed))) == listed
    step = match.state.agenda[-1]
    for a in SPECIFICS[setting.game].actions_to_try(match.state, match.game.words.size):
        seen, true = view.agenda[-1].forbids(view, a), step.forbids(match.state, a)
        assert (seen and (seen.rule, seen.why, seen.facts)) == (true and (true.rule, true.why, true.facts))


@law(4)
def test_4_the_acting_seat_is_the_same_in_every_world(setting: Setting, point: Point, seed: int) -> None:
    match = point.reach(setting)
    for seat in setting.seats():
        view = match.view(seat)
        world = match.game.fill(view, Random(seed))
        assert actor(view) == actor(world) == actor(match.state)
        assert [step.key() for step in world.agenda] == [step.key() for step in match.state.agenda]


@law(5)
def test_5_everything_in_the_box_is_conserved(setting: Setting, point: Point, seed: int) -> None:
    match = point.reach(setting)
    SPECIFICS[setting.game].check_conserved(setting, match, match.state)
    for seat in setting.seats():
        SPECIFICS[setting.game].check_conserved(setting, match, match.game.fill(match.view(seat), Random(seed)))


@law(6)
def test_6_clones_share_nothing(setting: Setting, point: Point, seed: int) -> None:
    match = point.reach(setting)
    game = match.game
    before = game.key(match.state)
    listed = sentences(match.state)
    other = game.clone(match.state)
    assert game.key(other) == before
    play_out(other, Random(seed))
    assert game.key(match.state) == before
    assert sentences(match.state) == listed
    view = match.view(0)
    key = game.key(view)
    play_out(game.fill(view, Random(seed)), Random(seed))
    assert game.key(view) == key


def play_out(s: Any, rng: Random) -> int:
    """Play to the end at random and return the number of moves."""
    moves = 0
    while not is_over(s):
        moves += s.agenda[-1].begins
        apply(s, s.agenda[-1].sample(s, rng))
    return moves


def questions(s: Any, rng: Random) -> list[tuple[Any, Any]]:
    """Return each step of a random move and of the decisions of chance that follow, with its state."""
    found = []
    world = s
    while not is_over(world):
        step = world.agenda[-1]
        found.append((step, world))
        if len(found) > 1 and step.begins:
            break
        a = step.sample(world, rng)
        world = world.clone()
        apply(world, a)
    return found


@law(7)
def test_7_options_are_never_empty_and_are_unique_and_in_order(setting: Setting, point: Point, seed: int) -> None:
    match = point.reach(setting)
    for step, world in questions(match.state, Random(seed)):
        options = step.options(world)
        assert options
        assert all(a < b for a, b in pairwise(options))
    whole = sentences(match.state)
    assert len(set(whole)) == len(whole)
    assert whole or is_over(match.state)


@law(8, examples=12)
def test_8_every_game_ends_within_a_bound(setting: Setting, point: Point, seed: int) -> None:
    match = setting.begin(point.seed)
    longest = LONGEST[setting.game]
    assert play_out(match.state, Random(seed)) <= longest
    plan = Point(point.seed, point.policy, longest + 1).reach(setting)
    assert is_over(plan.state)


@law(9)
def test_9_position_action_and_log_round_trip_as_text(setting: Setting, point: Point, seed: int) -> None:
    match = point.reach(setting, undos=True)
    game = match.game
    position = msgspec.json.decode(msgspec.json.encode(match.position()))
    other, table, script = open_position(position)
    again = Match(other, table, Script(script))
    assert again.position() == position
    written = [other.write_action(table, sentence) for sentence in sentences(table)]
    assert written == [game.write_action(match.state, sentence) for sentence in sentences(match.state)]
    for sentence in sentences(match.state):
        action = msgspec.json.decode(msgspec.json.encode(game.write_action(match.state, sentence)))
        assert game.read_action(match.state, action) == sentence
    for line in match.live:
        assert game.words.read(game.words.write(line.action)) == line.action
    deck = read_deck(setting.game, setting.deck)
    header = Header(setting.game, setting.options, deck, [Player("x")] * setting.players)
    text = to_text(write_record(header, match, reveal=True))
    replayed = Replay(from_text(text.encode(), "record")).finish()
    assert replayed.game.key(replayed.state) == game.key(match.state)
    assert replayed.lines == match.lines


@law(10)
def test_10_equal_heard_logs_give_equal_views(setting: Setting, point: Point, seed: int) -> None:
    match = point.reach(setting)
    game = match.game
    for seat in setting.seats():
        retold = retell(match, seat, Random(seed))
        assert [line.action for line in retold.heard(seat)] == [line.action for line in match.heard(seat)]
        mine, other = match.view(seat), retold.view(seat)
        assert msgspec.json.encode(game.write_view(other)) == msgspec.json.encode(game.write_view(mine))
        assert repr(game.key(other)).encode() == repr(game.key(mine)).encode()


@pytest.mark.parametrize(("game", "deck"), HIDING)
def test_10_retold_games_really_differ(game: str, deck: str) -> None:
    """Law 10 would hold trivially if no game could be retold differently."""
    changed = 0
    for players in (2, 4):
        for seed in range(10):
            match = Point(seed, 0, 12).reach(Setting(game, deck, players, game != "here-kitty-kitty"))
            retold = retell(match, 0, Random(seed))
            changed += match.game.key(retold.state) != match.game.key(match.state)
    assert changed > 10


@law(11, examples=6)
def test_11_sampling_agrees_with_listing(setting: Setting, point: Point, seed: int) -> None:
    match = point.reach(setting)
    rng = Random(seed)
    for step, world in questions(match.state, rng):
        options = step.options(world)
        weights = step.weights(world) if actor(world) < 0 else [1] * len(options)
        tries = 30 * len(options)
        found = Counter([step.sample(world, rng) for _ in range(tries)])
        assert set(found) <= set(options)
        # Chi-square, with a bound that a fair sampler exceeds once in many millions.
        total = sum(weights)
        chi = 0.0
        for a, weight in zip(options, weights, strict=True):
            wanted = tries * weight / total
            chi += (found[a] - wanted) ** 2 / wanted
        freedom = len(options) - 1
        assert chi <= freedom + 6 * (2 * freedom) ** 0.5 + 20
    if actor(match.state) >= 0:
        assert sample_sentence(match.state, rng) in sentences(match.state)


@law(12)
def test_12_an_action_is_an_option_exactly_when_nothing_forbids_it(setting: Setting, point: Point, seed: int) -> None:
    match = point.reach(setting)
    for step, world in questions(match.state, Random(seed)):
        options = set(step.options(world))
        for a in SPECIFICS[setting.game].actions_to_try(world, match.game.words.size):
            refusal = step.forbids(world, a)
            assert (a in options) == (refusal is None), match.game.words.write(a)
            assert refusal is None or isinstance(refusal, Refusal)
    for sentence in sentences(match.state):
        assert judge(match.state, sentence) is None


@law()
def test_every_listed_move_can_be_made(setting: Setting, point: Point, seed: int) -> None:
    match = point.reach(setting)
    rng = Random(seed)
    whole = sentences(match.state)
    for sentence in rng.sample(whole, min(20, len(whole))):
        world = match.game.clone(match.state)
        say(world, sentence)
        assert is_over(world) or world.agenda[-1].begins or actor(world) < 0


@law()
def test_a_view_is_read_back_as_it_was_written(setting: Setting, point: Point, seed: int) -> None:
    match = point.reach(setting, undos=True)
    game = match.game
    for seat in setting.seats():
        view = match.view(seat)
        written = game.write_view(view)
        seen = game.read_view(msgspec.json.decode(msgspec.json.encode(written)))
        assert game.write_view(seen) == written
        assert actor(seen) == actor(view)
        asked = actor(view) == seat
        assert not asked or some_sentences(seen) == some_sentences(view)
        assert drawn(setting, seen, seat, asked) == drawn(setting, view, seat, asked)
        if setting.game != "if-it-fits" and not is_over(view):  # there, views don't say what was discarded
            assert game.key(seen) == game.key(view)


def drawn(setting: Setting, view: Any, seat: int, asked: bool) -> Any:
    """Return what a seat sees in the terminal."""
    step = view.agenda[-1] if view.agenda else None
    options = step.options(view) if asked and step is not None else []
    names = [f"Player {one}" for one in range(setting.players)]
    me = seat if seat < setting.players else 0
    return DRAWINGS[setting.game].draw_screen(english(), view, step, options, me, names, 100, 60)

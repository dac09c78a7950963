"""Searching bots: the same seed gives the same move, wins are taken, time is kept, and reuse only saves time."""

from __future__ import annotations

import gc
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tabbytop.bots import search_bot
from tabbytop.bots.bot import Thought
from tabbytop.bots.heuristics import HEURISTICS
from tabbytop.bots.levels import read_bot
from tabbytop.bots.search import Search
from tabbytop.bots.search_bot import Budget, SearchBot
from tabbytop.engine.play import actor, apply, is_over, judge, say, sentences
from tabbytop.engine.seats import ALL
from tabbytop.games.catbox.rulebook import IDENTITIES
from tabbytop.games.catbox.scoring import tallies
from tabbytop.table.match import Match
from tabbytop.table.memory import Memory
from tests.laws.worlds import SETTINGS, Point, Setting
from tests.rules.catbox import tables as catbox
from tests.rules.fits import tables as fits
from tests.rules.kitty import tables as kitty
from tests.rules.position_match import Json, PositionMatch

MIDDLES = [Setting("cat-box", "secret", 3, True), Setting("if-it-fits", "cardboard", 3, False, "coffee")]
MIDDLES += [Setting("here-kitty-kitty", "neighborhood", 4, False)]


def ask(match: Match, bot: SearchBot, seed: int = 1) -> tuple[int, ...]:
    """Return the move of a bot."""
    seat = actor(match.state)
    return bot.move(match.game, match.view(seat), Memory(match, seat).moments(), Random(seed))


def middle(setting: Setting) -> Match:
    """Play a game to a point where somebody has a choice."""
    for moves in range(15, 100):
        match = Point(4, 1, moves).reach(setting)
        if len(sentences(match.state)) > 4:
            return match
    raise AssertionError("there is no choice")


# Seeds


@pytest.mark.parametrize("setting", MIDDLES, ids=str)
def test_the_same_seed_and_iterations_give_the_same_move(setting: Setting) -> None:
    match = middle(setting)
    for seed in range(3):
        moves = {ask(match, SearchBot(Budget(iterations=25)), seed) for _ in range(2)}
        assert len(moves) == 1
        assert judge(match.state, moves.pop()) is None


# Wins


def last_card() -> PositionMatch:
    """Cat Box: Black places the last card."""
    stairs = [(0, 0, "YV/YV"), (1, 1, "YK/BB"), (2, 0, "PY/BV"), (3, 1, "PP/VP"), (4, 2, "BP/YK"), (5, 1, "VP/VV")]
    black = catbox.player("black", catbox.card("KK/PK"))
    return PositionMatch(catbox.position(black, catbox.player("pink"), placed=catbox.placed(*stairs), pile=[]))


def last_cardboard() -> PositionMatch:
    """If It Fits: Lilly can close her box, which then is worth more than Milo's."""
    mine = ["0,0 E:mouse", "1,0 EW:mouse"]
    his = ["6,0 ES:mouse", "7,0 SW:mouse", "6,1 NE:mouse", "7,1 NW:"]
    seats = fits.player("lilly", "W:mouse+mouse"), fits.player("milo")
    return fits.sit(*seats, cells=mine + his, across=["0,0 lilly", "6,0 milo"], ending=True, deck=[])


def last_step() -> PositionMatch:
    """Here, Kitty, Kitty!: one move is left, and a cat is at the door."""
    seats = kitty.player(porch="black"), kitty.player(porch="white gray")
    return kitty.sit(*seats, actions_left=1, final_turns_left=1, deck=[])


def is_won(sitting: PositionMatch, said: tuple[int, ...]) -> bool:
    """Return whether this move wins alone, whatever the seat can't know."""
    game, state = sitting.game, sitting.match.state
    seat = actor(state)
    won = []
    for seed in range(20):
        world = game.fill(game.view(state, seat), Random(seed))
        say(world, said)
        while not is_over(world):
            apply(world, world.agenda[-1].sample(world, Random(seed)))
        won.append(game.winners(world) == [seat])
    return all(won)


@pytest.mark.parametrize("level", ["alley-cat:60", "tiger:150"])
@pytest.mark.parametrize("table", [last_card, last_cardboard, last_step])
def test_a_win_that_lies_there_is_taken(table: Any, level: str) -> None:
    sitting: PositionMatch = table()
    state = sitting.match.state
    wins = [said for said in sentences(state) if is_won(sitting, said)]
    assert 0 < len(wins) < len(sentences(state))
    for seed in range(5):
        view = sitting.game.view(state, actor(state))
        assert read_bot(level).move(sitting.game, view, [], Random(seed)) in wins


# Time


class Clock:
    """A clock that advances by a fixed amount whenever it is read."""

    def __init__(self, tick: float) -> None:
        self.now = 100.0
        self.tick = tick

    def perf_counter(self) -> float:
        """Return the time."""
        self.now += self.tick
        return self.now


def timed(match: Match, tick: float, monkeypatch: pytest.MonkeyPatch, **budget: Any) -> tuple[list[Thought], Clock]:
    """Return what a bot thought with such a clock."""
    clock = Clock(tick)
    monkeypatch.setattr(search_bot, "time", SimpleNamespace(perf_counter=clock.perf_counter))
    seen: list[Thought] = []
    said = ask(match, SearchBot(Budget(**budget), seen.append))
    assert judge(match.state, said) is None
    if seen and seen[-1].moves:
        assert said == seen[-1].moves[0][0]
    return seen, clock


@pytest.mark.parametrize("setting", MIDDLES, ids=str)
def test_it_stops_when_its_seconds_are_over(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    seen, clock = timed(middle(setting), 0.01, monkeypatch, seconds=0.5)
    assert 100.45 < clock.now <= 100.0 + 0.5 + 0.02
    assert seen[-1].share == 1
    assert 10 <= seen[-1].iterations <= 50
    shares = [thought.share for thought in seen]
    assert shares == sorted(shares)


@pytest.mark.parametrize("setting", MIDDLES, ids=str)
def test_it_answers_even_when_there_is_no_time_at_all(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some moves have been evaluated by then, and the best of them is made."""
    match = middle(setting)
    monkeypatch.setattr(Search, "iterate", forbidden)
    _, clock = timed(match, 60.0, monkeypatch, seconds=0.5)
    assert clock.now <= 100.0 + 4 * 60


def forbidden(*_: Any) -> None:
    raise AssertionError("it must not think")


@pytest.mark.parametrize("setting", MIDDLES, ids=str)
def test_iterations_are_counted_whatever_the_clock_says(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    for tick in (0.0, 7.0):
        seen, _ = timed(middle(setting), tick, monkeypatch, iterations=12)
        assert seen[-1].iterations == 12
        tries = sum([tries for _, tries, _ in seen[-1].moves])
        assert tries == 12
        assert all(0 <= chance <= 1 for _, _, chance in seen[-1].moves)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_forced_move_is_made_at_once(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Search, "iterate", forbidden)
    for moves in range(0, 120, 3):
        match = Point(moves, 1, moves).reach(setting)
        if actor(match.state) >= 0 and len(sentences(match.state)) == 1:
            assert ask(match, SearchBot(Budget(seconds=600))) == sentences(match.state)[0]


# Reuse between moves


@pytest.mark.parametrize("setting", MIDDLES, ids=str)
def test_what_an_earlier_search_left_makes_no_move_illegal(setting: Setting) -> None:
    """Use one bot in all seats in turn, as nobody would in practice."""
    match = setting.begin(6)
    bot = SearchBot(Budget(iterations=6))
    for _ in range(25):
        seat = actor(match.state)
        if seat < 0:
            break
        match.say(seat, ask(match, bot))  # refuses illegal moves


@pytest.mark.parametrize("setting", MIDDLES, ids=str)
def test_what_it_keeps_depends_on_what_it_saw_only(setting: Setting) -> None:
    """Ask two bots the same question twice, one of them with other hidden information behind the first view."""
    match = middle(setting)
    seat = actor(match.state)
    game, view, heard = match.game, match.view(seat), Memory(match, seat).moments()
    other = game.view(game.fill(view, Random(5)), seat)
    one, two = SearchBot(Budget(iterations=20)), SearchBot(Budget(iterations=20))
    first = [one.move(game, view, heard, Random(1)), two.move(game, other, heard, Random(1))]
    assert first[0] == first[1]
    match.say(seat, first[0])
    while actor(match.state) not in (seat, -1, -2):
        match.say(actor(match.state), sentences(match.state)[0])
    if actor(match.state) == seat:
        assert ask(match, one, 2) == ask(match, two, 2)


# Beliefs


def believed(match: Match, seat: int) -> list[dict[str, float]]:
    """Return a seat's beliefs about identities."""
    believe = HEURISTICS["cat-box"].believe
    assert believe is not None
    return believe(match.view(seat), Memory(match, seat).moments(), seat).panel()


@pytest.mark.parametrize("setting", [one for one in SETTINGS if one.game == "cat-box"], ids=str)
def test_beliefs_add_up_and_respect_what_is_known(setting: Setting) -> None:
    match = Point(3, 0, 25).reach(setting)
    for seat in setting.seats():
        panel = believed(match, seat)
        assert [sum(row.values()) for row in panel] == pytest.approx([1.0] * setting.players)
        for row in panel:
            assert set(row) == set(IDENTITIES)
            assert setting.players >= 4 or row["chihuahua"] == 0
        if seat < 0 or seat >= setting.players:
            continue
        me = IDENTITIES[match.state.identities[seat]]
        assert panel[seat][me] == 1.0
        assert all(panel[other][me] == 0 for other in range(setting.players) if other != seat)
        truth = [IDENTITIES[identity] for identity in match.state.identities]
        assert all(panel[other][truth[other]] > 0 for other in range(setting.players))


def test_before_anything_is_done_all_is_equally_likely() -> None:
    match = Setting("cat-box", "mirror", 3, False).begin(1)
    panel = believed(match, 0)
    likely = [chance for chance in panel[1].values() if chance]
    assert likely == pytest.approx([0.25] * 4)


def test_who_only_ever_favours_blue_is_believed_blue() -> None:
    blue = IDENTITIES.index("blue")
    setting = Setting("cat-box", "mirror", 3, False)
    match = next(match for match in map(setting.begin, range(20)) if match.state.identities[0] != blue)
    rng = Random(2)
    for _ in range(24):
        seat = actor(match.state)
        match.say(seat, best_move_for(match, blue) if seat == 1 else rng.choice(sentences(match.state)))
    panel = believed(match, 0)
    assert panel[1]["blue"] > 0.8
    assert panel[2]["blue"] < 0.2


def best_move_for(match: Match, identity: int) -> tuple[int, ...]:
    """Return the move after which an identity is best off."""

    def points(said: tuple[int, ...]) -> int:
        world = match.game.clone(match.state)
        say(world, said)
        return tallies(world)[identity].points

    return max(sentences(match.state), key=points)


def test_worlds_are_dealt_as_believed() -> None:
    match = Point(3, 0, 25).reach(Setting("cat-box", "secret", 4, False))
    believe = HEURISTICS["cat-box"].believe
    assert believe is not None
    view = match.view(0)
    beliefs = believe(view, Memory(match, 0).moments(), 0)
    rng = Random(1)
    dealt: list[Json] = [dict.fromkeys(IDENTITIES, 0) for _ in range(4)]
    for _ in range(2000):
        world = match.game.fill(view, rng)
        beliefs.deal(world, rng)
        assert match.game.key(match.game.view(world, 0)) == match.game.key(view)
        for seat, identity in enumerate(world.identities):
            dealt[seat][IDENTITIES[identity]] += 1 / 2000
    for counted, row in zip(dealt, beliefs.panel(), strict=True):
        assert counted == pytest.approx(row, abs=0.06)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_what_players_say_everybody_hears(setting: Setting) -> None:
    """The search relies on it: only chance events can be private."""
    match = Point(40, 0, 3).reach(setting)
    lines = [line for line in match.lines if line.author >= 0]
    assert lines
    assert all(line.audience == ALL for line in lines)


# Garbage


@pytest.mark.parametrize("setting", MIDDLES, ids=str)
def test_a_search_leaves_nothing_that_must_be_looked_for_to_be_tidied_up(setting: Setting) -> None:
    """Garbage collection is paused during a search, so there must be nothing for it to find."""
    match = middle(setting)
    bot = SearchBot(Budget(iterations=200))
    ask(match, bot)  # caches that are made once and stay
    gc.collect()
    ask(match, bot)
    assert gc.isenabled()
    assert gc.collect() < 200, "not one ring for each try"

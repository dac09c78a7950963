"""Searching bots repeat a move for a seed, take wins and keep to their budget; reusing a search only saves time."""

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
    """Play a game until the player to move has a choice."""
    for moves in range(15, 100):
        match = Point(4, 1, moves).reach(setting)
        if len(sentences(match.state)) > 4:
            return match
    raise AssertionError("no position with a choice")


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
    """If It Fits: Lilly can close her box, which makes it worth more than Milo's."""
    mine = ["0,0 E:mouse", "1,0 EW:mouse"]
    his = ["6,0 ES:mouse", "7,0 SW:mouse", "6,1 NE:mouse", "7,1 NW:"]
    seats = fits.player("lilly", "W:mouse+mouse"), fits.player("milo")
    return fits.match_at(*seats, cells=mine + his, across=["0,0 lilly", "6,0 milo"], ending=True, deck=[])


def last_step() -> PositionMatch:
    """Here, Kitty, Kitty!: one action is left, and a cat is on the Porch."""
    seats = kitty.player(porch="black"), kitty.player(porch="white gray")
    return kitty.match_at(*seats, actions_left=1, final_turns_left=1, deck=[])


def is_certain_win(position_match: PositionMatch, move: tuple[int, ...]) -> bool:
    """Return whether this move wins alone in every world that the seat considers possible."""
    game, state = position_match.game, position_match.match.state
    seat = actor(state)
    won = []
    for seed in range(20):
        world = game.fill(game.view(state, seat), Random(seed))
        say(world, move)
        while not is_over(world):
            apply(world, world.agenda[-1].sample(world, Random(seed)))
        won.append(game.winners(world) == [seat])
    return all(won)


@pytest.mark.parametrize("level", ["alley-cat:60", "tiger:150"])
@pytest.mark.parametrize("table", [last_card, last_cardboard, last_step])
def test_a_winning_move_is_taken(table: Any, level: str) -> None:
    position_match: PositionMatch = table()
    state = position_match.match.state
    wins = [move for move in sentences(state) if is_certain_win(position_match, move)]
    assert 0 < len(wins) < len(sentences(state))
    for seed in range(5):
        view = position_match.game.view(state, actor(state))
        assert read_bot(level).move(position_match.game, view, [], Random(seed)) in wins


# Time


class TickingClock:
    """A clock that advances by a fixed amount whenever it is read."""

    def __init__(self, tick: float) -> None:
        self.now = 100.0
        self.tick = tick

    def perf_counter(self) -> float:
        """Return the time."""
        self.now += self.tick
        return self.now


def think_with_clock(
    match: Match, tick: float, monkeypatch: pytest.MonkeyPatch, **budget: Any
) -> tuple[list[Thought], TickingClock]:
    """Return the thoughts of a bot with such a clock."""
    clock = TickingClock(tick)
    monkeypatch.setattr(search_bot, "time", SimpleNamespace(perf_counter=clock.perf_counter))
    seen: list[Thought] = []
    move = ask(match, SearchBot(Budget(**budget), seen.append))
    assert judge(match.state, move) is None
    if seen and seen[-1].moves:
        assert move == seen[-1].moves[0][0]
    return seen, clock


@pytest.mark.parametrize("setting", MIDDLES, ids=str)
def test_a_search_stops_when_its_time_is_up(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    seen, clock = think_with_clock(middle(setting), 0.01, monkeypatch, seconds=0.5)
    assert 100.45 < clock.now <= 100.0 + 0.5 + 0.02
    assert seen[-1].share == 1
    assert 10 <= seen[-1].iterations <= 50
    shares = [thought.share for thought in seen]
    assert shares == sorted(shares)


@pytest.mark.parametrize("setting", MIDDLES, ids=str)
def test_a_bot_moves_even_without_any_time(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    """By then some moves have been evaluated, and the bot makes the best of them."""
    match = middle(setting)
    monkeypatch.setattr(Search, "iterate", forbidden)
    _, clock = think_with_clock(match, 60.0, monkeypatch, seconds=0.5)
    assert clock.now <= 100.0 + 4 * 60


def forbidden(*_: Any) -> None:
    """Fail if a search starts."""
    raise AssertionError("the bot must not search")


@pytest.mark.parametrize("setting", MIDDLES, ids=str)
def test_iterations_are_counted_whatever_the_clock_says(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    for tick in (0.0, 7.0):
        seen, _ = think_with_clock(middle(setting), tick, monkeypatch, iterations=12)
        assert seen[-1].iterations == 12
        visits = sum([count for _, count, _ in seen[-1].moves])
        assert visits == 12
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
def test_reusing_an_earlier_search_makes_no_move_illegal(setting: Setting) -> None:
    """Use one bot in all seats in turn, which never happens in practice."""
    match = setting.begin(6)
    bot = SearchBot(Budget(iterations=6))
    for _ in range(25):
        seat = actor(match.state)
        if seat < 0:
            break
        match.say(seat, ask(match, bot))  # refuses illegal moves


@pytest.mark.parametrize("setting", MIDDLES, ids=str)
def test_a_reused_search_depends_only_on_what_the_seat_saw(setting: Setting) -> None:
    """Ask two bots for a move twice, with different hidden information behind the first view."""
    match = middle(setting)
    seat = actor(match.state)
    game, view, heard = match.game, match.view(seat), Memory(match, seat).moments()
    other = game.view(game.fill(view, Random(5)), seat)
    first_bot, second_bot = SearchBot(Budget(iterations=20)), SearchBot(Budget(iterations=20))
    moves = [first_bot.move(game, view, heard, Random(1)), second_bot.move(game, other, heard, Random(1))]
    assert moves[0] == moves[1]
    match.say(seat, moves[0])
    while actor(match.state) not in (seat, -1, -2):
        match.say(actor(match.state), sentences(match.state)[0])
    if actor(match.state) == seat:
        assert ask(match, first_bot, 2) == ask(match, second_bot, 2)


# Beliefs


def beliefs_of(match: Match, seat: int) -> list[dict[str, float]]:
    """Return a seat's beliefs about identities."""
    believe = HEURISTICS["cat-box"].believe
    assert believe is not None
    return believe(match.view(seat), Memory(match, seat).moments(), seat).panel()


@pytest.mark.parametrize("setting", [setting for setting in SETTINGS if setting.game == "cat-box"], ids=str)
def test_beliefs_add_up_and_respect_what_is_known(setting: Setting) -> None:
    match = Point(3, 0, 25).reach(setting)
    for seat in setting.seats():
        panel = beliefs_of(match, seat)
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


def test_before_the_first_move_all_identities_are_equally_likely() -> None:
    match = Setting("cat-box", "mirror", 3, False).begin(1)
    panel = beliefs_of(match, 0)
    likely = [chance for chance in panel[1].values() if chance]
    assert likely == pytest.approx([0.25] * 4)


def test_a_player_who_always_favors_blue_is_believed_to_be_blue() -> None:
    blue = IDENTITIES.index("blue")
    setting = Setting("cat-box", "mirror", 3, False)
    match = next(match for match in map(setting.begin, range(20)) if match.state.identities[0] != blue)
    rng = Random(2)
    for _ in range(24):
        seat = actor(match.state)
        match.say(seat, best_move_for(match, blue) if seat == 1 else rng.choice(sentences(match.state)))
    panel = beliefs_of(match, 0)
    assert panel[1]["blue"] > 0.8
    assert panel[2]["blue"] < 0.2


def best_move_for(match: Match, identity: int) -> tuple[int, ...]:
    """Return the move that gives an identity the most points."""

    def points(move: tuple[int, ...]) -> int:
        world = match.game.clone(match.state)
        say(world, move)
        return tallies(world)[identity].points

    return max(sentences(match.state), key=points)


def test_sampled_worlds_follow_the_beliefs() -> None:
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
def test_all_moves_of_players_are_public(setting: Setting) -> None:
    """The search relies on it: only chance events can be private."""
    match = Point(40, 0, 3).reach(setting)
    lines = [line for line in match.lines if line.author >= 0]
    assert lines
    assert all(line.audience == ALL for line in lines)


# Garbage


@pytest.mark.parametrize("setting", MIDDLES, ids=str)
def test_a_search_leaves_no_reference_cycles(setting: Setting) -> None:
    """Garbage collection is paused during a search, so cycles would pile up."""
    match = middle(setting)
    bot = SearchBot(Budget(iterations=200))
    ask(match, bot)  # fills caches that stay
    gc.collect()
    ask(match, bot)
    assert gc.isenabled()
    assert gc.collect() < 200, "no reference cycle per iteration"

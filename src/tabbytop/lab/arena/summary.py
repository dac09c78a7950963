"""Summarize the games of an arena as plain data, as described in `docs/arena.md`."""

from __future__ import annotations

from collections import Counter
from importlib.metadata import version
from typing import Any

from tabbytop.games.registry import open_game
from tabbytop.lab.arena.game import ForfeitedMove, GameResult, time_of
from tabbytop.lab.arena.looks import WinTally
from tabbytop.lab.arena.plan import Plan, command_of, deck_name
from tabbytop.lab.arena.ratings import rate
from tabbytop.lab.intervals import ERROR, deals_interval, mean_interval, ratio_interval

MOST_FORFEITS = 200
"""Maximum number of forfeits listed one by one. The totals include all, and `games.jsonl` lists all."""


def summarize(plan: Plan, games: list[GameResult], error: float = ERROR) -> dict[str, Any]:
    """Return the result of these games, which must be sorted. `error` is the error probability of its intervals."""
    tally = WinTally(len(plan.bots))
    for played in games:
        tally.add(played.deal, played.bots, played.winners)
    ratings = rate(games, len(plan.bots))
    lengths = [played.length for played in games]
    mean, low, high = mean_interval(sum(lengths), sum([n * n for n in lengths]), len(games))
    forfeits = [forfeit_row(plan, played, one) for played in games for one in played.forfeits]
    return {
        "game": plan.game,
        "rules": open_game(plan.game, plan.deck).rules_version,
        "version": version("tabbytop"),
        "players": plan.players,
        "options": plan.options,
        "deck": deck_name(plan),
        "seed": plan.seed,
        "command": command_of(plan),
        "line_up": plan.line_up,
        "games": len(games),
        "deals": games[-1].deal + 1,
        "wanted": plan.games,
        "parity": 1 / plan.players,
        "confidence": 1 - error,
        "bots": [row_of(plan, games, tally, bot, ratings[bot], error) for bot in range(len(plan.bots))],
        "seats": [{"seat": seat, **part} for seat, part in enumerate(shares(plan, games, 0))],
        "order": [{"place": place + 1, **part} for place, part in enumerate(shares(plan, games, 1))],
        "length": {"mean": mean, "low": low, "high": high, "shortest": min(lengths), "longest": max(lengths)},
        "lengths": counted(lengths),
        "shared_victories": sum([len(played.winners) > 1 for played in games]) / len(games),
        "forfeits": forfeits[:MOST_FORFEITS],
        "forfeits_in_all": len(forfeits),
    }


def row_of(
    plan: Plan, games: list[GameResult], tally: WinTally, bot: int, rating: tuple[float, float, float], error: float
) -> dict[str, Any]:
    """Return the row of one bot."""
    low, high = tally.interval(bot, error)
    sat = [(played, seat) for played in games for seat, sits in enumerate(played.bots) if sits == bot]
    missed = Counter([one.why for played in games for one in played.forfeits if played.bots[one.seat] == bot])
    return {
        "name": plan.bots[bot].name,
        "spec": plan.bots[bot].spec,
        "games": sum([bot in played.bots for played in games]),
        "seats": len(sat),
        "share": tally.share(bot),
        "low": low,
        "high": high,
        "parity": 1 / plan.players,
        "rating": rating[0],
        "sigma": rating[1],
        "ordinal": rating[2],
        "points": points_of(sat),
        "moves": sum([played.moves[seat] for played, seat in sat]),
        "time": times_of(sat),
        "forfeits": sum(missed.values()),
        "forfeits_by_kind": dict(sorted(missed.items())),
    }


def points_of(sat: list[tuple[GameResult, int]]) -> dict[str, Any]:
    """Return a bot's points: mean with interval over deals, and histogram."""
    deals: dict[int, list[int]] = {}
    for played, seat in sat:
        deals.setdefault(played.deal, []).append(played.points[seat])
    sums = [0.0] * 5
    for points in deals.values():
        total, count = sum(points), len(points)
        parts = (total, count, total * total, count * count, total * count)
        sums = [a + b for a, b in zip(sums, parts, strict=True)]
    upper, lower, upper_squares, lower_squares, products = sums
    mean, low, high = ratio_interval((upper, lower, upper_squares, lower_squares, products), len(deals))
    counts = counted([played.points[seat] for played, seat in sat])
    return {"mean": mean, "low": low, "high": high, "counts": counts}


def times_of(sat: list[tuple[GameResult, int]]) -> dict[str, Any]:
    """Return a bot's thinking times per move. Quantiles are accurate to 5%."""
    times: Counter[int] = Counter()
    for played, seat in sat:
        times.update(played.times[seat])
    moves = sum(times.values())
    if not moves:
        return {"mean": 0.0, "p50": 0.0, "p99": 0.0, "max": 0.0, "counts": []}
    longest = max([played.slowest[seat] for played, seat in sat])
    found: dict[str, Any] = {"mean": sum([played.seconds[seat] for played, seat in sat]) / moves}
    for name, part in (("p50", 0.5), ("p99", 0.99)):
        passed = 0
        for number in sorted(times):
            passed += times[number]
            if passed >= part * moves:
                found[name] = min(time_of(number), longest)
                break
    return {**found, "max": longest, "counts": [[time_of(number), times[number]] for number in sorted(times)]}


def shares(plan: Plan, games: list[GameResult], turned: int) -> list[dict[str, Any]]:
    """Return the share of wins of each seat or, with `turned`, of each position in the order of play."""
    deals = games[-1].deal + 1
    hits = [[0.0] * deals for _ in range(plan.players)]
    trials = [0] * deals
    for played in games:
        trials[played.deal] += 1
        for seat in played.winners:
            place = (seat - turned * played.first) % plan.players
            hits[place][played.deal] += 1 / len(played.winners)
    rows = []
    for place in range(plan.players):
        low, high = deals_interval(hits[place], trials)
        rows.append({"games": len(games), "share": sum(hits[place]) / len(games), "low": low, "high": high})
    return rows


def counted(values: list[int]) -> list[list[int]]:
    """Return each value with its frequency."""
    return [[value, count] for value, count in sorted(Counter(values).items())]


def forfeit_row(plan: Plan, played: GameResult, missed: ForfeitedMove) -> dict[str, Any]:
    """Return a forfeited move as plain data."""
    name = plan.bots[played.bots[missed.seat]].name
    where = {"game": played.game, "move": missed.move, "seat": missed.seat}
    return {"bot": name, **where, "why": missed.why, "detail": missed.detail, "said": missed.said}

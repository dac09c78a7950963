"""Bot ratings from placements, by openskill's Plackett–Luce model."""

from __future__ import annotations

from tabbytop.lab.arena.game import GameResult


def places(played: GameResult) -> list[int]:
    """Return each seat's placement: winners first, then by points. Ties share a placement."""
    order = [(seat not in played.winners, 0 if seat in played.winners else -points)
             for seat, points in enumerate(played.points)]  # fmt: skip
    return [sorted(order).index(one) + 1 for one in order]


def rate(games: list[GameResult], bots: int) -> list[tuple[float, float, float]]:
    """Return each bot's rating after these games, in order: mean, uncertainty, and mean minus three uncertainties.

    A bot in several seats of a game is rated in each, and the average is used.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    start = model.rating()
    ratings = [(float(start.mu), float(start.sigma))] * bots
    for played in games:
        teams = [[model.create_rating(list(ratings[bot]))] for bot in played.bots]
        rated = model.rate(teams, ranks=[float(place) for place in places(played)])
        for bot in set(played.bots):
            of = [rated[seat][0] for seat, sits in enumerate(played.bots) if sits == bot]
            ratings[bot] = (sum([one.mu for one in of]) / len(of), sum([one.sigma for one in of]) / len(of))
    return [(mu, sigma, mu - 3 * sigma) for mu, sigma in ratings]

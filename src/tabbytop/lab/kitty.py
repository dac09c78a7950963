"""Statistics of simulated Here, Kitty, Kitty! games: how well the players who use each card do."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from tabbytop.bots.heuristics import HEURISTICS
from tabbytop.bots.rollout import win_chances
from tabbytop.bots.simple import resolve_move
from tabbytop.engine.play import apply, say, sentences
from tabbytop.engine.seats import CHANCE
from tabbytop.games.kitty.drawing import UP, DrawOne
from tabbytop.games.kitty.state import Table
from tabbytop.games.kitty.windows import CancelWindow
from tabbytop.games.kitty.words import CANCEL, CARD, COPY, LAND, PLAY, SHIELD
from tabbytop.lab.intervals import mean_interval, share_interval
from tabbytop.narrate.language import Language
from tabbytop.table.match import Match

PARTS = 60
"""Units per victory, divisible by any number of winners that share it."""
SAMPLED_SHARE = 1 / 25
"""Share of decisions at which to evaluate the cards in hand as a greedy player would."""
FEWEST_LOOKS = 5
"""Evaluations needed before a card can be reported as never worth playing."""
TOO_OFTEN = 2 / 3
FEWEST_PLAYS = 20


def card_of(a: int) -> int:
    """Return the card that a move uses, given its first action, or -1 if it uses none."""
    for verb, end in ((PLAY, CANCEL), (CANCEL, SHIELD), (SHIELD, COPY), (COPY, LAND), (LAND, CARD)):
        if verb <= a < end:
            return a - verb
    return -1


def count(match: Match) -> Counter[str]:
    """Count one finished game."""
    game = match.game
    counts: Counter[str] = Counter()
    ids: list[str] = game.deck.ids
    played: set[tuple[int, int]] = set()
    walk = match.at_start()
    rng = Random(len(match.live))
    for line in match.live:
        s = walk.state
        if line.author == CHANCE:
            if line.action >= CARD:
                counts[f"{ids[line.action - CARD]} drawn"] += 1
        elif line.begins:
            if rng.random() < SAMPLED_SHARE:
                count_greedy_choices(game, s, line.author, counts, rng)
            k = card_of(line.action)
            if k >= 0:
                counts[f"{ids[k]} played"] += 1
                played.add((line.author, k))
            step = s.agenda[-1]
            if CANCEL <= line.action < SHIELD and isinstance(step, CancelWindow) and step.card >= 0:
                counts[f"{ids[step.card]} canceled"] += 1
        walk.repeat(line)
    tally(game, match.state, played, counts)
    return counts


def tally(game: Any, s: Table, played: set[tuple[int, int]], counts: Counter[str]) -> None:
    """Count, for each card, the final leads and wins of the players who used it."""
    score, won = game.points(s), game.winners(s)
    counts["seats"] += s.seats
    for seat, k in sorted(played):
        card = s.deck.ids[k]
        lead = s.seats * score[seat] - sum(score)  # (seats - 1) times the lead over the mean of the others
        counts[f"{card} games"] += 1
        counts[f"{card} lead"] += lead
        counts[f"{card} squares"] += lead * lead
        counts[f"{card} wins"] += PARTS // len(won) if seat in won else 0


def count_greedy_choices(game: Any, s: Table, seat: int, counts: Counter[str], rng: Random) -> None:
    """Count which cards a greedy player in this seat would use, in one world consistent with the view."""
    world = game.fill(game.view(s, seat), rng)
    best: dict[int, float] = {}
    for sentence in sentences(world):
        k = card_of(sentence[0])
        worth = value_after(game, world, seat, sentence, rng)
        best[k] = max(best.get(k, worth), worth)
    if -1 not in best:
        return
    for k, worth in best.items():
        if k >= 0:
            counts[f"{s.deck.ids[k]} looks"] += 1
            counts[f"{s.deck.ids[k]} worth"] += worth > best[-1]


def value_after(game: Any, s: Table, seat: int, sentence: tuple[int, ...], rng: Random) -> float:
    """Return the seat's chance of winning after a move that nobody answers."""
    world = game.clone(s)
    say(world, sentence)
    resolve_move(game, world, rng)
    while world.agenda and isinstance(step := world.agenda[-1], DrawOne) and step.more != UP:
        apply(world, step.sample(world, rng))
        resolve_move(game, world, rng)
    return win_chances(game, HEURISTICS[game.name].make_evaluator(), world)[seat]


def report(counts: Counter[str], games: int) -> dict[str, Any]:
    """Return each card's statistics, and the cards that stand out as too weak or too strong."""
    cards = sorted({key.rpartition(" ")[0] for key in counts if " " in key})
    others = counts["seats"] / games - 1
    rows = [report_card(counts, card, others) for card in cards]
    never = [row["card"] for row in rows if row["looks"] >= FEWEST_LOOKS and not row["worth_playing"]]
    often = [row["card"] for row in rows if row["games"] >= FEWEST_PLAYS and row["win_share"] > TOO_OFTEN]
    return {"cards": rows, "never_worth_playing": never, "wins_too_often": often}


def report_card(counts: Counter[str], card: str, others: float) -> dict[str, Any]:
    """Return the statistics of one card."""
    games, looks = counts[f"{card} games"], counts[f"{card} looks"]
    row: dict[str, Any] = {name: counts[f"{card} {name}"] for name in ("drawn", "played", "canceled")}
    row = {"card": card, **row, "games": games}
    lead, squares = counts[f"{card} lead"] / others, counts[f"{card} squares"] / others / others
    mean, low, high = mean_interval(lead, squares, games) if games else (0.0, 0.0, 0.0)
    row |= {"difference": mean, "difference_low": low, "difference_high": high}
    wins = counts[f"{card} wins"] / PARTS
    win_low, win_high = share_interval(wins, games)
    row |= {"win_share": wins / games if games else 0.0, "win_low": win_low, "win_high": win_high}
    return row | {"looks": looks, "worth_playing": counts[f"{card} worth"] / looks if looks else 0.0}


def describe(language: Language, result: dict[str, Any]) -> list[str]:
    """Describe a report in lines of text, with cards sorted by the lead of their players."""
    lines = [language.say("kitty-figures-head")]
    for row in sorted(result["cards"], key=lambda one: -one["difference"]):
        interval = f"{row['difference']:+.1f} ({row['difference_low']:+.1f} – {row['difference_high']:+.1f})"
        counts = f"{row['drawn']:>7} {row['played']:>7} {row['canceled']:>7}"
        lines.append(f"{row['card']:<28}{counts}  {interval:<24} {row['win_share']:>6.1%} {row['worth_playing']:>6.0%}")
    if result["never_worth_playing"]:
        lines.append(language.say("kitty-figures-never", cards=", ".join(result["never_worth_playing"])))
    if result["wins_too_often"]:
        lines.append(language.say("kitty-figures-often", cards=", ".join(result["wins_too_often"])))
    return lines

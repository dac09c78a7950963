"""Check that bots don't cheat: change what a seat can't know, and its move must stay the same.

    python3 dev.py campaign cheating [--game GAME] [--positions 3000] [--seed cheating] [--jobs 2] [--keep]

At positions of random games, each level is asked three times with the same random numbers: in the real game, with
everything redealt that the seat can't know, and after another game that looked the same to this seat. Its input, its
move and its beliefs must be the same. Any difference fails the campaign. With --keep the result is written to
docs/figures/cheating.json and .md.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from campaigns._figures import arguments, print_figures, progress, stamp, table, write_page
from campaigns._settings import CampaignSetting, has_choice, rounds, settings
from tabbytop.bots.bot import Bot
from tabbytop.bots.heuristics import HEURISTICS
from tabbytop.bots.levels import read_bot
from tabbytop.bots.policy import choose
from tabbytop.engine.game import Game
from tabbytop.engine.log import Moment
from tabbytop.engine.play import actor
from tabbytop.games.registry import NAMES
from tabbytop.table.match import Match
from tabbytop.table.memory import Memory
from tests.laws.retelling import retell

Makers = dict[str, Callable[[], Bot]]

LEVELS: Makers = {spec: partial(read_bot, spec) for spec in ("kitten", "house-cat", "alley-cat:4", "tiger:8")}
SHARE = {"cat-box": 0.25, "if-it-fits": 0.15, "here-kitty-kitty": 0.15}
"""Share of a game's moves that are checked."""


@dataclass
class CheatCounts:
    """Counts of checked positions. They can be added up."""

    positions: int = 0
    dealt: int = 0
    """Checks with other hidden information behind the same view."""
    retold: int = 0
    """Checks with another history that looked the same."""
    answers: int = 0
    beliefs: int = 0
    differences: list[str] = field(default_factory=list)

    def add(self, other: CheatCounts) -> None:
        """Add other counts."""
        self.positions += other.positions
        self.dealt += other.dealt
        self.retold += other.retold
        self.answers += other.answers
        self.beliefs += other.beliefs
        self.differences += other.differences


@dataclass(frozen=True)
class PossibleWorld:
    """One world that a seat may be in, with the history it has seen."""

    world: Any
    heard: list[Moment]


def possible_worlds(match: Match, second: Match, seat: int, seed: str) -> list[PossibleWorld]:
    """Return the real game, a redeal behind the seat's view, and the other history."""
    heard = Memory(match, seat).moments()
    dealt = match.game.fill(match.view(seat), Random(seed))
    return [
        PossibleWorld(match.state, heard),
        PossibleWorld(dealt, heard),
        PossibleWorld(second.state, Memory(second, seat).moments()),
    ]


def check_position(match: Match, seed: str, makers: Makers) -> CheatCounts:
    """Check that every bot makes the same move in all worlds that the seat to move can't tell apart."""
    game = match.game
    seat = actor(match.state)
    second = retell(match, seat, Random(seed))
    ways = possible_worlds(match, second, seat, seed)
    found = CheatCounts(positions=1)
    found.dealt += game.key(ways[1].world) != game.key(match.state)
    found.retold += [line.action for line in second.live] != [line.action for line in match.live]
    compare(found, "input", [bot_input(game, seat, truth) for truth in ways])
    for name, make in makers.items():
        compare(found, name, [ask(make(), game, seat, truth, seed) for truth in ways])
        found.answers += len(ways)
    believe = HEURISTICS[game.name].believe
    if believe is not None:
        panels = [believe(game.view(truth.world, seat), truth.heard, seat).panel() for truth in ways]
        compare(found, "what it believes", panels)
        found.beliefs += len(panels)
    return found


def compare(found: CheatCounts, what: str, answers: list[Any]) -> None:
    """Count a failure if the results differ."""
    if any(answer != answers[0] for answer in answers):
        found.differences.append(what)


def bot_input(game: Game[Any], seat: int, truth: PossibleWorld) -> str:
    """Return everything a bot gets as input, as text."""
    view = game.key(game.view(truth.world, seat))
    return repr([view, [(game.key(moment.view), moment.author, moment.said) for moment in truth.heard]])


def ask(bot: Bot, game: Game[Any], seat: int, truth: PossibleWorld, seed: str) -> tuple[int, ...]:
    """Return the move of a bot in this world, from its view."""
    heard = truth.heard if bot.remembers else []
    return bot.move(game, game.view(truth.world, seat), heard, Random(seed))


def play(setting: CampaignSetting, seed: str, i: int, makers: Makers = LEVELS) -> CheatCounts:
    """Play game number `i` of a setting at random, and check bots at some of its positions."""
    match = setting.begin(f"{seed}/{setting}/{i}")
    rng = Random(f"{seed} {setting} {i}")
    policies = list(HEURISTICS[setting.game].policies.values())
    found = CheatCounts()
    moves = 0
    while (seat := actor(match.state)) >= 0:
        if rng.random() < SHARE[setting.game] and has_choice(match.state):
            here = check_position(match, f"{seed} {i} {moves}", makers)
            here.differences = [f"{setting}, game {i}, move {moves}: {what}" for what in here.differences]
            found.add(here)
        match.say(seat, choose(match.game, match.view(seat), policies[i % len(policies)], rng))
        moves += 1
    return found


def run(name: str, positions: int, seed: str, jobs: int) -> dict[str, Any]:
    """Run the whole campaign for one game."""
    total = CheatCounts()

    def take(found: CheatCounts) -> bool:
        total.add(found)
        progress(f"{name}: {total.positions}/{positions} positions")
        return total.positions >= positions

    rounds(name, play, seed, jobs, take)
    return {
        "game": name,
        "settings": len(settings(name)),
        "positions": total.positions,
        "dealt_differently": total.dealt,
        "narrated_differently": total.retold,
        "answers": total.answers,
        "beliefs": total.beliefs,
        "differences": len(total.differences),
        "where": total.differences[:20],
    }


def page(found: dict[str, Any]) -> list[str]:
    """Return the figures as a page."""
    keys = ["game", "settings", "positions", "dealt_differently", "narrated_differently"]
    keys += ["answers", "beliefs", "differences"]
    header = "game | settings | positions | redealt | other history | answers | beliefs | differences"
    return [
        "# What bots can't know doesn't change their moves",
        "",
        f"`{found['command']}`, {found['date']}.",
        "",
        f"Bots: {', '.join([f'`{level}`' for level in LEVELS])}. At each position they are asked in the real game,",
        "with everything redealt that the seat can't know, and after another game that looked the same to it.",
        "Redealt and other history: positions where something hidden really was different.",
        *table(header, [[row[key] for key in keys] for row in found["games"]]),
    ]


def main() -> None:
    """Run the campaign from the command line."""
    given = arguments("cheating", __doc__ or "", 3000, "of each game", "positions")
    rows = [run(game, given.positions, given.seed, given.jobs) for game in given.game or NAMES]
    found = stamp("cheating", given.game or [], given, {"games": rows}, "positions")
    print_figures("cheating", found, keep=given.keep)
    if given.keep:
        write_page("cheating", page(found))
    if any(row["differences"] for row in rows):
        sys.exit("a bot used hidden information")


if __name__ == "__main__":
    main()

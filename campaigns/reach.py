"""Play 10,000 random games of each player count and variant and count how often every rule applies.

    python3 dev.py campaign reach [--game GAME] [--games 10000] [--seed reach] [--jobs 2] [--keep]

Games are divided among several policies, all decks and tables. A dead end, a game over the move limit or a rule that is
never reached fails the campaign. With --keep the result is written to docs/figures/reach-GAME.json and .md.
"""

from __future__ import annotations

import multiprocessing
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random
from typing import Any

from campaigns._figures import FIGURES, arguments, print_figures, progress, stamp
from tabbytop.bots.heuristics import HEURISTICS
from tabbytop.bots.policy import choose
from tabbytop.engine.play import actor, is_over
from tabbytop.engine.seats import CHANCE
from tabbytop.games.registry import NAMES, open_game
from tabbytop.table.dealer import seeded_dealer
from tabbytop.table.files import DECKS, read_deck
from tabbytop.table.match import Match

BOUND = {"cat-box": 150, "if-it-fits": 300, "here-kitty-kitty": 20_000}
"""Maximum number of moves of a game."""
BATCH = 100
SET_UP_ONLY = {"cat-box": {"CB-6.7c", "CB-6.8b"}, "if-it-fits": set[str](), "here-kitty-kitty": set[str]()}
"""Rulings that no dealt game can reach, only a set-up position; tests cover them.

CB-6.7c: a card can be lifted only while nothing covers it, and every other card was placed on some other, earlier
card, so the rest stays connected. CB-6.8b: hands are full as long as there is a pile.
"""
VARIED: dict[str, list[dict[str, Any]]] = {
    "cat-box": [{}],
    "here-kitty-kitty": [{}],
    "if-it-fits": [{"table": table} for table in ("kitchen", "coffee", "dining", "floor", [3, 3], "coffee", [4, 2])],
}
"""Options to cycle through, besides the variant."""


@dataclass
class RuleCounts:
    """How often each rule and step occurred, and how long games were."""

    rules: Counter[str] = field(default_factory=Counter)
    steps: Counter[str] = field(default_factory=Counter)
    games: int = 0
    moves: int = 0
    longest: int = 0
    shortest: int = 10**6

    def add(self, other: RuleCounts) -> None:
        """Add the counts of another batch."""
        self.rules.update(other.rules)
        self.steps.update(other.steps)
        self.games += other.games
        self.moves += other.moves
        self.longest = max(self.longest, other.longest)
        self.shortest = min(self.shortest, other.shortest)


def play(name: str, players: int, variant: dict[str, Any], seed: str, first: int, count: int) -> RuleCounts:
    """Play some games of one player count and variant, cycling through policies and decks."""
    decks = [open_game(name, read_deck(name, deck)) for deck in DECKS[name]]
    policies = list(HEURISTICS[name].policies.values())
    reached = RuleCounts()
    for i in range(first, first + count):
        game = decks[i % len(decks)]
        weights = policies[i // len(decks) % len(policies)]
        kind = advanced_of(variant)
        rng = Random(f"{seed} {players} {kind} {i}")
        options: dict[str, Any] = {**variant, **VARIED[name][i % len(VARIED[name])]}
        if i % 3 == 0:
            options["first"] = rng.randrange(players)
        match = Match(game, game.start(players, options), seeded_dealer(players, f"{seed}/{players}/{kind}/{i}"))
        moves = one_game(match, weights, rng, reached)
        reached.games += 1
        reached.moves += moves
        reached.longest = max(reached.longest, moves)
        reached.shortest = min(reached.shortest, moves)
    return reached


def advanced_of(variant: dict[str, Any]) -> bool:
    """Return whether this is the advanced game."""
    return bool(variant.get("advanced"))


def one_game(match: Match, weights: dict[str, float], rng: Random, reached: RuleCounts) -> int:
    """Play a game to its end and count the rules that apply. Return its number of moves."""
    game = match.game
    moves = 0
    while not is_over(match.state):
        step = match.state.agenda[-1]
        if actor(match.state) == CHANCE:
            said: tuple[int, ...] = (match.dealer.say(step, match.state),)
        else:
            said = choose(game, match.state, weights, rng)
            moves += 1
            if moves > BOUND[game.name]:
                raise RuntimeError(f"a game of more than {BOUND[game.name]} moves")
        for a in said:
            step = match.state.agenda[-1]
            if a not in step.options(match.state):
                raise RuntimeError(f"{game.words.write(a)} isn't an option of {step.key()}")
            reached.steps[str(step.key()[0])] += 1
            reached.rules.update(step.cites(match.state, a))
            match.act(a)
    reached.rules.update(game.end_cites(match.state))
    return moves


def run(name: str, games: int, seed: str, jobs: int) -> dict[str, Any]:
    """Run the whole campaign for one game."""
    game = open_game(name, read_deck(name, DECKS[name][0]))
    rows: list[dict[str, Any]] = []
    total = RuleCounts()
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        for players, variant in [(players, variant) for players in game.players for variant in game.variants]:
            parts = [(first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
            futures = [pool.submit(play, name, players, dict(variant), seed, first, count) for first, count in parts]
            reached = RuleCounts()
            for done, future in enumerate(futures):
                reached.add(future.result())
                progress(f"{name}, {players} players, {variant}: {done + 1}/{len(futures)}")
            rows.append(
                {
                    "players": players,
                    "advanced": advanced_of(dict(variant)),
                    "games": reached.games,
                    "mean_moves": round(reached.moves / reached.games, 2),
                    "shortest": reached.shortest,
                    "longest": reached.longest,
                }
            )
            total.add(reached)
    rules = {rule: total.rules[rule] for rule in game.rules}
    never = [rule for rule, count in rules.items() if count == 0 and rule not in SET_UP_ONLY[name]]
    return {"game": name, "settings": rows, "rules": rules, "steps": dict(sorted(total.steps.items())), "never": never}


def write_page(found: dict[str, Any]) -> None:
    """Write the figures as a page."""
    lines = [
        "# How often every rule is reached",
        "",
        f"`{found['command']}`, {found['date']}. No dead end, no game over the bound of {BOUND[found['game']]} moves.",
        "",
        "| players | variant | games | mean moves | shortest | longest |",
        "|---|---|---|---|---|---|",
    ]
    for row in found["settings"]:
        variant = "advanced" if row["advanced"] else "basic"
        cells = [row["players"], variant, row["games"], row["mean_moves"], row["shortest"], row["longest"]]
        lines.append("| " + " | ".join([str(cell) for cell in cells]) + " |")
    lines += ["", "| rule | times applied |", "|---|---|"]
    alone = SET_UP_ONLY[found["game"]]
    for rule, count in found["rules"].items():
        lines.append(f"| {rule} | {count if rule not in alone else 'set-up positions only, see its tests'} |")
    lines += ["", "| step | times |", "|---|---|"]
    lines += [f"| {step} | {count} |" for step, count in found["steps"].items()]
    (FIGURES / f"reach-{found['game']}.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Run the campaign from the command line."""
    given = arguments("reach", __doc__ or "", 10_000, "of each player count and variant")
    never: list[str] = []
    for game in given.game or NAMES:
        found = stamp("reach", [game], given, run(game, given.games, given.seed, given.jobs))
        print_figures(f"reach-{game}", found, keep=given.keep)
        if given.keep:
            write_page(found)
        never += found["never"]
    if never:
        sys.exit(f"never reached: {', '.join(never)}")


if __name__ == "__main__":
    main()

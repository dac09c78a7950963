"""Plays 10,000 random games of each player count and variant and counts how often every rule is at work.

    python3 dev.py campaign reach [--games 10000] [--seed reach] [--jobs 2] [--keep]

Games are shared out among several policies and both decks. A dead end, a game over the bound or a rule that is
never reached fails the campaign. With --keep the result is written to docs/figures/reach.json and reach.md.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tabbytop.bots.policy import POLICIES, choose
from tabbytop.engine.play import actor, is_over
from tabbytop.engine.seats import CHANCE
from tabbytop.games.shelf import open_game
from tabbytop.table.dealer import seeded_dealer
from tabbytop.table.files import DECKS, read_deck
from tabbytop.table.match import Match

FIGURES = Path(__file__).parents[1] / "docs" / "figures"
BOUND = 150
BATCH = 100
SET_UP_ONLY = {"CB-6.7c", "CB-6.8b"}
"""Rulings that no dealt game can reach, only a set-up position; tests hold them.

CB-6.7c: a card can be lifted only while nothing covers it, and every other card was laid on an earlier one that is
not it, so what is left still hangs together. CB-6.8b: hands are full as long as there is a pile.
"""


@dataclass
class Reached:
    """How often each rule and step was at work, and how long games were."""

    rules: Counter[str] = field(default_factory=Counter)
    steps: Counter[str] = field(default_factory=Counter)
    games: int = 0
    moves: int = 0
    longest: int = 0
    shortest: int = BOUND

    def add(self, other: Reached) -> None:
        """Take in what another batch reached."""
        self.rules.update(other.rules)
        self.steps.update(other.steps)
        self.games += other.games
        self.moves += other.moves
        self.longest = max(self.longest, other.longest)
        self.shortest = min(self.shortest, other.shortest)


def play(name: str, players: int, advanced: bool, seed: str, first: int, count: int) -> Reached:
    """Some games of one player count and variant; policies and decks take turns."""
    decks = [open_game(name, read_deck(name, deck)) for deck in DECKS[name]]
    policies = sorted(POLICIES[name])
    reached = Reached()
    for i in range(first, first + count):
        game = decks[i % len(decks)]
        weights = POLICIES[name][policies[i // len(decks) % len(policies)]]
        rng = Random(f"{seed} {players} {advanced} {i}")
        options: dict[str, Any] = {"advanced": advanced}
        if i % 3 == 0:
            options["first"] = rng.randrange(players)
        match = Match(game, game.start(players, options), seeded_dealer(players, f"{seed}/{players}/{advanced}/{i}"))
        moves = one_game(match, weights, rng, reached)
        reached.games += 1
        reached.moves += moves
        reached.longest = max(reached.longest, moves)
        reached.shortest = min(reached.shortest, moves)
    return reached


def one_game(match: Match, weights: dict[str, float], rng: Random, reached: Reached) -> int:
    """Play a game to its end and count the rules at work; how many moves it took."""
    game = match.game
    moves = 0
    while not is_over(match.state):
        step = match.state.agenda[-1]
        if actor(match.state) == CHANCE:
            said: tuple[int, ...] = (match.dealer.say(step, match.state),)
        else:
            said = choose(game, match.state, weights, rng)
            moves += 1
            if moves > BOUND:
                raise RuntimeError(f"a game of more than {BOUND} moves")
        for a in said:
            step = match.state.agenda[-1]
            if a not in step.options(match.state):
                raise RuntimeError(f"{game.words.write(a)} is no option of {step.key()}")
            reached.steps[str(step.key()[0])] += 1
            reached.rules.update(step.cites(match.state, a))
            match.utter(a)
    reached.rules.update(game.end_cites(match.state))
    return moves


def run(games: int, seed: str, jobs: int) -> dict[str, Any]:
    """The whole campaign; progress on a terminal."""
    name = "cat-box"
    settings = [(players, advanced) for players in (2, 3, 4, 5) for advanced in (False, True)]
    rows: list[dict[str, Any]] = []
    total = Reached()
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        for players, advanced in settings:
            parts = [(first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
            futures = [pool.submit(play, name, players, advanced, seed, first, count) for first, count in parts]
            reached = Reached()
            for done, future in enumerate(futures):
                reached.add(future.result())
                if sys.stderr.isatty():
                    sys.stderr.write(f"\r{players} players, advanced {advanced}: {done + 1}/{len(futures)} ")
            rows.append(
                {
                    "players": players,
                    "advanced": advanced,
                    "games": reached.games,
                    "mean_moves": round(reached.moves / reached.games, 2),
                    "shortest": reached.shortest,
                    "longest": reached.longest,
                }
            )
            total.add(reached)
    known = open_game(name, read_deck(name, DECKS[name][0])).rules
    rules = {rule: total.rules[rule] for rule in known}
    never = [rule for rule, count in rules.items() if count == 0 and rule not in SET_UP_ONLY]
    return {"game": name, "settings": rows, "rules": rules, "steps": dict(sorted(total.steps.items())), "never": never}


def keep(found: dict[str, Any], command: str, seed: str) -> None:
    """Write the figures down as they came out."""
    found = {"command": command, "seed": seed, "date": time.strftime("%Y-%m-%d"), **found}
    FIGURES.mkdir(parents=True, exist_ok=True)
    (FIGURES / "reach.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    lines = [
        "# How often every rule is reached",
        "",
        f"`{command}`, seed `{seed}`, {found['date']}. No dead end, no game over the bound of {BOUND} moves.",
        "",
        "| players | variant | games | mean moves | shortest | longest |",
        "|---|---|---|---|---|---|",
    ]
    for row in found["settings"]:
        variant = "advanced" if row["advanced"] else "basic"
        cells = [row["players"], variant, row["games"], row["mean_moves"], row["shortest"], row["longest"]]
        lines.append("| " + " | ".join([str(cell) for cell in cells]) + " |")
    lines += ["", "| rule | times at work |", "|---|---|"]
    for rule, count in found["rules"].items():
        lines.append(f"| {rule} | {count if rule not in SET_UP_ONLY else 'set-up positions only, see its tests'} |")
    lines += ["", "| step | times |", "|---|---|"]
    lines += [f"| {step} | {count} |" for step, count in found["steps"].items()]
    (FIGURES / "reach.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(prog="dev.py campaign reach", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=10_000, help="games of each player count and variant")
    parser.add_argument("--seed", default="reach")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", action="store_true", help="write docs/figures/reach.*")
    given = parser.parse_args()
    found = run(given.games, given.seed, given.jobs)
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n")
    if given.keep:
        keep(found, f"python3 dev.py campaign reach --games {given.games} --seed {given.seed} --keep", given.seed)
    if found["never"]:
        sys.exit(f"never reached: {', '.join(found['never'])}")


if __name__ == "__main__":
    main()

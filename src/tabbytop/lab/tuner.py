"""Tune the weights of a game's bots: change one weight at a time, keep what wins more games, check the result."""

from __future__ import annotations

import shlex
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tabbytop.bots.heuristics import HEURISTICS, Weights, tuned
from tabbytop.bots.levels import read_bot
from tabbytop.bots.simple import Kitten
from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown
from tabbytop.games.registry import NAMES, open_game
from tabbytop.lab.arena.plan import make_plan
from tabbytop.lab.arena.run import run
from tabbytop.lab.limits import MOST_JOBS, check_range
from tabbytop.narrate.language import Language
from tabbytop.table.dealer import check_seed
from tabbytop.table.files import DECKS, read_deck, write_whole

STEPS = (1.6, 1 / 1.6)
"""Factors by which a weight is changed."""
FEWEST, MOST = 40, 240
"""Minimum and maximum number of games per comparison."""
MOST_ROUNDS = 100
KEEP = 1.3
"""Gain, in standard errors, from which a change is kept. At half of that as a loss, it is dropped early."""


@dataclass
class Trial:
    """A tested change of a weight: its gain over an equal share of wins, and whether it was kept."""

    weight: str
    value: float
    games: int
    gain: float
    kept: bool


@dataclass
class Tuner:
    """A tuning run."""

    game: str
    level: str
    names: tuple[str, ...]
    seed: str
    jobs: int
    weights: Weights = field(default_factory=dict)
    trials: list[Trial] = field(default_factory=list)

    def settings(self) -> list[tuple[int, dict[str, Any]]]:
        """Return the settings to alternate between: two and four players, every variant."""
        opened = open_game(self.game, read_deck(self.game, DECKS[self.game][0]))
        return [(players, dict(variant)) for players in (2, 4) for variant in opened.variants]

    def spec(self, weights: Weights) -> str:
        """Return the arena spec of a bot with these weights."""
        own = HEURISTICS[self.game].weights
        return self.level + "".join([f"+{name}={weights[name]:.4f}" for name in own if weights[name] != own[name]])

    def compare(self, new: Weights, old: Weights, seed: str, most: int) -> tuple[int, float, float]:
        """Compare two sets of weights. Return the number of games, the gain of the new set, and its standard error."""
        settings = self.settings()
        gains: list[float] = []
        games = batch = 0
        while games < most:
            players, options = settings[batch % len(settings)]
            bots = [f"new={self.spec(new)}", f"old={self.spec(old)}"]
            deals = 2 if players == 4 else 4
            plan = make_plan(self.game, players, bots, deals * players, options, seed=f"{seed}/{batch}", line_up="one")
            result = run(plan, jobs=self.jobs)
            gains.append(result["bots"][0]["share"] * players - 1)
            games += deals * players
            batch += 1
            mean, error = spread(gains)
            if games >= FEWEST and batch >= 5 and (mean < -0.5 * KEEP * error or mean > 2 * KEEP * error):
                break
        return games, *spread(gains)

    def tune(self, rounds: int) -> Iterator[Trial]:
        """Try raising and lowering every weight, in random order, for this many rounds."""
        rng = Random(f"tune {self.seed}")
        self.weights = dict(HEURISTICS[self.game].weights)
        for turn in range(rounds):
            changes = [(name, step) for name in self.names for step in STEPS]
            rng.shuffle(changes)
            for number, (name, step) in enumerate(changes):
                new = {**self.weights, name: round(self.weights[name] * step, 4)}
                games, gain, error = self.compare(new, self.weights, f"{self.seed}/{turn}/{number}", MOST)
                kept = gain > KEEP * error
                self.trials.append(Trial(name, new[name], games, gain, kept))
                if kept:
                    self.weights = new
                yield self.trials[-1]

    def check(self) -> dict[str, Any]:
        """Play the tuned weights against the old ones on new deals. Return the gain and whether it is significant."""
        before = HEURISTICS[self.game].weights
        if self.weights == before:
            return {"games": 0, "taken": False}
        games, gain, error = self.compare(self.weights, before, f"{self.seed}/check", 2 * MOST)
        low, high = gain - 2 * error, gain + 2 * error
        return {"games": games, "gain": gain, "low": low, "high": high, "taken": low > 0}

    def report(self, command: str, checked: dict[str, Any]) -> dict[str, Any]:
        """Return the new data file: the weights and all tuning runs, this one last."""
        found = {
            "command": command,
            "date": time.strftime("%Y-%m-%d"),
            "before": HEURISTICS[self.game].weights,
            "checked": checked,
            "trials": [msgspec.to_builtins(trial) for trial in self.trials],
        }
        data = tuned(self.game)
        weights = self.weights if checked["taken"] else HEURISTICS[self.game].weights
        return {**data, "weights": weights, "runs": [*data["runs"], found]}


def spread(values: list[float]) -> tuple[float, float]:
    """Return a mean and its standard error."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 1.0
    squares = sum([(value - mean) ** 2 for value in values])
    return mean, max(0.02, (squares / (len(values) - 1) / len(values)) ** 0.5)


def run_tuning(
    language: Language, game: str, level: str, weights: str, rounds: int, seed: str, jobs: int, out: str | None
) -> Iterator[str]:
    """Tune, yielding a line for every trial, then check the result and write the data file."""
    if game not in NAMES:
        raise Refusal("", "unknown-name", {"found": shown(game), "names": ", ".join(NAMES)})
    known = HEURISTICS[game].weights
    names = tuple(weights.split(",")) if weights else tuple(known)
    for name in names:
        if name not in known:
            raise Refusal("", "unknown-name", {"found": shown(name), "names": ", ".join(known)})
    check_range("--rounds", rounds, 1, MOST_ROUNDS)
    check_range("--jobs", jobs, 1, MOST_JOBS)
    check_seed(seed)
    if isinstance(read_bot(level), Kitten):
        raise Refusal("", "kitten-has-no-weights")
    tuner = Tuner(game, level, names, seed, jobs)
    for trial in tuner.tune(rounds):
        facts: dict[str, str | int] = {"weight": trial.weight, "value": f"{trial.value:g}", "games": trial.games}
        kept = "kept" if trial.kept else "dropped"
        yield language.say("tune-trial", gain=f"{trial.gain:+.1%}", kept=kept, **facts)
    checked = tuner.check()
    if checked["games"]:
        gain, low, high = [f"{checked[name]:+.1%}" for name in ("gain", "low", "high")]
        yield language.say("tune-checked", games=checked["games"], gain=gain, low=low, high=high)
    yield language.say("tune-taken" if checked["taken"] else "tune-not-taken")
    words = ["tabbytop", "tune", game, "--level", level, "--weights", ",".join(names)]
    report = tuner.report(shlex.join([*words, "--rounds", str(rounds), "--seed", seed]), checked)
    path = Path(out) if out else Path(str(files("tabbytop.bots.evaluators").joinpath(f"{game}.json")))
    write_whole(path, msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n")
    yield language.say("tune-kept", file=str(path))

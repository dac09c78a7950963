"""What the benchmark found, as tables for a terminal and for a page."""

from dataclasses import dataclass
from statistics import median, quantiles
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from bench.ours import COPY, HEADLINE, PLAY, VARIANTS

Results = dict[str, dict[str, list[float]]]  # side ("pure", "compiled", "yardsticks"), gauge, so many a second by round

CATANATRON_PLAY = "catanatron play"
CATANATRON_CLONE = "catanatron clone"


@dataclass(frozen=True)
class Goal:
    """A ratio to catanatron that we want: at least, and better."""

    what: str
    label: str
    against: str
    at_least: float
    aim: float | None
    is_cost: bool = False  # a time, which should be small

    def met(self, ratio: float) -> str:
        if self.is_cost:
            return "yes" if ratio <= self.at_least else "NO"
        if self.aim is not None and ratio >= self.aim:
            return "yes, the aim too"
        return "yes" if ratio >= self.at_least else "NO"


GOALS = (
    Goal("list", "listing all whole moves", CATANATRON_PLAY, 1.5, 2.7),
    Goal("sample", "sampling without listing", CATANATRON_PLAY, 3.0, 5.0),
    Goal("clone", "a clone's time", CATANATRON_CLONE, 0.1, None, is_cost=True),
)

ABOUT = (
    "A step is a whole move of a player (which card, where): random play through the public engine, the log off.",
    "list: all legal whole moves are listed and one chosen; options: the options of each question are listed as it "
    "is asked; sample: one is drawn without listing. clone, view and fill: of states and views in mid-game; fill: "
    "the first world of a view; fill again: further ones. moves: legal whole moves at a step; steps: of a game.",
    "catanatron lists its legal actions within every tick, so its figure stands against our listing and our sampling "
    "alike; its ticks are single actions of four random players on the base map.",
    "Figures are medians over the rounds, ratios medians of each round's own; in brackets their middle half.",
)


@dataclass
class Sheet:
    """A table of texts; the first column names the row."""

    title: str
    head: list[str]
    rows: list[list[str]]

    def rich(self) -> Table:
        table = Table(title=self.title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
        for i, name in enumerate(self.head):
            table.add_column(name, justify="right" if i else "left", no_wrap=not i)
        for row in self.rows:
            table.add_row(*row)
        return table

    def markdown(self) -> str:
        rule = ["---", *["---:"] * (len(self.head) - 1)]
        return "\n".join([f"## {self.title}", "", *[f"| {' | '.join(row)} |" for row in (self.head, rule, *self.rows)]])


def ratios(ours: list[float], theirs: list[float], is_cost: bool = False) -> list[float]:
    """Round by round, how many times theirs ours is; for a cost, times are compared and not speeds."""
    return [(b / a if is_cost else a / b) for a, b in zip(ours, theirs, strict=True)]


def headline(results: Results) -> list[dict[str, Any]]:
    """The ratios that matter, beside what we want of them."""
    found = []
    for build in _builds(results):
        for goal in GOALS:
            ours = results[build][f"{HEADLINE.name} {goal.what}"]
            each = ratios(ours, results["yardsticks"][goal.against], goal.is_cost)
            low, _, high = quantiles(each, n=4, method="inclusive")
            found.append({
                "build": build, "what": goal.what, "ratio": median(each), "low": low, "high": high,
                "goal": goal.at_least, "aim": goal.aim, "met": goal.met(median(each)),
            })  # fmt: skip
    return found


def sheets(results: Results, counts: dict[str, Any]) -> list[Sheet]:
    """All tables."""
    made = [_headline_sheet(results)]
    if "compiled" in results:
        made.append(_gain_sheet(results))
    for build in _builds(results):
        made.append(_variants_sheet(results[build], build, counts))
    return [*made, _yardsticks_sheet(results["yardsticks"])]


def _builds(results: Results) -> list[str]:
    return [build for build in ("pure", "compiled") if build in results]


def _headline_sheet(results: Results) -> Sheet:
    labels = {goal.what: goal.label for goal in GOALS}
    rows = []
    for row in headline(results):
        goal = f"{'at most' if row['what'] == 'clone' else 'at least'} {row['goal']:g}"
        aim = "" if row["aim"] is None else f"{row['aim']:g}"
        spread = f"{row['ratio']:.2f} ({row['low']:.2f}–{row['high']:.2f})"
        rows.append([f"{labels[row['what']]}, {row['build']}", spread, goal, aim, row["met"]])
    title = "Ratios to catanatron (Cat Box, 4 players, basic, mirrored deck)"
    return Sheet(title, ["ours", "ratio", "goal", "aim", "met"], rows)


def _gain_sheet(results: Results) -> Sheet:
    rows = []
    for variant in VARIANTS:
        if f"{variant.name} list" in results["pure"]:
            gains = []
            for what in (*PLAY, *COPY):
                gauge = f"{variant.name} {what}"
                gains.append(f"{median(ratios(results['compiled'][gauge], results['pure'][gauge])):.2f}")
            rows.append([variant.name, *gains])
    return Sheet("How many times faster the compiled build is", ["Cat Box", *PLAY, *COPY], rows)


def _variants_sheet(measured: dict[str, list[float]], build: str, counts: dict[str, Any]) -> Sheet:
    rows = []
    for variant in VARIANTS:
        name = variant.name
        if f"{name} list" in measured:
            row = [name, f"{counts[name]['moves']:.0f}", f"{counts[name]['steps']:.0f}"]
            row += [f"{median(measured[f'{name} {what}']):,.0f}" for what in PLAY]
            row += [f"{1e6 / median(measured[f'{name} {what}']):.1f}" for what in COPY]
            rows.append(row)
    head = ["Cat Box", "moves", "steps", *[f"{what}, /s" for what in PLAY], *[f"{what}, µs" for what in COPY]]
    return Sheet(f"Our games, {build} build", head, rows)


def _yardsticks_sheet(measured: dict[str, list[float]]) -> Sheet:
    names = [gauge.removesuffix(" play") for gauge in measured if gauge.endswith(" play")]
    rows = []
    for name in names:
        clone = measured.get(f"{name} clone")
        microseconds = "" if clone is None else f"{1e6 / median(clone):.1f}"
        rows.append([name, f"{median(measured[f'{name} play']):,.0f}", microseconds])
    return Sheet("Yardsticks", ["game", "steps/s", "clone, µs"], rows)

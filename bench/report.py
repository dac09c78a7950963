"""The benchmark's results as tables for a terminal and for a page."""

from dataclasses import dataclass
from statistics import median, quantiles
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from bench import ismcts
from bench.growth import SIZES, WAYS, WHATS, gauge_name
from bench.ours import COPY, PLAY
from bench.search_speed import SEARCH, SEARCHED
from bench.variants import GAMES, MeasuredGame, headline_of, variants_of

Results = dict[str, dict[str, list[float]]]  # side ("pure", "compiled", "yardsticks"), gauge, count per second by round

CATANATRON_PLAY = "catanatron play"
CATANATRON_CLONE = "catanatron clone"


@dataclass(frozen=True)
class Goal:
    """A target for the ratio to catanatron: the minimum, and a better one."""

    what: str
    label: str
    against: str
    at_least: float
    aim: float | None
    is_cost: bool = False  # a time: smaller is better

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

GROWTH_GOAL = 1.5  # limit for the cost with a hundred cards on the table, if it is 1 with twenty
GROWING = {"place": "placing", "list play": "listing (play)", "list turn": "listing (turn)"}

ABOUT = (
    "A step is a complete move of a player (which card, where) in random play through the public engine, unlogged.",
    "list: list all legal complete moves and choose one; options: list the options of each question in turn; sample: "
    "sample a move without listing. clone, view and fill: of states and views in mid-game; fill: the first world of a "
    "view; fill again: further worlds of the same view. moves: legal complete moves per step; steps: per game.",
    "catanatron lists its legal actions in every tick, so its figure is compared with our listing and our sampling. "
    "Its ticks are single actions of four random players on the base map.",
    "Growth: random tables of 31×21 cells that fill up. placing: place a card from a hand of three; listing: list all "
    "complete moves in the phase play (which card, where) or turn (sleeping cats, drawing); time per move.",
    "Searching: from mid-game positions in which a seat has a choice. One of our iterations samples a world consistent "
    "with the history (included in the time), descends the trees, then plays quick moves for the number of rounds that "
    "the evaluator sets, each the best of a few sampled moves, and evaluates the position. OpenSpiel's IS-MCTS bots "
    "sample a world, descend their tree, then play at random to the end of the game; for both bots the games are in "
    "C++. So iterations differ: moves counts the players' moves within them, complete moves for us, single actions for "
    "OpenSpiel. look: the first pass, which evaluates every move once before any iteration.",
    "Figures are medians over all rounds. Ratios are medians of the ratios in each round, with their middle half in "
    "brackets.",
)


@dataclass
class TextTable:
    """A table of strings; the first column labels the row."""

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
    """Return the ratio of our speed to the other engine's, round by round; with `is_cost`, both are times."""
    return [(b / a if is_cost else a / b) for a, b in zip(ours, theirs, strict=True)]


def headline(results: Results) -> list[dict[str, Any]]:
    """Return the main ratios of each game and their targets."""
    found = []
    for game in GAMES:
        for build in _builds(results):
            for goal in GOALS:
                ours = results[build][f"{headline_of(game).name} {goal.what}"]
                each = ratios(ours, results["yardsticks"][goal.against], goal.is_cost)
                low, _, high = quantiles(each, n=4, method="inclusive")
                found.append({
                    "game": game.name, "build": build, "what": goal.what, "ratio": median(each), "low": low,
                    "high": high, "goal": goal.at_least, "aim": goal.aim, "met": goal.met(median(each)),
                })  # fmt: skip
    return found


def growth(results: Results) -> list[dict[str, Any]]:
    """Return the cost of each size in microseconds, and relative to the smallest."""
    found = []
    for build in _builds(results):
        for way in WAYS:
            for what in WHATS:
                speeds = [results[build][gauge_name(way, what, size)] for size in SIZES]
                each = [ratios(speed, speeds[0], is_cost=True) for speed in speeds]
                low, _, high = quantiles(each[-1], n=4, method="inclusive")
                found.append({
                    "build": build, "way": way, "what": what, "us": [1e6 / median(speed) for speed in speeds],
                    "ratios": [median(one) for one in each], "low": low, "high": high, "goal": GROWTH_GOAL,
                    "met": "yes" if median(each[-1]) < GROWTH_GOAL else "NO",
                })  # fmt: skip
    return found


def searching(results: Results, counts: dict[str, Any]) -> list[dict[str, Any]]:
    """Return our searches and OpenSpiel's on its game with as many players: iterations, and moves within them."""
    found = []
    for variant in SEARCHED:
        name = variant.name
        against = ismcts.GAMES[variant.players]
        for build in _builds(results):
            if f"{name} search" not in results[build]:
                continue
            ours = results[build][f"{name} search"]
            more = counts[name]["tried"] / counts[f"ismcts {against}"]["tried"]
            row = {
                "game": variant.game.name, "variant": variant.label, "build": build, "against": against,
                "moves": counts[name]["tried"], "iterations_per_second": median(ours),
                "look_ms": 1e3 / median(results[build][f"{name} look"]), "ratios": {},
            }  # fmt: skip
            for bot in ismcts.BOTS:
                each = ratios(ours, results["yardsticks"][ismcts.gauge_name(against, bot)])
                low, _, high = quantiles(each, n=4, method="inclusive")
                iterations = {"ratio": median(each), "low": low, "high": high}
                row["ratios"][bot] = {"iterations": iterations, "moves": {k: r * more for k, r in iterations.items()}}
            found.append(row)
    return found


def text_tables(results: Results, counts: dict[str, Any]) -> list[TextTable]:
    """Return all tables."""
    made = []
    for game in GAMES:
        made.append(_headline_table(results, game))
        made += [_variants_table(results[build], build, game, counts) for build in _builds(results)]
    made += [*_searching_tables(results, counts), _growth_table(results, counts)]
    if "compiled" in results:
        made.append(_gain_table(results))
    return [*made, _yardsticks_table(results["yardsticks"])]


def _builds(results: Results) -> list[str]:
    return [build for build in ("pure", "compiled") if build in results]


def _headline_table(results: Results, game: MeasuredGame) -> TextTable:
    labels = {goal.what: goal.label for goal in GOALS}
    rows = []
    for row in headline(results):
        if row["game"] == game.name:
            goal = f"{'at most' if row['what'] == 'clone' else 'at least'} {row['goal']:g}"
            aim = "" if row["aim"] is None else f"{row['aim']:g}"
            rows.append([f"{labels[row['what']]}, {row['build']}", _spread(row["ratio"], row), goal, aim, row["met"]])
    return TextTable(
        f"{game.title}: ratios to catanatron ({game.headline})", ["ours", "ratio", "goal", "aim", "met"], rows
    )


def _spread(ratio: float, row: dict[str, Any], digits: int = 2) -> str:
    return f"{ratio:.{digits}f} ({row['low']:.{digits}f}–{row['high']:.{digits}f})"


def _variants_table(
    measured: dict[str, list[float]], build: str, game: MeasuredGame, counts: dict[str, Any]
) -> TextTable:
    rows = []
    for variant in variants_of(game):
        name = variant.name
        if f"{name} list" in measured:
            row = [variant.label, f"{counts[name]['moves']:.0f}", f"{counts[name]['steps']:.0f}"]
            row += [f"{median(measured[f'{name} {what}']):,.0f}" for what in PLAY]
            row += [f"{1e6 / median(measured[f'{name} {what}']):.1f}" for what in COPY]
            rows.append(row)
    head = ["variant", "moves", "steps", *[f"{what}, /s" for what in PLAY], *[f"{what}, µs" for what in COPY]]
    return TextTable(f"{game.title}, {build} build", head, rows)


def _searching_tables(results: Results, counts: dict[str, Any]) -> list[TextTable]:
    titles = {game.name: game.title for game in GAMES}
    speeds, compared = [], []
    for row in searching(results, counts):
        label = f"{titles[row['game']]}, {row['variant']}, {row['build']}"
        speeds.append([label, *_speeds(row["moves"], row["iterations_per_second"]), f"{row['look_ms']:.1f}"])
        each = [one for bot in ismcts.BOTS for one in row["ratios"][bot].values()]
        compared.append([label, row["against"], *[_spread(one["ratio"], one, 3) for one in each]])
    for players, game in ismcts.GAMES.items():
        for bot in ismcts.BOTS:
            speed = median(results["yardsticks"][ismcts.gauge_name(game, bot)])
            label = f"open_spiel {game}, {players} players, {bot}"
            speeds.append([label, *_speeds(counts[f"ismcts {game}"]["tried"], speed), ""])
    head = ["ours", "theirs", *[f"{what}, {bot}" for bot in ismcts.BOTS for what in ("iterations", "moves")]]
    return [
        TextTable("Searching: ratios to OpenSpiel's IS-MCTS, per second", head, compared),
        TextTable("Searching", ["game", "moves/iteration", "iterations/s", "moves/s", "look, ms"], speeds),
    ]


def _speeds(moves: float, iterations: float) -> list[str]:
    return [f"{moves:.1f}", f"{iterations:,.0f}", f"{iterations * moves:,.0f}"]


def _growth_table(results: Results, counts: dict[str, Any]) -> TextTable:
    smallest, *larger = SIZES
    rows = []
    for row in growth(results):
        names = [gauge_name(row["way"], row["what"], size) for size in SIZES]
        moves = ", ".join(f"{counts[name]['moves']:.0f}" for name in names if name in counts)
        shown = [f"{ratio:.2f}" for ratio in row["ratios"][1:-1]] + [_spread(row["ratios"][-1], row)]
        costs = [f"{cost:.2f}" for cost in row["us"]]
        label = f"{GROWING[row['what']]}, {row['way']}, {row['build']}"
        rows.append([label, moves, *costs, *shown, row["met"]])
    head = ["cards on the table", "moves", *[f"{size}, µs" for size in SIZES]]
    head += [*[f"{size} to {smallest}" for size in larger], "met"]
    goal = f"goal: {larger[-1]} cards cost less than {GROWTH_GOAL:g} times {smallest}"
    return TextTable(f"If It Fits: growth with the cards on the table ({goal})", head, rows)


def _gain_table(results: Results) -> TextTable:
    """Return the lowest and the highest gain among a game's variants."""
    rows = []
    for game in GAMES:
        names = [variant.name for variant in variants_of(game) if f"{variant.name} list" in results["pure"]]
        row = [game.title]
        for what in (*PLAY, *COPY, *SEARCH):
            gauges = [f"{name} {what}" for name in names if f"{name} {what}" in results["pure"]]
            gains = [median(ratios(results["compiled"][gauge], results["pure"][gauge])) for gauge in gauges]
            row.append("–".join(f"{gain:.2f}" for gain in sorted({min(gains), max(gains)})))
        rows.append(row)
    return TextTable("How many times faster the compiled build is, by variant", ["game", *PLAY, *COPY, *SEARCH], rows)


def _yardsticks_table(measured: dict[str, list[float]]) -> TextTable:
    names = [gauge.removesuffix(" play") for gauge in measured if gauge.endswith(" play")]
    rows = []
    for name in names:
        clone = measured.get(f"{name} clone")
        microseconds = "" if clone is None else f"{1e6 / median(clone):.1f}"
        rows.append([name, f"{median(measured[f'{name} play']):,.0f}", microseconds])
    return TextTable("Yardsticks", ["game", "steps/s", "clone, µs"], rows)

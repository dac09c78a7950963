"""Plots for the report: inline SVG in the page's colors, for light and dark mode."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tabbytop.narrate.language import Language

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK, SOFT, LEAF, PERSIMMON, KRAFT = "#010101", "#020202", "#030303", "#040404", "#050505"
COLORS = {INK: "--ink", SOFT: "--soft", LEAF: "--leaf", PERSIMMON: "--persimmon", KRAFT: "--kraft"}
"""Placeholder colors that are replaced by the page's CSS variables."""

WIDTH = 5.2
BARS = 40
"""Approximate maximum number of bars in a histogram."""

STYLE: Any = {
    "text.parse_math": False,
    "svg.fonttype": "none",
    "svg.hashsalt": "tabbytop",
    "font.family": "sans-serif",
    "font.size": 11,
    "text.color": INK,
    "axes.edgecolor": SOFT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "ytick.left": False,
    "figure.constrained_layout.use": True,
}


def render_plot(draw: Callable[[list[Axes]], None], rows: list[float], name: str, label: str) -> str:
    """Render one plot with rows of these heights as inline SVG."""
    import logging

    import matplotlib as mpl
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    logging.getLogger("matplotlib").setLevel(logging.ERROR)  # silence warnings about missing fonts
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, sum(rows)))
        FigureCanvasSVG(figure)
        axes = figure.subplots(len(rows), 1, squeeze=False, height_ratios=rows)[:, 0].tolist()
        draw(axes)
        out = io.StringIO()
        nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
        figure.savefig(out, format="svg", transparent=True, metadata=nothing)
    return embed_svg(out.getvalue(), name, label)


def embed_svg(svg: str, name: str, label: str) -> str:
    """Prepare an SVG for embedding: no external references, unique ids, the page's colors and fonts."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r' xmlns(:\w+)?="[^"]*"', "", svg).replace("xlink:href", "href")
    svg = re.sub(r'\b(id="|href="#|url\(#)', rf"\g<1>{name}-", svg)
    svg = re.sub(r"font: ([\d.]+)px [^;\"]*", r"font-size: \1px", svg)
    svg = re.sub(r"<metadata>.*?</metadata>\s*", "", svg, flags=re.DOTALL)
    for color, variable in COLORS.items():
        svg = svg.replace(color, f"var({variable})")
    width, height = re.findall(r'(?:width|height)="([\d.]+)pt"', svg)[:2]
    head = (
        f'<svg role="img" aria-label="{label}" viewBox="0 0 {width} {height}" style="max-width: {float(width):.0f}pt">'
    )
    return re.sub(r"<svg[^>]*>", head, svg, count=1)


def draw_shares(
    axes: Axes, names: list[str], rows: list[dict[str, Any]], parity: float, label: str, right: float = 0.0
) -> None:
    """Draw shares with their intervals, from top to bottom, and a line at parity."""
    axes.axvline(parity, color=PERSIMMON, linewidth=1.2, linestyle=(0, (4, 3)), zorder=1)
    for y, row in enumerate(rows):
        axes.plot([row["low"], row["high"]], [y, y], color=KRAFT, linewidth=5, solid_capstyle="round", zorder=2)
        axes.plot([row["share"]], [y], "o", color=LEAF, markersize=8, zorder=3, clip_on=False)
    label_rows(axes, names)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    axes.set_xlim(0.0, right or right_limit(rows, parity))
    axes.set_xlabel(label)


def right_limit(rows: list[dict[str, Any]], parity: float) -> float:
    """Return the right limit of the axis for a plot of shares."""
    return max(1.05 * float(max([row["high"] for row in rows])), 1.6 * parity)


def label_rows(axes: Axes, names: list[str]) -> None:
    """Set up one row per name."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(axis="x", color=SOFT, alpha=0.3, linewidth=0.6)
    axes.set_axisbelow(True)


def draw_counts(axes: Axes, counts: list[list[int]], low: int, high: int) -> None:
    """Draw a histogram. Bars get wider if there would be too many."""
    from matplotlib.ticker import MaxNLocator

    wide = max(1, -(-(high - low + 1) // BARS))
    heights: dict[int, int] = {}
    for value, count in counts:
        heights[(value - low) // wide] = heights.get((value - low) // wide, 0) + count
    places = [low + (k + 0.5) * wide - 0.5 for k in heights]
    axes.bar(places, list(heights.values()), width=0.86 * wide, color=LEAF)
    axes.set_xlim(low - 1.5, high + 1.5)
    axes.xaxis.set_major_locator(MaxNLocator("auto", integer=True))
    axes.set_yticks([])


def bounds(counts: list[list[list[int]]]) -> tuple[int, int]:
    """Return the smallest and the largest value."""
    values = [value for one in counts for value, _ in one]
    return min(values), max(values)


def make_plots(language: Language, result: dict[str, Any]) -> dict[str, str]:
    """Return all plots of a report by name: strength, seats, points, length, time."""
    bots = sorted(result["bots"], key=lambda row: -row["share"])
    names = [short(row["name"]) for row in bots]
    row = 0.42

    def strength(axes: list[Axes]) -> None:
        draw_shares(axes[0], names, bots, result["parity"], language.say("report-axis-share"))

    def seats(axes: list[Axes]) -> None:
        right = right_limit(result["order"] + result["seats"], result["parity"])
        order = [language.say("report-place", place=one["place"]) for one in result["order"]]
        draw_shares(axes[0], order, result["order"], result["parity"], "", right)
        chairs = [language.say("seat-name", seat=one["seat"]) for one in result["seats"]]
        draw_shares(axes[1], chairs, result["seats"], result["parity"], language.say("report-axis-share"), right)

    def points(axes: list[Axes]) -> None:
        low, high = bounds([one["points"]["counts"] for one in bots])
        for axis, one, name in zip(axes, bots, names, strict=True):
            draw_counts(axis, one["points"]["counts"], low, high)
            axis.axvline(one["points"]["mean"], color=PERSIMMON, linewidth=1.6)
            axis.set_ylabel(name, rotation=0, ha="right", va="center")
            axis.tick_params(labelbottom=axis is axes[-1])
        axes[-1].set_xlabel(language.say("report-axis-points"))

    def length(axes: list[Axes]) -> None:
        draw_counts(axes[0], result["lengths"], *bounds([result["lengths"]]))
        axes[0].axvline(result["length"]["mean"], color=PERSIMMON, linewidth=1.6)
        axes[0].set_xlabel(language.say("report-axis-length"))

    def times(axes: list[Axes]) -> None:
        draw_times(axes[0], names, bots)
        axes[0].set_xlabel(language.say("report-axis-time"))

    heights: dict[str, tuple[Callable[[list[Axes]], None], list[float]]] = {
        "strength": (strength, [0.8 + row * len(bots)]),
        "seats": (seats, [0.7 + row * result["players"]] * 2),
        "points": (points, [0.75] * (len(bots) - 1) + [1.2]),
        "length": (length, [2.2]),
        "time": (times, [0.8 + row * len(bots)]),
    }
    labels = {name: language.say(f"report-{name}") for name in heights}
    return {name: render_plot(draw, rows, name, labels[name]) for name, (draw, rows) in heights.items()}


def draw_times(axes: Axes, names: list[str], bots: list[dict[str, Any]]) -> None:
    """Draw the median, the 99th percentile and the maximum of each bot's thinking time."""
    for y, one in enumerate(bots):
        times = one["time"]
        if times["max"]:
            axes.plot([times["p50"], times["p99"]], [y, y], color=KRAFT, linewidth=5, solid_capstyle="round")
            axes.plot([times["p99"], times["max"]], [y, y], color=KRAFT, linewidth=1.2)
            axes.plot([times["max"]], [y], "|", color=KRAFT, markersize=9, markeredgewidth=1.6)
            axes.plot([times["p50"]], [y], "o", color=LEAF, markersize=8)
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(lambda value, _: duration(value))
    axes.xaxis.set_minor_formatter(lambda value, _: "")
    label_rows(axes, names)


def duration(seconds: float) -> str:
    """Format a duration in a suitable unit."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e6:.3g} µs"


def short(name: str) -> str:
    """Shorten a name to leave room for the plot."""
    return name if len(name) <= 18 else name[:17] + "…"

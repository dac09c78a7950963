"""Plans: which bots play which games. A plan always produces the same games."""

from __future__ import annotations

import hashlib
import re
import shlex
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from importlib.resources import files as package_files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from tabbytop.bots import external
from tabbytop.bots.heuristics import HEURISTICS
from tabbytop.bots.levels import LEVELS
from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import LONGEST_NAME, printable, shown
from tabbytop.games.registry import NAMES, open_game
from tabbytop.lab.limits import check_range
from tabbytop.table import files
from tabbytop.table.dealer import check_seed

MOST_GAMES = 1_000_000
MOST_BOTS = 64
MOVE_SECONDS = 10.0
MOST_MOVE_SECONDS = 3600.0
LINE_UPS = ("one", "all")
LONGEST_BOT_NAME = 32


@dataclass(frozen=True)
class Entrant:
    """A participating bot: its display name, its spec and a fingerprint of its files."""

    name: str
    spec: str
    code: str = ""


@dataclass(frozen=True)
class Plan:
    """Which games to play. Use `make_plan` to create and check one."""

    game: str
    deck: dict[str, Any]
    players: int
    options: dict[str, Any]
    bots: tuple[Entrant, ...]
    games: int
    seed: str = "1"
    line_up: str = "all"
    """`one`: the first bot in one seat, the second bot in all others. `all`: all bots against each other."""
    move_seconds: float = MOVE_SECONDS
    """Time limit per move for programs."""
    until_sure: bool = False
    deck_file: str = ""
    """The deck as given on the command line, or empty."""

    def identity(self) -> dict[str, Any]:
        """Return everything that must match for games to be pooled: all but the number of games."""
        return {
            "tabbytop": "arena",
            "version": version("tabbytop"),
            "code": code_fingerprint(self.game),
            "game": self.game,
            "rules": open_game(self.game, self.deck).rules_version,
            "players": self.players,
            "options": self.options,
            "deck": self.deck,
            "seed": self.seed,
            "bots": [{"name": bot.name, "spec": bot.spec, "code": bot.code} for bot in self.bots],
            "line_up": self.line_up,
            "move_seconds": self.move_seconds,
        }

    def fingerprint(self) -> str:
        """Return a short hash of the identity."""
        return hashlib.sha256(msgspec.json.encode(self.identity(), order="sorted")).hexdigest()[:10]


@cache
def code_fingerprint(game: str) -> str:
    """Return a hash of a game's rules and bots, so that games played with different code aren't mixed."""
    others = {HEURISTICS[name].evaluator_type.__module__.rpartition(".")[2] for name in NAMES if name != game}
    digest = hashlib.sha256()
    for room in ("engine", "games", "bots"):
        _add(digest, package_files("tabbytop") / room, others | ({*NAMES} - {game}))
    return digest.hexdigest()[:16]


def _add(digest: Any, place: Traversable, others: set[str]) -> None:
    """Add a file or folder to the digest, skipping other games' rules, evaluators and weights."""
    if place.name.partition(".")[0] in {"__pycache__", "", *others} or place.name.endswith((".so", ".pyd")):
        return
    if place.is_dir():
        for one in sorted(place.iterdir(), key=lambda one: one.name):
            _add(digest, one, others)
    else:
        data = place.read_bytes()
        if place.name.endswith(".json"):  # leave out notes and tuning runs
            content = msgspec.json.decode(data)
            kept = {name: value for name, value in content.items() if name not in ("note", "runs")}
            data = msgspec.json.encode(kept, order="sorted")
        digest.update(place.name.encode() + b"\0" + data)


def make_plan(
    game: str,
    players: int,
    bots: list[str],
    games: int,
    options: dict[str, Any] | None = None,
    deck: str | None = None,
    seed: str = "1",
    line_up: str | None = None,
    move_seconds: float = MOVE_SECONDS,
    until_sure: bool = False,
) -> Plan:
    """Create a plan, or raise `Refusal` if it can't be played. `bots` are lists as typed on the command line."""
    if game not in NAMES:
        raise Refusal("", "unknown-name", {"found": shown(game), "names": ", ".join(NAMES)})
    check_range("--games", games, 1, MOST_GAMES)
    if not 0 < move_seconds <= MOST_MOVE_SECONDS:
        facts: dict[str, str | int] = {"least": "0.001", "most": f"{MOST_MOVE_SECONDS:g}", "found": f"{move_seconds:g}"}
        raise Refusal("", "option-range", {"name": "--move-seconds", **facts})
    check_seed(seed)
    entrants = read_bots(bots)
    line_up = line_up or ("one" if len(entrants) == 2 else "all")
    if line_up not in LINE_UPS:
        raise Refusal("", "unknown-name", {"found": shown(line_up), "names": ", ".join(LINE_UPS)})
    if line_up == "one" and len(entrants) != 2:
        raise Refusal("", "one-against-what", {"count": len(entrants)})
    data = files.read_deck(game, files.DECKS[game][0] if deck is None else deck)
    opened = open_game(game, data)
    chosen = {**opened.variants[0], **(options or {})}
    opened.start(players, chosen)
    return Plan(game, data, players, chosen, entrants, games, seed, line_up, move_seconds, until_sure, deck or "")


def read_bots(texts: list[str]) -> tuple[Entrant, ...]:
    """Parse lists of bots such as `tiger,mine=program:./bot`. Duplicate names get a number."""
    specs = [spec for text in texts for spec in split_bots(text)]
    if not 1 <= len(specs) <= MOST_BOTS:
        raise Refusal("", "option-range", {"name": "--bots", "least": 1, "most": MOST_BOTS, "found": len(specs)})
    found: list[Entrant] = []
    taken: set[str] = set()
    for spec in specs:
        named = re.fullmatch(r"([\w.-]{1,32})=(.*)", spec)
        name, spec = (named[1], named[2]) if named else ("", spec)
        external.check_spec(spec)
        name = first = printable(name or external.name_of(spec), LONGEST_BOT_NAME - 4)
        number = 1
        while name in taken:
            number += 1
            name = f"{first} {number}"
        taken.add(name)
        found.append(Entrant(name, spec, external.code_of(spec)))
    return tuple(found)


def split_bots(text: str) -> list[str]:
    """Split a list at its commas. If it contains a program's command line, split only before another bot."""
    if external.PROGRAM not in text:
        return [spec.strip() for spec in text.split(",")]
    level = "|".join(LEVELS)
    return [
        spec.strip() for spec in re.split(rf",\s*(?=(?:[\w.-]+=)?(?:(?:{level})(?:[:@,]|$)|class:|program:))", text)
    ]


def command_of(plan: Plan) -> str:
    """Return the command line that plays this plan."""
    words = ["tabbytop", "arena", plan.game, "--players", str(plan.players)]
    for bot in plan.bots:
        is_named = bot.name != external.name_of(bot.spec) and re.fullmatch(r"[\w.-]{1,32}", bot.name)
        words += ["--bots", f"{bot.name}={bot.spec}" if is_named else bot.spec]
    words += ["--games", str(plan.games), "--seed", plan.seed, "--line-up", plan.line_up]
    words += ["--options", msgspec.json.encode(plan.options).decode()] if plan.options else []
    words += ["--deck", plan.deck_file] if plan.deck_file else []
    words += ["--move-seconds", f"{plan.move_seconds:g}"] if plan.move_seconds != MOVE_SECONDS else []
    words += ["--until-sure"] if plan.until_sure else []
    return shlex.join(words)


def deck_name(plan: Plan) -> str:
    """Return the name in the deck file."""
    return printable(str(plan.deck.get("name", "")), LONGEST_NAME)

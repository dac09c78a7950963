"""Compares every move of random games with a second, independent implementation of the rules.

    python3 dev.py campaign oracle [--games 40] [--seed oracle] [--jobs 2] [--keep]

Before every move the legal moves, the points and the winners must be the same; after it, the whole position. The
position must also come back from its text as the same world. With --keep the result is written to
docs/figures/oracle.json.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from tabbytop.bots.policy import POLICIES
from tabbytop.engine.play import sentences
from tabbytop.engine.seats import CHANCE
from tabbytop.games.shelf import open_game
from tabbytop.lab.simulate import Plan, play_one
from tabbytop.table.files import DECKS, open_position, read_deck
from tabbytop.terminal.log import sentence_from
from tests import oracle_catbox as oracle

FIGURES = Path(__file__).parents[1] / "docs" / "figures"


def text(value: object) -> str:
    """A value to compare by."""
    return msgspec.json.encode(value, order="deterministic").decode()


def bare(position: dict[str, Any]) -> dict[str, Any]:
    """A position without what only we write, and with lists that have no order in order."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position))
    for key in ("_owed", "removed"):
        plain.pop(key, None)
    cards = plain["placed"] + [card for one in plain["players"] for card in one["hand"] + one["fish"]]
    for card in cards:
        card.pop("known_by", None)
    plain["guards"].sort(key=text)
    return plain


def compare_game(plan: Plan, i: int) -> int:
    """One game, move by move; how many positions were compared."""
    game = open_game(plan.game, plan.deck)
    match, _, _ = play_one(game, plan, i)
    walk = match.anew()
    wanted: dict[str, Any] = {}
    compared = 0
    for k, line in enumerate(match.live):
        if line.author != CHANCE and line.begins:
            position = walk.position()
            if wanted and bare(wanted) != bare(position):
                raise AssertionError(f"after a move: {text(bare(wanted))} but we have {text(bare(position))}")
            theirs = {**position, "_owed": wanted.get("_owed", [])}
            compare_position(game, walk.state, position, theirs)
            wanted = oracle.after(theirs, game.write_action(walk.state, sentence_from(match.live, k)))
            compared += 1
        walk.repeat(line)
    if wanted["phase"] != "over":
        raise AssertionError("the game is over for us only")
    return compared


def compare_position(game: Any, state: Any, position: dict[str, Any], theirs: dict[str, Any]) -> None:
    """Legal moves, points and winners, and the way through text."""
    mine = sorted([text(game.write_action(state, sentence)) for sentence in sentences(state)])
    other = sorted([text(action) for action in oracle.legal(theirs)])
    if mine != other:
        raise AssertionError(f"moves {set(mine) ^ set(other)} of {text(position)}")
    score = oracle.score(theirs)
    if score["points"] != game.points(state) or score["winners"] != game.winners(state):
        raise AssertionError(f"score {score} of {text(position)}")
    again, table, _ = open_position(msgspec.json.decode(msgspec.json.encode(position)))
    if again.key(table) != game.key(state):
        raise AssertionError(f"text of {text(position)}")


def plans(seed: str) -> list[Plan]:
    """Every deck, number of players and variant; the policies take turns."""
    return [
        Plan(
            "cat-box",
            read_deck("cat-box", deck),
            players,
            {"advanced": advanced},
            seed,
            tuple(sorted(POLICIES["cat-box"])),
        )
        for deck in DECKS["cat-box"]
        for players in (2, 3, 4, 5)
        for advanced in (False, True)
    ]


def main() -> None:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(prog="dev.py campaign oracle", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=40, help="games of each deck, player count and variant")
    parser.add_argument("--seed", default="oracle")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", action="store_true", help="write docs/figures/oracle.json")
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs, multiprocessing.get_context("spawn")) as pool:
        runs = [pool.submit(compare_game, plan, i) for plan in plans(given.seed) for i in range(given.games)]
        positions = 0
        for done, run in enumerate(runs):
            positions += run.result()
            if sys.stderr.isatty():
                sys.stderr.write(f"\r{done + 1}/{len(runs)} games ")
    found = {
        "command": f"python3 dev.py campaign oracle --games {given.games} --seed {given.seed} --keep",
        "seed": given.seed,
        "date": time.strftime("%Y-%m-%d"),
        "games": len(runs),
        "positions": positions,
        "differences": 0,
    }
    sys.stdout.write(text(found) + "\n")
    if given.keep:
        (FIGURES / "oracle.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()

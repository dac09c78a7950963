"""Compare every move of random games with a second, independent implementation of the rules.

    python3 dev.py campaign oracle [--game GAME] [--games 40] [--seed oracle] [--jobs 2] [--keep]

Before every move, the legal moves, points and winners must agree; after it, the whole position. The position must also
survive being written as text and read back. With --keep the result is written to docs/figures/oracle-GAME.json.
"""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

from campaigns._figures import arguments, print_figures, progress, stamp
from tabbytop.bots.heuristics import HEURISTICS
from tabbytop.engine.play import sentences
from tabbytop.engine.seats import CHANCE
from tabbytop.games.registry import NAMES, open_game
from tabbytop.lab.simulation import SimulationPlan, play_one
from tabbytop.table.dealer import Script
from tabbytop.table.files import DECKS, open_position, read_deck
from tabbytop.wire.narration import move_at
from tests.oracles.registry import ORACLES, text


def compare_game(plan: SimulationPlan, i: int) -> int:
    """Compare one game move by move. Return the number of positions."""
    game = open_game(plan.game, plan.deck)
    other = ORACLES[plan.game]
    match, _, _ = play_one(game, plan, i)
    walk = match.at_start()
    wanted: dict[str, Any] = {}
    compared = 0
    for k, line in enumerate(match.live):
        if line.author != CHANCE and line.begins:
            position = walk.position()
            if wanted and other.bare(wanted) != other.bare(position):
                raise AssertionError(f"after a move: {text(other.bare(wanted))}, not {text(other.bare(position))}")
            theirs = other.remember(position, wanted)
            compare_position(game, walk.state, position, theirs)
            wanted = other.rules.after(theirs, game.write_action(walk.state, move_at(match.live, k)))
            compared += 1
        walk.repeat(line)
    if wanted["phase"] != "over":
        raise AssertionError("the game is over, but not for the oracle")
    return compared


def compare_position(game: Any, state: Any, position: dict[str, Any], theirs: dict[str, Any]) -> None:
    """Compare legal moves, points, winners and the game's own extras, and the position read back from text."""
    other = ORACLES[game.name]
    mine = sorted([text(game.write_action(state, sentence)) for sentence in sentences(state)])
    legal = sorted([text(action) for action in other.rules.legal(theirs)])
    if mine != legal:
        raise AssertionError(f"different legal moves {set(mine) ^ set(legal)} at {text(position)}")
    score = other.rules.score(theirs)
    if score["points"] != game.points(state) or score["winners"] != game.winners(state):
        raise AssertionError(f"different score {score} at {text(position)}")
    other.compare(state, theirs)
    again, table, script = open_position(msgspec.json.decode(msgspec.json.encode(position)))
    if again.write_position(table, Script(script)) != position:
        raise AssertionError(f"changed by writing and reading: {text(position)}")


def plans(name: str, seed: str) -> list[SimulationPlan]:
    """Return every deck, number of players and variant, cycling through policies."""
    found: list[SimulationPlan] = []
    for deck in DECKS[name]:
        data = read_deck(name, deck)
        game = open_game(name, data)
        for more in ORACLES[name].varied:
            for players in game.players:
                for variant in game.variants:
                    found.append(
                        SimulationPlan(name, data, players, {**variant, **more}, seed, tuple(HEURISTICS[name].policies))
                    )
    return found


def main() -> None:
    """Run the campaign from the command line."""
    given = arguments("oracle", __doc__ or "", 40, "of each deck, table, player count and variant")
    for game in given.game or NAMES:
        with ProcessPoolExecutor(given.jobs, multiprocessing.get_context("spawn")) as pool:
            runs = [pool.submit(compare_game, plan, i) for plan in plans(game, given.seed) for i in range(given.games)]
            positions = 0
            for done, run in enumerate(runs):
                positions += run.result()
                progress(f"{game}: {done + 1}/{len(runs)} games")
        found = {"game": game, "games": len(runs), "positions": positions, "differences": 0}
        print_figures(f"oracle-{game}", stamp("oracle", [game], given, found), keep=given.keep)


if __name__ == "__main__":
    main()

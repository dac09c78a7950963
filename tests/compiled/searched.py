"""Print the moves that searching bots make from one seed, in any build: `python -m tests.compiled.searched`.

The bots count iterations instead of seconds, so that every build searches equally far.
"""

from __future__ import annotations

import json
from random import Random

from tabbytop.bots import search
from tabbytop.bots.search_bot import Budget, SearchBot
from tabbytop.engine.play import actor
from tabbytop.table.memory import Memory
from tests.laws.worlds import Setting

SETTINGS = (
    Setting("cat-box", "mirror", 2, False),
    Setting("cat-box", "secret", 3, True),
    Setting("if-it-fits", "cardboard", 3, False),
    Setting("if-it-fits", "cardboard", 2, True),
    Setting("here-kitty-kitty", "neighborhood", 4, False),
)
MOVES = 8
ITERATIONS = 30


def first_moves(setting: Setting) -> list[list[int]]:
    """Return the first moves of a game."""
    match = setting.begin(1)
    memories = [Memory(match, seat) for seat in range(setting.players)]
    bots = [SearchBot(Budget(iterations=ITERATIONS)) for _ in memories]
    rng = Random(1)
    moves_made: list[list[int]] = []
    while len(moves_made) < MOVES and (seat := actor(match.state)) >= 0:
        sentence = bots[seat].move(match.game, match.view(seat), memories[seat].moments(), rng)
        moves_made.append(list(sentence))
        match.say(seat, sentence)
    return moves_made


if __name__ == "__main__":
    print(json.dumps({"file": search.__file__, "moves": [first_moves(setting) for setting in SETTINGS]}))

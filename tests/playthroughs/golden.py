"""Golden playthroughs: whole games as text with what every seat hears and sees. Read their diff.

    .venv/bin/python -m tests.playthroughs.golden

writes them anew.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from tabbytop.bots.mind import MINDS
from tabbytop.bots.policy import choose
from tabbytop.engine.log import UNHEARD
from tabbytop.engine.play import actor, is_over, sentences
from tabbytop.engine.seats import CHANCE, WATCHER, hears
from tabbytop.table.match import Match
from tests.laws.worlds import Setting
from tests.playthroughs import catbox, fits, kitty

FOLDER = Path(__file__).parent
PLAYED = [(players, advanced) for players in (2, 3, 4, 5) for advanced in (False, True)]
GAMES = [
    *[
        Setting("cat-box", "secret" if players in (3, 4) else "mirror", players, advanced)
        for players, advanced in PLAYED
    ],
    *[
        Setting("if-it-fits", "cardboard", players, advanced, "coffee" if players in (3, 4) else "kitchen")
        for players, advanced in PLAYED
    ],
    *[Setting("here-kitty-kitty", "neighborhood", players, advanced=False) for players in (2, 3, 4, 5, 6)],
]
LOOKS = {"cat-box": catbox.look, "if-it-fits": fits.look, "here-kitty-kitty": kitty.look}
STYLES = {"cat-box": "even", "if-it-fits": "steady", "here-kitty-kitty": "plain"}
"""How the games are played."""


def path_of(setting: Setting) -> Path:
    """Where a playthrough is kept."""
    return FOLDER / f"{setting}.txt"


def tell(setting: Setting) -> str:
    """A whole game as text."""
    match = setting.begin(7)
    rng = Random(f"golden {setting.players}")
    look = LOOKS[setting.game]
    weights = MINDS[setting.game].policies[STYLES[setting.game]]
    lines = [f"# {setting}", "", "## Setting up"]
    lines += [entry(match, n) for n in range(len(match.lines))]
    lines += look(match)
    while not is_over(match.state):
        seat = actor(match.state)
        told = len(match.lines)
        legal = sentences(match.state)
        match.say(seat, choose(match.game, match.view(seat), weights, rng))
        lines += ["", f"## Seat {seat}, one of {len(legal)} moves"]
        lines += [entry(match, n) for n in range(told, len(match.lines))]
        lines += look(match)
    lines += ["", "## The end", f"points {match.game.points(match.state)}"]
    lines.append(f"winners {match.game.winners(match.state)}")
    lines += [str(row) for row in match.game.details(match.state)]
    return "\n".join(lines) + "\n"


def entry(match: Match, n: int) -> str:
    """An entry of the log, and who did not hear it."""
    line = match.lines[n]
    author = "chance" if line.author == CHANCE else f"seat {line.author}"
    deaf = [str(seat) for seat in range(match.state.seats) if match.heard(seat)[n].action == UNHEARD]
    watchers = "" if hears(line.audience, WATCHER) else " and watchers"
    hidden = f"   (unheard by {', '.join(deaf)}{watchers})" if deaf else ""
    return f"{n:>4} {author}: {match.game.words.write(line.action)}{hidden}"


if __name__ == "__main__":
    for one in GAMES:
        path_of(one).write_text(tell(one), encoding="utf-8")

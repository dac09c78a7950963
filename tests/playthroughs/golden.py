"""Write golden playthroughs: whole games as text, with what each seat hears. Review the diff.

    .venv/bin/python -m tests.playthroughs.golden

One short game of each variant also shows the table after every move. The others have only the log and the result.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from tabbytop.bots.heuristics import HEURISTICS
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
WITH_STATES = (
    "cat-box-secret-3-basic",
    "cat-box-secret-3-advanced",
    "if-it-fits-coffee-3-basic",
    "if-it-fits-kitchen-2-advanced",
    "here-kitty-kitty-neighborhood-2-basic",
)
"""One short game of each variant, written with the table after every move."""
DESCRIBERS = {"cat-box": catbox.look, "if-it-fits": fits.look, "here-kitty-kitty": kitty.look}
STYLES = {"cat-box": "even", "if-it-fits": "steady", "here-kitty-kitty": "plain"}
"""The policy that plays each game."""


def path_of(setting: Setting) -> Path:
    """Return the file of a playthrough."""
    return FOLDER / f"{setting}.txt"


def write_playthrough(setting: Setting) -> str:
    """Play a whole game and return it as text."""
    match = setting.begin(7)
    rng = Random(f"golden {setting.players}")
    look = DESCRIBERS[setting.game] if str(setting) in WITH_STATES else log_only
    weights = HEURISTICS[setting.game].policies[STYLES[setting.game]]
    lines = [f"# {setting}", "", "## Setup", *entries(match, 0), *look(match), "", "## Moves"]
    while not is_over(match.state):
        seat = actor(match.state)
        first = len(match.lines)
        legal = sentences(match.state)
        match.say(seat, choose(match.game, match.view(seat), weights, rng))
        lines.append(f"{first:>4} [{len(legal)}] {' | '.join(entries(match, first))}")
        lines += look(match)
    lines += ["", "## Result", f"points {match.game.points(match.state)}"]
    lines.append(f"winners {match.game.winners(match.state)}")
    lines += [str(row) for row in match.game.details(match.state)]
    return "\n".join(lines) + "\n"


def entries(match: Match, since: int) -> list[str]:
    """Return the log from this entry on; consecutive entries with the same author and audience share a line."""
    lines: list[str] = []
    last = ("", "")
    for n in range(since, len(match.lines)):
        line = match.lines[n]
        author = "chance" if line.author == CHANCE else f"seat {line.author}"
        unaware = [str(seat) for seat in range(match.state.seats) if match.heard(seat)[n].action == UNHEARD]
        watchers = "" if hears(line.audience, WATCHER) else " and watchers"
        hidden = f" (unheard by {', '.join(unaware)}{watchers})" if unaware else ""
        word = match.game.words.write(line.action)
        if last == (author, hidden):
            lines[-1] += f" > {word}"
        else:
            lines.append(f"{author}{hidden}: {word}")
        last = (author, hidden)
    return lines


def log_only(match: Match) -> list[str]:
    """Describe nothing, for playthroughs without the table."""
    return []


if __name__ == "__main__":
    for one in GAMES:
        path_of(one).write_text(write_playthrough(one), encoding="utf-8")

"""Makes the pages and pictures that come out of the project itself: `python3 dev.py docs`.

- docs/rules/cat-box.md: the rules in our words, from the narrator's files
- docs/screen.svg: a real screen of a game in the terminal
"""

from __future__ import annotations

import io
import re
import tempfile
from pathlib import Path
from random import Random

from rich.console import Console

from tabbytop.games.catbox.rulebook import RULES, RULINGS
from tabbytop.games.shelf import open_game
from tabbytop.narrate.language import english
from tabbytop.table.dealer import seeded_dealer
from tabbytop.table.files import read_deck
from tabbytop.table.match import Match
from tabbytop.table.record import Header, Player
from tabbytop.terminal.session import Session
from tabbytop.terminal.sitting import BOTS, bots_of

DOCS = Path(__file__).parent
CHAPTERS = ("Components", "Setup", "A turn", "Placement", "End and scoring", "Advanced game (tokens)")


def rules_page() -> str:
    """The rules of Cat Box in our words, ruling by ruling."""
    lines = [
        "# Cat Box: the rules in our words",
        "",
        "The game is Second Gate Games'; these words are ours. A letter after a number marks a ruling: our decision",
        "where the rulebook is silent. This page is made by `python3 dev.py docs`.",
    ]
    for i, chapter in enumerate(CHAPTERS):
        lines += ["", f"## CB-{i + 1} {chapter}", ""]
        for rule in sorted({*RULES, *RULINGS}):
            if rule.startswith(f"CB-{i + 1}."):
                lines.append(f"- **{rule}** {english().rule(rule)}")
    return "\n".join(lines) + "\n"


def screen(seed: str, typed: list[str]) -> str:
    """What a player sees after typing this, as a picture."""
    console = Console(
        record=True, width=88, height=44, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    answers = iter(typed)
    pictures: list[str] = []

    def read(prompt: str = "") -> str:
        console.print(prompt, end="")
        answer = next(answers, None)
        if answer is None:
            pictures.append(console.export_svg(title="tabbytop play cat-box --advanced", unique_id="tabbytop"))
            raise EOFError
        console.export_text()  # forget what came before: the picture is the last screen
        return answer

    console.input = read  # type: ignore[assignment, method-assign]
    deck = read_deck("cat-box", "mirror")
    game = open_game("cat-box", deck)
    header = Header("cat-box", {"advanced": True}, deck, [Player("Kit"), *[Player(bot, "greedy") for bot in BOTS[:3]]])
    match = Match(game, game.start(4, header.options), seeded_dealer(4, seed))
    with tempfile.TemporaryDirectory() as folder:
        session = Session(console, english(), match, header, 0, bots_of(header), Random(seed), Path(folder) / "game")
        session.play()
    # The picture needs nothing from outside: any monospaced face will do.
    return re.sub(r"\s*@font-face \{.*?\}", "", pictures[0], flags=re.DOTALL)


TYPED = ["2 9", "done", "1 6", "done", "3 12", "done", "1 14", "done", "1 9", "done"]


def main() -> None:
    """Write them all."""
    (DOCS / "rules" / "cat-box.md").write_text(rules_page(), encoding="utf-8")
    (DOCS / "screen.svg").write_text(screen("3", TYPED), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Generate the pages and pictures that are made from the code: `python3 dev.py docs`.

- docs/rules/GAME.md: the rules in our words, from the narrator's files
- docs/screen-GAME.svg: a screenshot of a game in the terminal
- docs/cards/here-kitty-kitty.md: every card, what it does, its windows, rules and tests
- docs/settings.md: all server settings
- docs/serving.md: how to run a server, and its limits
- docs/protocol.md: all messages between a server and its clients
- web/src/net/wire.ts: the same messages as TypeScript types, for the browser
"""

from __future__ import annotations

import io
import re
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from docs.cards_page import cards_page
from docs.protocol_page import protocol_page
from docs.serving_page import serving_page
from docs.settings_page import settings_page
from docs.wire_types import wire_types
from tabbytop.games.registry import NAMES, open_game
from tabbytop.narrate.language import english, in_order
from tabbytop.narrate.rules import chapter_of, chapter_title, chapters
from tabbytop.table.dealer import seeded_dealer
from tabbytop.table.files import DECKS, read_deck
from tabbytop.table.match import Match
from tabbytop.table.record import Header, Player
from tabbytop.terminal.local.game import LocalGame
from tabbytop.terminal.local.setup import BOT_NAMES, DEFAULT_LEVEL, make_bots

DOCS = Path(__file__).parent
WIRE = DOCS.parent / "web" / "src" / "net" / "wire.ts"
PUBLISHERS = {"cat-box": "Second Gate Games", "if-it-fits": "Jolly Dutch", "here-kitty-kitty": "Fireside Games"}


def rules_page(name: str) -> str:
    """Return a game's rules in our words, ruling by ruling."""
    rules = open_game(name, read_deck(name, DECKS[name][0])).rules
    lines = [
        f"# {english().say(name)}: the rules in our words",
        "",
        f"{PUBLISHERS[name]} publishes the game; the wording here is ours. A letter after a number marks a ruling:",
        "our decision where the rulebook is silent. `python3 dev.py docs` generates this page.",
    ]
    for chapter in chapters(rules):
        lines += ["", f"## {chapter} {chapter_title(english(), chapter)}", ""]
        lines += [f"- **{rule}** {english().rule(rule)}" for rule in in_order(rules) if chapter_of(rule) == chapter]
    return "\n".join(lines) + "\n"


def screen(name: str, seed: str, options: dict[str, Any], typed: list[str]) -> str:
    """Return a picture of what a player sees after typing this."""
    console = Console(
        record=True, width=88, height=44, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    answers = iter(typed)
    pictures: list[str] = []

    def read(prompt: str = "") -> str:
        console.print(prompt, end="")
        answer = next(answers, None)
        if answer is None:
            pictures.append(console.export_svg(title=f"tabbytop play {name}", unique_id="tabbytop"))
            raise EOFError
        console.export_text()  # drop earlier output: the picture is the last screen
        return answer

    console.input = read  # type: ignore[assignment, method-assign]
    deck = read_deck(name, DECKS[name][0])
    game = open_game(name, deck)
    header = Header(name, options, deck, [Player("Kit"), *[Player(bot, DEFAULT_LEVEL) for bot in BOT_NAMES[:3]]])
    match = Match(game, game.start(4, header.options), seeded_dealer(4, seed))
    with tempfile.TemporaryDirectory() as folder:
        local_game = LocalGame(
            console, english(), match, header, 0, make_bots(header), Random(seed), Path(folder) / "game"
        )
        local_game.play()
    # The picture must not load anything: any monospaced font will do.
    return re.sub(r"\s*@font-face \{.*?\}", "", pictures[0], flags=re.DOTALL)


SCREENS: dict[str, tuple[str, dict[str, Any], list[str]]] = {
    "cat-box": ("3", {"advanced": True}, ["2 6", "done", "1 5", "done", "3 4", "done", "1 6", "done", "2 3", "done"]),
    "here-kitty-kitty": ("3", {}, ["1", "1", "3", "2"]),
    "if-it-fits": ("4", {}, ["1 1", "", "1 1", "", "2 3", "", "1 4t", "", "2 6", "", "", "1 1", ""]),
}
"""The seed, the options, and what the player types before the screenshot, for each game."""


def main() -> None:
    """Write all pages and pictures."""
    (DOCS / "cards").mkdir(exist_ok=True)
    (DOCS / "cards" / "here-kitty-kitty.md").write_text(cards_page(), encoding="utf-8")
    (DOCS / "protocol.md").write_text(protocol_page(), encoding="utf-8")
    (DOCS / "serving.md").write_text(serving_page(), encoding="utf-8")
    (DOCS / "settings.md").write_text(settings_page(), encoding="utf-8")
    WIRE.write_text(wire_types(), encoding="utf-8")
    for name in NAMES:
        (DOCS / "rules" / f"{name}.md").write_text(rules_page(name), encoding="utf-8")
        (DOCS / f"screen-{name}.svg").write_text(screen(name, *SCREENS[name]), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Make the page of all Here, Kitty, Kitty! cards from the deck, the narrator's texts and the tests."""

from __future__ import annotations

import re
from pathlib import Path

from tabbytop.games.kitty.cards import STANDARD, TYPES, Deck, read_deck
from tabbytop.narrate.kitty import card_text
from tabbytop.narrate.language import english, in_order
from tabbytop.table.files import read_deck as read_deck_file

TESTS = Path(__file__).parents[1] / "tests" / "rules" / "kitty"


def named_tests(deck: Deck) -> dict[str, list[tuple[str, list[str]]]]:
    """Return the tests that name each card, with the rules they cover. A name inside a longer one doesn't count."""
    found: dict[str, list[tuple[str, list[str]]]] = {card: [] for card in deck.ids}
    longest = sorted(deck.ids, key=len, reverse=True)
    for path in sorted(TESTS.glob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        for marks, name in re.findall(r"((?:^@.*\n|^    .*\n|^\).*\n)*)^def (test_\w+)\(", text, re.MULTILINE):
            rest = name
            for card in longest:
                word = card.replace("-", "_")
                if word in rest:
                    found[card].append((name, re.findall(r'@rule\("([\w.-]+)"\)', marks)))
                    rest = rest.replace(word, "")
    return found


def windows_of(deck: Deck, k: int) -> str:
    """Return the windows in which a card can be answered, and those in which it is an answer."""
    kind = deck.kinds[k]
    parts: list[str] = []
    if (kind.type == STANDARD and kind.effect != "copy") or kind.lasting:
        parts.append(f"canceled by {', '.join([deck.kinds[c].name for c in deck.cancellers[k]])}")
    if kind.type == STANDARD and not kind.lasting and kind.effect != "copy":
        parts.append(f"copied by {', '.join([deck.kinds[c].name for c in deck.copiers])}")
    if deck.shielders[k]:
        parts.append(f"shielded by {', '.join([deck.kinds[c].name for c in deck.shielders[k]])}")
    if kind.effect == "cancel":
        parts.append("answers in the cancel window" + (" and the shield window" if kind.shields else ""))
    if kind.effect in ("copy", "land"):
        parts.append(f"answers in the {kind.effect} window")
    return "; ".join(parts) or "none"


def cards_page() -> str:
    """Return a table of all cards: copies, type, effect, windows, rules and tests."""
    deck = read_deck(read_deck_file("here-kitty-kitty", "neighborhood"))
    names = {kind.id: kind.name for kind in deck.kinds}
    tests = named_tests(deck)
    lines = [
        "# The cards of Here, Kitty, Kitty!",
        "",
        "`python3 dev.py docs` generates this page from the deck file, the narrator's texts and the tests in",
        "`tests/rules/kitty`.",
        "",
        "| card | copies | type | effect | windows | rules | tests |",
        "|---|---|---|---|---|---|---|",
    ]
    for k, kind in enumerate(deck.kinds):
        type_ = english().say(TYPES[kind.type]) + (", lasting" if kind.lasting else "")
        rules = in_order(tuple({rule for _, marks in tests[kind.id] for rule in marks}))
        cells = [
            f"{kind.name} (`{kind.id}`)",
            str(kind.copies),
            type_,
            card_text(english(), kind, names),
            windows_of(deck, k),
            ", ".join(rules),
            "<br>".join([f"`{name}`" for name, _ in tests[kind.id]]),
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"

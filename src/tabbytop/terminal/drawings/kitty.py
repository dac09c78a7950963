"""Here, Kitty, Kitty! in the terminal: every property with its zones, and the player's hand with what cards do."""

from __future__ import annotations

import textwrap
from typing import Any

from rich.text import Text

from tabbytop.engine.step import Step
from tabbytop.games.kitty.asking import Pick
from tabbytop.games.kitty.cards import TYPES, Deck, read_deck
from tabbytop.games.kitty.playing import ChooseForCard, CopyWindow, LandWindow
from tabbytop.games.kitty.rulebook import HOUSE, NEIGHBORHOOD, PORCH, YARD
from tabbytop.games.kitty.scoring import points
from tabbytop.games.kitty.state import NO_CATS, NOT_YET, Cats, Table
from tabbytop.games.kitty.turn import Discarding, Turn
from tabbytop.games.kitty.windows import CancelWindow, ChooseShielded, ShieldWindow
from tabbytop.games.kitty.words import CANCEL, DISCARD, ENOUGH, MOVE, PASS, PLAY, KittyWords
from tabbytop.narrate.kitty import card_text, describe_choice
from tabbytop.narrate.language import Language

STYLES = ("bold #f7f1e6 on #45403c", "bold #1f1b18 on #a8a49c", "bold #1f1b18 on #e08c28", "bold #1f1b18 on #f7f1e6")
LETTERS = "BGOW"
MARK = "bold #1f1b18 on #7fd1c9"
TYPE_STYLES = ("bold #d9512c", "bold #9a6fc4", "bold #4a90d9")
FAINT = "dim"
WIDE = 11
"""Columns per zone: ten cats and a space."""
MOST_NARROW = 20
"""Minimum width of a card's description, in columns."""


def draw_cats(cats: list[int]) -> Text:
    """Draw cats as letters in their colors, or as counts if there are many."""
    out = Text()
    short = sum(cats) < WIDE
    for color in range(4):
        if cats[color]:
            count = LETTERS[color] * cats[color] if short else f"{LETTERS[color]}{cats[color]}"
            out.append(count, STYLES[color])
    return out


def count_zone(s: Table, seat: int, zone: int) -> list[int]:
    """Count the cats of a zone, by color."""
    return [s.count(seat, zone, color) for color in range(4)]


def draw_lasting_card(s: Table, k: int, cats: Cats) -> Text:
    """Draw a lasting card with its cats."""
    out = Text(s.kind(k).name)
    if cats != NO_CATS:
        out.append(" ")
        out.append_text(draw_cats(list(cats)))
    return out


def draw_board(language: Language, s: Table, marks: dict[int, str], columns: int, rows: int) -> Text:
    """Draw the Neighborhood."""
    out = Text()
    out.append(f"{language.say('kitty-head-neighborhood')}  ", "bold")
    out.append_text(draw_cats(count_zone(s, 0, NEIGHBORHOOD)) or Text("–"))
    return out


def draw_properties(language: Language, s: Table, me: int, names: list[str]) -> Text:
    """Draw each player's zones, lasting cards, number of cards in hand and current points."""
    longest = max([len(name) for name in names]) + 2
    headings = [language.say(f"kitty-head-{zone}") for zone in ("house", "porch", "yard")]
    out = Text()
    out.append(" " * longest + "".join([heading.ljust(WIDE) for heading in headings]), FAINT)
    score = points(s)
    for seat in [*range(me, s.seats), *range(me)]:
        out.append("\n")
        out.append(names[seat].ljust(longest), "bold" if seat == me else "")
        for zone in (HOUSE, PORCH, YARD):
            cats = draw_cats(count_zone(s, seat, zone))
            out.append_text(cats)
            out.append(" " * max(1, WIDE - len(cats)))
        known = [k for k, shown in zip(s.hands[seat], s.known[seat], strict=True) if shown and seat != me]
        out.append(language.say("kitty-seat", cards=len(s.hands[seat]), points=score[seat]), FAINT)
        for k in known:
            out.append(f" ({s.kind(k).name})", FAINT)
        for k, cats in zip(s.lasting[seat], s.under[seat], strict=True):
            out.append("  ⌂ ")
            out.append_text(draw_lasting_card(s, k, cats))
    return out


def draw_hand(language: Language, s: Table, me: int, options: list[int], columns: int) -> Text:
    """Draw the player's cards: name, what they do, and the number to type."""
    indent = "     "
    out = Text()
    names = {kind.id: kind.name for kind in s.deck.kinds}
    seen: list[int] = []
    for k in s.hands[me]:
        kind = s.kind(k)
        playable = PLAY + k in options and k not in seen
        seen.append(k)
        out.append("\n")
        out.append(f" {options.index(PLAY + k) + 1:>2} " if playable else "    ", MARK if playable else "")
        out.append(f" {kind.name}", TYPE_STYLES[kind.type])
        width = max(MOST_NARROW, columns - len(indent))
        described = textwrap.wrap(f"{kind.name}  {card_text(language, kind, names)}", width)
        text = f"\n{indent}".join(described).removeprefix(kind.name)
        out.append(text, "" if playable else FAINT)
    return out


def draw_screen(
    language: Language,
    s: Table,
    step: Step[Table] | None,
    options: list[int],
    me: int,
    names: list[str],
    columns: int,
    rows: int,
) -> Text:
    """Draw the Neighborhood, the properties, the piles, and the player's hand."""
    out = draw_board(language, s, {}, columns, rows)
    out.append("\n")
    out.append_text(draw_properties(language, s, me, names))
    out.append("\n")
    out.append(language.say("kitty-deck", count=s.deck_size(), discarded=sum(s.discard)), FAINT)
    if s.final_turns != NOT_YET:
        out.append(" " + language.say("kitty-final", count=s.final_turns), "bold")
    out.append_text(draw_hand(language, s, me, options, columns))
    return out


def draw_details(language: Language, s: Table, me: int, names: list[str], columns: int, rows: int) -> Text:
    """Draw the table, and list the discard pile."""
    out = draw_screen(language, s, None, [], me, names, columns, rows)
    pile = [f"{s.kind(k).name}{f' ×{n}' if n > 1 else ''}" for k, n in enumerate(s.discard) if n]
    out.append("\n" + language.say("kitty-discards", cards=", ".join(pile) or "–"))
    return out


def describe_player(language: Language, s: Table, me: int, names: list[str]) -> str:
    """Return a sentence with the player's name."""
    return language.say("kitty-you-are", name=names[me])


def explain_symbols(language: Language, s: Table) -> str:
    """Explain what the letters on the table mean."""
    return language.say("kitty-legend")


def describe_question(language: Language, s: Table, step: Step[Table]) -> str:
    """Phrase the question that a step asks. For a window, it says what can be answered."""
    names = [language.say("seat-name", seat=seat) for seat in range(s.seats)]
    if isinstance(step, Turn):
        return language.say("kitty-ask-turn", count=s.actions_left)
    if isinstance(step, CancelWindow):
        return language.say("kitty-ask-cancel")
    if isinstance(step, CopyWindow):
        return language.say("kitty-ask-copy", card=s.kind(step.kind).name)
    if isinstance(step, ShieldWindow):
        return language.say("kitty-ask-shield", card=s.kind(step.kind).name)
    if isinstance(step, LandWindow):
        return language.say("kitty-ask-land")
    if isinstance(step, ChooseShielded):
        return language.say("kitty-ask-whom")
    if isinstance(step, Discarding):
        return language.say("kitty-ask-discard")
    if isinstance(step, (ChooseForCard, Pick)):
        kind = s.kind(step.kind)
        said = ", ".join([describe_choice(language, s, word, names, step.seat) for word in step.said])
        card = f"{kind.name} ({said})" if said else kind.name
        return language.say("kitty-ask-tell" if isinstance(step, ChooseForCard) else "kitty-ask-pick", card=card)
    return ""


def name_option(language: Language, s: Table, step: Step[Table], a: int, names: list[str]) -> str:
    """Name an option whose number isn't shown next to a card in hand."""
    if PLAY <= a < CANCEL and isinstance(step, Turn):
        return ""
    if a == PASS:
        return language.say("kitty-option-pass")
    if a == ENOUGH:
        return language.say("kitty-option-enough")
    if MOVE <= a < PASS:
        words = KittyWords(s.deck).write(a).split()
        zones = [language.say(f"kitty-head-{word}") for word in words[2:]]
        return f"{language.say(words[1])} {zones[0]}→{zones[1]}"
    if DISCARD <= a < PLAY:
        return language.say("kitty-option-discard", card=s.kind(a - DISCARD).name)
    if a >= CANCEL:
        word = KittyWords(s.deck).write(a).partition(" ")[2]
        return s.kind(s.deck.number[word]).name
    return describe_choice(language, s, a, names, step.actor(s))


def is_place(a: int) -> bool:
    """Return False: this game has no board."""
    return False


def choose_at_enter(options: list[int]) -> int | None:
    """Return the option that Enter chooses: passing, or ending the choice."""
    for a in (PASS, ENOUGH):
        if a in options:
            return a
    return None


def split_line(line: str) -> list[str]:
    """Split a typed line into words."""
    return line.split()


def read_option(s: Table, options: list[int], word: str) -> int | None:
    """Read a typed word: an option's number, a color, or a card's name with dashes."""
    if word.isascii() and word.isdigit():
        i = int(word[:6]) - 1
        return options[i] if 0 <= i < len(options) else None
    words = KittyWords(s.deck)
    for text in (word, f"play {word}", f"color {word}", f"card {word}", f"cancel {word}", f"land {word}"):
        a = words.read(text)
        if a in options:
            return a
    return {"pass": PASS, "enough": ENOUGH, "done": ENOUGH}.get(word)


# Decks


def describe_cards(language: Language, deck: Deck) -> list[tuple[str, str]]:
    """List all cards: name, type and what they do."""
    names = {kind.id: kind.name for kind in deck.kinds}
    described = []
    for kind in deck.kinds:
        type_ = language.say(TYPES[kind.type])
        described.append((kind.name, f"{kind.name} ({type_}): {card_text(language, kind, names)}"))
    return described


def check_deck(language: Language, data: Any) -> list[str]:
    """Describe the contents of a deck file. Raise `Refusal` if it isn't a valid deck."""
    deck = read_deck(data)
    cards = sum([kind.copies for kind in deck.kinds])
    return [
        language.say("kitty-deck-good", cards=cards, kinds=len(deck.kinds), game=language.say("here-kitty-kitty")),
        count_deck(language, deck),
    ]


def count_deck(language: Language, deck: Deck) -> str:
    """Count the cards of each type."""
    counts = [sum([kind.copies for kind in deck.kinds if kind.type == type_]) for type_ in range(len(TYPES))]
    return language.say("kitty-deck-counts", instant=counts[0], standard=counts[1], defensive=counts[2])


def draw_deck(language: Language, data: Any, columns: int) -> Text:
    """List all cards of a deck: copies, type, name, and what they do."""
    deck = read_deck(data)
    names = {kind.id: kind.name for kind in deck.kinds}
    out = Text()
    for kind in deck.kinds:
        out.append(f"{kind.copies} × ", FAINT)
        out.append(f"{kind.name}", TYPE_STYLES[kind.type])
        lasting = f", {language.say('kitty-lasting')}" if kind.lasting else ""
        out.append(f"  ({language.say(TYPES[kind.type])}{lasting})  {kind.id}\n", FAINT)
        out.append(f"    {card_text(language, kind, names)}\n")
    out.append("\n" + count_deck(language, deck))
    return out

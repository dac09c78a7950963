"""If It Fits in the terminal: cardboard with its walls, icons as letters, cats by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.text import Text

from tabbytop.engine.step import Step
from tabbytop.games.fits.cards import PRINCESS, TOY, Deck, read_card, read_deck, turn
from tabbytop.games.fits.placing import Cat, Lay, Replace, Toy
from tabbytop.games.fits.rulebook import CARDBOARD, CATS, CATS_EACH, PRINCESSES, SPECIAL_TOYS, SPRAY
from tabbytop.games.fits.scoring import boxes, points
from tabbytop.games.fits.setup import ChooseStart, LayStart
from tabbytop.games.fits.state import Table
from tabbytop.games.fits.turn import Play, Turn
from tabbytop.games.fits.words import (
    CAT,
    DISCARD,
    DISCARD_TOY,
    DONE,
    DRAW,
    OVER,
    PLAY,
    SLEEP,
    SPOT,
    START,
    TURNED,
    FitsWords,
    cell,
    x_of,
    y_of,
)
from tabbytop.narrate.fits import card_text, describe_box
from tabbytop.narrate.language import Language
from tabbytop.terminal.drawings.canvas import Canvas, center_range, side_by_side
from tabbytop.terminal.drawings.fits_cards import FAINT, MARK, coat, draw_face, icon_letters, put_across, put_cell

Marks = dict[int, str]
"""The numbers to type, by cell."""

SIZES = ((9, 4), (7, 4), (7, 3), (6, 3), (5, 3))
"""Columns and rows of a card, largest first; the largest that fits the window is used."""
ROOMY = 32
"""Minimum number of rows for drawing cards; in smaller windows, each card is one line of text."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True)
class Part:
    """A part of the table: its first and last column and row."""

    left: int
    right: int
    up: int
    down: int

    @property
    def across(self) -> int:
        """The number of columns."""
        return self.right - self.left + 1

    @property
    def tall(self) -> int:
        """The number of rows."""
        return self.down - self.up + 1

    def crop(self, c: int, columns: int) -> Part:
        """Return a part of this many columns, with the cell as central as possible."""
        return Part(*center_range(self.left, self.right, x_of(c), columns), self.up, self.down)


def draw_board(language: Language, s: Table, marks: Marks, columns: int, rows: int) -> Text:
    """Draw the table with its coordinates, and with numbers on the options."""
    places = [*s.board.at, *[place(m) for m in marks]] or [cell(s.board.columns // 2, s.board.rows // 2)]
    whole = Part(min(map(x_of, places)), max(map(x_of, places)), min(map(y_of, places)), max(map(y_of, places)))
    fitting = [size for size in SIZES if whole.across * size[0] + 4 <= columns and whole.tall * size[1] + 1 <= rows]
    # If the table doesn't fit, center the last card. Crop only columns: a terminal scrolls up, not sideways.
    wide, high = fitting[0] if fitting else min(SIZES, key=lambda size: whole.across * size[0] + 4 > columns)
    part = whole
    if whole.across * wide + 4 > columns:
        part = whole.crop(s.board.at[-1] if s.board.at else places[0], max(1, (columns - 4) // wide))
    left, right, up, down = part.left, part.right, part.up, part.down
    across, tall = part.across, part.tall
    canvas = Canvas(across * wide, tall * high)
    for c in [] if marks else s.board.edge:
        if left <= x_of(c) <= right and up <= y_of(c) <= down:
            canvas.put((x_of(c) - left) * wide + wide // 2, (y_of(c) - up) * high + high // 2, "·", FAINT)
    for n, c in enumerate(s.board.at):
        if left <= x_of(c) <= right:
            put_cell(canvas, s, n, (x_of(c) - left) * wide, (y_of(c) - up) * high, (wide, high), language)
    for c, thing in s.board.across.items():
        put_across(canvas, s, thing, (x_of(c) - left) * wide, (y_of(c) - up) * high, (wide, high), language)
    for mark, label in marks.items():
        x, y = (x_of(place(mark)) - left) * wide, (y_of(place(mark)) - up) * high
        if SPOT > mark >= CAT or OVER > mark >= SPOT:  # on the seam between two cards
            canvas.put(x + wide - 1, y + high - 1, f" {label} ", MARK)
        elif place(mark) in s.board.card:  # in the corner, clear of the icons
            canvas.put(x + wide - 1 - len(label), y + high - 1, label, MARK)
        else:
            canvas.put(x + (wide - len(label)) // 2, y + (high - 1) // 2, label, MARK)
    drawn = _with_coordinates(canvas, left, up, across, (wide, high))
    if part is not whole:
        facts = {"left": whole.left, "right": whole.right, "up": whole.up, "down": whole.down}
        drawn.append("\n" + language.say("board-cropped", **facts), FAINT)
    return drawn


def _with_coordinates(canvas: Canvas, left: int, up: int, across: int, size: tuple[int, int]) -> Text:
    """Add column and row numbers to a canvas."""
    out = Text("    ")
    for i in range(across):
        out.append(str(left + i).center(size[0]), FAINT)
    for i, line in enumerate(canvas.lines()):
        number = str(up + i // size[1]) if i % size[1] == size[1] // 2 else ""
        out.append(f"\n{number:>3} ", FAINT)
        out.append_text(line)
    return out


def place(mark: int) -> int:
    """Return the cell that an action names."""
    for first in (OVER, SPOT, CAT, SLEEP, TURNED):
        if mark >= first:
            return mark - first
    return mark


def is_place(a: int) -> bool:
    """Return whether this option is a cell, or a spot across two cards."""
    return a < PLAY


def marks_of(options: list[int]) -> Marks:
    """Return the numbers to type, by cell. A cell where the card fits both ways has one number for both."""
    marks: Marks = {}
    for a in options:
        if not is_place(a):
            continue
        if TURNED <= a < SLEEP:
            if a - TURNED not in marks:
                marks[a] = f"{len(marks) + 1}t"
        else:
            marks[a] = str(len(marks) + 1)
    return marks


def draw_hand(language: Language, s: Table, me: int, options: list[int], columns: int, rows: int) -> Text:
    """Draw the player's hand, or the start cards to choose from, with the numbers to type."""
    choosing = bool(options) and START <= options[0] < DRAW
    kinds = s.start if choosing else s.hands[me]
    titles: list[Text] = []
    for i in range(len(kinds)):
        found = [n for n, a in enumerate(options) if a in (START + i if choosing else PLAY + i, DISCARD + i)]
        titles.append(Text.assemble((f" {found[0] + 1} ", MARK)) if found else Text())
    if rows < ROOMY:
        words = [Text(f" {card_text(language, s, kind)}") for kind in kinds]
        return Text("   ").join([title + word for title, word in zip(titles, words, strict=True)])
    return side_by_side([draw_face(s, kind, language) for kind in kinds], titles, columns)


def draw_seats(language: Language, s: Table, me: int, names: list[str], columns: int) -> Text:
    """Draw each player's cat, cats at home, cards in hand and current points, then the deck."""
    out = Text()
    score = points(s)
    room = columns
    for seat in [*range(me, s.seats), *range(me)]:
        cat = f" {language.say(CATS[s.cats[seat]])} "
        home = "●" * s.supply[seat] + "○" * (CATS_EACH - s.supply[seat])
        who = language.say("fits-you") if seat == me else names[seat]
        facts = {"who": who, "cats": home, "cards": len(s.hands[seat]), "points": score[seat]}
        facts_text = f" {language.say('fits-seat', **facts)}   "
        if room < len(cat) + len(facts_text) - 3 and room < columns:
            out.append("\n")
            room = columns
        room -= len(cat) + len(facts_text)
        out.append(cat, coat(s, seat))
        out.append(facts_text, "bold" if seat == me else "")
    out.append("\n")
    left = [str(cards) for cards in s.cards if cards]
    stacks = " + ".join(left) if len(left) > 1 else ""
    out.append(language.say("fits-deck-stacks" if stacks else "fits-deck", count=s.deck_size(), stacks=stacks), FAINT)
    if s.ending:
        out.append(" " + language.say("fits-ending"), "bold")
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
    """Draw the table, the players and, unless the player has to choose a place, the cards."""
    marks = marks_of(options)
    cards = (
        Text()
        if isinstance(step, (Lay, LayStart, Replace, Cat))
        else draw_hand(language, s, me, options, columns, rows)
    )
    room = rows - 8 - (len(cards.plain.splitlines()) + 1 if cards else 0)
    out = draw_board(language, s, marks, columns, room)
    out.append("\n")
    out.append_text(draw_seats(language, s, me, names, columns))
    if cards:
        out.append("\n")
        out.append_text(cards)
    return out


def draw_details(language: Language, s: Table, me: int, names: list[str], columns: int, rows: int) -> Text:
    """Draw the table with letters on the boxes, then what each box is worth now and to whom."""
    found = boxes(s)
    marks = {box.cells[0]: letters_of(i) for i, box in enumerate(found)}
    out = draw_board(language, s, marks, columns, rows)
    for i, box in enumerate(found):
        out.append(f"\n{letters_of(i):>4} ", MARK if box.cats else FAINT)
        out.append(" " + describe_box(language, s, box, names), "" if box.cats else FAINT)
    return out


def letters_of(i: int) -> str:
    """Return the letters that label the i-th box: A, B, …, Z, AA, AB, …"""
    return LETTERS[i] if i < len(LETTERS) else letters_of(i // len(LETTERS) - 1) + LETTERS[i % len(LETTERS)]


def explain_symbols(language: Language, s: Table) -> str:
    """Explain what the letters on the table mean."""
    letters = " · ".join([f"{letter} {language.name(icon, 'icon-')}" for icon, letter in icon_letters(s).items()])
    return language.say("fits-legend", letters=letters)


def describe_question(language: Language, s: Table, step: Step[Table]) -> str:
    """Phrase the question that a step asks."""
    if isinstance(step, Turn):
        return language.say("fits-ask-turn" if s.board.sleeping_places(step.seat) else "fits-ask-draw")
    if isinstance(step, Play):
        can = any(s.can_play(kind) for kind in s.hands[step.seat])
        return language.say("fits-ask-play" if can else "fits-ask-discard")
    if isinstance(step, (Lay, LayStart)):
        kind = step.kind if isinstance(step, Lay) else s.start[step.index]
        asks = "fits-ask-place-turn" if turn(s.deck.open[kind]) != s.deck.open[kind] else "fits-ask-place"
        return language.say(asks, card=card_text(language, s, kind))
    if isinstance(step, ChooseStart):
        return language.say("fits-ask-start")
    if isinstance(step, Cat):
        return language.say("fits-ask-cat")
    if isinstance(step, Toy):
        options = step.options(s)
        return language.say("fits-ask-toy" if options[0] >= SPOT else "fits-ask-toy-cell")
    return language.say("fits-ask-princess")


def name_option(language: Language, s: Table, step: Step[Table], a: int, names: list[str]) -> str:
    """Name an option that is neither a card nor a place."""
    return language.say("fits-option-discard-toy") if a == DISCARD_TOY else ""  # Enter chooses the others


def choose_at_enter(options: list[int]) -> int | None:
    """Return the option that Enter chooses: drawing, ending the turn, or discarding a toy."""
    return options[-1] if options[-1] in (DRAW, DONE, DISCARD_TOY) else None


def split_line(line: str) -> list[str]:
    """Split a typed line into words."""
    return line.replace(" at ", " ").split()


def read_option(s: Table, options: list[int], word: str) -> int | None:
    """Read a typed word: an option's number or x,y, with a `t` after it to turn the card, or a command word."""
    plain = word[:-1] if word.endswith("t") and word[:1].isdigit() else word
    turned = plain != word
    marks = marks_of(options)
    if plain.isascii() and plain.isdigit():
        if not marks or options[0] >= PLAY:
            i = int(plain[:6]) - 1
            return options[i] if not turned and 0 <= i < len(options) else None
        for a, label in marks.items():
            if label.rstrip("t") == plain:
                return TURNED + place(a) if turned else place(a) if a < SLEEP else a
        return None
    if "," in plain:
        c = FitsWords(s.deck).read(f"at {plain}")
        first = [verb for verb in (OVER, SPOT, CAT, SLEEP) if any(verb <= a < verb + TURNED for a in options)]
        if c < 0:
            return None
        if first and not any(a < SLEEP for a in options):
            return None if turned else first[0] + c
        if first and OVER + c in options:
            return OVER + c
        return TURNED + c if turned else c
    return {"draw": DRAW, "d": DRAW, "done": DONE}.get(word)


def describe_player(language: Language, s: Table, me: int, names: list[str]) -> str:
    """Return a sentence with the player's name and cat."""
    return language.say("fits-you-are", name=names[me], cat=language.say(CATS[s.cats[me]]))


def describe_cards(language: Language, deck: Any) -> list[tuple[str, str]]:
    """Return an empty list: cards have no names in this game."""
    return []


def check_deck(language: Language, data: Any) -> list[str]:
    """Describe the contents of a deck file. Raise `Refusal` if it isn't a valid deck."""
    deck = read_deck(data)
    lines = [
        language.say("fits-deck-good", cards=len(deck.bag), start=len(deck.start), game=language.say("if-it-fits"))
    ]
    if len(deck.bag) != CARDBOARD:
        lines.append(language.say("fits-deck-not-72", cards=len(deck.bag)))
    return [*lines, *count_deck(language, deck)]


def count_deck(language: Language, deck: Deck) -> list[str]:
    """Count the icons and walls on the cardboard of a deck."""
    icons = [icon for kind in deck.bag for icon in deck.icons[kind]]
    kinds = ", ".join([f"{language.name(toy, 'icon-')} {icons.count(toy)}" for toy in deck.toys])
    walls = [4 - deck.open[kind].bit_count() for kind in deck.bag]
    empty = sum([not deck.icons[kind] for kind in deck.bag])
    by_walls = ", ".join([f"{n}: {walls.count(n)}" for n in range(5) if n in walls])
    return [language.say("fits-deck-counts", toys=kinds, sprays=icons.count(SPRAY), empty=empty, walls=by_walls)]


def draw_deck(language: Language, data: Any, columns: int) -> Text:
    """Draw all cards of a deck: cardboard, start cards, and the cards in every deck."""
    deck = read_deck(data)
    table = Table(deck, 2, False, 1, 1)
    out = Text()
    for part in ("cards", "start_cards"):
        titles: list[Text] = []
        faces: list[list[Text]] = []
        for i, one in enumerate(data[part]):
            copies = one.get("copies", 1)
            titles.append(Text(f"{one.get('id', i + 1)}{f' ×{copies}' if copies > 1 else ''}"))
            kind = deck.number[read_card(one, part, deck.toys, ("id", "copies"))]
            faces.append(draw_face(table, kind, language))
        count = sum([one.get("copies", 1) for one in data[part]])
        out.append(language.say(f"fits-deck-{part.replace('_', '-')}", count=count) + "\n", "bold")
        out.append_text(side_by_side(faces, titles, columns))
        out.append("\n\n")
    titles = [Text(f"×{PRINCESSES}"), Text(f"×{SPECIAL_TOYS}")]
    out.append(language.say("fits-deck-always") + "\n", "bold")
    out.append_text(side_by_side([draw_face(table, kind, language) for kind in (PRINCESS, TOY)], titles, columns))
    out.append("\n\n" + "\n".join([*count_deck(language, deck), explain_symbols(language, table)]))
    return out

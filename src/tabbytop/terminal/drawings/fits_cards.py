"""The pieces of If It Fits as text: cardboard and its walls, icons, cats, Princess and special toys."""

from __future__ import annotations

from rich.text import Text

from tabbytop.games.fits.boxes import is_cat, seat_of
from tabbytop.games.fits.cards import EAST, NORTH, PRINCESS, SOUTH, TOY, UNKNOWN, WEST
from tabbytop.games.fits.rulebook import CATS, SPRAY
from tabbytop.games.fits.scoring import scorers
from tabbytop.games.fits.state import Table
from tabbytop.narrate.language import Language
from tabbytop.terminal.drawings.canvas import Canvas

INK = "#2b2622"
KRAFT = (201, 160, 107)
WALL = "bold #4a2f12"
MARK = "bold #1f1b18 on #7fd1c9"
FAINT = "dim"
DANGER = "bold #a3180c"
BLACK_CAT = "bold #f7f1e6 on #1f1b18"
TOY_STYLE = "bold #1f1b18 on #f0e3a0"
UNSEEN = "#9a8f80 on #4a433d"
COATS = ((184, 80, 60), (47, 104, 180), (224, 140, 40), (112, 112, 118), (150, 110, 170))
"""The colors of the cats, in the order of their names."""
NARROW = 3
"""Cards of at most this many rows have one line for icons and cats."""
CARD = (9, 4)


def rgb(color: tuple[int, int, int]) -> str:
    """Return a color in the format that rich reads."""
    return "#{:02x}{:02x}{:02x}".format(*color)


def tint(color: tuple[int, int, int]) -> str:
    """Return the color of cardboard tinted with a cat's color."""
    return rgb(tuple([(3 * k + 2 * c) // 5 for k, c in zip(KRAFT, color, strict=True)]))  # type: ignore[arg-type]


def coat(s: Table, seat: int) -> str:
    """Return the style of a seat's cats."""
    return f"bold #ffffff on {rgb(COATS[s.cats[seat]])}"


def floor(s: Table, n: int) -> str:
    """Return the background color of a card: cardboard, tinted if a single player would score its box."""
    first = scorers(s, s.board.cats.get(s.board.box(n), 0))
    return tint(COATS[s.cats[first[0]]]) if len(first) == 1 else rgb(KRAFT)


def icon_letters(s: Table) -> dict[str, str]:
    """Return a letter for each kind of toy, and an exclamation mark for spray bottles."""
    letters: dict[str, str] = {SPRAY: "!"}
    for toy in s.deck.toys:
        free = [letter for letter in toy.upper() if letter.isalpha() and letter not in letters.values()]
        letters[toy] = free[0] if free else str(len(letters))
    return letters


def put_card(canvas: Canvas, x: int, y: int, size: tuple[int, int], opens: int, ground: str) -> None:
    """Draw a card, with a line for each wall and none for open sides."""
    wide, high = size
    canvas.fill(x, y, wide, high, f"{INK} on {ground}")
    wall = f"{WALL} on {ground}"
    if not opens & NORTH:
        canvas.put(x, y, "▀" * wide, wall)
    if not opens & SOUTH:
        canvas.put(x, y + high - 1, "▄" * wide, wall)
    for side, column in ((WEST, x), (EAST, x + wide - 1)):
        for row in range(high):
            if not opens & side:
                canvas.put(column, y + row, "█", wall)
    right, foot = x + wide - 1, y + high - 1
    for column, row, corner in ((x, y, "┌"), (right, y, "┐"), (x, foot, "└"), (right, foot, "┘")):
        if canvas.letters[row][column] == " ":
            canvas.put(column, row, corner, f"#8a6535 on {ground}")


def put_icons(canvas: Canvas, x: int, y: int, icons: list[str], letters: dict[str, str], ground: str) -> None:
    """Draw icons side by side."""
    for i, icon in enumerate(icons):
        canvas.put(x + i, y, letters[icon], f"{DANGER if icon == SPRAY else 'bold ' + INK} on {ground}")


def put_cell(canvas: Canvas, s: Table, n: int, x: int, y: int, size: tuple[int, int], language: Language) -> None:
    """Draw what lies in a cell."""
    wide, high = size
    what = s.board.what[n]
    ground = floor(s, n)
    put_card(canvas, x, y, size, s.board.opens[n], ground)
    middle = y + 1
    if is_cat(what):
        name = language.say(CATS[s.cats[seat_of(what)]])
        if high == NARROW:  # only one line: shorten the name to leave room for the "z"
            canvas.put(x + 1, middle, f" {name[:1]} ", coat(s, seat_of(what)))
            canvas.put(x + wide - 2, middle, "z", f"bold {INK} on {ground}")
        else:
            canvas.put(x + 1, middle, name[: wide - 2].center(wide - 2), coat(s, seat_of(what)))
            canvas.put(x + wide - 3, middle + 1, "zz", f"bold {INK} on {ground}")
    elif what == PRINCESS:
        canvas.put(x + 1, middle, language.say("princess")[: wide - 2].center(wide - 2), BLACK_CAT)
    elif what == TOY:
        canvas.put(x + 1, middle, "(*)".center(wide - 2), TOY_STYLE)
    else:
        icons = s.deck.icons[what]
        right = s.board.at[n] - 1 in s.board.across
        put_icons(canvas, x + wide - 2 - len(icons) if right else x + 2, middle, icons, icon_letters(s), ground)


def put_across(canvas: Canvas, s: Table, thing: int, x: int, y: int, size: tuple[int, int], language: Language) -> None:
    """Draw what lies across two cards, over the seam between them."""
    wide, high = size
    if is_cat(thing):
        name, style = language.say(CATS[s.cats[seat_of(thing)]]), coat(s, seat_of(thing))
    elif thing == PRINCESS:
        name, style = language.say("princess"), BLACK_CAT
    else:
        name, style = "(*)", TOY_STYLE
    name = f" {name[:1]} " if high == NARROW and thing != TOY else f" {name} "
    canvas.put(x + wide - len(name) // 2, y + (1 if high == NARROW else 2), name, style)


def draw_face(s: Table, kind: int, language: Language) -> list[Text]:
    """Draw a card in hand, in four lines of nine columns."""
    canvas = Canvas(*CARD)
    if kind == UNKNOWN:
        canvas.fill(0, 0, *CARD, UNSEEN)
        canvas.put(4, 1, "?")
    elif kind in (PRINCESS, TOY):
        canvas.fill(0, 0, *CARD, BLACK_CAT if kind == PRINCESS else TOY_STYLE)
        canvas.put(0, 1, (language.say("princess") if kind == PRINCESS else "(*)").center(CARD[0]))
    else:
        put_card(canvas, 0, 0, CARD, s.deck.open[kind], rgb(KRAFT))
        put_icons(canvas, 2, 1, s.deck.icons[kind], icon_letters(s), rgb(KRAFT))
    return canvas.lines()

"""Cat Box in the terminal: every cat has a letter, ears and its color."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from tabbytop.engine.step import Step
from tabbytop.games.catbox.board import place, x_of, y_of
from tabbytop.games.catbox.cards import UNKNOWN, read_deck
from tabbytop.games.catbox.identities import identities_in_game
from tabbytop.games.catbox.placing import Lay
from tabbytop.games.catbox.rulebook import CHIHUAHUA, EMPTY_BOX, IDENTITIES, LETTERS, MOST_CARDS, TOKENS
from tabbytop.games.catbox.scoring import tallies
from tabbytop.games.catbox.state import NONE, Table
from tabbytop.games.catbox.tokens import Fish, Lift, PutDown
from tabbytop.games.catbox.turn import AGAIN, STACK, TURN, After, Turn
from tabbytop.games.catbox.words import DONE, FISH_SLOT, PASS, PLACES, TOKEN, CatBoxWords, card_action
from tabbytop.narrate.catbox import face_text
from tabbytop.narrate.language import Language
from tabbytop.terminal.drawings.canvas import GAP, NO_BREAK, center_range, side_by_side

STYLES = (
    "bold #f7f1e6 on #45403c",
    "bold #2b2622 on #f2a0b9",
    "bold #f7f1e6 on #7a55a3",
    "bold #f7f1e6 on #2f74c0",
    "bold #2b2622 on #f2c744",
    "#5f4524 on #c9a06b",
)
MARK = "bold #1f1b18 on #7fd1c9"
"""The style of a number to type."""
UNSEEN = "#9a8f80 on #4a433d"
FAINT = "dim"

LARGE = 5
SMALL = 4
NARROW = 3
EDGE = 5
"""Columns for the row numbers."""
CARD_WIDTH = 10 + GAP
ROOMY = 32
"""Minimum number of rows for drawing cards; in smaller windows, each card is one line of text."""

Marks = dict[int, str]
"""The numbers to type, by place."""


def draw_quadrant(symbol: int, label: str, token: str, wide: int) -> list[Text]:
    """Draw a quadrant: two lines of five columns if there is room, else one line of four or three."""
    style = STYLES[symbol]
    letter = LETTERS[symbol]
    box = symbol == EMPTY_BOX
    if wide < LARGE:
        rest = (label.rjust(wide - 1), MARK) if label else (token.ljust(wide - 1), style)
        return [Text.assemble((letter, style), rest)]
    upper = Text.assemble((label.ljust(3), MARK), ("─┐" if box else "/\\", style))
    lower = f"└{token}─┘" if box else f"({token}{letter})"
    return [
        upper if label else Text("┌───┐" if box else "/\\_/\\", style),
        Text(lower if token else "└───┘" if box else f"( {letter} )", style),
    ]


def draw_empty_place(label: str, wide: int) -> list[Text]:
    """Draw an empty place, with the number to type if a card may go there."""
    if wide < LARGE:
        return [Text.assemble(" ", (label.rjust(wide - 1), MARK if label else ""))]
    return [Text.assemble((label.rjust(2).ljust(3), MARK if label else ""), "  "), Text(" " * wide)]


def draw_board(language: Language, s: Table, marks: Marks, columns: int, rows: int) -> Text:
    """Draw the play area with its coordinates, and with numbers on the places to choose from."""
    places = [*s.board.top, *marks]
    left, right = min(map(x_of, places)), max(map(x_of, places))
    up, down = min(map(y_of, places)), max(map(y_of, places))
    room, across = columns - EDGE, right - left + 1
    fits = across * LARGE <= room and (down - up + 1) * 2 + 1 <= rows
    longest = max([len(label) for label in marks.values()], default=0)
    wide = LARGE if fits else SMALL if across * SMALL <= room or longest >= NARROW else NARROW
    cropped = {} if across * wide <= room else {"left": left, "right": right, "up": up, "down": down}
    if cropped:
        left, right = center_range(left, right, x_of(s.board.at[-1]), max(1, room // wide))
    guards = {p: f"▣{seat + 1}" for seat, p in enumerate(s.guards) if p != NONE}
    out = Text("     ")
    for x in range(left, right + 1):
        number = str(x) if wide > NARROW or x % 2 == 0 else ""  # every other number, or three-digit ones would touch
        out.append(number.center(wide) if fits else number.ljust(wide), FAINT)
    for y in range(up, down + 1):
        lines = [Text.assemble((f"\n{y:>4} ", FAINT))] + ([Text("\n     ")] if fits else [])
        for x in range(left, right + 1):
            p = place(x, y)
            label = marks.get(p, "")
            there = p in s.board.top
            token = guards.get(p, "")
            here = (
                draw_quadrant(s.board.visible(p, s.deck), label, token, wide)
                if there
                else draw_empty_place(label, wide)
            )
            for line, part in zip(lines, here, strict=True):
                line.append_text(part)
        for line in lines:
            out.append_text(line)
    if cropped:
        out.append("\n" + language.say("board-cropped", **cropped), FAINT)
    return out


def draw_face(s: Table, face: int) -> list[Text]:
    """Draw one side of a card, in four lines of ten columns. An unseen side is blank."""
    if face == UNKNOWN:
        return [Text("    ??    " if i in (1, 2) else " " * 10, UNSEEN) for i in range(4)]
    four = s.deck.quadrants[face]
    lines: list[Text] = []
    for row in (four[:2], four[2:]):
        cells = [draw_quadrant(symbol, "", "", LARGE) for symbol in row]
        lines += [cells[0][i] + cells[1][i] for i in range(2)]
    return lines


def draw_hands(
    language: Language, s: Table, me: int, names: list[str], options: list[int], columns: int, rows: int
) -> Text:
    """Draw all cards as the player would play them, with the numbers to type, then the pile."""
    titles: list[Text] = []
    sides: list[int] = []
    for seat in [*range(me, s.seats), *range(me)]:
        for slot in [*range(len(s.hands[seat])), FISH_SLOT]:
            card = s.card(seat, slot)
            if card is None:
                continue
            a = card_action(seat, slot)
            title = (
                Text.assemble((f"{NO_BREAK}{options.index(a) + 1}{NO_BREAK}", MARK), NO_BREAK)
                if a in options
                else Text()
            )
            whose = language.say("yours") if seat == me else names[seat]
            if slot == FISH_SLOT:
                whose = language.say("your-fish") if seat == me else language.say("their-fish", who=names[seat])
            title.append(whose, "bold" if seat == me else "")
            titles.append(title)
            sides.append(s.face_played(me, seat, card))
    if s.top != NONE:
        titles.append(Text.assemble((language.say("the-pile", count=s.pile), FAINT)))
        sides.append(s.top)
    if rows < ROOMY:
        written = [Text(f"{NO_BREAK}{face_text(s, side)}") for side in sides]
        out = Text("   ").join([title + face for title, face in zip(titles, written, strict=True)])
    else:
        out = side_by_side([draw_face(s, side) for side in sides], titles, columns)
    if not s.deck.mirrored and s.hands[me]:
        shown = "   ".join([face_text(s, card.public) for card in s.hands[me]])
        out.append("\n" + language.say("they-see", faces=shown), FAINT)
    return out


def draw_score(language: Language, s: Table, me: int) -> Text:
    """Draw what each color would score now, with the player's own color underlined."""
    mine = s.identities[me]
    out = Text(language.say("score-now", identity=language.say(IDENTITIES[mine])))
    found = tallies(s)
    for identity in identities_in_game(s.seats):
        out.append("  ")
        out.append(f"{NO_BREAK}{LETTERS[identity]}{NO_BREAK}", STYLES[identity])
        out.append(f"{NO_BREAK}{found[identity].points}", "bold underline" if identity == mine else "")
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
    """Draw the board, the scores and, unless the player has to choose a place, the cards."""
    marks = {p: str(i + 1) for i, p in enumerate(options) if is_place(p)}
    cards = Text() if marks else draw_hands(language, s, me, names, options, columns, rows)
    # The board gets the rows that the cards, the score and the question leave.
    room = rows - 6 - (len(cards.plain.splitlines()) + 1 if cards else 0)
    out = draw_board(language, shown_table(s, step), marks, columns, room)
    out.append("\n")
    out.append_text(draw_score(language, s, me))
    if cards:
        out.append("\n\n")
        out.append_text(cards)
    return out


def draw_details(language: Language, s: Table, me: int, names: list[str], columns: int, rows: int) -> Text:
    """Draw the table and, in the advanced game, the tokens."""
    out = draw_screen(language, s, None, [], me, names, columns, rows)
    if s.advanced:
        out.append("\n")
        out.append_text(draw_tokens(language, s, names))
    return out


def draw_tokens(language: Language, s: Table, names: list[str]) -> Text:
    """Draw the tokens that each player still has."""
    out = Text()
    for seat in range(s.seats):
        held = [language.say(token_id(token)) for token in range(len(TOKENS)) if s.holds(seat, token)]
        out.append(f"{names[seat]}: {', '.join(held) or '–'}\n", FAINT)
    out.rstrip()
    return out


def token_id(token: int) -> str:
    """Return the sentence id of a token's name. The Cat Box token needs its own, because the game has the same id."""
    return "cat-box-token" if TOKENS[token] == "cat-box" else TOKENS[token]


def is_place(a: int) -> bool:
    """Return whether this option is a place on the board."""
    return a < PLACES


def explain_symbols(language: Language, s: Table) -> str:
    """Explain what the letters on the table mean."""
    return language.say("legend-cat-box")


def describe_question(language: Language, s: Table, step: Step[Table]) -> str:
    """Phrase the question that a step asks."""
    if isinstance(step, Turn):
        asks = {TURN: "your-turn", STACK: "your-turn-stacking", AGAIN: "your-turn-again"}
        return language.say(asks[step.mood])
    if isinstance(step, After):
        return language.say("your-turn-after")
    if isinstance(step, Lay):
        return language.say("choose-place", face=face_text(s, step.face))
    if isinstance(step, PutDown):
        return language.say("choose-place", face=face_text(s, s.board.shows[step.card]))
    if isinstance(step, Lift):
        return language.say("choose-lift")
    return language.say("choose-fish" if isinstance(step, Fish) else "choose-guard")


def shown_table(s: Table, step: Step[Table] | None) -> Table:
    """Return the table to show for a step: without the card that Toy Mouse has lifted."""
    if not isinstance(step, PutDown):
        return s
    table = s.clone()
    table.board = s.board.lifted(step.card)
    return table


def split_line(line: str) -> list[str]:
    """Split a typed line into words. Names of tokens may contain spaces."""
    for token in TOKENS:
        line = line.replace(token.replace("-", " "), token)
    return line.replace(" at ", " ").split()


def name_option(language: Language, s: Table, step: Step[Table], a: int, names: list[str]) -> str:
    """Name an option that is neither a card nor a place: a token, or ending the turn."""
    if a < TOKEN:
        return ""
    if a >= TOKEN + len(TOKENS):
        return language.say("option-done" if isinstance(step, After) else "option-pass")
    return language.say("option-token", token=language.say(token_id(a - TOKEN)))


def choose_at_enter(options: list[int]) -> int | None:
    """Return the option that Enter chooses: ending the turn."""
    return DONE if options[-1] == DONE else None


def read_option(s: Table, options: list[int], word: str) -> int | None:
    """Read a typed word: an option's number, coordinates x,y, or a token's name."""
    if word.isascii() and word.isdigit():
        i = int(word[:6]) - 1
        return options[i] if 0 <= i < len(options) else None
    if word in TOKENS:
        return TOKEN + TOKENS.index(word)
    if "," in word:
        p = CatBoxWords(s.deck).read(f"at {word}")
        return p if p >= 0 else None
    return {"done": DONE, "pass": PASS}.get(word)


def identity_marks(language: Language, name: str) -> tuple[str, str, str]:
    """Return the letter, name and style of an identity."""
    identity = IDENTITIES.index(name)
    return LETTERS[identity], language.say(name), STYLES[identity]


def describe_player(language: Language, s: Table, me: int, names: list[str]) -> str:
    """Return a sentence with the player's name and secret identity."""
    mine = s.identities[me]
    if mine == CHIHUAHUA:
        return language.say("you-are-chihuahua", name=names[me])
    identity = language.say(IDENTITIES[mine])
    return language.say("you-are-cat", name=names[me], identity=identity, letter=LETTERS[mine])


def describe_cards(language: Language, deck: Any) -> list[tuple[str, str]]:
    """Return an empty list: cards have no names in this game."""
    return []


def check_deck(language: Language, data: Any) -> list[str]:
    """Describe the contents of a deck file. Raise `Refusal` if it isn't a valid deck."""
    deck = read_deck(data)
    size = len(deck.bag)
    kind = "mirrored" if deck.mirrored else "other"
    sentences = [language.say("deck-good", cards=size, game=language.say("cat-box"), kind=kind)]
    if size != MOST_CARDS:
        sentences.append(language.say("deck-not-48", cards=size))
    sentences.append(count_fronts(language, data))
    return sentences


def count_fronts(language: Language, data: Any) -> str:
    """Count the cats of each color on the fronts of the cards."""
    fronts = ["".join(card["front"]) for card in data["cards"] for _ in range(card.get("copies", 1))]
    text = "".join(fronts)
    empties = [front.count(".") for front in fronts]
    colors = ", ".join([f"{language.say(IDENTITIES[i])} {text.count(letter)}" for i, letter in enumerate("KPVBY")])
    return language.say(
        "deck-counts",
        cats=len(text) - text.count("."),
        colors=colors,
        boxes=text.count("."),
        full=empties.count(0),
        one=empties.count(1),
        two=sum([n > 1 for n in empties]),
    )


def draw_deck(language: Language, data: Any, columns: int) -> Text:
    """Draw all cards of a deck, front and back side by side."""
    deck = read_deck(data)
    table = Table(deck, 2, False)
    titles: list[Text] = []
    faces: list[list[Text]] = []
    for i, card in enumerate(data["cards"]):
        front = deck.number["".join(card["front"])]
        back = deck.number["".join(card["back"])] if "back" in card else deck.partner[front]
        copies = card.get("copies", 1)
        titles += [Text(f"{card.get('id', i + 1)}{f' ×{copies}' if copies > 1 else ''}"), Text()]
        faces += [draw_face(table, front), draw_face(table, back)]
    # An even number of faces per row keeps front and back together.
    out = side_by_side(faces, titles, max(2, columns // CARD_WIDTH // 2 * 2) * CARD_WIDTH)
    out.append("\n\n" + count_fronts(language, data))
    return out

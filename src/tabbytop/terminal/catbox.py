"""Drawing Cat Box in the terminal: every cat by its letter and its ears, and in its colour."""

from __future__ import annotations

from rich.text import Text

from tabbytop.engine.step import Step
from tabbytop.games.catbox.board import place, x_of, y_of
from tabbytop.games.catbox.cards import UNKNOWN
from tabbytop.games.catbox.rulebook import CHIHUAHUA, EMPTY_BOX, IDENTITIES, LETTERS, TOKENS
from tabbytop.games.catbox.scoring import tallies
from tabbytop.games.catbox.state import NONE, Table
from tabbytop.games.catbox.tokens import Fish, Lift
from tabbytop.games.catbox.turn import AGAIN, STACK, TURN, After, Turn
from tabbytop.games.catbox.words import DONE, FISH_SLOT, PASS, PLACES, TOKEN, CatBoxWords, seat_of, slot_of
from tabbytop.narrate.language import Language

STYLES = (
    "bold #f7f1e6 on #3b3531",
    "bold #2b2622 on #f2a0b9",
    "bold #f7f1e6 on #7a55a3",
    "bold #f7f1e6 on #2f74c0",
    "bold #2b2622 on #f2c744",
    "#5f4524 on #c9a06b",
)
MARK = "bold #1f1b18 on #7fd1c9"
"""A place one may choose."""
UNSEEN = "#9a8f80 on #4a433d"
FAINT = "dim"

LARGE = 5
SMALL = 3

Marks = dict[int, str]
"""What is written on a place: the number to type."""


def cell(symbol: int, label: str, token: str, wide: int) -> list[Text]:
    """One quadrant: two lines of five when there is room, else one line of three."""
    style = STYLES[symbol]
    letter = LETTERS[symbol]
    if wide == SMALL:
        first = Text(letter if label else " ", style)
        first.append(label.rjust(2) if label else (token or letter).ljust(2), MARK if label else style)
        return [first]
    upper = Text("┌───┐" if symbol == EMPTY_BOX else r"/\_/" + "\\", style)
    if label:
        upper = Text(label.ljust(3), MARK)
        upper.append("─┐" if symbol == EMPTY_BOX else "/\\", style)
    lower = Text("└───┘" if symbol == EMPTY_BOX else f"( {letter} )", style)
    if token:
        lower = Text(f"{'└' if symbol == EMPTY_BOX else '('}{token}", style)
        lower.append("─" if symbol == EMPTY_BOX else letter, style)
        lower.append("┘" if symbol == EMPTY_BOX else ")", style)
    return [upper, lower]


def blank(label: str, wide: int) -> list[Text]:
    """A place where nothing lies, or where a card may go."""
    shown = Text(label.rjust(2).ljust(3), MARK) if label else Text(" " * 3)
    first = shown if wide == SMALL else shown + Text(" " * (wide - 3))
    return [first] if wide == SMALL else [first, Text(" " * wide)]


def draw_board(s: Table, marks: Marks, columns: int, rows: int) -> Text:
    """The play area with its coordinates, and numbers on the places that may be chosen."""
    places = [*s.board.top, *marks]
    left, right = min(map(x_of, places)), max(map(x_of, places))
    up, down = min(map(y_of, places)), max(map(y_of, places))
    fits = (right - left + 1) * LARGE + 5 <= columns and (down - up + 1) * 2 + 2 <= rows
    wide = LARGE if fits else SMALL
    guards = {p: f"▣{seat + 1}" for seat, p in enumerate(s.guards) if p != NONE}
    out = Text("     ")
    for x in range(left, right + 1):
        out.append(str(x).center(wide), FAINT)
    for y in range(up, down + 1):
        lines = [Text(f"\n{y:>4} ", FAINT)] + ([Text("\n     ")] if wide == LARGE else [])
        for x in range(left, right + 1):
            p = place(x, y)
            label = marks.get(p, "")
            here = (
                cell(s.board.visible(p, s.deck), label, guards.get(p, ""), wide)
                if p in s.board.top
                else blank(label, wide)
            )
            for line, part in zip(lines, here, strict=True):
                line.append_text(part)
        for line in lines:
            out.append_text(line)
    return out


def draw_face(s: Table, face: int) -> list[Text]:
    """One side of a card, four lines of ten; an unseen side is paper."""
    if face == UNKNOWN:
        return [Text("    ??    " if i in (1, 2) else " " * 10, UNSEEN) for i in range(4)]
    four = s.deck.quadrants[face]
    lines: list[Text] = []
    for row in (four[:2], four[2:]):
        cells = [cell(symbol, "", "", LARGE) for symbol in row]
        lines += [cells[0][i] + cells[1][i] for i in range(2)]
    return lines


def draw_row(faces: list[list[Text]], titles: list[str]) -> Text:
    """Cards side by side with a line above each."""
    width = max([14, *[len(title) + 2 for title in titles]])
    out = Text()
    for title in titles:
        out.append(title.ljust(width))
    for i in range(4):
        out.append("\n")
        for face in faces:
            out.append_text(face[i])
            out.append(" " * (width - 10))
    return out


def draw_hands(language: Language, s: Table, me: int, names: list[str]) -> list[Text]:
    """Your cards with both sides, then the public side of everybody else's, and the pile."""
    own = s.hands[me]
    titles: list[str] = []
    faces: list[list[Text]] = []
    for i, card in enumerate(own):
        titles += [language.say("your-secret", number=i + 1), language.say("your-public", number=i + 1)]
        faces += [draw_face(s, card.secret), draw_face(s, card.public)]
    fish = s.fish[me]
    if fish is not None:
        titles.append(language.say("your-fish"))
        faces.append(draw_face(s, fish.secret))
    rows = [draw_row(faces, titles)] if faces else []
    titles, faces = [], []
    for seat in range(s.seats):
        if seat == me:
            continue
        for card in s.hands[seat]:
            titles.append(names[seat])
            faces.append(draw_face(s, card.public))
        other = s.fish[seat]
        if other is not None:
            titles.append(language.say("their-fish", who=names[seat]))
            faces.append(draw_face(s, other.public))
    if s.top != NONE:
        titles.append(language.say("the-pile", count=s.pile))
        faces.append(draw_face(s, s.top))
    if faces:
        rows.append(draw_row(faces, titles))
    return rows


def draw_score(language: Language, s: Table) -> Text:
    """What each colour would score now; whose it is, nobody is told."""
    out = Text(language.say("score-now") + " ")
    for identity, tally in enumerate(tallies(s)):
        letter = LETTERS[identity] if identity < EMPTY_BOX else "."
        out.append(f" {letter} ", STYLES[identity])
        out.append(f" {language.say(IDENTITIES[identity])} {tally.points}   ")
    return out


def draw_tokens(language: Language, s: Table, names: list[str]) -> Text:
    """The tokens that everybody still has."""
    out = Text()
    for seat in range(s.seats):
        held = [language.say(token_word(token)) for token in range(len(TOKENS)) if s.holds(seat, token)]
        out.append(f"{names[seat]}: {', '.join(held) or '–'}\n", FAINT)
    out.rstrip()
    return out


def token_word(token: int) -> str:
    """The name of a token's word: the Cat Box token shares its name with the game."""
    return "cat-box-token" if TOKENS[token] == "cat-box" else TOKENS[token]


def is_place(a: int) -> bool:
    """Is this option a place on the board?"""
    return a < PLACES


def question(step: Step[Table]) -> str:
    """The name of the question that a step puts."""
    if isinstance(step, Turn):
        return {TURN: "your-turn", STACK: "your-turn-stacking", AGAIN: "your-turn-again"}[step.mood]
    if isinstance(step, After):
        return "your-turn-after"
    if isinstance(step, Lift):
        return "choose-lift"
    return "choose-card" if isinstance(step, Fish) else "choose-place"


def name_option(language: Language, s: Table, step: Step[Table], a: int, me: int, names: list[str]) -> str:
    """An option as a line of the menu."""
    if a >= TOKEN + len(TOKENS):
        return language.say("option-done" if isinstance(step, After) else "option-pass")
    if a >= TOKEN:
        return language.say("option-token", token=language.say(token_word(a - TOKEN)))
    owner, slot = seat_of(a), slot_of(a)
    card = s.card(owner, slot)
    assert card is not None
    # Under Dried Fish a card keeps its public side up; played, one's own shows its secret side.
    face = s.deck.faces[card.public if owner != me or isinstance(step, Fish) else card.secret]
    text = f"{face[:2]}/{face[2:]}"
    if slot == FISH_SLOT:
        return language.say("option-fish", face=text)
    if owner == me:
        return language.say("option-own", face=text, number=slot + 1)
    return language.say("option-other", face=text, who=names[owner])


def read_option(step: Step[Table], s: Table, options: list[int], word: str, me: int) -> int | None:
    """The action that a typed word means: a number of the list, x,y, or a token's name."""
    if word.isascii() and word.isdigit():
        i = int(word[:6]) - 1
        return options[i] if 0 <= i < len(options) else None
    if word in TOKENS:
        return TOKEN + TOKENS.index(word)
    if "," in word:
        p = CatBoxWords(s.deck).read(f"at {word}")
        return p if p >= 0 else None
    return {"done": DONE, "pass": PASS}.get(word)


def who_you_are(language: Language, s: Table, me: int, names: list[str]) -> str:
    """Your name and your secret identity."""
    mine = s.identities[me]
    if mine == CHIHUAHUA:
        return language.say("you-are-chihuahua", name=names[me])
    identity = language.say(IDENTITIES[mine])
    return language.say("you-are-cat", name=names[me], identity=identity, letter=LETTERS[mine])

"""Text drawings: cards side by side, and a canvas on which pieces cover each other."""

from __future__ import annotations

from rich.text import Text

NO_BREAK = "\u00a0"
GAP = 3
"""Columns between two cards."""
LONGEST_TITLE = 20
"""Maximum width of a title. Longer titles are cut off."""


def center_range(left: int, right: int, middle: int, columns: int) -> tuple[int, int]:
    """Return the first and last of `columns` columns within left and right, with `middle` as central as possible."""
    first = min(max(left, middle - columns // 2), right - columns + 1)
    return first, first + columns - 1


def side_by_side(faces: list[list[Text]], titles: list[Text], columns: int) -> Text:
    """Put cards side by side with a title above each, wrapping rows to fit the window."""
    longest = max([len(title) for title in titles], default=0)
    wide = max([len(face[0]) for face in faces], default=0)
    wide = max(wide, min(longest, LONGEST_TITLE)) + GAP
    per_row = max(1, columns // wide)
    out = Text()
    for first in range(0, len(faces), per_row):
        if first:
            out.append("\n")
        for title in titles[first : first + per_row]:
            title.truncate(wide - 1)
            title.pad_right(wide - len(title))
            out.append_text(title)
        for i in range(len(faces[first])):
            out.append("\n")
            for face in faces[first : first + per_row]:
                out.append_text(face[i])
                out.append(" " * (wide - len(face[i])))
    return out


class Canvas:
    """Rows of styled characters. Later drawings cover earlier ones."""

    def __init__(self, columns: int, rows: int) -> None:
        self.letters = [[" "] * columns for _ in range(rows)]
        self.styles = [[""] * columns for _ in range(rows)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text. Without a style, it keeps the style already there."""
        for i, letter in enumerate(text):
            if 0 <= y < len(self.letters) and 0 <= x + i < len(self.letters[y]):
                self.letters[y][x + i] = letter
                if style:
                    self.styles[y][x + i] = style

    def fill(self, x: int, y: int, columns: int, rows: int, style: str) -> None:
        """Fill a rectangle with a style."""
        for row in range(rows):
            self.put(x, y + row, " " * columns, style)

    def lines(self) -> list[Text]:
        """Return the canvas line by line."""
        found: list[Text] = []
        for letters, styles in zip(self.letters, self.styles, strict=True):
            line = Text()
            for letter, style in zip(letters, styles, strict=True):
                line.append(letter, style)
            found.append(line)
        return found

    def text(self) -> Text:
        """Return the canvas as one text."""
        return Text("\n").join(self.lines())

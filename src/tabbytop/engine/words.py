"""The catalog of actions: every action possible with one deck, as a number and as text."""

from __future__ import annotations

from bisect import bisect_right


class Verb:
    """A kind of action, with its range of action numbers."""

    __slots__ = ("count", "first", "name")

    def __init__(self, name: str, first: int, count: int) -> None:
        self.name = name
        self.first = first
        self.count = count


class Words:
    """All actions of a game with one deck. Converts numbers to verb and argument, and back.

    A verb's numbers are consecutive, so the catalog doesn't need to list every action.
    """

    __slots__ = ("_firsts", "size", "verbs")

    def __init__(self, counts: list[tuple[str, int]]) -> None:
        self.verbs: list[Verb] = []
        first = 0
        for name, count in counts:
            self.verbs.append(Verb(name, first, count))
            first += count
        self.size = first
        self._firsts = [verb.first for verb in self.verbs]

    def verb(self, a: int) -> Verb:
        """Return the kind of an action."""
        return self.verbs[bisect_right(self._firsts, a) - 1]

    def write(self, a: int) -> str:
        """Return an action as text: `at 3,-2`."""
        verb = self.verb(a)
        arg = self.write_arg(verb.name, a - verb.first)
        return f"{verb.name} {arg}" if arg else verb.name

    def read(self, text: str) -> int:
        """Return the action that a text names, or -1 if there is none."""
        name, _, arg = text.partition(" ")
        for verb in self.verbs:
            if verb.name == name:
                i = self.read_arg(name, arg)
                return verb.first + i if 0 <= i < verb.count else -1
        return -1

    def write_arg(self, verb: str, i: int) -> str:
        """Return a verb's i-th argument as text."""
        raise NotImplementedError

    def read_arg(self, verb: str, text: str) -> int:
        """Return the index of the argument that a text names, or -1 if there is none."""
        raise NotImplementedError

    def family(self, a: int) -> str:
        """Return the kind of move that begins with this action, for statistics and policies."""
        return self.verb(a).name


def read_number(text: str, below: int) -> int:
    """Parse a decimal number without leading zeros. Return -1 if the text isn't one or reaches the limit."""
    if not (text.isascii() and text.isdigit()) or str(int(text[:9])) != text:
        return -1
    return int(text) if int(text) < below else -1

"""The catalogue: every action a game with one deck can know, as a number and as a word."""

from __future__ import annotations

from bisect import bisect_right


class Verb:
    """One kind of action, and the numbers that are its actions."""

    __slots__ = ("count", "first", "name")

    def __init__(self, name: str, first: int, count: int) -> None:
        self.name = name
        self.first = first
        self.count = count


class Words:
    """All actions of a game with one deck: number to verb and argument, and back.

    The numbers of a verb follow each other, so that the catalogue needs no table of its actions.
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
        """What kind of action this is."""
        return self.verbs[bisect_right(self._firsts, a) - 1]

    def write(self, a: int) -> str:
        """An action as text: `at 3,-2`."""
        verb = self.verb(a)
        arg = self.write_arg(verb.name, a - verb.first)
        return f"{verb.name} {arg}" if arg else verb.name

    def read(self, text: str) -> int:
        """The action that a text names, or -1."""
        name, _, arg = text.partition(" ")
        for verb in self.verbs:
            if verb.name == name:
                i = self.read_arg(name, arg)
                return verb.first + i if 0 <= i < verb.count else -1
        return -1

    def write_arg(self, verb: str, i: int) -> str:
        """A verb's i-th argument as text."""
        raise NotImplementedError

    def read_arg(self, verb: str, text: str) -> int:
        """Which argument of the verb a text names, or -1."""
        raise NotImplementedError

    def family(self, a: int) -> str:
        """A coarse name for what an action begins: a kind of move, to count and to weigh by."""
        return self.verb(a).name


def read_number(text: str, below: int) -> int:
    """A plain number written the plain way, or -1."""
    if not (text.isascii() and text.isdigit()) or str(int(text[:9])) != text:
        return -1
    return int(text) if int(text) < below else -1

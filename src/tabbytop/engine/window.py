"""Reaction windows: before or after an action takes effect, seats may answer it, in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from tabbytop.engine.step import State, Step

if TYPE_CHECKING:
    from tabbytop.engine.errors import Refusal

S = TypeVar("S", bound=State)


class Window(Step[S]):
    """A reaction window. It asks the first seat in `asked`; the others follow.

    Every seat is asked, whether or not it holds an answer, so being asked reveals nothing. `height` is the length of
    the agenda below the answered action: to cancel the action and everything it would still do, the agenda is
    cut back to that length.
    """

    __slots__ = ("asked", "height")
    begins = True
    binds = True
    reacts = True

    def __init__(self, asked: tuple[int, ...], height: int) -> None:
        self.asked = asked
        self.height = height

    def answers(self, s: S) -> list[int]:
        """Return the answers available to the asked seat, other than passing, in catalog order."""
        raise NotImplementedError

    def passing(self) -> int:
        """Return the action that passes."""
        raise NotImplementedError

    def onward(self, asked: tuple[int, ...]) -> Window[S]:
        """Return the same window for these remaining seats."""
        raise NotImplementedError

    def answer(self, s: S, a: int) -> None:
        """Carry out an answer. It may `cancel`, open another window, or ask `the_rest`.

        If an answer needs further choices (`then`), the step that asks for them refers to its window.
        """
        raise NotImplementedError

    def concerns(self, s: S, seat: int) -> bool:
        """Return whether the answered action is aimed at this seat. This is public."""
        return True

    def is_in_turn(self, s: S, seat: int) -> bool:
        """Return whether it is this seat's own turn. This is public."""
        return False

    def actor(self, s: S) -> int:
        return self.asked[0]

    def options(self, s: S) -> list[int]:
        return sorted([*self.answers(s), self.passing()])

    def forbids(self, s: S, a: int) -> Refusal | None:
        from tabbytop.engine.errors import Refusal  # imported here so that a search never loads it

        return None if a in self.options(s) else Refusal("", "no-such-answer")

    def resolve(self, s: S, a: int) -> None:
        """Carry out an answer. After a pass, ask the next seat; after the last pass, the answered action continues."""
        if a == self.passing():
            self.the_rest(s)
        elif self.then(s, a) is not None:
            super().resolve(s, a)
        else:
            self.answer(s, a)

    def the_rest(self, s: S) -> None:
        """Continue with the seats that haven't been asked yet."""
        if len(self.asked) > 1:
            s.agenda.append(self.onward(self.asked[1:]))

    def cancel(self, s: S) -> None:
        """Cancel the answered action and everything it would still do."""
        del s.agenda[self.height :]

    def key(self) -> tuple[object, ...]:
        return (type(self).__name__, self.asked, self.height)

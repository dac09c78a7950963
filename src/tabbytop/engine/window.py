"""Reaction windows: before or after a thing happens, seats are asked in turn whether they answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from tabbytop.engine.step import State, Step

if TYPE_CHECKING:
    from tabbytop.engine.errors import Refusal

S = TypeVar("S", bound=State)


def clockwise(first: int, seats: int, count: int) -> tuple[int, ...]:
    """The next `count` seats, from `first` on."""
    return tuple([(first + i) % seats for i in range(count)])


class Window(Step[S]):
    """One seat is asked whether it answers; the others of the window come after it.

    Every seat is asked, armed or not, so that being asked tells nothing. `height` is how high the
    agenda stood where the threatened thing began: to cancel it is to cut the agenda back to there,
    with everything it still owed.
    """

    __slots__ = ("asked", "height")
    begins = True
    binds = True
    reacts = True

    def __init__(self, asked: tuple[int, ...], height: int) -> None:
        self.asked = asked
        self.height = height

    def answers(self, s: S) -> list[int]:
        """What the asked seat could answer, besides passing, in the catalogue's order."""
        raise NotImplementedError

    def passing(self) -> int:
        """The action of letting it pass."""
        raise NotImplementedError

    def onward(self, asked: tuple[int, ...]) -> Window[S]:
        """The same window, for the seats still to be asked."""
        raise NotImplementedError

    def answer(self, s: S, a: int) -> None:
        """What an answer does; it may `cancel`, open a window of its own, or ask `the_rest`.

        An answer that asks something first (`then`) does so in a step that knows its window.
        """
        raise NotImplementedError

    def concerns(self, s: S, seat: int) -> bool:
        """Is what waits aimed at this seat? Everybody can tell."""
        return True

    def is_in_turn(self, s: S, seat: int) -> bool:
        """Is it this seat's own turn? Everybody can tell."""
        return False

    def actor(self, s: S) -> int:
        """The seat that is asked now."""
        return self.asked[0]

    def options(self, s: S) -> list[int]:
        """Every answer the seat has, and to pass."""
        return sorted([*self.answers(s), self.passing()])

    def forbids(self, s: S, a: int) -> Refusal | None:
        """Only an answer that the seat holds, or a pass, is heard here."""
        from tabbytop.engine.errors import Refusal  # only here, so that a search never needs it

        return None if a in self.options(s) else Refusal("", "no-such-answer")

    def resolve(self, s: S, a: int) -> None:
        """A pass asks the next seat; after the last pass the waiting thing goes on."""
        if a == self.passing():
            self.the_rest(s)
        elif self.then(s, a) is not None:
            super().resolve(s, a)
        else:
            self.answer(s, a)

    def the_rest(self, s: S) -> None:
        """Go on asking the seats that have not been asked."""
        if len(self.asked) > 1:
            s.agenda.append(self.onward(self.asked[1:]))

    def cancel(self, s: S) -> None:
        """The waiting thing does not happen, nor anything that it still owed."""
        del s.agenda[self.height :]

    def key(self) -> tuple[object, ...]:
        """The window as a value."""
        return (type(self).__name__, self.asked, self.height)

"""A step is one box of the rulebook's flow chart: who acts, what they may do, what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from tabbytop.engine.seats import ALL, CHANCE, NOBODY

if TYPE_CHECKING:
    from random import Random

    from tabbytop.engine.errors import Refusal


class State:
    """A whole world, or a seat's view of one: a world with holes.

    The agenda is a pile of steps, the next on top; when it is empty the game is over.
    """

    __slots__ = ("agenda", "seats")

    def __init__(self, seats: int) -> None:
        self.agenda: list[Step[Any]] = []
        self.seats = seats


S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """One thing to be done by one actor: an immutable value that lies on the agenda.

    An action either *chooses*, which changes nothing and leads to the next question of the same
    sentence (`then`), or it *acts* (`resolve`) and ends the sentence. So a sentence is any number of
    choices and one act, and half a sentence never has to be taken back.
    """

    __slots__ = ()

    automatic: ClassVar[bool] = False
    """It happens by itself: nobody is asked, nothing is logged."""

    chooses: ClassVar[bool] = False
    """Some of its actions only choose."""

    begins: ClassVar[bool] = False
    """A player's sentence begins here."""

    binds: ClassVar[bool] = False
    """What is said here tells others something, so that it cannot be taken back."""

    reacts: ClassVar[bool] = False
    """It is part of somebody else's move: a window, or a choice that a card asks of its target."""

    def actor(self, s: S) -> int:
        """Who must act: a seat or CHANCE; everybody can always see who."""
        raise NotImplementedError

    def options(self, s: S) -> list[int]:
        """All legal actions, in the catalogue's order; never none."""
        raise NotImplementedError

    def sample(self, s: S, rng: Random) -> int:
        """One legal action, each as likely as its weight (players' actions weigh the same)."""
        options = self.options(s)
        return options[int(rng.random() * len(options))]

    def forbids(self, s: S, a: int) -> Refusal | None:
        """The rule against this action, or None where it is allowed."""
        raise NotImplementedError

    def audience(self, s: S, a: int) -> int:
        """Who learns which action it was."""
        return ALL

    def then(self, s: S, a: int) -> Step[S] | None:
        """The next question of the same sentence, or None where the action acts."""
        return None

    def resolve(self, s: S, a: int) -> None:
        """What happens; the steps that follow are pushed on the agenda. A choice asks its next question."""
        after = self.then(s, a)
        assert after is not None
        s.agenda.append(after)

    def happen(self, s: S) -> None:
        """What an automatic step does."""
        raise NotImplementedError

    def cites(self, s: S, a: int) -> list[str]:
        """The rules that this action shows at work."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """The step as a value, to compare and to write down."""
        raise NotImplementedError


class Seated(Step[S]):
    """A step in which one seat acts, and everybody knows which."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, s: S) -> int:
        """The seat that acts."""
        return self.seat


class Chance(Step[S]):
    """A step in which luck speaks."""

    __slots__ = ()

    def actor(self, s: S) -> int:
        """Chance itself."""
        return CHANCE

    def weights(self, s: S) -> list[int]:
        """How likely each option is, in whole numbers beside `options`."""
        return [1] * len(self.options(s))

    def stream(self, s: S) -> str:
        """The row of draws that this one belongs to; empty where there is nothing to draw."""
        return ""

    def forbids(self, s: S, a: int) -> Refusal | None:
        """Luck may say whatever has a weight."""
        from tabbytop.engine.errors import Refusal  # only here, so that a search never needs it

        return None if a in self.options(s) else Refusal("", "not-drawable")


class Automatic(Step[S]):
    """A step that happens by itself."""

    __slots__ = ()
    automatic = True

    def actor(self, s: S) -> int:
        """Nobody."""
        return NOBODY


class Luck:
    """Whoever speaks for chance: a dealer, or a script in a test."""

    __slots__ = ()

    def say(self, step: Chance[Any], s: State) -> int:
        """What chance says in this step."""
        raise NotImplementedError

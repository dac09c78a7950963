"""Steps: each is one box of the rulebook's flow chart, with an actor, legal actions and their effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from tabbytop.engine.seats import ALL, CHANCE, NOBODY

if TYPE_CHECKING:
    from random import Random

    from tabbytop.engine.errors import Refusal


class State:
    """The whole state of a game, or a seat's view of it, which has holes.

    The agenda is a stack of steps with the next one on top. The game is over when it is empty.
    """

    __slots__ = ("agenda", "seats")

    def __init__(self, seats: int) -> None:
        self.agenda: list[Step[Any]] = []
        self.seats = seats


S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """One decision or event with one actor: an immutable value on the agenda.

    An action either *chooses*, which changes nothing and leads to the next question of the same sentence (`then`), or
    it *acts* (`resolve`) and ends the sentence. A sentence is any number of choices and one act, so a half-finished
    sentence never has to be undone.
    """

    __slots__ = ()

    automatic: ClassVar[bool] = False
    """Whether the step happens by itself. Then nobody is asked and nothing is logged."""

    chooses: ClassVar[bool] = False
    """Whether some of its actions only choose."""

    begins: ClassVar[bool] = False
    """Whether a player's sentence begins here."""

    binds: ClassVar[bool] = False
    """Whether an action here reveals something to others, so that it can't be undone."""

    reacts: ClassVar[bool] = False
    """Whether it is part of another player's move: a window, or a choice that a card demands of its target."""

    def actor(self, s: S) -> int:
        """Return who must act: a seat or CHANCE. This depends only on public information."""
        raise NotImplementedError

    def options(self, s: S) -> list[int]:
        """Return all legal actions, in catalog order. There is always at least one."""
        raise NotImplementedError

    def sample(self, s: S, rng: Random) -> int:
        """Return a random legal action, weighted for chance and uniform for players."""
        options = self.options(s)
        return options[int(rng.random() * len(options))]

    def forbids(self, s: S, a: int) -> Refusal | None:
        """Return why this action is illegal, or None if it is legal."""
        raise NotImplementedError

    def audience(self, s: S, a: int) -> int:
        """Return the audience that learns which action was taken."""
        return ALL

    def then(self, s: S, a: int) -> Step[S] | None:
        """Return the next question of the same sentence, or None if the action acts."""
        return None

    def resolve(self, s: S, a: int) -> None:
        """Carry out an action and push the steps that follow. By default, push the next question of a choice."""
        after = self.then(s, a)
        assert after is not None
        s.agenda.append(after)

    def happen(self, s: S) -> None:
        """Carry out an automatic step."""
        raise NotImplementedError

    def cites(self, s: S, a: int) -> list[str]:
        """Return the rules that this action illustrates."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Return the step as a value that can be compared and serialized."""
        raise NotImplementedError


class SeatStep(Step[S]):
    """A step in which one seat acts."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actor(self, s: S) -> int:
        return self.seat


class Chance(Step[S]):
    """A step decided by chance."""

    __slots__ = ()

    def actor(self, s: S) -> int:
        return CHANCE

    def weights(self, s: S) -> list[int]:
        """Return the weight of each option, in the order of `options`."""
        return [1] * len(self.options(s))

    def stream(self, s: S) -> str:
        """Return the name of the random stream this draw belongs to, or an empty string if nothing is random."""
        return ""

    def forbids(self, s: S, a: int) -> Refusal | None:
        from tabbytop.engine.errors import Refusal  # imported here so that a search never loads it

        return None if a in self.options(s) else Refusal("", "not-drawable")


class Automatic(Step[S]):
    """A step that happens by itself."""

    __slots__ = ()
    automatic = True

    def actor(self, s: S) -> int:
        return NOBODY


class Luck:
    """The source of chance outcomes: a dealer, or a script in a test."""

    __slots__ = ()

    def say(self, step: Chance[Any], s: State) -> int:
        """Decide this step and return the action."""
        raise NotImplementedError

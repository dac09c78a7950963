"""Validation of an agenda from a file. Agendas that can't occur in a game are refused [HKK-5]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.engine.errors import Refusal
from tabbytop.games.kitty.asking import AskPick, Pick, family_of
from tabbytop.games.kitty.cards import INSTANT, STANDARD
from tabbytop.games.kitty.flow import Effect, MoveCat, Settle, StartEffect
from tabbytop.games.kitty.instants import Round
from tabbytop.games.kitty.playing import CopyWindow, LandWindow, OpenCopy
from tabbytop.games.kitty.rulebook import YARD
from tabbytop.games.kitty.state import Table
from tabbytop.games.kitty.turn import Acting, DrawUp, EndTurn, Turn
from tabbytop.games.kitty.windows import CancelWindow, CardWindow, ShieldWindow
from tabbytop.games.kitty.words import (
    CANCEL,
    CARD,
    CAT,
    COLOR,
    COPY,
    COUNT_WORD,
    DIRECTION,
    ENOUGH,
    LAND,
    LEFT,
    MOVE,
    PASS,
    PLAY,
    SPACES,
    STEPS,
    TARGET,
    YARD_CAT,
)

if TYPE_CHECKING:
    from tabbytop.engine.step import Step
    from tabbytop.games.kitty.family import Said

_SHAPES: dict[str, tuple[tuple[int, int], ...]] = {
    "steal": ((TARGET, COUNT_WORD), (CAT, YARD_CAT)),
    "send": ((TARGET, COUNT_WORD), (COUNT_WORD, SPACES)),
    "fight": ((TARGET, COUNT_WORD), (COUNT_WORD, SPACES)),
    "startle": ((TARGET, COUNT_WORD), (DIRECTION, LEFT), (SPACES, DIRECTION)),
    "run": ((CAT, YARD_CAT), (SPACES, DIRECTION)),
    "return": ((CARD, CARD + 64),),
}
"""The words that each effect takes, as ranges of actions."""
_LISTS = ("lure", "foster", "adopt", "herd")


def check_agenda(s: Table, where: str) -> None:
    """Check that the rest of the turn is at the bottom of the agenda and the steps above it are consistent."""
    steps = s.agenda
    base = steps[0] if steps else None
    if not isinstance(base, (Acting, DrawUp, EndTurn)) or base.seat != s.to_move:
        raise Refusal("HKK-3.1", "agenda-base", {}, f"{where}.steps")
    settles = sum([isinstance(step, Settle) for step in steps])
    opens = sum([isinstance(step, StartEffect) for step in steps])
    if settles - opens != len(s.left) or len(s.left) != len(s.shielded):
        raise Refusal("HKK-5.3", "agenda-unsettled", {}, where)
    i = misfit(s)
    if 0 <= i < len(steps):
        raise Refusal("HKK-5.1", "agenda-step", {}, f"{where}.steps[{i}]")
    if i >= 0:
        raise Refusal("HKK-5.1", "agenda-top", {}, f"{where}.steps")


def misfit(s: Table) -> int:
    """Return the index of the first misplaced step, one past the last if nobody is asked anything, or -1."""
    for i in range(1, len(s.agenda)):
        if not _fits(s, i):
            return i
    top = s.agenda[-1]
    return len(s.agenda) if top.automatic or not top.options(s) else -1


def _fits(s: Table, i: int) -> bool:
    """Return whether this step can occur at this place in the agenda."""
    step = s.agenda[i]
    below = s.agenda[i - 1]
    last = i == len(s.agenda) - 1
    if isinstance(step, (Acting, DrawUp, EndTurn)):
        return False
    if isinstance(step, CopyWindow):  # below other steps, it waits until a copy is done
        kind = s.kind(step.kind)
        return (
            kind.type == STANDARD and not kind.lasting and kind.effect != "copy" and has_shape(s, step.kind, step.said)
        )
    if isinstance(step, (Turn, CardWindow)):
        return last and _fits_top(s, step, below)
    if isinstance(step, (Effect, MoveCat)):
        return _fits_effect(s, i)
    if isinstance(step, StartEffect):
        return isinstance(below, Effect)
    if isinstance(step, Round):
        kind = s.kind(step.kind)
        return kind.type == INSTANT and _is_given(s, step.kind, step.given) and bool(s.left)
    if isinstance(step, (Pick, AskPick)):
        return _fits_pick(s, step, below) and (last or isinstance(step, AskPick))
    if isinstance(step, OpenCopy):
        return has_shape(s, step.kind, step.said)
    return True


def _fits_top(s: Table, step: Step[Table], below: Step[Table]) -> bool:
    """Return whether a turn or a window can be on top of the step below."""
    if isinstance(step, Turn):
        return isinstance(below, Acting) and step.seat == s.to_move and bool(s.actions_left)
    if isinstance(step, CancelWindow):
        return isinstance(below, (StartEffect, MoveCat)) and _is_declared(s, step, below)
    if isinstance(step, ShieldWindow):
        return isinstance(below, Effect) and below.kind == step.kind and s.kind(step.kind).type == INSTANT
    return isinstance(step, LandWindow) and isinstance(below, EndTurn)


def _is_declared(s: Table, step: CancelWindow, below: Step[Table]) -> bool:
    """Return whether the pending action matches the window, including the height of the agenda."""
    if not step.act or step.by in step.asked:
        return False
    if isinstance(below, MoveCat):
        return step.kind < 0 and step.card < 0 and step.act == (below.action,) and step.height == len(s.agenda) - 2
    effect = s.agenda[-3]
    verb = step.act[0]
    named = PLAY + step.kind if PLAY <= verb < CANCEL else COPY + step.card if COPY <= verb < LAND else -1
    if not isinstance(effect, Effect) or step.kind < 0 or step.card < 0 or verb != named:
        return False
    whole = effect.kind == step.kind and effect.by == step.by and effect.said == step.act[1:]
    return whole and 1 <= step.height < len(s.agenda) - 2


def _fits_effect(s: Table, i: int) -> bool:
    """Return whether an effect can occur here. Only its window is above it, so it must be legal now."""
    step = s.agenda[i]
    if isinstance(step, MoveCat):
        start = STEPS[(step.action - MOVE) // 4][0] if MOVE <= step.action < PASS else -1
        return i == len(s.agenda) - 2 and start >= 0 and s.count(step.by, start, (step.action - MOVE) % 4) > 0
    assert isinstance(step, Effect)
    kind = s.kind(step.kind)
    if kind.type == INSTANT:
        return i == len(s.agenda) - 2 and not step.said and bool(s.left)
    if i != len(s.agenda) - 3 or kind.effect in ("cancel", "copy", "land"):
        return False
    family = family_of(s, step.kind)
    if not family.can(s, kind, step.by):
        return False
    for n in range(len(step.said)):
        if step.said[n] not in family.options(s, kind, step.by, step.said[:n]):
            return False
    return not family.options(s, kind, step.by, step.said)


def _fits_pick(s: Table, step: Pick | AskPick, below: Step[Table]) -> bool:
    """Return whether this card asks for such a choice."""
    kind = s.kind(step.kind)
    if kind.effect == "pass-left" and not isinstance(below, Round):
        return False
    if kind.effect == "insure":
        return not step.given and step.kind in s.lasting[step.seat]
    if kind.type == INSTANT:
        return _is_given(s, step.kind, step.given) and bool(s.left)
    asks = kind.effect in ("send", "fight", "startle")
    if not asks or not has_shape(s, step.kind, step.given) or step.given[0] - TARGET != step.seat or not s.left:
        return False
    if kind.effect == "startle":
        return step.given[2] - SPACES < kind.spaces
    return step.seat != step.by and step.given[1] - COUNT_WORD < kind.count


def _is_given(s: Table, k: int, given: Said) -> bool:
    """Return whether an Instant can have determined this so far."""
    effect = s.kind(k).effect
    if effect == "fewest-take":
        return len(given) == 1 and 0 < given[0] < 1 << s.seats
    if effect == "pass-left":
        for word in given:
            n = word - YARD_CAT
            if not 0 <= n < 4 * s.seats or not s.count(n // 4, YARD, n % 4):
                return False
        return len({(word - YARD_CAT) // 4 for word in given}) == len(given)
    return not given


def has_shape(s: Table, k: int, said: Said) -> bool:
    """Return whether the words are choices that this card's effect can have, in a valid order."""
    kind = s.kind(k)
    if kind.effect in _LISTS:
        words = [word for word in said if COLOR <= word <= ENOUGH]
        return len(words) == len(said) <= kind.count + 1
    shape = _SHAPES.get(kind.effect, ())
    if not said:
        return not shape or kind.effect in ("run", "return")
    if len(said) != len(shape):
        return False
    if TARGET <= said[0] < COUNT_WORD and said[0] - TARGET >= s.seats:
        return False
    if kind.effect == "return" and said[0] - CARD >= len(s.deck.kinds):
        return False
    return all([first <= said[n] < end for n, (first, end) in enumerate(shape)])

"""The agenda of a position file: the steps still to come, written out or derived from the phase [HKK-5]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import MOST_LISTED, as_bool, as_int, as_list, as_name, as_object, as_text, wrong
from tabbytop.games.kitty.asking import AskPick, Pick
from tabbytop.games.kitty.cards import INSTANT
from tabbytop.games.kitty.checking import check_agenda, misfit
from tabbytop.games.kitty.drawing import DrawMore
from tabbytop.games.kitty.flow import NO_CARD, OPEN, DiscardPlayed, Effect, MoveCat, Settle, push_effect
from tabbytop.games.kitty.instants import Round
from tabbytop.games.kitty.notation import read_action
from tabbytop.games.kitty.playing import CopyWindow, LandWindow, OpenCopy
from tabbytop.games.kitty.rulebook import YARD
from tabbytop.games.kitty.state import Table, clockwise_from
from tabbytop.games.kitty.turn import Acting, BeginTurn, DrawUp, EndTurn, Turn
from tabbytop.games.kitty.windows import CancelWindow, ShieldWindow
from tabbytop.games.kitty.words import PASS, PLAY, YARD_CAT

if TYPE_CHECKING:
    from tabbytop.engine.game import Plain
    from tabbytop.engine.step import Step
    from tabbytop.games.kitty.family import Said

_LARGEST = 10_000
"""Maximum number in an agenda."""


def read_agenda(s: Table, value: object) -> None:
    """Read the agenda of a position written by `tabbytop export`."""
    given = as_object(value, "agenda", ("steps", "used", "left", "shielded"))
    s.used = as_bool(given["used"], "agenda.used")
    masks = (1 << s.seats) - 1
    for key, into in (("left", s.left), ("shielded", s.shielded)):
        for i, one in enumerate(as_list(given[key], f"agenda.{key}", MOST_LISTED)):
            into.append(as_int(one, f"agenda.{key}[{i}]", 0, masks))
    for i, one in enumerate(as_list(given["steps"], "agenda.steps", MOST_LISTED)):
        s.agenda.append(_StepReader(s, one, f"agenda.steps[{i}]").step())
    check_agenda(s, "agenda")


class _StepReader:
    """A reader of one step of an agenda, part by part."""

    __slots__ = ("parts", "state", "where")

    def __init__(self, s: Table, value: object, where: str) -> None:
        self.state = s
        self.where = where
        self.parts = as_list(value, where, MOST_LISTED)
        if not self.parts:
            raise wrong(value, "list", where)

    def number(self, i: int, least: int, most: int) -> int:
        """Return the i-th part as a number."""
        if i >= len(self.parts):
            raise Refusal("", "agenda-short", {}, self.where)
        return as_int(self.parts[i], f"{self.where}[{i}]", least, most)

    def seat(self, i: int) -> int:
        """Return the i-th part as a seat."""
        return self.number(i, 0, self.state.seats - 1)

    def kind(self, i: int) -> int:
        """Return the i-th part as a kind of card."""
        return self.number(i, 0, len(self.state.deck.kinds) - 1)

    def numbers(self, i: int, most: int) -> Said:
        """Return the i-th part as a list of numbers."""
        if i >= len(self.parts):
            raise Refusal("", "agenda-short", {}, self.where)
        found = as_list(self.parts[i], f"{self.where}[{i}]", MOST_LISTED)
        return tuple([as_int(one, f"{self.where}[{i}][{j}]", 0, most) for j, one in enumerate(found)])

    def asked(self) -> tuple[int, ...]:
        """Return the seats that a window still has to ask."""
        seats = self.numbers(1, self.state.seats - 1)
        if not seats:
            raise Refusal("", "agenda-short", {}, self.where)
        return seats

    def height(self) -> int:
        """Return the length of the agenda below the answered action."""
        return self.number(2, 0, len(self.state.agenda))

    def step(self) -> Step[Table]:
        """Return the step that the parts describe."""
        names = (
            "turn", "acting", "draw-up", "end-turn", "begin-turn", "effect", "open", "settle", "drop", "open-copy",
            "move-cat", "ask", "pick", "round", "draw-more", "cancel", "copy", "shield", "land",
        )  # fmt: skip
        name = names[as_name(as_text(self.parts[0], f"{self.where}[0]"), f"{self.where}[0]", names)]
        of_seat = {"turn": Turn, "acting": Acting, "draw-up": DrawUp, "end-turn": EndTurn, "begin-turn": BeginTurn}
        if name in of_seat:
            return of_seat[name](self.seat(1))
        return self.of_window(name) if name in ("cancel", "copy", "shield", "land") else self.of_effect(name)

    def of_effect(self, name: str) -> Step[Table]:
        """Return a step of a card's effect."""
        if name == "open":
            return OPEN
        if name == "settle":
            if len(self.parts) < 3:
                raise Refusal("", "agenda-short", {}, self.where)
            return Settle(self.seat(1), as_bool(self.parts[2], f"{self.where}[2]"))
        if name == "drop":
            return DiscardPlayed(self.kind(1))
        if name == "move-cat":
            return MoveCat(self.seat(1), self.number(2, 0, PASS - 1))
        if name == "draw-more":
            return DrawMore(self.seat(1), self.number(2, 0, MOST_LISTED))
        if name == "ask":
            return AskPick(self.seat(1), self.kind(2), self.seat(3), self.numbers(4, _LARGEST))
        if name == "pick":
            return Pick(self.seat(1), self.kind(2), self.seat(3), self.numbers(4, _LARGEST), ())
        if name == "round":
            return Round(self.kind(1), self.seat(2), self.number(3, 0, self.state.seats), self.numbers(4, _LARGEST))
        made = Effect if name == "effect" else OpenCopy
        return made(self.kind(1), self.seat(2), self.numbers(3, _LARGEST))

    def of_window(self, name: str) -> Step[Table]:
        """Return a window."""
        if name == "land":
            return LandWindow(self.asked(), self.height(), self.seat(3))
        if name == "shield":
            return ShieldWindow(self.asked(), self.height(), self.seat(3), self.kind(4))
        if name == "copy":
            return CopyWindow(self.asked(), self.height(), self.seat(3), self.kind(4), self.numbers(5, _LARGEST))
        most = len(self.state.deck.kinds) - 1
        k, card = self.number(4, NO_CARD, most), self.number(5, NO_CARD, most)
        return CancelWindow(self.asked(), self.height(), self.seat(3), k, card, self.numbers(6, _LARGEST))


# The default agenda, for files that don't contain one


def usual_agenda(s: Table, phase: str, top: Plain) -> None:
    """Build the agenda of a position that names only the pending action."""
    if phase == "turn":
        s.agenda.append(Acting(s.to_move))
        if s.actions_left and Turn(s.to_move).options(s):
            s.agenda.append(Turn(s.to_move))
        return
    pending = as_object(top["pending"], "pending", ("by", "asked"), ("action",))
    by = as_int(pending["by"], "pending.by", 0, s.seats - 1)
    asked = as_int(pending["asked"], "pending.asked", 0, s.seats - 1)
    if phase == "land":
        s.agenda.append(EndTurn(s.to_move))
        s.agenda.append(LandWindow(_until(by, asked, s.seats), len(s.agenda), by))
        return
    action = pending.get("action")
    if not isinstance(action, dict):
        raise wrong(action, "object", "pending.action")
    try:
        if phase == "shield" or (phase == "pick" and _kind_of(s, action) == INSTANT):
            _usual_instant(s, phase, action, by, asked)
        else:
            s.agenda.append(Acting(s.to_move))
            _usual_card(s, phase, action, by, asked)
    except Refusal as refusal:
        if refusal.where.startswith("action"):
            raise refusal.at(f"pending.{refusal.where}") from refusal
        raise
    if misfit(s) >= 0:  # the action in the file doesn't fit the position
        raise Refusal("HKK-5.1", "not-declared", {}, "pending.action")


def _until(first: int, asked: int, seats: int) -> tuple[int, ...]:
    """Return the seats that a window for everyone, beginning with `first`, still has to ask."""
    order = clockwise_from(first, seats)
    return tuple(order[order.index(asked) :])


def _kind_of(s: Table, action: Plain) -> int:
    """Return the type of the card that an action names, or -1 if it names none."""
    if "card" not in action:
        return NO_CARD
    return s.kind(as_name(action["card"], "pending.action.card", tuple(s.deck.ids), "HKK-8")).type


def _usual_instant(s: Table, phase: str, action: Plain, by: int, asked: int) -> None:
    """Push the steps of an Instant that was drawn while refilling a hand."""
    if _kind_of(s, action) != INSTANT:
        raise Refusal("HKK-5.3", "not-an-instant", {}, "pending.action.card")
    k = s.deck.number[as_text(action["card"], "pending.action.card")]
    s.agenda.append(DrawUp(s.to_move))
    s.agenda.append(Settle(by, True))
    s.agenda.append(DiscardPlayed(k))
    OPEN.happen(s)
    if phase == "shield":
        s.agenda.append(Effect(k, by, ()))
        s.agenda.append(ShieldWindow(_until(by, asked, s.seats), len(s.agenda), by, k))
        return
    given = _usual_given(s, k, by, asked)
    s.agenda.append(Round(k, by, (asked - by) % s.seats + 1, given))
    s.agenda.append(Pick(asked, k, by, given, ()))


def _usual_given(s: Table, k: int, by: int, asked: int) -> Said:
    """Return what an Instant determined before this player was asked, as far as the table shows it."""
    effect = s.kind(k).effect
    if effect == "fewest-take":  # the asked player has the fewest cats, as has everyone with the same number
        cats = [sum([s.in_house(seat, color) for color in range(4)]) for seat in range(s.seats)]
        return (sum([1 << seat for seat in range(s.seats) if cats[seat] == cats[asked]]),)
    found: list[int] = []
    if effect == "pass-left":  # earlier players with cats of only one color had no choice
        for seat in clockwise_from(by, s.seats)[: (asked - by) % s.seats]:
            colors = s.colors(seat, YARD)
            found += [YARD_CAT + 4 * seat + colors[0]] if len(colors) == 1 else []
    return tuple(found)


def _usual_card(s: Table, phase: str, action: Plain, by: int, asked: int) -> None:
    """Push the steps of a move, or of a card that was played as an action."""
    if action.get("do") == "copy":
        raise Refusal("HKK-5.2", "needs-agenda", {}, "pending.action")
    said = read_action(s, action)
    if said[0] < PASS and phase != "cancel":
        raise Refusal("HKK-5.1", "not-declared", {}, "pending.action")
    height = len(s.agenda)
    if said[0] < PASS:
        s.agenda.append(MoveCat(by, said[0]))
        s.agenda.append(CancelWindow(_others(by, asked, s.seats), height, by, NO_CARD, NO_CARD, said))
        return
    k = said[0] - PLAY
    if not 0 <= k < len(s.deck.kinds):
        raise Refusal("HKK-5.1", "not-declared", {}, "pending.action")
    kind = s.kind(k)
    if phase == "copy":
        s.agenda.append(CopyWindow(_after(by, asked, s.seats), height, by, k, said[1:]))
        return
    if phase == "pick" and kind.effect == "insure":
        s.agenda.append(Pick(asked, k, by, (), ()))
        return
    if not kind.lasting:
        s.agenda.append(OpenCopy(k, by, said[1:]))
    if phase == "pick":
        s.agenda.append(Settle(by, False))
        s.agenda.append(DiscardPlayed(k))
        OPEN.happen(s)
        s.agenda.append(Pick(asked, k, by, said[1:], ()))
        return
    push_effect(s, by, k, NO_CARD if kind.lasting else k, said[1:])
    s.agenda.append(CancelWindow(_others(by, asked, s.seats), height, by, k, k, said))


def _others(by: int, asked: int, seats: int) -> tuple[int, ...]:
    """Return the seats that a window for everyone but `by` still has to ask."""
    order = clockwise_from((by + 1) % seats, seats)[:-1]
    if asked not in order:
        raise Refusal("HKK-5.1", "asked-himself", {}, "pending.asked")
    return tuple(order[order.index(asked) :])


def _after(by: int, asked: int, seats: int) -> tuple[int, ...]:
    """Return the seats that a window for everyone, with `by` last, still has to ask."""
    return _until((by + 1) % seats, asked, seats)

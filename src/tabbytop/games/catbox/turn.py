"""A turn of Cat Box: a card, optionally a token before or after it, then refilling hands [CB-3, CB-6.2]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine.errors import Refusal
from tabbytop.engine.step import Automatic, SeatStep, Step
from tabbytop.games.catbox.identities import Reveal
from tabbytop.games.catbox.pile import draw
from tabbytop.games.catbox.placing import Lay, Show
from tabbytop.games.catbox.rulebook import CAT_BOX, CAT_PAW, DRIED_FISH, MOST_PLAYERS, STACKING, TOKENS, TOY_MOUSE
from tabbytop.games.catbox.state import NONE, Table
from tabbytop.games.catbox.tokens import Lift, after_token, spend
from tabbytop.games.catbox.words import CARD, DONE, FISH_SLOT, PASS, SLOTS, TOKEN, seat_of, slot_of

if TYPE_CHECKING:
    from tabbytop.games.catbox.cards import Card

TURN: Final = 0
"""The player must play a card and may use a token first."""
STACK: Final = 1
"""The player must play a card, as a stacking play [CB-6.6]."""
AGAIN: Final = 2
"""Cat Paw: the player must play another card [CB-6.3]."""

BEFORE: Final = (CAT_BOX, DRIED_FISH, STACKING)
"""The tokens that may be used before playing [CB-6.4, CB-6.5, CB-6.6]."""
AFTER: Final = (CAT_PAW, CAT_BOX, DRIED_FISH, TOY_MOUSE)
"""The tokens that may be used after playing."""


class Turn(SeatStep[Table]):
    """The player to move names a card to play, or uses a token first."""

    __slots__ = ("mood",)
    begins = True
    chooses = True

    def __init__(self, seat: int, mood: int) -> None:
        super().__init__(seat)
        self.mood = mood

    def options(self, s: Table) -> list[int]:
        """Return every card that has a legal place, and every token that may be used first."""
        cards: list[int] = []
        guarded = s.advanced and s.is_guarded(self.seat)
        first = CARD
        own = CARD + self.seat * SLOTS
        for hand in s.hands:
            for slot in range(len(hand)):
                if not guarded or self.fits(s, (first - CARD) // SLOTS, hand[slot]):
                    cards.append(first + slot)
            if first == own:
                fish = s.fish[self.seat]
                if fish is not None and (not guarded or self.fits(s, self.seat, fish)):
                    cards.append(first + FISH_SLOT)
            first += SLOTS
        if not cards:
            return [PASS]
        if self.mood == TURN and s.tokens[self.seat] and not s.used:
            for token in BEFORE:
                if self.offers(s, token):
                    cards.append(TOKEN + token)
        return cards

    def fits(self, s: Table, owner: int, card: Card) -> bool:
        """Return whether there is a legal place for this card."""
        return bool(s.places(self.seat, s.face_played(self.seat, owner, card), self.mood == STACK))

    def offers(self, s: Table, token: int) -> bool:
        """Return whether this token may be used before the card [CB-6.2]."""
        if not s.holds(self.seat, token):
            return False
        return token != DRIED_FISH or s.has_hands()

    def forbids(self, s: Table, a: int) -> Refusal | None:
        if CARD <= a < TOKEN:
            return self.forbids_card(s, seat_of(a), slot_of(a))
        if not s.can_play_any(self.seat):
            return None if a == PASS else Refusal("CB-6.8", "must-pass")
        if a == PASS:
            return Refusal("CB-6.8", "may-not-pass")
        if TOKEN <= a < DONE:
            return self.forbids_token(s, a - TOKEN)
        return Refusal("CB-3.1", "must-play")

    def forbids_card(self, s: Table, owner: int, slot: int) -> Refusal | None:
        """Return why this card can't be played now."""
        card = s.card(owner, slot) if owner < s.seats else None
        if card is None:
            return Refusal("CB-3.1", "no-such-card", {"seat": owner, "card": slot})
        if slot == FISH_SLOT and owner != self.seat:
            return Refusal("CB-6.5", "fish-of-another", {"seat": owner})
        return None if self.fits(s, owner, card) else Refusal("CB-6.4", "guarded-card", {"seat": owner, "card": slot})

    def forbids_token(self, s: Table, token: int) -> Refusal | None:
        """Return why this token can't be used now."""
        name = TOKENS[token]
        if not s.advanced:
            return Refusal("CB-6.2", "basic-game")
        if s.used:
            return Refusal("CB-6.2", "one-token-a-turn")
        if not s.holds(self.seat, token):
            return Refusal("CB-6.2", "token-gone", {"token": name})
        if token not in BEFORE:
            return Refusal("CB-6.3" if token == CAT_PAW else "CB-6.7", "token-after-playing", {"token": name})
        return None if self.offers(s, token) else Refusal("CB-6.5", "no-card-to-take")

    def then(self, s: Table, a: int) -> Step[Table] | None:
        """Return the next question: where to place a card or token, or which card to take. Other actions act.

        A player's own card is shown before it is placed, unless everyone knows it.
        """
        if a >= TOKEN:
            return after_token(self.seat, a - TOKEN) if a < DONE else None
        owner, slot = divmod(a - CARD, SLOTS)
        own = owner == self.seat
        if own and not s.deck.mirrored:
            return Show(self.seat, self.mood == STACK, slot)
        card = s.fish[owner] if slot == FISH_SLOT else s.hands[owner][slot]
        assert card is not None
        return Lay(self.seat, self.mood == STACK, owner, slot, card.secret if own else card.public)

    def resolve(self, s: Table, a: int) -> None:
        """Resolve an action. After a token, the card must still be played; a pass ends the turn without tokens."""
        if a < TOKEN:
            Step.resolve(self, s, a)
        elif a == TOKEN + STACKING:
            spend(s, self.seat, STACKING)
            s.agenda.append(Turn(self.seat, STACK))
        elif a == PASS:
            if isinstance(s.agenda[-1], MayUse):
                s.agenda.pop()  # a player who passes uses no token [CB-6.8]
        else:
            s.agenda.append(self)
            Step.resolve(self, s, a)

    def cites(self, s: Table, a: int) -> list[str]:
        if a == PASS:
            return ["CB-6.8", "CB-6.8a"]
        if a == TOKEN + STACKING:
            return ["CB-6.2", "CB-6.6"]
        cited = ["CB-3.1"] if a < TOKEN else ["CB-6.2"]
        if self.mood == AGAIN:
            cited += ["CB-6.3", "CB-6.3a"]
        if a < TOKEN and slot_of(a) == FISH_SLOT:
            cited += ["CB-6.5", "CB-6.5b"]
        return cited

    def key(self) -> tuple[object, ...]:
        return ("turn", self.seat, self.mood)


class After(SeatStep[Table]):
    """The player has played and may still use a token [CB-6.2]."""

    __slots__ = ()
    begins = True
    chooses = True

    def tokens(self, s: Table) -> list[int]:
        """Return the tokens that can be used now."""
        return [token for token in AFTER if s.holds(self.seat, token) and self.can_use(s, token)]

    def can_use(self, s: Table, token: int) -> bool:
        """Return whether this token would have any effect."""
        if token == CAT_PAW:
            return s.can_play_any(self.seat)
        if token == DRIED_FISH:
            return s.has_hands()
        return bool(s.board.top) if token == CAT_BOX else Lift(self.seat).is_possible(s)

    def options(self, s: Table) -> list[int]:
        return [*[TOKEN + token for token in self.tokens(s)], DONE]

    def forbids(self, s: Table, a: int) -> Refusal | None:
        if a == DONE:
            return None
        if not TOKEN <= a < DONE:
            return Refusal("CB-3.1", "has-played")
        token = a - TOKEN
        if not s.holds(self.seat, token):
            return Refusal("CB-6.2", "token-gone", {"token": TOKENS[token]})
        if token == STACKING:
            return Refusal("CB-6.6", "token-before-playing", {"token": TOKENS[token]})
        if self.can_use(s, token):
            return None
        if token == CAT_PAW:
            return Refusal("CB-6.3", "no-card-to-play")
        return Refusal("CB-6.5", "no-card-to-take") if token == DRIED_FISH else Refusal("CB-6.7", "nothing-to-move")

    def then(self, s: Table, a: int) -> Step[Table] | None:
        return None if a == DONE else after_token(self.seat, a - TOKEN)

    def resolve(self, s: Table, a: int) -> None:
        if a == TOKEN + CAT_PAW:
            spend(s, self.seat, CAT_PAW)
            s.agenda.append(Turn(self.seat, AGAIN))
        elif a != DONE:
            Step.resolve(self, s, a)

    def cites(self, s: Table, a: int) -> list[str]:
        cited = ["CB-6.2"]
        if a == TOKEN + CAT_PAW:
            cited += ["CB-6.3", "CB-6.3a"]
        if not s.has_cards():
            cited.append("CB-5.1")
        return cited

    def key(self) -> tuple[object, ...]:
        return ("after", self.seat)


class MayUse(Automatic[Table]):
    """After playing, a seat may use a token if it hasn't yet and any can be used [CB-6.2]."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, s: Table) -> None:
        if s.tokens[self.seat] and not s.used:
            after = After(self.seat)
            if after.tokens(s):
                s.agenda.append(after)

    def key(self) -> tuple[object, ...]:
        return ("may-use", self.seat)


class EndTurn(Automatic[Table]):
    """Hands are refilled in the order in which cards left them, then the turn passes [CB-3.2, CB-6.3b]."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def happen(self, s: Table) -> None:
        """Refill one hand, pass the turn on, or end the game [CB-5.1]."""
        if s.owed:
            holder = s.owed.pop(0)
            if s.pile:
                s.agenda.append(self)
                draw(s, holder)
                return
            s.owed.clear()
        s.used = False
        if s.has_cards():
            begin_turn(s, (self.seat + 1) % s.seats)
        else:
            s.agenda.append(Reveal(0))

    def key(self) -> tuple[object, ...]:
        return ("end", self.seat)


# Steps are immutable, so the ones every turn needs are created once and shared.
_TURNS: Final = [Turn(seat, TURN) for seat in range(MOST_PLAYERS)]
_ENDS: Final = [EndTurn(seat) for seat in range(MOST_PLAYERS)]


def begin_turn(s: Table, seat: int) -> None:
    """Begin a seat's turn. Its Cat Box token leaves the table [CB-6.4]."""
    s.agenda.append(_ENDS[seat])
    if s.advanced:
        s.guards[seat] = NONE
        s.agenda.append(MayUse(seat))
    s.agenda.append(_TURNS[seat])

"""Read position files of Cat Box. Refusals of impossible positions name the place and the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import MOST_LISTED, as_bool, as_int, as_list, as_name, as_object, check_seats
from tabbytop.engine.seats import ALL, only
from tabbytop.games.catbox.cards import NO_BACK, Card, Deck, read_face
from tabbytop.games.catbox.identities import identities_in_game
from tabbytop.games.catbox.notation import AFTER_PHASE, AGAIN_PHASE, FAR, OVER_PHASE, PHASES, TURN_PHASE, read_at
from tabbytop.games.catbox.rulebook import (
    CAT_BOX,
    DRIED_FISH,
    FEWEST_PLAYERS,
    HAND,
    IDENTITIES,
    MOST_CARDS,
    MOST_PLAYERS,
    TOKENS,
)
from tabbytop.games.catbox.state import NONE, Table
from tabbytop.games.catbox.turn import AGAIN, STACK, TURN, After, EndTurn, MayUse, Turn
from tabbytop.games.catbox.words import FACE

if TYPE_CHECKING:
    from tabbytop.engine.game import Plain


class Sides:
    """A card in a file: two faces, and which seats know the second."""

    __slots__ = ("known", "public", "secret")

    def __init__(self, public: str, secret: str, known: int) -> None:
        self.public = public
        self.secret = secret
        self.known = known


def read_position(data: object) -> tuple[Table, list[int]]:
    """Read a position file. Return the state and the dealer's script: the pile in drawing order."""
    top = as_object(
        data,
        "position",
        ("game", "players", "to_move", "phase"),
        ("options", "placed", "pile", "guards", "token_used", "stacking", "removed"),
    )
    as_name(top["game"], "game", ("cat-box",))
    options = as_object(top.get("options", {}), "options", (), ("advanced",))
    advanced = as_bool(options.get("advanced", False), "options.advanced")
    players = as_list(top["players"], "players", MOST_LISTED)
    check_seats(len(players), "players", FEWEST_PLAYERS, MOST_PLAYERS, "CB-1.1")
    reader = Reader(advanced, len(players))
    reader.read_players(players)
    reader.read_placed(top.get("placed", []))
    reader.pile = reader.read_cards(top.get("pile", []), "pile", 0)
    reader.removed = reader.read_cards(top.get("removed", []), "removed", 0)
    if reader.count > MOST_CARDS:
        raise Refusal("CB-1.1", "too-many-cards", {"count": reader.count, "most": MOST_CARDS}, "position")
    s = reader.table()
    read_phase(s, top)
    read_guards(s, top, FAR)
    return s, reader.script(s)


class Reader:
    """A reader of position files. It collects the cards first, because they define the deck."""

    __slots__ = (
        "advanced", "count", "fish", "hands", "identities", "pile", "placed", "placed_at", "removed", "seats", "tokens",
    )  # fmt: skip

    def __init__(self, advanced: bool, seats: int) -> None:
        self.advanced = advanced
        self.seats = seats
        self.count = 0
        self.identities: list[int] = []
        self.hands: list[list[Sides]] = []
        self.fish: list[list[Sides]] = []
        self.tokens: list[int] = []
        self.placed: list[Sides] = []
        self.placed_at: list[int] = []
        self.pile: list[Sides] = []
        self.removed: list[Sides] = []

    def read_players(self, players: list[object]) -> None:
        """Read identities, hands, tokens and fish."""
        for seat, value in enumerate(players):
            where = f"players[{seat}]"
            player = as_object(value, where, ("identity",), ("hand", "tokens", "fish"))
            self.read_identity(player["identity"], f"{where}.identity")
            self.hands.append(self.read_cards(player.get("hand", []), f"{where}.hand", only(seat)))
            self.fish.append(self.read_cards(player.get("fish", []), f"{where}.fish", only(seat)))
            self.read_tokens(player.get("tokens", []), f"{where}.tokens")
            if self.fish[-1] and not self.advanced:
                raise Refusal("CB-6.5", "basic-game", {}, f"{where}.fish")
            if len(self.fish[-1]) > 1:
                raise Refusal("CB-6.5", "one-fish", {}, f"{where}.fish")
            if self.fish[-1] and self.tokens[-1] >> DRIED_FISH & 1:
                raise Refusal("CB-6.2", "token-twice", {"token": TOKENS[DRIED_FISH]}, f"{where}.tokens")

    def read_identity(self, value: object, where: str) -> None:
        """Read an identity. No two players may have the same one [CB-2.1]."""
        identity = as_name(value, where, IDENTITIES, "CB-1.1")
        if identity in self.identities:
            raise Refusal("CB-2.1", "identity-twice", {"identity": IDENTITIES[identity]}, where)
        if identity not in identities_in_game(self.seats):
            raise Refusal("CB-2.1", "no-chihuahua", {"count": self.seats}, where)
        self.identities.append(identity)

    def read_tokens(self, value: object, where: str) -> None:
        """Read tokens: at most one of each kind, and only in the advanced game [CB-6.2]."""
        held = 0
        for i, name in enumerate(as_list(value, where, MOST_LISTED)):
            token = as_name(name, f"{where}[{i}]", TOKENS, "CB-6.2")
            if not self.advanced:
                raise Refusal("CB-6.2", "basic-game", {}, f"{where}[{i}]")
            if held >> token & 1:
                raise Refusal("CB-6.2", "token-twice", {"token": TOKENS[token]}, f"{where}[{i}]")
            held |= 1 << token
        self.tokens.append(held)

    def read_cards(self, value: object, where: str, known: int) -> list[Sides]:
        """Read cards with a public and a secret side."""
        cards: list[Sides] = []
        for i, one in enumerate(as_list(value, where, MOST_LISTED)):
            card = as_object(one, f"{where}[{i}]", ("public", "secret"), ("known_by",))
            public = read_face(card["public"], f"{where}[{i}].public")
            secret = read_face(card["secret"], f"{where}[{i}].secret")
            also = self.read_known(card.get("known_by", []), f"{where}[{i}].known_by")
            cards.append(Sides(public, secret, known | also))
        self.count += len(cards)
        return cards

    def read_known(self, value: object, where: str) -> int:
        """Read the seats that know a card's other side. If all seats do, watchers do too."""
        known = 0
        for i, seat in enumerate(as_list(value, where, MOST_LISTED)):
            known |= only(as_int(seat, f"{where}[{i}]", 0, self.seats - 1))
        return ALL if known == only(self.seats) - 1 else known

    def read_placed(self, value: object) -> None:
        """Read the cards on the play area, in order of play."""
        placed = as_list(value, "placed", MOST_LISTED)
        for i, one in enumerate(placed):
            where = f"placed[{i}]"
            card = as_object(one, where, ("at", "shows"), ("back", "known_by"))
            self.placed_at.append(read_at(card["at"], f"{where}.at", FAR))
            shows = read_face(card["shows"], f"{where}.shows")
            back = read_face(card["back"], f"{where}.back") if "back" in card else ""
            self.placed.append(Sides(shows, back, self.read_known(card.get("known_by", []), f"{where}.known_by")))
        self.count += len(placed)

    def table(self) -> Table:
        """Return the state, with a deck of exactly the cards in the file."""
        cards = [card for cards in (*self.hands, *self.fish, self.pile, self.removed) for card in cards]
        cards += [card for card in self.placed if card.secret]
        deck = Deck([(card.public, card.secret) for card in cards], [card.public for card in self.placed])
        s = Table(deck, self.seats, self.advanced)
        s.identities = self.identities
        s.tokens = self.tokens
        s.hands = [[self.card(deck, card) for card in hand] for hand in self.hands]
        s.fish = [self.card(deck, fish[0]) if fish else None for fish in self.fish]
        for p, card in zip(self.placed_at, self.placed, strict=True):
            back = deck.number[card.secret] if card.secret else NO_BACK
            known = ALL if deck.mirrored or back == NO_BACK else card.known
            s.board.put(p, deck.number[card.public], back, known)
        unseen = [*self.pile, *self.removed]
        s.bag = sorted([deck.kind(deck.number[card.public], deck.number[card.secret]) for card in unseen])
        s.pile = len(self.pile)
        s.removed = len(self.removed)
        s.top = deck.number[self.pile[0].public] if self.pile else NONE
        return s

    def card(self, deck: Deck, card: Sides) -> Card:
        """Convert a card of the file to a card of the deck."""
        known = ALL if deck.mirrored else card.known
        return Card(deck.number[card.public], deck.number[card.secret], known)

    def script(self, s: Table) -> list[int]:
        """Return the dealer's script: the sides of the unseen cards in the order in which they are revealed."""
        said: list[int] = []
        for i, card in enumerate([*self.pile, *self.removed]):
            if i > 0 or not self.pile:
                said.append(FACE + s.deck.number[card.public])
            if not s.deck.mirrored:
                said.append(FACE + s.deck.number[card.secret])
        return said


def read_phase(s: Table, top: Plain) -> None:
    """Read the phase and the player to move [CB-3, CB-6]."""
    seat = as_int(top["to_move"], "to_move", 0, s.seats - 1)
    phase = as_name(top["phase"], "phase", PHASES)
    used = as_bool(top.get("token_used", False), "token_used")
    stacking = as_bool(top.get("stacking", False), "stacking")
    if not s.advanced:
        for key, given in (
            ("phase", phase in (AFTER_PHASE, AGAIN_PHASE)),
            ("token_used", used),
            ("stacking", stacking),
        ):
            if given:
                raise Refusal("CB-6.2", "basic-game", {}, key)
    if stacking and phase != TURN_PHASE:
        raise Refusal("CB-6.6", "stacking-phase", {}, "stacking")
    if used and phase == AFTER_PHASE:
        raise Refusal("CB-6.2", "one-token-a-turn", {}, "token_used")
    if (stacking or phase == AGAIN_PHASE) and "token_used" in top and not used:
        raise Refusal("CB-6.2", "token-was-used", {}, "token_used")
    if phase == OVER_PHASE:
        s.revealed = True
        return
    if not s.board.top:
        raise Refusal("CB-2.2", "empty-table", {}, "placed")
    s.used = used or stacking or phase == AGAIN_PHASE
    s.agenda.append(EndTurn(seat))
    if phase == AFTER_PHASE:
        s.agenda.append(After(seat))
    elif phase == AGAIN_PHASE:
        s.agenda.append(Turn(seat, AGAIN))
    else:
        if s.advanced:
            s.agenda.append(MayUse(seat))
        s.agenda.append(Turn(seat, STACK if stacking else TURN))
    if s.pile and (s.used or phase == AFTER_PHASE):
        s.owed = _owed(s)


def _owed(s: Table) -> list[int]:
    """Return the seats whose hands are refilled after this turn. During a turn, at most one hand is a card short."""
    short = [seat for seat in range(s.seats) if len(s.hands[seat]) < HAND[s.seats]]
    return short if len(short) == 1 else []


def read_guards(s: Table, top: Plain, far: int) -> None:
    """Read the Cat Box tokens on the play area [CB-6.4]."""
    mover = as_int(top["to_move"], "to_move", 0, s.seats - 1)
    for i, value in enumerate(as_list(top.get("guards", []), "guards", MOST_LISTED)):
        where = f"guards[{i}]"
        guard = as_object(value, where, ("at", "owner"))
        owner = as_int(guard["owner"], f"{where}.owner", 0, s.seats - 1)
        at = read_at(guard["at"], f"{where}.at", far)
        if not s.advanced:
            raise Refusal("CB-6.4", "basic-game", {}, where)
        if s.guards[owner] != NONE or s.holds(owner, CAT_BOX):
            raise Refusal("CB-6.2", "token-twice", {"token": TOKENS[CAT_BOX]}, where)
        if owner == mover and s.agenda and not s.used:
            raise Refusal("CB-6.4", "guard-gone", {}, where)
        s.guards[owner] = at

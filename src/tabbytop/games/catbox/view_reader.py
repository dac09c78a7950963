"""Read views of Cat Box from plain data: the inverse of `notation.write_view`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import MOST_LISTED, as_bool, as_int, as_list, as_name, as_object, check_seats
from tabbytop.engine.seats import ALL, only
from tabbytop.games.catbox.cards import NO_BACK, UNKNOWN, Card, Deck, read_face
from tabbytop.games.catbox.notation import FARTHEST, read_at
from tabbytop.games.catbox.position import Reader, read_guards, read_phase
from tabbytop.games.catbox.rulebook import FEWEST_PLAYERS, MOST_CARDS, MOST_PLAYERS
from tabbytop.games.catbox.state import NONE, Table

if TYPE_CHECKING:
    from tabbytop.engine.game import Plain


def read_view(deck: Deck, data: object) -> Table:
    """Read a view. The unseen cards are those of the deck that the view doesn't show."""
    top = as_object(
        data,
        "view",
        ("game", "players", "to_move", "phase", "pile", "removed"),
        ("options", "placed", "guards", "token_used", "stacking"),
    )
    as_name(top["game"], "game", ("cat-box",))
    options = as_object(top.get("options", {}), "options", (), ("advanced",))
    players = as_list(top["players"], "players", MOST_LISTED)
    check_seats(len(players), "players", FEWEST_PLAYERS, MOST_PLAYERS, "CB-1.1")
    reader = _ViewReader(deck, as_bool(options.get("advanced", False), "options.advanced"), len(players))
    reader.read_players(players)
    s = reader.seen
    s.identities = reader.identities
    s.tokens = reader.tokens
    reader.lay(top.get("placed", []))
    reader.read_pile(top)
    read_phase(s, top)
    read_guards(s, top, FARTHEST)
    return s


class _ViewReader(Reader):
    """A reader of states with holes, whose cards belong to a known deck."""

    __slots__ = ("deck", "seen")

    def __init__(self, deck: Deck, advanced: bool, seats: int) -> None:
        super().__init__(advanced, seats)
        self.deck = deck
        self.seen = Table(deck, seats, advanced)

    def read_players(self, players: list[object]) -> None:
        """Read identities, hands, tokens and fish. What the seat can't see is null."""
        for seat, value in enumerate(players):
            where = f"players[{seat}]"
            player = as_object(value, where, ("identity",), ("hand", "tokens", "fish"))
            if player["identity"] is None:
                self.identities.append(UNKNOWN)
            else:
                self.read_identity(player["identity"], f"{where}.identity")
            self.read_tokens(player.get("tokens", []), f"{where}.tokens")
            self.seen.hands[seat] = self.read_held(player.get("hand", []), f"{where}.hand", seat)
            fish = self.read_held(player.get("fish", []), f"{where}.fish", seat)
            if len(fish) > 1:
                raise Refusal("CB-6.5", "one-fish", {}, f"{where}.fish")
            self.seen.fish[seat] = fish[0] if fish else None

    def read_held(self, value: object, where: str, seat: int) -> list[Card]:
        """Read the cards that a seat holds, and remove those with both sides visible from the unseen cards."""
        cards: list[Card] = []
        for i, one in enumerate(as_list(value, where, MOST_LISTED)):
            card = as_object(one, f"{where}[{i}]", ("public", "secret"), ("known_by",))
            public = self.face(card["public"], f"{where}[{i}].public")
            secret = UNKNOWN
            if card["secret"] is not None:
                secret = self.face(card["secret"], f"{where}[{i}].secret")
                self.take(public, secret, f"{where}[{i}]")
            known = only(seat) | self.read_known(card.get("known_by", []), f"{where}[{i}].known_by")
            cards.append(Card(public, secret, ALL if self.deck.mirrored else known))
        return cards

    def face(self, value: object, where: str) -> int:
        """Read a face of the deck."""
        text = read_face(value, where)
        if text not in self.deck.number:
            raise Refusal("CB-1.2", "other-deck", {}, where)
        return self.deck.number[text]

    def take(self, public: int, secret: int, where: str) -> None:
        """Remove a card with these two sides from the unseen cards."""
        kind = self.deck.kind(public, secret)
        if kind not in self.seen.bag:
            raise Refusal("CB-1.2", "other-deck", {}, where)
        self.seen.bag.remove(kind)

    def lay(self, value: object) -> None:
        """Read the cards on the play area, in order of play."""
        for i, one in enumerate(as_list(value, "placed", MOST_CARDS)):
            where = f"placed[{i}]"
            card = as_object(one, where, ("at", "shows"), ("back", "known_by"))
            at = read_at(card["at"], f"{where}.at", FARTHEST)
            shows = self.face(card["shows"], f"{where}.shows")
            back = UNKNOWN if "known_by" in card else NO_BACK
            if "back" in card:
                back = self.face(card["back"], f"{where}.back")
                self.take(shows, back, where)
            known = self.read_known(card.get("known_by", []), f"{where}.known_by")
            self.seen.board.put(at, shows, back, ALL if self.deck.mirrored or back == NO_BACK else known)

    def read_pile(self, top: Plain) -> None:
        """Read the size of the pile, the public side of its top card, and how many cards were removed."""
        pile = as_object(top["pile"], "pile", ("cards", "top"))
        self.seen.pile = as_int(pile["cards"], "pile.cards", 0, len(self.seen.bag), "CB-1.2")
        self.seen.removed = as_int(top["removed"], "removed", 0, len(self.seen.bag) - self.seen.pile, "CB-1.2")
        self.seen.top = NONE if pile["top"] is None else self.face(pile["top"], "pile.top")

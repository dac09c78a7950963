"""Read position files of If It Fits. Refusals of impossible positions name the place and the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import MOST_LISTED, as_bool, as_int, as_list, as_name, as_object, check_seats, shown, wrong
from tabbytop.games.fits.boxes import cat
from tabbytop.games.fits.cards import OPEN, PRINCESS, TOY, Deck, read_card, read_toys
from tabbytop.games.fits.notation import (
    CAT_PHASE,
    OVER_PHASE,
    PHASES,
    PLAY_PHASE,
    SETUP_PHASE,
    TOY_PHASE,
    TURN_PHASE,
    read_cell,
    read_pair,
)
from tabbytop.games.fits.placing import Cat, Toy
from tabbytop.games.fits.refusals import at_text, forbids_across
from tabbytop.games.fits.rulebook import (
    CARDBOARD,
    CATS,
    CATS_EACH,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    PRINCESSES,
    SPECIAL_TOYS,
    START_CARDS,
    USUAL_TABLE,
)
from tabbytop.games.fits.setup import ChooseStart, NextStart, read_table
from tabbytop.games.fits.state import DEALT, Table
from tabbytop.games.fits.turn import NEXT, Play, Turn, pass_on
from tabbytop.games.fits.words import CARD

if TYPE_CHECKING:
    from tabbytop.engine.game import Plain

NAMED: Final = ("princess", "toy")
_ALL_CARDS: Final = CARDBOARD + START_CARDS


class FilePlayer:
    """A player in a file: the cat, the cards in hand, and the stacks these were drawn from."""

    __slots__ = ("cat", "hand", "stacks")

    def __init__(self, cat: int) -> None:
        self.cat = cat
        self.hand: list[str] = []
        self.stacks: list[int] = []


class Cell:
    """A cell of the table in a file."""

    __slots__ = ("at", "card", "thing", "turned", "where")

    def __init__(self, at: int, card: str, thing: int, turned: bool, where: str) -> None:
        self.at = at
        self.card = card
        self.thing = thing
        self.turned = turned
        self.where = where


class Reader:
    """A reader of position files. It collects the cards first, because they define the deck."""

    __slots__ = ("cells", "deck", "ids", "phase", "players", "stacks", "start", "top", "toys")

    def __init__(self, top: Plain, toys: tuple[str, ...], ids: dict[str, str]) -> None:
        self.top = top
        self.toys = toys
        self.ids = ids
        self.phase = as_name(top["phase"], "phase", PHASES)
        self.players: list[FilePlayer] = []
        self.cells: list[Cell] = []
        self.stacks: list[tuple[int, bool]] = []
        self.deck: list[str] = []
        self.start: list[str] = []

    def read(self) -> None:
        """Read everything except what lies across cards."""
        self.read_seats_and_cells()
        for i, value in enumerate(as_list(self.top.get("deck", []), "deck", MOST_LISTED)):
            self.deck.append(self.read_card(value, f"deck[{i}]"))
        self.read_start()
        self.check_stacks()
        self.count()

    def read_seats_and_cells(self) -> None:
        """Read the stacks, hands and cells."""
        self.read_stacks()
        players = as_list(self.top["players"], "players", MOST_LISTED)
        check_seats(len(players), "players", FEWEST_PLAYERS, MOST_PLAYERS, "IIF-1.1")
        for seat, player in enumerate(players):
            self.read_player(player, f"players[{seat}]")
        for i, value in enumerate(as_list(self.top.get("cells", []), "cells", MOST_LISTED)):
            self.cells.append(self.read_cell(value, f"cells[{i}]"))

    def read_card(self, value: object, where: str, also: tuple[str, ...] = ()) -> str:
        """Read a card in full or by its id, or `princess` or `toy`."""
        if isinstance(value, str):
            if value in NAMED:
                return value
            if value not in self.ids:
                raise Refusal("", "no-such-card-id", {"found": shown(value)}, where)
            return self.ids[value]
        if not isinstance(value, dict):
            raise wrong(value, "card", where)
        return read_card(value, where, self.toys, also)

    def read_cardboard(self, value: object, where: str, also: tuple[str, ...] = ()) -> str:
        """Read a card that is neither a Princess nor a special toy."""
        text = self.read_card(value, where, also)
        if text in NAMED:
            raise Refusal("IIF-1.2", "not-cardboard", {"found": text}, where)
        return text

    def read_player(self, value: object, where: str) -> None:
        """Read a cat and a hand [IIF-2.1, IIF-2.3]."""
        player = as_object(value, where, ("cat",), ("hand", "princess_from"))
        one = as_name(player["cat"], f"{where}.cat", CATS, "IIF-1.1")
        for other in self.players:
            if other.cat == one:
                raise Refusal("IIF-2.1", "cat-twice", {"cat": CATS[one]}, f"{where}.cat")
        made = FilePlayer(one)
        self.players.append(made)
        # A Princess is only a name in the hand, so the stack she came from is listed separately.
        origins = as_list(player.get("princess_from", []), f"{where}.princess_from", PRINCESSES)
        for k, one_origin in enumerate(origins):
            self.read_stack(one_origin, f"{where}.princess_from[{k}]")
        for i, one_card in enumerate(as_list(player.get("hand", []), f"{where}.hand", MOST_LISTED)):
            place = f"{where}.hand[{i}]"
            text = self.read_card(one_card, place, ("from_stack",))
            if text == "toy":
                raise Refusal("IIF-8.1", "toy-in-hand", {}, place)
            made.hand.append(text)
            if text == "princess":
                k = made.hand.count(text) - 1
                origin = origins[k] if k < len(origins) else 0
                made.stacks.append(self.read_stack(origin, f"{where}.princess_from[{k}]"))
            elif isinstance(one_card, dict) and "from_stack" in one_card:
                made.stacks.append(self.read_stack(one_card["from_stack"], f"{place}.from_stack"))
            else:
                made.stacks.append(DEALT if self.stacks else 0)
        if len(origins) > made.hand.count("princess"):
            raise Refusal("IIF-2.4", "too-many-origins", {"count": len(origins)}, f"{where}.princess_from")

    def read_stack(self, value: object, where: str) -> int:
        """Read the stack from which a card in hand was drawn."""
        return as_int(value, where, 0, max(0, len(self.stacks) - 1), "IIF-2.4")

    def read_stacks(self) -> None:
        """Read how many cards are left in each stack, and whether a Princess is among them [IIF-2.4]."""
        for k, value in enumerate(as_list(self.top.get("stacks", []), "stacks", MOST_LISTED)):
            stack = as_object(value, f"stacks[{k}]", ("cards", "princess"))
            cards = as_int(stack["cards"], f"stacks[{k}].cards", 0, MOST_LISTED)
            self.stacks.append((cards, as_bool(stack["princess"], f"stacks[{k}].princess")))

    def check_stacks(self) -> None:
        """Check that the stacks together make up the deck."""
        total = sum([cards for cards, _ in self.stacks])
        if self.stacks and total != len(self.deck):
            raise Refusal("IIF-2.4", "stack-cards", {"cards": total, "deck": len(self.deck)}, "stacks")
        first = 0
        for k, (cards, princess) in enumerate(self.stacks):
            if ("princess" in self.deck[first : first + cards]) != princess:
                raise Refusal("IIF-2.4", "stack-princess", {"stack": k}, f"stacks[{k}].princess")
            first += cards

    def read_cell(self, value: object, where: str) -> Cell:
        """Read a card, a sleeping cat, a Princess or a special toy in a cell."""
        given = as_object(value, where, ("at",), ("card", "turned", "sleeping", "princess", "toy"))
        at = read_cell(given["at"], f"{where}.at")
        for other in self.cells:
            if other.at == at:
                raise Refusal("IIF-4.2", "cell-twice", {"at": at_text(at)}, f"{where}.at")
        what = one_of(given, where, ("card", "sleeping", "princess", "toy"))
        if what != "card":
            if "turned" in given:
                raise Refusal("", "unknown-key", {"key": '"turned"'}, where)
            return Cell(at, "", self.read_thing(given, what, where), False, where)
        card = given["card"]
        text = self.read_cardboard(card, f"{where}.card", () if "turned" in given else ("turned",))
        # Accepted here and with the card itself, because the rules page doesn't say where it belongs.
        holder, place = given, f"{where}.turned"
        if isinstance(card, dict) and "turned" in card:
            holder, place = card, f"{where}.card.turned"
        return Cell(at, text, PRINCESS, as_bool(holder.get("turned", False), place), where)

    def read_thing(self, given: Plain, what: str, where: str) -> int:
        """Read a cat of one of the players, a Princess or a special toy."""
        if what in ("sleeping", "cat"):
            names = tuple([CATS[player.cat] for player in self.players])
            return cat(as_name(given[what], f"{where}.{what}", names, "IIF-2.1"))
        if not as_bool(given[what], f"{where}.{what}"):
            raise Refusal("", "only-true", {}, f"{where}.{what}")
        return PRINCESS if what == "princess" else TOY

    def read_start(self) -> None:
        """Read the remaining start cards, while players are choosing them [IIF-2.5]."""
        for i, value in enumerate(as_list(self.top.get("start_cards", []), "start_cards", MOST_LISTED)):
            self.start.append(self.read_cardboard(value, f"start_cards[{i}]"))
        if self.start and self.phase != SETUP_PHASE:
            raise Refusal("IIF-2.5", "no-setup", {}, "start_cards")
        if len(self.start) > START_CARDS:
            facts: dict[str, str | int] = {"count": len(self.start), "most": START_CARDS}
            raise Refusal("IIF-1.2", "too-many-start-cards", facts, "start_cards")

    def count(self) -> None:
        """Check that there isn't more cardboard than the game has [IIF-1.2]."""
        held = [text for player in self.players for text in player.hand]
        cards = [text for text in held + self.deck if text not in NAMED]
        if len(cards) > CARDBOARD:
            raise Refusal("IIF-1.2", "too-many-cards", {"count": len(cards), "most": CARDBOARD}, "position")
        cards += [one.card for one in self.cells if one.card] + self.start
        if len(cards) > _ALL_CARDS:
            raise Refusal("IIF-1.2", "too-many-cards", {"count": len(cards), "most": _ALL_CARDS}, "position")


def one_of(given: Plain, where: str, keys: tuple[str, ...]) -> str:
    """Return the only one of these keys that an object has."""
    found = [key for key in keys if key in given]
    if len(found) != 1:
        raise Refusal("", "one-of", {"names": ", ".join(keys), "count": len(found)}, where)
    return found[0]


def read_position(data: object, named: Deck) -> tuple[Table, list[int]]:
    """Read a position file. Return the state and the dealer's script: the deck in drawing order."""
    top = as_object(
        data,
        "position",
        ("game", "players", "to_move", "phase"),
        ("options", "cells", "across", "deck", "ending", "start_cards", "stacks", "just_played"),
    )
    as_name(top["game"], "game", ("if-it-fits",))
    options = as_object(top.get("options", {}), "options", (), ("advanced", "table", "toys"))
    advanced = as_bool(options.get("advanced", False), "options.advanced")
    columns, rows = read_table(options.get("table", USUAL_TABLE), "options.table")
    toys = read_toys(options["toys"], "options.toys") if "toys" in options else named.toys
    reader = Reader(top, toys, named.ids if toys == named.toys else {})
    reader.read()
    s = _table(reader, advanced, columns, rows)
    read_across(s, reader)
    check_counts(s, reader)
    s.ending = as_bool(top.get("ending", False), "ending")
    s.check_end()
    read_phase(s, reader)
    return s, [CARD + s.deck.number[text] for text in reader.deck]


def _table(reader: Reader, advanced: bool, columns: int, rows: int) -> Table:
    """Return the state, with a deck of exactly the cards in the file."""
    held = [text for player in reader.players for text in player.hand]
    unseen = [text for text in reader.deck if text not in NAMED]
    cards = [text for text in held if text not in NAMED] + unseen
    deck = Deck(cards, reader.start + [one.card for one in reader.cells if one.card], reader.toys)
    s = Table(deck, len(reader.players), advanced, columns, rows)
    s.cats = [player.cat for player in reader.players]
    s.hands = [[deck.number[text] for text in player.hand] for player in reader.players]
    s.stacks = [player.stacks for player in reader.players]
    s.start = [deck.number[text] for text in reader.start]
    s.bag = sorted([deck.number[text] for text in unseen])
    s.toys = reader.deck.count("toy")
    stacks = [cards for cards, _ in reader.stacks] or [len(reader.deck)]
    first = 0
    for size in stacks:
        s.cards.append(size)
        s.princesses.append(reader.deck[first : first + size].count("princess"))
        first += size
    lay_cells(s, reader)
    return s


def lay_cells(s: Table, reader: Reader) -> None:
    """Lay out what is in cells [IIF-4.2]."""
    for one in reader.cells:
        if not s.board.is_on(one.at):
            facts: dict[str, str | int] = {"at": at_text(one.at), "columns": s.board.columns, "rows": s.board.rows}
            raise Refusal("IIF-4.2", "off-table", facts, f"{one.where}.at")
        if one.card:
            s.lay(one.at, s.deck.number[one.card], one.turned)
        elif one.thing == TOY:
            s.lay(one.at, TOY, False)
        else:
            s.board.put(one.at, one.thing, OPEN, 0)


def read_across(s: Table, reader: Reader) -> None:
    """Read and lay out what lies across two cards [IIF-5.2, IIF-5.3]."""
    for i, value in enumerate(as_list(reader.top.get("across", []), "across", MOST_LISTED)):
        where = f"across[{i}]"
        given = as_object(value, where, ("at",), ("cat", "princess", "toy"))
        left = read_pair(given["at"], f"{where}.at")
        what = one_of(given, where, ("cat", "princess", "toy"))
        refusal = forbids_across(s, left, "IIF-8.1" if what == "toy" else "IIF-5.2")
        if refusal is not None:
            raise refusal.at(f"{where}.at")
        thing = reader.read_thing(given, what, where)
        s.board.lay_across(left, thing, s.deck.tally[TOY])


def check_counts(s: Table, reader: Reader) -> None:
    """Check that there aren't more cats, Princesses and special toys than the game has [IIF-1.1, IIF-1.2]."""
    lying = s.board.what + list(s.board.across.values())
    for seat in range(s.seats):
        cats = lying.count(cat(seat))
        if cats > CATS_EACH:
            facts: dict[str, str | int] = {"cat": CATS[s.cats[seat]], "count": cats, "most": CATS_EACH}
            raise Refusal("IIF-1.1", "too-many-cats", facts, "position")
        s.supply[seat] = CATS_EACH - cats
    princesses = lying.count(PRINCESS) + sum(s.princesses) + sum([hand.count(PRINCESS) for hand in s.hands])
    if princesses > PRINCESSES:
        raise Refusal("IIF-1.2", "too-many-princesses", {"count": princesses, "most": PRINCESSES}, "position")
    toys = lying.count(TOY) + s.toys + (1 if reader.phase == TOY_PHASE else 0)
    if toys > SPECIAL_TOYS:
        raise Refusal("IIF-1.2", "too-many-toys", {"count": toys, "most": SPECIAL_TOYS}, "position")


def read_phase(s: Table, reader: Reader) -> None:
    """Read the phase and the player to move [IIF-2.5, IIF-3, IIF-5, IIF-8]. Skip a player who has no legal action."""
    top, phase = reader.top, reader.phase
    seat = as_int(top["to_move"], "to_move", 0, s.seats - 1)
    if phase == CAT_PHASE and "just_played" not in top:
        raise Refusal("", "missing-key", {"key": "just_played"}, "position")
    if phase != CAT_PHASE and "just_played" in top:
        raise Refusal("IIF-5.1", "just-played", {}, "just_played")
    if phase == OVER_PHASE:
        return
    if phase == SETUP_PHASE:
        first = (seat - len(s.board.at)) % s.seats
        choose = ChooseStart(seat, first)
        s.agenda.append(choose if choose.options(s) else NextStart(seat, first))
    elif phase == TURN_PHASE:
        if not s.ending:
            s.agenda.append(Turn(seat))
        else:
            s.agenda.append(Play(seat, False) if s.hands[seat] else NEXT[seat])
    else:
        pass_on(s, seat)
        if phase == PLAY_PHASE and s.hands[seat]:
            s.agenda.append(Play(seat, True))
        elif phase == TOY_PHASE:
            s.agenda.append(Toy(seat))
        elif phase == CAT_PHASE:
            s.agenda.append(Cat(seat, _just_played(s, top["just_played"])))


def _just_played(s: Table, value: object) -> int:
    """Read the card that was just played [IIF-5.1]."""
    c = read_cell(value, "just_played")
    if c not in s.board.card:
        raise Refusal("IIF-5.1", "no-card-there", {"at": at_text(c)}, "just_played")
    return c

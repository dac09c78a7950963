"""Records that break the rules of their game: each is refused with its path and rule, and can still be viewed."""

from __future__ import annotations

import hashlib
import io
from collections import Counter
from contextlib import redirect_stdout
from pathlib import Path as FilePath
from typing import Any

import pytest

from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor, sentences
from tabbytop.games.catbox.words import TOKEN
from tabbytop.games.registry import open_game
from tabbytop.narrate.language import english
from tabbytop.table import files
from tabbytop.table.dealer import seeded_dealer
from tabbytop.table.match import Match
from tabbytop.table.record import Header, Player, Replay, dealer_of, from_text, resume, to_text, write_record
from tabbytop.terminal import records as record_commands
from tests.hostile.faults import ESCAPE, Path, a_record, a_record_of_fits, as_bytes, changed, one_line

RECORD = a_record()
"""A whole game: entries 0 to 11 are the deal; 12 and 13 a Cat Box token, 14 and 15 a card of seat 0."""
LAST = len(RECORD["log"])

FITS = a_record_of_fits(3, "keen", advanced=True, first=0)
"""A whole game: entries 0 to 5 are the deal, then a pair for each seat's start card, then seat 0's first turn."""
SAID = [line["say"] for line in FITS["log"]]
START, DRAW = SAID.index("start 4"), SAID.index("draw")
DRAWN, PLAY, SHOW, LAY, TURN = [DRAW + i for i in range(1, 6)]
CAT = next(i for i, said in enumerate(SAID) if said.startswith("cat "))
TOY = SAID.index("card toy") + 1
OVER = next(i for i, said in enumerate(SAID) if said.startswith("over "))
END = len(SAID)

Fault = tuple[str, Path, Any, str, str, str]
"""A name, the path and the new value, and the refusal: path, rule, reason."""

FAULTS: list[Fault] = [
    ("another game", ("game",), "chess", "game", "", "unknown-name"),
    ("later rules", ("rules",), 99, "rules", "", "other-rules"),
    ("far too many rules", ("rules",), 10**4000, "rules", "", "other-rules"),
    ("an unknown option", ("options", "fast"), True, "options", "", "unknown-key"),
    ("an option that is a number", ("options", "advanced"), 1, "options.advanced", "", "wrong-type"),
    ("a first player beyond", ("options", "first"), 3, "options.first", "", "out-of-range"),
    ("a first player of one half", ("options", "first"), 0.5, "options.first", "", "wrong-type"),
    ("one player", ("players",), [{"name": "Tom"}], "players", "CB-1.1", "players"),
    ("six players", ("players",), [{"name": "Tom"}] * 6, "players", "CB-1.1", "players"),
    ("an empty deck", ("deck",), {}, "deck", "", "missing-key"),
    ("a deck of another game", ("deck", "game"), "kitty", "deck.game", "", "unknown-name"),
    ("a deck with a strange card", ("deck", "cards", 3, "front"), ["KK"], "deck.cards[3].front", "CB-1.1", "face-rows"),
    ("too small a deck", ("deck", "cards"), [{"front": ["KK", "KK"]}], "deck.cards", "CB-1.1", "deck-size"),
    ("a number twice", ("log", 5, "n"), 4, "log[5]", "", "line-number"),
    ("a huge number", ("log", 5, "n"), 10**4000, "log[5]", "", "line-number"),
    ("a seat that deals", ("log", 5, "by"), 0, "log[5]", "", "wrong-author"),
    ("chance by its number", ("log", 5, "by"), -1, "log[5]", "", "wrong-author"),
    ("chance that plays", ("log", 12, "by"), "chance", "log[12]", "", "wrong-author"),
    ("someone else's turn", ("log", 12, "by"), 1, "log[12]", "", "wrong-author"),
    ("a huge seat", ("log", 12, "by"), 10**4000, "log[12]", "", "wrong-author"),
    ("an identity for all ears", ("log", 0, "to"), "all", "log[0]", "", "wrong-audience"),
    ("an identity for another", ("log", 0, "to"), [1], "log[0]", "", "wrong-audience"),
    ("an identity for one twice", ("log", 0, "to"), [0, 0], "log[0]", "", "wrong-audience"),
    ("a move for few ears", ("log", 12, "to"), [0], "log[12]", "", "wrong-audience"),
    ("nothing said", ("log", 12, "say"), "", "log[12]", "", "unknown-word"),
    ("an unknown word", ("log", 12, "say"), "meow", "log[12]", "", "unknown-word"),
    ("a word with an escape sequence", ("log", 12, "say"), ESCAPE, "log[12]", "", "unknown-word"),
    ("a huge word", ("log", 12, "say"), "at " + "9" * 10**5, "log[12]", "", "unknown-word"),
    ("a face that is in no deck", ("log", 4, "say"), "face GGGG", "log[4]", "", "unknown-word"),
    ("a place written oddly", ("log", 13, "say"), "at 0,+1", "log[13]", "", "unknown-word"),
    ("a place off the grid", ("log", 13, "say"), "at 0,999", "log[13]", "", "unknown-word"),
    ("an identity dealt twice", ("log", 1, "say"), "identity pink", "log[1]", "", "not-drawable"),
    ("a Chihuahua for three", ("log", 1, "say"), "identity chihuahua", "log[1]", "", "not-drawable"),
    ("a move for a deal", ("log", 4, "say"), "done", "log[4]", "", "not-drawable"),
    ("a token off the table", ("log", 13, "say"), "at 9,9", "log[13]", "CB-6.4", "no-quadrant"),
    ("a card that is not there", ("log", 14, "say"), "card 0.7", "log[14]", "CB-3.1", "no-such-card"),
    ("a card laid nowhere", ("log", 15, "say"), "at 50,50", "log[15]", "CB-4.2", "covers-nothing"),
    ("a pass without need", ("log", 14, "say"), "pass", "log[14]", "CB-6.8", "may-not-pass"),
    ("an undo of a deal", ("log", 5), {"n": 5, "by": "chance", "undo": 4}, "log[5]", "", "too-late-to-undo"),
    ("an undo of a deal by a seat", ("log", 5), {"n": 5, "by": 0, "undo": 4}, "log[5]", "", "too-late-to-undo"),
    ("an undo of half a move", ("log", 13), {"n": 13, "by": 0, "undo": 12}, "log[13]", "", "wrong-undo"),
    ("an undo of another's move", ("log", 14), {"n": 14, "by": 1, "undo": 12}, "log[14]", "", "too-late-to-undo"),
    ("an undo of another move", ("log", 14), {"n": 14, "by": 0, "undo": 11}, "log[14]", "", "wrong-undo"),
    ("an undo of what is to come", ("log", 14), {"n": 14, "by": 0, "undo": 10**30}, "log[14]", "", "wrong-undo"),
    ("an undo with a word", ("log", 14), {"n": 14, "by": 0, "undo": 12, "say": "x"}, "log[14]", "", "wrong-undo"),
    ("an undo in secret", ("log", 14), {"n": 14, "by": 0, "undo": 12, "to": [0]}, "log[14]", "", "wrong-undo"),
    ("a word after the end", ("log", LAST), {"n": LAST, "by": 0, "say": "done"}, f"log[{LAST}]", "", "game-over"),
    ("an undo after the end", ("log", LAST), {"n": LAST, "by": 0, "undo": 3}, f"log[{LAST}]", "", "too-late-to-undo"),
    ("a log that stops in a move", ("log",), RECORD["log"][:13], "log[12]", "", "half-a-move"),
]  # fmt: skip

FITS_FAULTS: list[Fault] = [
    ("later rules", ("rules",), 99, "rules", "", "other-rules"),
    ("a deck of another game", ("deck", "game"), "cat-box", "deck.game", "", "unknown-name"),
    ("an unknown option", ("options", "fast"), True, "options", "", "unknown-key"),
    ("an unknown table", ("options", "table"), "garden", "options.table", "IIF-4.2", "unknown-name"),
    ("a table of nothing", ("options", "table"), [0, 0], "options.table[0]", "IIF-4.2", "out-of-range"),
    ("a first player beyond", ("options", "first"), 3, "options.first", "", "out-of-range"),
    ("a first player who is true", ("options", "first"), True, "options.first", "", "wrong-type"),
    ("a cat twice", ("options", "cats"), ["milo", "milo"], "options.cats[1]", "IIF-2.1", "cat-twice"),
    ("an unknown cat", ("options", "cats"), [ESCAPE], "options.cats[0]", "IIF-1.1", "unknown-name"),
    ("more cats than players", ("options", "cats"), ["milo"] * 4, "options.cats", "", "too-long"),
    ("one player", ("players",), [{"name": "Tom"}], "players", "IIF-1.1", "players"),
    ("six players", ("players",), [{"name": "Tom"}] * 6, "players", "IIF-1.1", "players"),
    ("an empty deck", ("deck",), {}, "deck", "", "missing-key"),
    ("a deck with a strange card", ("deck", "cards", 3, "open"), "WE", "deck.cards[3].open", "IIF-1.3", "open-sides"),
    ("a deck without start cards", ("deck", "start_cards"), [], "deck.start_cards", "IIF-1.2", "start-cards"),
    ("too small a deck", ("deck", "cards"), [], "deck.cards", "IIF-1.2", "deck-size"),
    ("other toys", ("deck", "toys"), ["fish"], "deck.cards[0].icons[0]", "IIF-1.3", "unknown-name"),
    ("a seat that deals", ("log", 2, "by"), 0, "log[2]", "", "wrong-author"),
    ("someone else's turn", ("log", DRAW, "by"), 1, "log[12]", "", "wrong-author"),
    ("a card for all ears", ("log", 0, "to"), "all", "log[0]", "", "wrong-audience"),
    ("a drawn card for another", ("log", DRAWN, "to"), [1], "log[13]", "", "wrong-audience"),
    ("a toy in secret", ("log", TOY - 1, "to"), [2], f"log[{TOY - 1}]", "", "wrong-audience"),
    ("an unknown word", ("log", DRAW, "say"), "meow", "log[12]", "", "unknown-word"),
    ("a word of another game", ("log", DRAW, "say"), "pass", "log[12]", "", "unknown-word"),
    ("a word that writes", ("log", DRAW, "say"), ESCAPE, "log[12]", "", "unknown-word"),
    ("a huge word", ("log", LAY, "say"), "at " + "9" * 10**5, "log[16]", "", "unknown-word"),
    ("a draw with more", ("log", DRAW, "say"), "draw 1", "log[12]", "", "unknown-word"),
    ("a card that is in no deck", ("log", 0, "say"), "card NESW:fish", "log[0]", "", "unknown-word"),
    ("a place written oddly", ("log", LAY, "say"), "at 07,5", "log[16]", "", "unknown-word"),
    ("a place below", ("log", LAY, "say"), "at -1,5", "log[16]", "", "unknown-word"),
    ("a place off any table", ("log", LAY, "say"), "at 9999,5", "log[16]", "", "unknown-word"),
    ("a start card out of range", ("log", START, "say"), "start 5", "log[6]", "", "unknown-word"),
    ("a toy dealt to a hand", ("log", 0, "say"), "card toy", "log[0]", "", "not-drawable"),
    ("Princess dealt to a hand", ("log", 0, "say"), "card princess", "log[0]", "", "not-drawable"),
    ("a move for a deal", ("log", 0, "say"), "draw", "log[0]", "", "not-drawable"),
    ("a start card off the middle", ("log", START + 1, "say"), "at 5,4", "log[7]", "IIF-4.2", "not-the-middle"),
    ("a start card that is taken", ("log", START + 2, "say"), "start 4", "log[8]", "IIF-2.5", "no-such-start-card"),
    ("a start card turned without effect", ("log", START + 1, "say"), "turned 6,4", "log[7]", "IIF-4.1", "turned-same"),
    ("a card without drawing", ("log", DRAW, "say"), "play 0", "log[12]", "IIF-3.1", "draw-first"),
    ("a discard without need", ("log", PLAY, "say"), "discard 0", "log[14]", "IIF-3.4", "can-play"),
    ("a card that is not there", ("log", PLAY, "say"), "play 3", "log[14]", "IIF-3.3", "no-such-hand-card"),
    ("another card than the one played", ("log", SHOW, "say"), "card W:bell", "log[15]", "IIF-3.3", "other-card"),
    ("a card laid nowhere", ("log", LAY, "say"), "at 0,0", "log[16]", "IIF-4.3", "touches-nothing"),
    ("a card laid off the table", ("log", LAY, "say"), "at 13,0", "log[16]", "IIF-4.2", "off-table"),
    ("a card laid on a card", ("log", LAY, "say"), "at 6,4", "log[16]", "IIF-4.2", "cell-taken"),
    ("a cat across nothing", ("log", CAT, "say"), "cat 0,0", f"log[{CAT}]", "IIF-5.2", "no-card-there"),
    ("a card for a cat", ("log", CAT, "say"), "play 0", f"log[{CAT}]", "IIF-5.1", "cat-or-done"),
    ("a toy that is discarded", ("log", TOY, "say"), "discard-toy", f"log[{TOY}]", "IIF-8.2", "toy-has-spot"),
    ("a toy across nothing", ("log", TOY, "say"), "toy 0,0", f"log[{TOY}]", "IIF-8.1", "no-card-there"),
    ("Princess across nobody", ("log", OVER, "say"), "over 0,0", f"log[{OVER}]", "IIF-7.1", "no-cat-there"),
    ("an undo of a deal", ("log", 5), {"n": 5, "by": 0, "undo": 4}, "log[5]", "", "too-late-to-undo"),
    ("an undo of half a move", ("log", 7), {"n": 7, "by": 0, "undo": 6}, "log[7]", "", "wrong-undo"),
    ("an undo of another's move", ("log", 8), {"n": 8, "by": 1, "undo": 6}, "log[8]", "", "too-late-to-undo"),
    ("an undo of a drawn card", ("log", PLAY), {"n": PLAY, "by": 0, "undo": DRAW}, "log[14]", "", "too-late-to-undo"),
    ("an undo of a shown card", ("log", TURN), {"n": TURN, "by": 0, "undo": PLAY}, "log[17]", "", "too-late-to-undo"),
    ("a word after the end", ("log", END), {"n": END, "by": 0, "say": "done"}, f"log[{END}]", "", "game-over"),
    ("a log that stops in a move", ("log",), FITS["log"][: SHOW + 1], "log[15]", "", "half-a-move"),
]  # fmt: skip

BROKEN = {
    f"{name} {fault[0]}": (changed(record, fault[1], fault[2]), *fault[3:])
    for name, record, faults in (("cat-box", RECORD, FAULTS), ("if-it-fits", FITS, FITS_FAULTS))
    for fault in faults
}


@pytest.mark.parametrize(("data", "where", "rule", "why"), BROKEN.values(), ids=list(BROKEN))
def test_a_record_that_breaks_the_rules_is_refused(data: Any, where: str, rule: str, why: str) -> None:
    record = from_text(as_bytes(data), "game.json")
    with pytest.raises(Refusal) as caught:
        Replay(record).finish()
    assert (caught.value.where, caught.value.rule, caught.value.why) == (where, rule, why)
    one_line(caught.value)


@pytest.mark.parametrize("data", [case[0] for case in BROKEN.values()], ids=list(BROKEN))
def test_a_refused_record_can_still_be_viewed(data: Any, tmp_path: FilePath) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(as_bytes(data))
    out = io.StringIO()
    with redirect_stdout(out):
        record_commands.replay(english(), str(file), None, False)
    text = out.getvalue()
    assert "\x1b" not in text
    assert "doesn't follow the current rules from here on" in text
    refused = text[: text.index("doesn't follow the current rules from here on")].count("\n")
    written = text.count("\n") - refused - 1
    assert written >= 1, "the refused entry and those after it are shown as written"


def swapped_deal() -> Any:
    """Swap the first two players: legal, but not what was dealt."""
    swap = {"identity pink": "identity purple", "identity purple": "identity pink"}
    log = [{**line, "say": swap.get(line["say"], line["say"])} for line in RECORD["log"]]
    return changed(RECORD, ("log",), log)


def swapped_cards() -> Any:
    """Swap the first card dealt with another one with the same walls: legal, but not what was dealt."""
    icons = {"mouse", "yarn", "feather", "bell"}
    copies = Counter([f"{card['open']}:{'+'.join(card['icons'])}" for card in FITS["deck"]["cards"]])
    first = SAID[0].removeprefix("card ")
    sides, _, icon = first.partition(":")
    other = next(f"{sides}:{new}" for new in sorted(icons - {icon}) if copies[f"{sides}:{new}"] == copies[first])
    swap = {f"card {first}": f"card {other}", f"card {other}": f"card {first}"}
    return changed(FITS, ("log",), [{**line, "say": swap.get(line["say"], line["say"])} for line in FITS["log"]])


def other_secret(record: Any) -> Any:
    """Replace the secret and the commitment by another matching pair."""
    secret = bytes(32)
    data = changed(record, ("secret",), secret.hex())
    return changed(data, ("commitment",), hashlib.sha256(secret).hexdigest())


@pytest.mark.parametrize(
    "data",
    [
        swapped_deal(),
        swapped_cards(),
        *[other_secret(record) for record in (RECORD, FITS)],
        *[changed(record, ("nonces", 0), "00" * 16) for record in (RECORD, FITS)],
    ],
    ids=["other cats", "other cards", "another secret", "another secret, fits", "another nonce", "another nonce, fits"],
)
def test_a_deal_that_differs_from_the_commitment_is_found(data: Any) -> None:
    record = from_text(as_bytes(data), "game.json")
    Replay(record).finish()  # every move is legal
    with pytest.raises(Refusal) as caught:
        Replay(record, dealer_of(record)).finish()
    assert (caught.value.where, caught.value.why) == ("log[0]", "other-deal")
    one_line(caught.value)


def match_with_undo(name: str) -> tuple[Header, Match]:
    """Play a game in which the first card is undone and placed elsewhere."""
    deck = files.read_deck(name, files.DECKS[name][0])
    game = open_game(name, deck)
    options: dict[str, Any] = {"advanced": True}
    match = Match(game, game.start(2, options), seeded_dealer(2, "undo"))
    match.deal()
    seat = actor(match.state)
    plays = [said for said in sentences(match.state) if name == "if-it-fits" or said[0] < TOKEN]
    match.say(seat, plays[0])
    match.undo(seat)
    match.say(seat, plays[1])
    return Header(name, options, deck, [Player("Tom"), Player("Mia", "greedy")]), match


@pytest.mark.parametrize("name", ["cat-box", "if-it-fits"])
def test_a_record_with_an_undo_is_read_back_unchanged(name: str) -> None:
    header, match = match_with_undo(name)
    text = to_text(write_record(header, match, reveal=True))
    record = from_text(text.encode(), "game.json")
    resumed = resume(record)
    assert resumed.lines == match.lines
    assert resumed.game.key(resumed.state) == match.game.key(match.state)
    assert to_text(record) == text

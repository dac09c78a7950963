"""Looking at files: positions, decks, and the rules."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown
from tabbytop.engine.play import actor, sentences
from tabbytop.games.catbox.cards import Deck, read_deck
from tabbytop.games.catbox.rulebook import IDENTITIES, MOST_CARDS
from tabbytop.games.shelf import NAMES, open_game, read_position
from tabbytop.narrate.language import Language
from tabbytop.narrate.telling import TELLINGS
from tabbytop.table import files


def moves(language: Language, path: str) -> tuple[list[dict[str, Any]], list[str]]:
    """Every legal move of a position file, as JSON actions and in sentences."""
    game, state, _ = read_position(files.read_json(path))
    if actor(state) < 0:
        return [], []
    said = sentences(state)
    names = seat_names(language, state.seats)
    told = [TELLINGS[game.name].move(language, state, sentence, names) for sentence in said]
    return [game.write_action(state, sentence) for sentence in said], told


def score(language: Language, path: str) -> tuple[dict[str, Any], list[str]]:
    """The score of a position file, as JSON and in sentences."""
    game, state, _ = read_position(files.read_json(path))
    found = {"points": game.points(state), "winners": game.winners(state), "details": game.details(state)}
    return found, TELLINGS[game.name].result(language, state, seat_names(language, state.seats))


def seat_names(language: Language, seats: int) -> list[str]:
    """Seats without names."""
    return [language.say("seat-name", seat=seat) for seat in range(seats)]


def rules(language: Language, name: str) -> list[str]:
    """The rules of a game in our words."""
    check_game(name)
    game = open_game(name, files.read_deck(name, files.DECKS[name][0]))
    return [language.say("rule-line", rule=rule, text=language.rule(rule)) for rule in sorted(game.rules)]


def check_game(name: str) -> None:
    """Is it a game of this house?"""
    if name not in NAMES:
        raise Refusal("", "unknown-name", {"found": shown(name), "names": ", ".join(NAMES)})


def check_deck(language: Language, path: str) -> list[str]:
    """What a deck file holds, or the refusal of it."""
    data = files.read_json(path)
    deck = read_deck(data)
    size = len(deck.bag)
    kind = "mirrored" if deck.mirrored else "other"
    told = [language.say("deck-good", cards=size, game=language.say("cat-box"), kind=kind)]
    if size != MOST_CARDS:
        told.append(language.say("deck-not-48", cards=size))
    told.append(count_fronts(language, data))
    return told


def count_fronts(language: Language, data: Any) -> str:
    """How many cats of each colour the fronts show."""
    fronts = ["".join(card["front"]) for card in data["cards"] for _ in range(card.get("copies", 1))]
    text = "".join(fronts)
    empties = [front.count(".") for front in fronts]
    colors = ", ".join([f"{language.say(IDENTITIES[i])} {text.count(letter)}" for i, letter in enumerate("KPVBY")])
    return language.say(
        "deck-counts",
        cats=len(text) - text.count("."),
        colors=colors,
        boxes=text.count("."),
        full=empties.count(0),
        one=empties.count(1),
        two=sum([n > 1 for n in empties]),
    )


def show_deck(language: Language, name: str, deck_name: str) -> None:
    """All cards of a deck, drawn: front and back beside each other."""
    from tabbytop.games.catbox.state import Table
    from tabbytop.terminal.catbox import CARD_WIDTH, draw_cards, draw_face

    check_game(name)
    data = files.read_deck(name, deck_name)
    deck: Deck = read_deck(data)
    table = Table(deck, 2, False)
    console = Console(highlight=False)
    titles: list[Text] = []
    faces: list[list[Text]] = []
    for i, card in enumerate(data["cards"]):
        front = deck.number["".join(card["front"])]
        back = deck.number["".join(card["back"])] if "back" in card else deck.partner[front]
        copies = card.get("copies", 1)
        titles += [Text(f"{card.get('id', i + 1)}{f' ×{copies}' if copies > 1 else ''}"), Text()]
        faces += [draw_face(table, front), draw_face(table, back)]
    # Front and back stay beside each other: an even number of faces in a row.
    columns = max(2, console.width // CARD_WIDTH // 2 * 2) * CARD_WIDTH
    console.print(draw_cards(faces, titles, columns), soft_wrap=True)
    console.print()
    console.print(count_fronts(language, data))

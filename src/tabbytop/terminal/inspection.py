"""Looking at files: positions, decks, and the rules."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown
from tabbytop.engine.play import is_over, sentences
from tabbytop.games.shelf import NAMES, game_of, open_game
from tabbytop.narrate.language import Language, in_order
from tabbytop.narrate.telling import TELLINGS
from tabbytop.table import files
from tabbytop.terminal.drawings.registry import DRAWINGS


def moves(language: Language, path: str, deck: str | None) -> tuple[list[dict[str, Any]], list[str]]:
    """Every legal move of a position file, as JSON actions and in sentences."""
    game, state, _ = files.open_position(files.read_json(path), deck)
    said = sentences(state)
    if not said:
        return [], [language.say("moves-none" if is_over(state) else "moves-passed-over")]
    names = seat_names(language, state.seats)
    told = [language.say("moves-count", count=len(said))]
    told += ["  " + TELLINGS[game.name].move(language, state, sentence, names) for sentence in said]
    return [game.write_action(state, sentence) for sentence in said], told


def score(language: Language, path: str, deck: str | None) -> tuple[dict[str, Any], list[str]]:
    """The score of a position file, as JSON and in sentences."""
    game, state, _ = files.open_position(files.read_json(path), deck)
    found = {"points": game.points(state), "winners": game.winners(state), "details": game.details(state)}
    return found, TELLINGS[game.name].result(language, state, seat_names(language, state.seats))


def seat_names(language: Language, seats: int) -> list[str]:
    """Seats without names."""
    return [language.say("seat-name", seat=seat) for seat in range(seats)]


def rules(language: Language, name: str) -> list[str]:
    """The rules of a game in our words."""
    check_game(name)
    game = open_game(name, files.read_deck(name, files.DECKS[name][0]))
    return [language.say("rule-line", rule=rule, text=language.rule(rule)) for rule in in_order(game.rules)]


def check_game(name: str) -> None:
    """Is it a game of this house?"""
    if name not in NAMES:
        raise Refusal("", "unknown-name", {"found": shown(name), "names": ", ".join(NAMES)})


def check_deck(language: Language, path: str) -> list[str]:
    """What a deck file holds, or the refusal of it."""
    data = files.read_json(path)
    return DRAWINGS[game_of(data, "deck")].check_deck(language, data)


def show_deck(language: Language, name: str, deck_name: str | None) -> None:
    """All cards of a deck, drawn."""
    check_game(name)
    console = Console(highlight=False)
    data = files.read_deck(name, files.DECKS[name][0] if deck_name is None else deck_name)
    console.print(DRAWINGS[name].show_deck(language, data, console.width), soft_wrap=True)

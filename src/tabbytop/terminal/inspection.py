"""Commands that print the contents of a position, deck or rulebook: moves, score, rules, deck."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import shown
from tabbytop.engine.play import is_over, sentences
from tabbytop.games.registry import NAMES, game_of, open_game
from tabbytop.narrate.language import Language, in_order
from tabbytop.narrate.narrators import NARRATORS
from tabbytop.table import files
from tabbytop.terminal.drawings.registry import DRAWINGS
from tabbytop.terminal.lookup import describe_rules


def list_moves(language: Language, path: str, deck: str | None) -> tuple[list[dict[str, Any]], list[str]]:
    """List the legal moves in a position file, as JSON actions and as sentences."""
    game, state, _ = files.open_position(files.read_json(path), deck)
    said = sentences(state)
    if not said:
        return [], [language.say("moves-none" if is_over(state) else "moves-skipped")]
    names = name_seats(language, state.seats)
    lines = [language.say("moves-count", count=len(said))]
    lines += ["  " + NARRATORS[game.name].move(language, state, sentence, names) for sentence in said]
    return [game.write_action(state, sentence) for sentence in said], lines


def score_position(language: Language, path: str, deck: str | None) -> tuple[dict[str, Any], list[str]]:
    """Score a position file, as JSON and as sentences."""
    game, state, _ = files.open_position(files.read_json(path), deck)
    found = {"points": game.points(state), "winners": game.winners(state), "details": game.details(state)}
    return found, NARRATORS[game.name].result(language, state, name_seats(language, state.seats))


def name_seats(language: Language, seats: int) -> list[str]:
    """Return names for the seats of a position, which doesn't contain any."""
    return [language.say("seat-name", seat=seat) for seat in range(seats)]


def list_rules(language: Language, name: str) -> list[str]:
    """List the rules of a game."""
    check_game(name)
    game = open_game(name, files.read_deck(name, files.DECKS[name][0]))
    return describe_rules(language, in_order(game.rules))


def check_game(name: str) -> None:
    """Raise `Refusal` unless this is the name of a game."""
    if name not in NAMES:
        raise Refusal("", "unknown-name", {"found": shown(name), "names": ", ".join(NAMES)})


def check_deck(language: Language, path: str) -> list[str]:
    """Describe the contents of a deck file. Raise `Refusal` if it isn't a valid deck."""
    data = files.read_json(path)
    return DRAWINGS[game_of(data, "deck")].check_deck(language, data)


def print_deck(language: Language, name: str, deck_name: str | None) -> None:
    """Draw all cards of a deck."""
    check_game(name)
    console = Console(highlight=False)
    data = files.read_deck(name, files.DECKS[name][0] if deck_name is None else deck_name)
    console.print(DRAWINGS[name].draw_deck(language, data, console.width), soft_wrap=True)

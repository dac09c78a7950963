"""Sitting down: a new game in the terminal, or a saved one."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from tabbytop.bots.simple import Bot, GreedyBot
from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import LONGEST_NAME, as_line, printable, shown
from tabbytop.engine.play import is_over
from tabbytop.games.shelf import open_game
from tabbytop.narrate.language import Language
from tabbytop.table import files
from tabbytop.table.dealer import commitment, fresh_dealer, seeded_dealer
from tabbytop.table.match import Match
from tabbytop.table.record import Header, Player, Record, read_record
from tabbytop.table.record import resume as resume_match
from tabbytop.terminal.reading import check_game
from tabbytop.terminal.session import Session

BOTS = ("Mochi", "Pepper", "Olive", "Biscuit", "Pickle")
GREEDY = "greedy"
TRIES = 40


def begin(
    language: Language,
    name: str,
    players: int,
    options: dict[str, Any],
    deck_name: str | None,
    seed: str | None,
    save: str | None,
    who: str,
) -> None:
    """A new game against bots."""
    check_game(name)
    as_line(who, "--name", LONGEST_NAME)
    if save and Path(save).exists():
        raise Refusal("", "file-exists", {"file": shown(save)})
    deck_name = files.DECKS[name][0] if deck_name is None else deck_name
    deck = files.read_deck(name, deck_name)
    game = open_game(name, deck)
    options = {**game.variants[0], **options}
    start = game.start(players, options)
    dealer = fresh_dealer(players) if seed is None else seeded_dealer(players, seed)
    seats = [Player(who), *[Player(bot, GREEDY) for bot in BOTS[: players - 1]]]
    header = Header(name, options, deck, seats)
    promise = commitment(dealer.secret)
    file = Path(save) if save else files.games_folder() / f"{name}-{time.strftime('%Y%m%d-%H%M%S')}-{promise[:4]}.json"
    console = Console(highlight=False)
    variant = "advanced" if options.get("advanced") else "basic" if len(game.variants) > 1 else "only"
    facts: dict[str, str | int] = {
        "game": language.say(name),
        "players": players,
        "deck": str(deck.get("name", printable(deck_name, LONGEST_NAME))),
    }
    match = Match(game, start, dealer)
    session = Session(console, language, match, header, 0, bots_of(header), rng_of(seed), file)
    session.keep()  # a file that cannot be written is better known now than at the end
    console.print(language.say("welcome", variant=variant, **facts), markup=False)
    console.print(language.say("promise", commitment=promise), style="dim", markup=False)
    session.play()


def rng_of(seed: str | None) -> Random:
    """Whims for the bots."""
    return Random() if seed is None else Random(f"bots {seed}")


def bots_of(header: Header) -> dict[int, Bot]:
    """The bots in their seats."""
    return {seat: GreedyBot(TRIES) for seat, player in enumerate(header.players) if player.bot}


def last_game() -> str:
    """The file of the game that was left last and is not over."""
    games = [path for path in files.games_folder().glob("*.json") if path.is_file()]
    for path in sorted(games, key=lambda one: one.stat().st_mtime, reverse=True):
        try:
            match = resume_match(read_record(str(path)))
        except Refusal:
            continue  # something else, or a game of other rules
        if not is_over(match.state):
            return str(path)
    raise Refusal("", "no-saved-game")


def resume(language: Language, path: str, save: str | None) -> None:
    """Go on with a saved game."""
    if save and Path(save).exists():
        raise Refusal("", "file-exists", {"file": shown(save)})
    if path == "-" and not save:
        raise Refusal("", "no-place-to-keep")
    record: Record = read_record(path)
    match = resume_match(record)
    people = [seat for seat, player in enumerate(record.players) if not player.bot]
    if len(people) != 1:
        raise Refusal("", "not-resumable", {"file": shown(path)})
    header = Header(record.game, record.options, record.deck, record.players)
    console = Console(highlight=False)
    file = Path(save or path)
    told = len(match.lines)
    session = Session(console, language, match, header, people[0], bots_of(header), Random(), file, told)
    session.keep()
    console.print(language.say("resumed"), markup=False)
    session.play()

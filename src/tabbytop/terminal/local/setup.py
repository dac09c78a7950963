"""Sitting down: a new game in the terminal, or a saved one."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from tabbytop.bots.bot import Bot, Watch
from tabbytop.bots.levels import read_bot
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
from tabbytop.terminal.inspection import check_game
from tabbytop.terminal.line_input import can_edit, make_editor
from tabbytop.terminal.local.bots import ThinkingLine
from tabbytop.terminal.local.game import Session

BOTS = ("Mochi", "Pepper", "Olive", "Biscuit", "Pickle")
USUAL = "house-cat"
FORMER = {"greedy": USUAL}
"""Bots of old records, and who takes their seats."""


def begin(
    language: Language,
    name: str,
    players: int,
    options: dict[str, Any],
    deck_name: str | None,
    seed: str | None,
    save: str | None,
    who: str,
    bots: str | None = None,
    beliefs: bool = False,
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
    levels = read_levels(USUAL if bots is None else bots, players - 1)
    header = Header(name, options, deck, [Player(who), *map(Player, BOTS, levels)])
    promise = commitment(dealer.secret)
    file = Path(save) if save else files.games_folder() / f"{name}-{time.strftime('%Y%m%d-%H%M%S')}-{promise[:4]}.json"
    console = Console(highlight=False)
    variant = "advanced" if options.get("advanced") else "basic" if len(game.variants) > 1 else "only"
    facts: dict[str, str | int] = {
        "game": language.say(name),
        "players": players,
        "deck": str(deck.get("name", printable(deck_name, LONGEST_NAME))),
    }
    session = sit_down(console, language, Match(game, start, dealer), header, 0, rng_of(seed), file)
    session.tells_beliefs = beliefs
    session.keep()  # a file that cannot be written is better known now than at the end
    console.print(language.say("welcome", variant=variant, **facts), markup=False)
    session.write(tell_bots(language, header))
    console.print(language.say("promise", commitment=promise), style="dim", markup=False)
    session.play()


def sit_down(
    console: Console, language: Language, match: Match, header: Header, me: int, rng: Random, file: Path
) -> Session:
    """Everybody in their seats, and a line on which bots are seen to think."""
    line = ThinkingLine(console, language)
    bots = bots_of(header, line.show)
    editor = make_editor() if can_edit() else None
    told = len(match.lines)
    return Session(console, language, match, header, me, bots, rng, file, told=told, line=line, editor=editor)


def read_levels(text: str, seats: int) -> list[str]:
    """A level for each other seat: one for all of them, or one for each."""
    levels = [level.strip() for level in text.split(",")]
    for level in levels:
        read_bot(level)
    if len(levels) == 1:
        return levels * seats
    if len(levels) != seats:
        raise Refusal("", "bots-and-seats", {"count": len(levels), "seats": seats})
    return levels


def rng_of(seed: str | None) -> Random:
    """Whims for the bots."""
    return Random() if seed is None else Random(f"bots {seed}")


def bots_of(header: Header, watch: Watch | None = None) -> dict[int, Bot]:
    """The bots in their seats, by their levels. A level is all that a file can name, never a class or a program."""
    return {seat: read_bot(player.bot, watch) for seat, player in enumerate(header.players) if player.bot}


def tell_bots(language: Language, header: Header) -> str:
    """Whom you play with, and how good they are."""
    told = [
        language.say("bot-seat", name=player.name, level=tell_level(language, player.bot))
        for player in header.players
        if player.bot
    ]
    return language.say("at-the-table", bots=", ".join(told))


def tell_level(language: Language, text: str) -> str:
    """A level by its name, with its budget where it has one of its own."""
    level, _, budget = text.partition(":")
    name = language.say(level)
    if not budget:
        return name
    if budget.endswith("s"):
        return language.say("level-seconds", level=name, seconds=budget.removesuffix("s"))
    return language.say("level-tries", level=name, tries=int(budget))


def seat_known_bots(record: Record) -> tuple[list[Player], list[Player]]:
    """The players of a record, and those of them whose bot is none of ours: House Cat takes their seats."""
    players: list[Player] = []
    strangers: list[Player] = []
    for player in record.players:
        bot = FORMER.get(player.bot, player.bot)
        try:
            if bot:
                read_bot(bot)
        except Refusal:
            strangers.append(player)
            bot = USUAL
        players.append(Player(player.name, bot))
    return players, strangers


def last_game() -> str:
    """The file of the game that was left last and is not over."""
    games = [path for path in files.games_folder().glob("*.json") if path.is_file()]
    for path in sorted(games, key=lambda one: one.stat().st_mtime, reverse=True):
        try:
            record = read_record(str(path))
            match = resume_match(record)
        except Refusal:
            continue  # something else, or a game of other rules
        if not is_over(match.state) and not record.ended:  # at a server's table it may have ended early
            return str(path)
    raise Refusal("", "no-saved-game")


def resume(language: Language, path: str, save: str | None, beliefs: bool = False) -> None:
    """Go on with a saved game, against the same bots."""
    if save and Path(save).exists():
        raise Refusal("", "file-exists", {"file": shown(save)})
    if path == "-" and not save:
        raise Refusal("", "no-place-to-keep")
    record: Record = read_record(path)
    match = resume_match(record)
    people = [seat for seat, player in enumerate(record.players) if not player.bot]
    if len(people) != 1:
        raise Refusal("", "not-resumable", {"file": shown(path)})
    players, strangers = seat_known_bots(record)
    header = Header(record.game, record.options, record.deck, players)
    console = Console(highlight=False)
    session = sit_down(console, language, match, header, people[0], Random(), Path(save or path))
    session.tells_beliefs = beliefs
    session.keep()
    session.say("resumed")
    for player in strangers:
        session.say("bot-replaced", name=player.name, found=shown(player.bot))
    session.write(tell_bots(language, header))
    session.play()

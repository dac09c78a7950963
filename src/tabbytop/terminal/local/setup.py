"""Setting up a local game: a new one, or one from a record."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from tabbytop.bots.bot import Bot, Watch
from tabbytop.bots.characters import CHARACTERS
from tabbytop.bots.levels import character_of, read_bot
from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import LONGEST_NAME, as_line, printable, shown
from tabbytop.engine.play import is_over
from tabbytop.games.registry import open_game
from tabbytop.narrate.language import Language
from tabbytop.table import files
from tabbytop.table.dealer import commitment, fresh_dealer, seeded_dealer
from tabbytop.table.match import Match
from tabbytop.table.record import Header, Player, Record, read_record
from tabbytop.table.record import resume as resume_match
from tabbytop.terminal.inspection import check_game
from tabbytop.terminal.line_input import can_edit, make_editor
from tabbytop.terminal.local.bots import ProgressLine
from tabbytop.terminal.local.game import LocalGame

BOT_NAMES = ("Mochi", "Poppy", "Hazel", "Biscuit", "Pickle")
"""Names of bots without a character."""
DEFAULT_LEVEL = "house-cat"
RENAMED_LEVELS = {"greedy": DEFAULT_LEVEL}
"""Names of levels in old records, with their current names."""


def start_game(
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
    """Start a new game against bots."""
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
    levels = read_levels(DEFAULT_LEVEL if bots is None else bots, players - 1)
    header = Header(name, options, deck, [Player(who), *map(bot_player, BOT_NAMES, levels)])
    code = commitment(dealer.secret)
    file = Path(save) if save else files.games_folder() / f"{name}-{time.strftime('%Y%m%d-%H%M%S')}-{code[:4]}.json"
    console = Console(highlight=False)
    variant = "advanced" if options.get("advanced") else "basic" if len(game.variants) > 1 else "only"
    facts: dict[str, str | int] = {
        "game": language.say(name),
        "players": players,
        "deck": str(deck.get("name", printable(deck_name, LONGEST_NAME))),
    }
    local_game = make_game(console, language, Match(game, start, dealer), header, 0, make_rng(seed), file)
    local_game.always_shows_beliefs = beliefs
    local_game.write_record()  # if the file isn't writable, fail now rather than at the end
    console.print(language.say("welcome", variant=variant, **facts), markup=False)
    local_game.write(describe_bots(language, header))
    console.print(language.say("commitment", commitment=code), style="dim", markup=False)
    local_game.play()


def make_game(
    console: Console, language: Language, match: Match, header: Header, me: int, rng: Random, file: Path
) -> LocalGame:
    """Create a local game with its bots and a progress line for them."""
    progress = ProgressLine(console, language)
    bots = make_bots(header, progress.update)
    editor = make_editor() if can_edit() else None
    reported = len(match.lines)
    return LocalGame(
        console, language, match, header, me, bots, rng, file, reported=reported, progress=progress, editor=editor
    )


def read_levels(text: str, seats: int) -> list[str]:
    """Read the bots' levels: one for all other seats, or one for each."""
    levels = [level.strip() for level in text.split(",")]
    for level in levels:
        read_bot(level)
    if len(levels) == 1:
        return levels * seats
    if len(levels) != seats:
        raise Refusal("", "bots-and-seats", {"count": len(levels), "seats": seats})
    return levels


def bot_player(name: str, level: str) -> Player:
    """Return a bot's player, with the name of its character if the level has one."""
    character = character_of(level)
    return Player(CHARACTERS[character].name if character else name, level)


def make_rng(seed: str | None) -> Random:
    """Create the bots' random number generator."""
    return Random() if seed is None else Random(f"bots {seed}")


def make_bots(header: Header, watch: Watch | None = None) -> dict[int, Bot]:
    """Create the bots from their levels. A record can only name a level, never a class or a program."""
    return {seat: read_bot(player.bot, watch) for seat, player in enumerate(header.players) if player.bot}


def describe_bots(language: Language, header: Header) -> str:
    """Return a sentence with the opponents and their levels."""
    bots = [
        language.say("bot-seat", name=player.name, level=describe_level(language, player.bot))
        for player in header.players
        if player.bot
    ]
    return language.say("at-the-table", bots=", ".join(bots))


def describe_level(language: Language, text: str) -> str:
    """Name a level, with its budget if it has a custom one."""
    level, _, budget = text.partition("@")[0].partition(":")
    name = language.say(level)
    if not budget:
        return name
    if budget.endswith("s"):
        return language.say("level-seconds", level=name, seconds=budget.removesuffix("s"))
    return language.say("level-tries", level=name, tries=int(budget))


def replace_unknown_bots(record: Record) -> tuple[list[Player], list[Player]]:
    """Return the players of a record, with House Cat for every unknown bot, and the players that were replaced."""
    players: list[Player] = []
    unknown: list[Player] = []
    for player in record.players:
        bot = RENAMED_LEVELS.get(player.bot, player.bot)
        try:
            if bot:
                read_bot(bot)
        except Refusal:
            unknown.append(player)
            bot = DEFAULT_LEVEL
        players.append(Player(player.name, bot))
    return players, unknown


def find_last_game() -> str:
    """Find the file of the most recent game that isn't over."""
    games = [path for path in files.games_folder().glob("*.json") if path.is_file()]
    for path in sorted(games, key=lambda one: one.stat().st_mtime, reverse=True):
        try:
            record = read_record(str(path))
            match = resume_match(record)
        except Refusal:
            continue  # not a record, or one with other rules
        if not is_over(match.state) and not record.ended:  # a game on a server may have ended early
            return str(path)
    raise Refusal("", "no-saved-game")


def resume_game(language: Language, path: str, save: str | None, beliefs: bool = False) -> None:
    """Resume a saved game against the same bots."""
    if save and Path(save).exists():
        raise Refusal("", "file-exists", {"file": shown(save)})
    if path == "-" and not save:
        raise Refusal("", "no-place-to-keep")
    record: Record = read_record(path)
    match = resume_match(record)
    people = [seat for seat, player in enumerate(record.players) if not player.bot]
    if len(people) != 1:
        raise Refusal("", "not-resumable", {"file": shown(path)})
    players, unknown = replace_unknown_bots(record)
    header = Header(record.game, record.options, record.deck, players)
    console = Console(highlight=False)
    local_game = make_game(console, language, match, header, people[0], Random(), Path(save or path))
    local_game.always_shows_beliefs = beliefs
    local_game.write_record()
    local_game.say("resumed")
    for player in unknown:
        local_game.say("bot-replaced", name=player.name, found=shown(player.bot))
    local_game.write(describe_bots(language, header))
    local_game.play()

"""The command `tabbytop`."""

from __future__ import annotations

import os
import re
import sys
from typing import Annotated, Any

import typer

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import printable
from tabbytop.narrate.language import LANGUAGES, english, language
from tabbytop.terminal.encoding import take_any_letter

L = english()


def speak(context: typer.Context, code: str | None) -> str | None:
    """Say everything in this language from here on; only the help stays English."""
    if code is not None and code not in LANGUAGES:
        raise Refusal("", "no-such-language", {"names": ", ".join(LANGUAGES)})
    if code is not None or context.parent is None:
        global L  # noqa: PLW0603 - refusals, too, are said in it
        L = language(code or "en")
    return code


app = typer.Typer(help=L.say("help-tabbytop"), add_completion=False, rich_markup_mode=None)
deck_app = typer.Typer(help=L.say("help-deck"), rich_markup_mode=None)
app.add_typer(deck_app, name="deck")

GameName = Annotated[str, typer.Argument(help=L.say("help-game"), metavar="GAME")]
PositionFile = Annotated[str, typer.Argument(help=L.say("help-position"), metavar="POSITION")]
RecordFile = Annotated[str, typer.Argument(help=L.say("help-record"), metavar="RECORD")]
Players = Annotated[int, typer.Option("--players", help=L.say("help-players"))]
Advanced = Annotated[bool, typer.Option("--advanced", help=L.say("help-advanced"))]
TableSize = Annotated[str | None, typer.Option("--table", help=L.say("help-table"))]
DeckName = Annotated[str | None, typer.Option("--deck", help=L.say("help-deck-option"))]
PositionDeck = Annotated[str | None, typer.Option("--deck", help=L.say("help-position-deck"))]
Spoken = Annotated[
    str | None,
    typer.Option("--language", help=L.say("help-language"), metavar="en|nl|de", callback=speak, is_eager=True),
]
Json = Annotated[bool, typer.Option("--json", help=L.say("help-json"))]
DataFolder = Annotated[str | None, typer.Option("--data", help=L.say("help-data"), metavar="DIR")]
DatabaseUrl = Annotated[str | None, typer.Option("--database", help=L.say("help-database"), metavar="URL")]
BackupFile = Annotated[str, typer.Argument(help=L.say("help-backup-file"), metavar="FILE")]
Force = Annotated[bool, typer.Option("--force", help=L.say("help-force"))]


INTERRUPTED = 130
LONGEST_ERROR = 200


def put(text: str) -> None:
    """Print a line as it is."""
    sys.stdout.write(text + "\n")


def put_now(text: str) -> None:
    """Print a line that must be seen before the command ends."""
    put(text)
    sys.stdout.flush()


def put_json(value: object) -> None:
    """Print JSON in one line."""
    import msgspec

    put(msgspec.json.encode(value).decode())


def options_of(advanced: bool, table: str | None, cat: str | None = None) -> dict[str, Any]:
    """The options of a game; those that are not given are left to the game."""
    options: dict[str, Any] = {"advanced": True} if advanced else {}
    if table is not None:
        size = re.fullmatch(r"(\d{1,9})x(\d{1,9})", table)
        options["table"] = [int(size[1]), int(size[2])] if size else table
    if cat is not None:
        options["cats"] = [cat]
    return options


@app.callback(invoke_without_command=True)
def top(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=L.say("help-version"))] = False,
    spoken: Spoken = None,
) -> None:
    """What comes before a command; where none comes, there is help."""
    if version:
        from importlib.metadata import version as version_of

        put(f"tabbytop {version_of('tabbytop')}")
        raise typer.Exit
    help_without_command(context)


@deck_app.callback(invoke_without_command=True)
def help_without_command(context: typer.Context) -> None:
    """Where no command comes, there is help."""
    if context.invoked_subcommand is None:
        put(context.get_help())


@app.command(help=L.say("help-play"))
def play(
    game: GameName = "cat-box",
    players: Players = 4,
    advanced: Advanced = False,
    table: TableSize = None,
    cat: Annotated[str | None, typer.Option("--cat", help=L.say("help-cat"))] = None,
    deck: DeckName = None,
    bots: Annotated[str | None, typer.Option("--bots", help=L.say("help-levels"))] = None,
    beliefs: Annotated[bool, typer.Option("--beliefs", help=L.say("help-beliefs"))] = False,
    seed: Annotated[str | None, typer.Option("--seed", help=L.say("help-seed"))] = None,
    resume: Annotated[str | None, typer.Option("--resume", help=L.say("help-resume"), metavar="FILE")] = None,
    go_on: Annotated[bool, typer.Option("--continue", help=L.say("help-continue"))] = False,
    save: Annotated[str | None, typer.Option("--save", help=L.say("help-save"), metavar="FILE")] = None,
    name: Annotated[str, typer.Option("--name", help=L.say("help-name"))] = "Kit",
    spoken: Spoken = None,
) -> None:
    """Sit down and play."""
    from tabbytop.terminal.local import setup

    if resume is None and not go_on:
        setup.begin(L, game, players, options_of(advanced, table, cat), deck, seed, save, name, bots, beliefs)
    elif bots is not None:
        raise Refusal("", "bots-are-kept")
    else:
        setup.resume(L, resume or setup.last_game(), save, beliefs)


@app.command(help=L.say("help-join"))
def join(
    link: Annotated[str, typer.Argument(help=L.say("help-link"), metavar="LINK")],
    name: Annotated[str, typer.Option("--name", help=L.say("help-name"))] = "Kit",
    game: Annotated[str, typer.Option("--game", help=L.say("help-join-game"))] = "",
    players: Players = 4,
    advanced: Advanced = False,
    table: TableSize = None,
    bots: Annotated[str, typer.Option("--bots", help=L.say("help-join-bots"))] = "",
    spoken: Spoken = None,
) -> None:
    """Play at a server's table."""
    from tabbytop.terminal.remote import connection

    connection.join(L, link, name, connection.Wish(game, players, options_of(advanced, table), bots))


@app.command(help=L.say("help-serve"))
def serve(
    port: Annotated[int | None, typer.Option("--port", help=L.say("help-port"))] = None,
    lan: Annotated[bool, typer.Option("--lan", help=L.say("help-lan"))] = False,
    data: DataFolder = None,
    database: DatabaseUrl = None,
    show: Annotated[bool, typer.Option("--open", help=L.say("help-open"))] = False,
) -> None:
    """Let people play together."""
    from tabbytop.server.serve import run_server
    from tabbytop.server.settings import read_settings

    settings = read_settings(os.environ, port=port, lan=lan or None, data=data, database=database)
    run_server(L, settings, put_now, show=show)


@app.command(help=L.say("help-backup"))
def backup(file: BackupFile, data: DataFolder = None, database: DatabaseUrl = None, force: Force = False) -> None:
    """Everything into one file."""
    from tabbytop.server.ops.backup import run_backup
    from tabbytop.server.settings import read_settings

    run_backup(L, read_settings(os.environ, data=data, database=database), file, force, put)


@app.command(help=L.say("help-restore"))
def restore(file: BackupFile, data: DataFolder = None, database: DatabaseUrl = None, force: Force = False) -> None:
    """Everything back from one file."""
    from tabbytop.server.ops.backup import run_restore
    from tabbytop.server.settings import read_settings

    run_restore(L, read_settings(os.environ, data=data, database=database), file, force, put)


@app.command(help=L.say("help-moves"))
def moves(position: PositionFile, deck: PositionDeck = None, json: Json = False) -> None:
    """Every legal move of a position."""
    from tabbytop.terminal import inspection

    found, told = inspection.moves(L, position, deck)
    if json:
        put_json(found)
        return
    for sentence in told:
        put(sentence)


@app.command(help=L.say("help-score"))
def score(position: PositionFile, deck: PositionDeck = None, json: Json = False) -> None:
    """The score of a position."""
    from tabbytop.terminal import inspection

    found, told = inspection.score(L, position, deck)
    if json:
        put_json(found)
        return
    for sentence in told:
        put(sentence)


@app.command(help=L.say("help-simulate"))
def simulate(
    game: GameName,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", help=L.say("help-games"))] = 100,
    seed: Annotated[str, typer.Option("--seed", help=L.say("help-seed"))] = "1",
    advanced: Advanced = False,
    table: TableSize = None,
    deck: DeckName = None,
    policy: Annotated[str | None, typer.Option("--policy", help=L.say("help-policy"))] = None,
    jobs: Annotated[int, typer.Option("--jobs", help=L.say("help-jobs"))] = 1,
    records: Annotated[str, typer.Option("--records", help=L.say("help-records"), metavar="DIR")] = "",
    json: Json = False,
) -> None:
    """Many games at once."""
    from tabbytop.lab import console

    console.run(
        L,
        game,
        players,
        games,
        seed,
        options_of(advanced, table),
        deck,
        policy,
        jobs,
        records,
        put_json if json else None,
    )


@app.command(help=L.say("help-arena"))
def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Option("--bots", help=L.say("help-bots"))],
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", help=L.say("help-arena-games"))] = 100,
    seed: Annotated[str, typer.Option("--seed", help=L.say("help-seed"))] = "1",
    advanced: Advanced = False,
    table: TableSize = None,
    options: Annotated[str, typer.Option("--options", help=L.say("help-options"))] = "",
    deck: DeckName = None,
    line_up: Annotated[str | None, typer.Option("--line-up", help=L.say("help-line-up"), metavar="one|all")] = None,
    until_sure: Annotated[bool, typer.Option("--until-sure", help=L.say("help-until-sure"))] = False,
    move_seconds: Annotated[float, typer.Option("--move-seconds", help=L.say("help-move-seconds"))] = 10.0,
    jobs: Annotated[int, typer.Option("--jobs", help=L.say("help-jobs"))] = 1,
    out: Annotated[str | None, typer.Option("--out", help=L.say("help-out"), metavar="DIR")] = None,
    json: Json = False,
) -> None:
    """Bots against bots."""
    from tabbytop.lab.arena import console
    from tabbytop.lab.arena.plan import make_plan

    chosen = {**options_of(advanced, table), **console.read_options(options)}
    plan = make_plan(game, players, bots, games, chosen, deck, seed, line_up, move_seconds, until_sure)
    console.run_arena(L, plan, jobs, out, put_json if json else None)


@app.command(help=L.say("help-tune"))
def tune(
    game: GameName,
    level: Annotated[str, typer.Option("--level", help=L.say("help-tune-level"))] = "house-cat",
    weights: Annotated[str, typer.Option("--weights", help=L.say("help-tune-weights"))] = "",
    rounds: Annotated[int, typer.Option("--rounds", help=L.say("help-tune-rounds"))] = 1,
    seed: Annotated[str, typer.Option("--seed", help=L.say("help-seed"))] = "1",
    jobs: Annotated[int, typer.Option("--jobs", help=L.say("help-jobs"))] = 1,
    out: Annotated[str | None, typer.Option("--out", help=L.say("help-tune-out"), metavar="FILE")] = None,
) -> None:
    """What a mind weighs, tried out."""
    from tabbytop.lab import tuning

    for line in tuning.run_tuning(L, game, level, weights, rounds, seed, jobs, out):
        put(line)


@app.command(help=L.say("help-replay"))
def replay(
    record: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", help=L.say("help-seat"))] = None,
    step: Annotated[bool, typer.Option("--step", help=L.say("help-step"))] = False,
    board: Annotated[bool, typer.Option("--board", help=L.say("help-board"))] = False,
    spoken: Spoken = None,
) -> None:
    """Tell a recorded game."""
    from tabbytop.terminal import records

    records.run(L, record, seat, step, board)


@app.command(help=L.say("help-export"))
def export(
    record: RecordFile,
    positions: Annotated[bool, typer.Option("--positions", help=L.say("help-positions"))] = False,
) -> None:
    """A record as positions."""
    if not positions:
        raise Refusal("", "no-export")
    from tabbytop.terminal import records

    put_json(records.export(record))


@app.command(help=L.say("help-verify"))
def verify(
    record: RecordFile,
    promise: Annotated[str | None, typer.Option("--commitment", help=L.say("help-commitment"), metavar="HEX")] = None,
) -> None:
    """Check a record."""
    from tabbytop.terminal import records

    for line in records.verify(L, record, promise):
        put(line)


@app.command(help=L.say("help-rules"))
def rules(game: GameName = "cat-box", spoken: Spoken = None) -> None:
    """The rules in our words."""
    from tabbytop.terminal import inspection

    for line in inspection.rules(L, game):
        put(line)


@deck_app.command("check", help=L.say("help-deck-check"))
def deck_check(file: Annotated[str, typer.Argument(help=L.say("help-deck-file"), metavar="FILE")]) -> None:
    """Is this a deck?"""
    from tabbytop.terminal import inspection

    for line in inspection.check_deck(L, file):
        put(line)


@deck_app.command("show", help=L.say("help-deck-show"))
def deck_show(
    game: GameName = "cat-box",
    deck: Annotated[str | None, typer.Argument(help=L.say("help-deck-name"), metavar="DECK")] = None,
) -> None:
    """All cards of a deck."""
    from tabbytop.terminal import inspection

    inspection.show_deck(L, game, deck)


def main(arguments: list[str] | None = None) -> None:
    """Run the command; whatever is wrong with what was typed or read is one sentence and exit code 2."""
    for stream in (sys.stdin, sys.stdout):
        take_any_letter(stream)
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    try:
        code: Any = app(arguments, prog_name="tabbytop", standalone_mode=False)
        sys.stdout.flush()
    except Refusal as refusal:
        sys.stderr.write(L.say("error", text=L.why(refusal)) + "\n")
        code = 2
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        command = "" if context is None else context.command_path.removeprefix("tabbytop").strip()
        text = printable(error.format_message(), LONGEST_ERROR)
        text = text if text.endswith((".", "?")) else text + "."
        sys.stderr.write(L.say("error-usage", text=text, command=f"{command} " if command else "") + "\n")
        code = 2
    except typer.Abort:
        code = INTERRUPTED
    except OSError as error:
        # Nobody listens any more, or there is no room: from here on nothing can be printed, nor at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            sys.stderr.write(L.say("error-output", reason=(error.strerror or "unknown").lower()) + "\n")
        code = 1
    if code == INTERRUPTED:
        sys.stderr.write("\n" + L.say("bye") + "\n")
    sys.exit(code if isinstance(code, int) else 0)


if __name__ == "__main__":
    main()

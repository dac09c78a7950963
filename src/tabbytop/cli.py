"""The `tabbytop` command line."""

from __future__ import annotations

import os
import re
import sys
from typing import Annotated, Any

import typer

from tabbytop.engine.errors import Refusal
from tabbytop.engine.plain import printable
from tabbytop.narrate.language import LANGUAGES, english, language
from tabbytop.terminal.encoding import accept_any_character

texts = english()


def choose_language(context: typer.Context, code: str | None) -> str | None:
    """Print all further output in this language, except help, which stays in English."""
    if code is not None and code not in LANGUAGES:
        raise Refusal("", "no-such-language", {"names": ", ".join(LANGUAGES)})
    if code is not None or context.parent is None:
        global texts  # noqa: PLW0603 - `main` also prints refusals in this language
        texts = language(code or "en")
    return code


app = typer.Typer(help=texts.say("help-tabbytop"), add_completion=False, rich_markup_mode=None)
deck_app = typer.Typer(help=texts.say("help-deck"), rich_markup_mode=None)
app.add_typer(deck_app, name="deck")

GameName = Annotated[str, typer.Argument(help=texts.say("help-game"), metavar="GAME")]
PositionFile = Annotated[str, typer.Argument(help=texts.say("help-position"), metavar="POSITION")]
RecordFile = Annotated[str, typer.Argument(help=texts.say("help-record"), metavar="RECORD")]
Players = Annotated[int, typer.Option("--players", help=texts.say("help-players"))]
Advanced = Annotated[bool, typer.Option("--advanced", help=texts.say("help-advanced"))]
TableSize = Annotated[str | None, typer.Option("--table", help=texts.say("help-table"))]
DeckName = Annotated[str | None, typer.Option("--deck", help=texts.say("help-deck-option"))]
PositionDeck = Annotated[str | None, typer.Option("--deck", help=texts.say("help-position-deck"))]
LanguageOption = Annotated[
    str | None,
    typer.Option(
        "--language", help=texts.say("help-language"), metavar="en|nl|de", callback=choose_language, is_eager=True
    ),
]
Json = Annotated[bool, typer.Option("--json", help=texts.say("help-json"))]
DataFolder = Annotated[str | None, typer.Option("--data", help=texts.say("help-data"), metavar="DIR")]
DatabaseUrl = Annotated[str | None, typer.Option("--database", help=texts.say("help-database"), metavar="URL")]
BackupFile = Annotated[str, typer.Argument(help=texts.say("help-backup-file"), metavar="FILE")]
Force = Annotated[bool, typer.Option("--force", help=texts.say("help-force"))]


EXTRAS = {
    **dict.fromkeys(
        ("alembic", "argon2", "asyncpg", "httpx", "ifaddr", "itsdangerous", "litestar", "prometheus_client", "segno",
         "sqlalchemy", "structlog", "uvicorn", "websockets"),
        "server",
    ),
    **dict.fromkeys(("jinja2", "matplotlib", "openskill"), "lab"),
}  # fmt: skip
"""The extra in pyproject.toml that installs each optional package."""
INTERRUPTED = 130
LONGEST_ERROR = 200


def print_line(text: str) -> None:
    """Print a line."""
    sys.stdout.write(text + "\n")


def print_now(text: str) -> None:
    """Print a line and flush it, so that it appears before the command ends."""
    print_line(text)
    sys.stdout.flush()


def print_json(value: object) -> None:
    """Print a value as a line of JSON."""
    import msgspec

    print_line(msgspec.json.encode(value).decode())


def game_options(advanced: bool, table: str | None, cat: str | None = None) -> dict[str, Any]:
    """Collect the game options given on the command line."""
    options: dict[str, Any] = {"advanced": True} if advanced else {}
    if table is not None:
        size = re.fullmatch(r"(\d{1,9})x(\d{1,9})", table)
        options["table"] = [int(size[1]), int(size[2])] if size else table
    if cat is not None:
        options["cats"] = [cat]
    return options


@app.callback(invoke_without_command=True)
def handle_main_options(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=texts.say("help-version"))] = False,
    language_code: LanguageOption = None,
) -> None:
    """Handle the options before a command. Without a command, print help."""
    if version:
        from importlib.metadata import version as version_of

        print_line(f"tabbytop {version_of('tabbytop')}")
        raise typer.Exit
    print_help(context)


@deck_app.callback(invoke_without_command=True)
def print_help(context: typer.Context) -> None:
    """Print help if no command is given."""
    if context.invoked_subcommand is None:
        print_line(context.get_help())


@app.command(help=texts.say("help-play"))
def play(
    game: GameName = "cat-box",
    players: Players = 4,
    advanced: Advanced = False,
    table: TableSize = None,
    cat: Annotated[str | None, typer.Option("--cat", help=texts.say("help-cat"))] = None,
    deck: DeckName = None,
    bots: Annotated[str | None, typer.Option("--bots", help=texts.say("help-levels"))] = None,
    beliefs: Annotated[bool, typer.Option("--beliefs", help=texts.say("help-beliefs"))] = False,
    seed: Annotated[str | None, typer.Option("--seed", help=texts.say("help-seed"))] = None,
    resume: Annotated[str | None, typer.Option("--resume", help=texts.say("help-resume"), metavar="FILE")] = None,
    go_on: Annotated[bool, typer.Option("--continue", help=texts.say("help-continue"))] = False,
    save: Annotated[str | None, typer.Option("--save", help=texts.say("help-save"), metavar="FILE")] = None,
    name: Annotated[str, typer.Option("--name", help=texts.say("help-name"))] = "Kit",
    language_code: LanguageOption = None,
) -> None:
    """Play a local game against bots."""
    from tabbytop.terminal.local import setup

    if resume is None and not go_on:
        options = game_options(advanced, table, cat)
        setup.start_game(texts, game, players, options, deck, seed, save, name, bots, beliefs)
    elif bots is not None:
        raise Refusal("", "bots-are-kept")
    else:
        setup.resume_game(texts, resume or setup.find_last_game(), save, beliefs)


@app.command(help=texts.say("help-join"))
def join(
    link: Annotated[str, typer.Argument(help=texts.say("help-link"), metavar="LINK")],
    name: Annotated[str, typer.Option("--name", help=texts.say("help-name"))] = "Kit",
    game: Annotated[str, typer.Option("--game", help=texts.say("help-join-game"))] = "",
    players: Players = 4,
    advanced: Advanced = False,
    table: TableSize = None,
    bots: Annotated[str, typer.Option("--bots", help=texts.say("help-join-bots"))] = "",
    language_code: LanguageOption = None,
) -> None:
    """Play at a server's table."""
    from tabbytop.terminal.remote import connection

    connection.join(texts, link, name, connection.TableRequest(game, players, game_options(advanced, table), bots))


@app.command(help=texts.say("help-serve"))
def serve(
    port: Annotated[int | None, typer.Option("--port", help=texts.say("help-port"))] = None,
    lan: Annotated[bool, typer.Option("--lan", help=texts.say("help-lan"))] = False,
    data: DataFolder = None,
    database: DatabaseUrl = None,
    show: Annotated[bool, typer.Option("--open", help=texts.say("help-open"))] = False,
) -> None:
    """Run a server."""
    from tabbytop.server.serve import run_server
    from tabbytop.server.settings import read_settings

    settings = read_settings(os.environ, port=port, lan=lan or None, data=data, database=database)
    run_server(texts, settings, print_now, show=show)


@app.command(help=texts.say("help-backup"))
def backup(file: BackupFile, data: DataFolder = None, database: DatabaseUrl = None, force: Force = False) -> None:
    """Back up a server's data into a file."""
    from tabbytop.server.ops.backup import run_backup
    from tabbytop.server.settings import read_settings

    run_backup(texts, read_settings(os.environ, data=data, database=database), file, force, print_line)


@app.command(help=texts.say("help-restore"))
def restore(file: BackupFile, data: DataFolder = None, database: DatabaseUrl = None, force: Force = False) -> None:
    """Restore a server's data from a file."""
    from tabbytop.server.ops.backup import run_restore
    from tabbytop.server.settings import read_settings

    run_restore(texts, read_settings(os.environ, data=data, database=database), file, force, print_line)


@app.command(help=texts.say("help-moves"))
def moves(position: PositionFile, deck: PositionDeck = None, json: Json = False) -> None:
    """List the legal moves of a position."""
    from tabbytop.terminal import inspection

    found, lines = inspection.list_moves(texts, position, deck)
    if json:
        print_json(found)
        return
    for line in lines:
        print_line(line)


@app.command(help=texts.say("help-score"))
def score(position: PositionFile, deck: PositionDeck = None, json: Json = False) -> None:
    """Score a position."""
    from tabbytop.terminal import inspection

    found, lines = inspection.score_position(texts, position, deck)
    if json:
        print_json(found)
        return
    for line in lines:
        print_line(line)


@app.command(help=texts.say("help-simulate"))
def simulate(
    game: GameName,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", help=texts.say("help-games"))] = 100,
    seed: Annotated[str, typer.Option("--seed", help=texts.say("help-seed"))] = "1",
    advanced: Advanced = False,
    table: TableSize = None,
    deck: DeckName = None,
    policy: Annotated[str | None, typer.Option("--policy", help=texts.say("help-policy"))] = None,
    jobs: Annotated[int, typer.Option("--jobs", help=texts.say("help-jobs"))] = 1,
    records: Annotated[str, typer.Option("--records", help=texts.say("help-records"), metavar="DIR")] = "",
    json: Json = False,
) -> None:
    """Simulate many games between bots."""
    from tabbytop.lab import console

    console.run(
        texts,
        game,
        players,
        games,
        seed,
        game_options(advanced, table),
        deck,
        policy,
        jobs,
        records,
        print_json if json else None,
    )


@app.command(help=texts.say("help-arena"))
def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Option("--bots", help=texts.say("help-bots"))],
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", help=texts.say("help-arena-games"))] = 100,
    seed: Annotated[str, typer.Option("--seed", help=texts.say("help-seed"))] = "1",
    advanced: Advanced = False,
    table: TableSize = None,
    options: Annotated[str, typer.Option("--options", help=texts.say("help-options"))] = "",
    deck: DeckName = None,
    line_up: Annotated[str | None, typer.Option("--line-up", help=texts.say("help-line-up"), metavar="one|all")] = None,
    until_sure: Annotated[bool, typer.Option("--until-sure", help=texts.say("help-until-sure"))] = False,
    move_seconds: Annotated[float, typer.Option("--move-seconds", help=texts.say("help-move-seconds"))] = 10.0,
    jobs: Annotated[int, typer.Option("--jobs", help=texts.say("help-jobs"))] = 1,
    out: Annotated[str | None, typer.Option("--out", help=texts.say("help-out"), metavar="DIR")] = None,
    json: Json = False,
) -> None:
    """Let bots play against each other and rate them."""
    from tabbytop.lab.arena import console
    from tabbytop.lab.arena.plan import make_plan

    chosen = {**game_options(advanced, table), **console.read_options(options)}
    plan = make_plan(game, players, bots, games, chosen, deck, seed, line_up, move_seconds, until_sure)
    console.run_arena(texts, plan, jobs, out, print_json if json else None)


@app.command(help=texts.say("help-tune"))
def tune(
    game: GameName,
    level: Annotated[str, typer.Option("--level", help=texts.say("help-tune-level"))] = "house-cat",
    weights: Annotated[str, typer.Option("--weights", help=texts.say("help-tune-weights"))] = "",
    rounds: Annotated[int, typer.Option("--rounds", help=texts.say("help-tune-rounds"))] = 1,
    seed: Annotated[str, typer.Option("--seed", help=texts.say("help-seed"))] = "1",
    jobs: Annotated[int, typer.Option("--jobs", help=texts.say("help-jobs"))] = 1,
    out: Annotated[str | None, typer.Option("--out", help=texts.say("help-tune-out"), metavar="FILE")] = None,
) -> None:
    """Tune the weights of a bot's evaluation."""
    from tabbytop.lab import tuner

    for line in tuner.run_tuning(texts, game, level, weights, rounds, seed, jobs, out):
        print_line(line)


@app.command(help=texts.say("help-replay"))
def replay(
    record: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", help=texts.say("help-seat"))] = None,
    step: Annotated[bool, typer.Option("--step", help=texts.say("help-step"))] = False,
    board: Annotated[bool, typer.Option("--board", help=texts.say("help-board"))] = False,
    language_code: LanguageOption = None,
) -> None:
    """Print a recorded game."""
    from tabbytop.terminal import records

    records.replay(texts, record, seat, step, board)


@app.command(help=texts.say("help-export"))
def export(
    record: RecordFile,
    positions: Annotated[bool, typer.Option("--positions", help=texts.say("help-positions"))] = False,
) -> None:
    """Export the positions of a record."""
    if not positions:
        raise Refusal("", "no-export")
    from tabbytop.terminal import records

    print_json(records.export_positions(record))


@app.command(help=texts.say("help-verify"))
def verify(
    record: RecordFile,
    commitment: Annotated[
        str | None, typer.Option("--commitment", help=texts.say("help-commitment"), metavar="HEX")
    ] = None,
) -> None:
    """Verify a record."""
    from tabbytop.terminal import records

    for line in records.verify(texts, record, commitment):
        print_line(line)


@app.command(help=texts.say("help-rules"))
def rules(game: GameName = "cat-box", language_code: LanguageOption = None) -> None:
    """Print the rules of a game."""
    from tabbytop.terminal import inspection

    for line in inspection.list_rules(texts, game):
        print_line(line)


@deck_app.command("check", help=texts.say("help-deck-check"))
def deck_check(file: Annotated[str, typer.Argument(help=texts.say("help-deck-file"), metavar="FILE")]) -> None:
    """Check a deck file."""
    from tabbytop.terminal import inspection

    for line in inspection.check_deck(texts, file):
        print_line(line)


@deck_app.command("show", help=texts.say("help-deck-show"))
def deck_show(
    game: GameName = "cat-box",
    deck: Annotated[str | None, typer.Argument(help=texts.say("help-deck-name"), metavar="DECK")] = None,
) -> None:
    """Draw all cards of a deck."""
    from tabbytop.terminal import inspection

    inspection.print_deck(texts, game, deck)


def main(arguments: list[str] | None = None) -> None:
    """Run the command. For invalid arguments or files, print one sentence and exit with code 2."""
    for stream in (sys.stdin, sys.stdout):
        accept_any_character(stream)
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    try:
        code: Any = app(arguments, prog_name="tabbytop", standalone_mode=False)
        sys.stdout.flush()
    except Refusal as refusal:
        sys.stderr.write(texts.say("error", text=texts.why(refusal)) + "\n")
        code = 2
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        command = "" if context is None else context.command_path.removeprefix("tabbytop").strip()
        text = printable(error.format_message(), LONGEST_ERROR)
        text = text if text.endswith((".", "?")) else text + "."
        sys.stderr.write(texts.say("error-usage", text=text, command=f"{command} " if command else "") + "\n")
        code = 2
    except ModuleNotFoundError as error:
        extra = EXTRAS.get((error.name or "").partition(".")[0])
        if extra is None:
            raise
        sys.stderr.write(texts.say("error", text=texts.say("error-needs-extra", extra=extra)) + "\n")
        code = 2
    except typer.Abort:
        code = INTERRUPTED
    except OSError as error:
        # The pipe is closed or the disk is full: print nothing more, including what Python would flush at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            sys.stderr.write(texts.say("error-output", reason=(error.strerror or "unknown").lower()) + "\n")
        code = 1
    if code == INTERRUPTED:
        sys.stderr.write("\n" + texts.say("bye") + "\n")
    sys.exit(code if isinstance(code, int) else 0)


if __name__ == "__main__":
    main()

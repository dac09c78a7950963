"""Run a small sample of the campaign `leaks`: nothing leaks, and a leak would be found."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Collection
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from campaigns import _pairs, _window_timing, leaks
from campaigns._intervals import difference
from campaigns._leak_search import SearchResult
from campaigns._pairs import PRIVATE, Comparison
from campaigns._settings import CampaignSetting
from campaigns._tagged_decks import DECKS, KITTY, TAGS, kitty_deck, named_by_deck
from campaigns._window_cases import ANSWERS, ARMED, CASES, PLAYED, SILENT
from campaigns._window_timing import SECONDS, Measurement, Stopwatch, TimedTable, figures, is_same, time_windows
from tabbytop.games.registry import NAMES, open_game
from tabbytop.narrate.kitty import card_text
from tabbytop.narrate.language import english
from tabbytop.server.ops.metrics import Telemetry
from tabbytop.server.rooms import bot_seats, listeners
from tabbytop.server.rooms.room import Room
from tabbytop.server.rooms.sealed_answers import SealedAnswers
from tabbytop.server.tables.commands.window import decide_close
from tabbytop.server.tables.next_moves import NextMove
from tabbytop.server.tables.state import TableState
from tabbytop.server.views import frame as frames
from tabbytop.table.standing_answers import ASK, TURN, prompts
from tabbytop.wire import messages as m
from tabbytop.wire.client import RequestRefused, TableConnection
from tests import tiers
from tests.server import live_server, whole_game
from tests.server.live_server import LiveServer, SeatedTable, run_on_server, seat_table, setup
from tests.server.seat_swap import ROUTES
from tests.server.set_clock import SetClock

HIDING = {
    "cat-box": CampaignSetting("cat-box", "secret", 3, {"advanced": True}),
    "if-it-fits": CampaignSetting("if-it-fits", "cardboard", 3, {"table": "coffee"}),
    "here-kitty-kitty": CampaignSetting("here-kitty-kitty", "neighborhood", 4, {}),
}


def search_one_game(game: str, folder: Path, seed: str = "sample") -> SearchResult:
    """Play and search one whole game."""
    return asyncio.run(leaks.search_games(game, seed, 0, 1, folder))


def compare_pairs_of(game: str, folder: Path, monkeypatch: pytest.MonkeyPatch, count: int) -> Comparison:
    """Compare some pairs of a setting with much hidden information, in which everything happens."""
    monkeypatch.setattr(leaks, "settings", lambda name: [HIDING[name]])
    first = 24 if game == KITTY else 0
    return asyncio.run(leaks.compare_pairs(game, "sample", first, count, folder))


# Nothing leaks


@pytest.mark.parametrize("game", NAMES)
def test_no_message_reveals_hidden_information(game: str, tmp_path: Path) -> None:
    found = search_one_game(game, tmp_path)
    assert found.leaks == []
    assert found.messages > 150
    assert found.tags > 1000
    assert found.log_lines > 5
    expected = {"stand", "more_time", *(["window", "seal"] if game == KITTY else [])}  # one game may have no draft
    assert {act for act in expected if not found.private[act]} == set()


@pytest.mark.parametrize("game", NAMES)
def test_no_route_shows_a_seat_that_was_swapped_away(game: str, tmp_path: Path) -> None:
    found = asyncio.run(leaks.swap_games(game, "sample", 0, 1, tmp_path))
    assert found.leaks == []
    assert found.attacks == len(ROUTES)
    assert found.tags > 20, "the host sees their own cards"


@pytest.mark.parametrize("game", NAMES)
def test_hidden_information_changes_no_message(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = compare_pairs_of(game, tmp_path, monkeypatch, 4)
    assert found.differences == []
    assert found.pairs >= 3
    assert found.messages > 60
    if game == KITTY:
        assert found.windows > 15
        assert found.armed > 0
        assert found.long_windows > 0
        assert {key for key in PRIVATE if not found.private[key]} == set()


# Leaks are found


@pytest.fixture
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the games: leaks show up early."""

    async def play(game: whole_game.RandomGame) -> None:
        while game.state.status == "playing" and game.event_counts.get("move", 0) < 4:
            await game.sync()
            if game.state.window is not None:
                await game.play_window()
            elif game.state.seat_to_move is not None and game.state.seats[game.state.seat_to_move].bot:
                await game.wait_past(game.state.move_number)
            else:
                await game.play_turn()
        await game.sync()

    monkeypatch.setattr(whole_game.RandomGame, "play", play)


@pytest.mark.usefixtures("short_games")
@tiers.sample(1)
@pytest.mark.parametrize("game", NAMES)
def test_a_view_that_shows_too_much_is_found(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def whole_state(state: TableState, eyes: int) -> Any:
        return state.match.state if state.match is not None else None

    monkeypatch.setattr(frames, "state_seen", whole_state)
    assert len(search_one_game(game, tmp_path).leaks) > 5


@pytest.mark.usefixtures("short_games")
@tiers.sample(1)
@pytest.mark.parametrize("game", NAMES)
def test_private_news_sent_to_everyone_is_found(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "hears", lambda audience, seat: True)
    assert len(search_one_game(game, tmp_path).leaks) >= 3


def test_a_question_may_say_what_its_card_does_and_nothing_else() -> None:
    deck = kitty_deck(Random("sample"))
    game = open_game(KITTY, deck)
    names = {kind.id: kind.name for kind in game.deck.kinds}
    card, other = [kind for kind in game.deck.kinds if kind.against or kind.cancels][:2]

    def named(about: str) -> set[str]:
        data = msgspec.json.encode({"window": {"kind": "cancel"}, "question": {"card": card.id, "about": about}})
        return TAGS[KITTY](data.replace(named_by_deck(data, game.deck.kinds), b"").decode())

    assert named(card_text(english(), card, names)) == {card.id}
    assert named(card_text(english(), other, names)) > {card.id}


@pytest.mark.usefixtures("short_games")
def test_a_leaked_id_and_secret_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = frames.table_info

    def leaky_table_info(state: TableState, person: str, here: set[int], watching: int) -> m.TableInfo:
        table = plain(state, person, here, watching)
        table.host = state.host
        table.commitment = state.secret.hex()
        return table

    monkeypatch.setattr(listeners, "table_info", leaky_table_info)
    found = " ".join(search_one_game("if-it-fits", tmp_path).leaks)
    assert "a person's id" in found
    assert "the dealer's secret" in found


@tiers.sample(1)
@pytest.mark.parametrize("game", NAMES)
def test_pairs_find_a_view_that_shows_too_much(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def whole_state(state: TableState, eyes: int) -> Any:
        return state.match.state if state.match is not None else None

    monkeypatch.setattr(frames, "state_seen", whole_state)
    assert compare_pairs_of(game, tmp_path, monkeypatch, 2).differences


def test_pairs_find_a_window_that_closes_when_all_have_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = Room._answer
    hastened: list[str] = []

    async def hasty(self: Room, *command: Any) -> None:
        await answer(self, *command)
        state = self._state
        if state.window is not None and set(self._sealed.answers) >= set(state.window.asked):
            hastened.append(f"window {state.move_number} closed early")
            state.asked_at = 0.0
            self.run_table()

    monkeypatch.setattr(Room, "_answer", hasty)
    try:
        found = compare_pairs_of(KITTY, tmp_path, monkeypatch, 4).differences
    except RequestRefused as refused:  # an answer came too late
        found = [refused.why]
    except TimeoutError:  # the script waits for something that can't happen any more
        found = hastened
    assert found


def test_pairs_find_a_frame_that_reveals_another_seats_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SealedAnswers, "has", lambda self, table, seat: bool(self.answers))
    assert compare_pairs_of(KITTY, tmp_path, monkeypatch, 3).differences


# Leaks of what is sealed besides answers. Each is planted by a function that patches the server.


def show_that_a_move_is_sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell everyone that someone has sealed a next move."""
    monkeypatch.setattr(SealedAnswers, "has", lambda self, table, seat: bool(self.pending_moves(table)))


def show_standing_answers_in_table_info(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell everyone a standing answer that isn't the usual one."""
    plain = listeners.Listeners.table_info

    def leaky_table_info(self: listeners.Listeners, table: TableState, person: str) -> m.TableInfo:
        info = plain(self, table, person)
        info.host = next((choice for choice in self.sealed.choices.values() if choice != ASK), info.host)
        return info

    monkeypatch.setattr(listeners.Listeners, "table_info", leaky_table_info)


def show_drafts_to_everyone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show a draft to all seats."""

    def any_draft(self: SealedAnswers, seat: int | None) -> NextMove | None:
        moves = {by: plain(self, by) for by in self.moves}
        return next((move for by, move in moves.items() if move and move.say), None)

    def leaky_draft_words(table: TableState, seat: int, move: NextMove | None) -> list[str]:
        if table.match is None or move is None or not any(move.is_draft(table, by) for by in range(len(table.seats))):
            return []
        return [table.match.game.words.write(a) for a in move.say]

    plain = SealedAnswers.next_move
    monkeypatch.setattr(SealedAnswers, "next_move", any_draft)
    monkeypatch.setattr(frames, "draft_words", leaky_draft_words)


def close_windows_early_for_standing_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Close a window a little earlier if a seat's standing answer passes."""
    plain = Room._window_times

    def hasty(self: Room) -> tuple[float, float]:
        seals, closes = plain(self)
        early = 0.005 if TURN in self._sealed.choices.values() else 0.0
        return seals - early, closes - early

    monkeypatch.setattr(Room, "_window_times", hasty)


Plant = Callable[[pytest.MonkeyPatch], None]
GAMES = 6
"""Maximum number of games until a leak must be found; in some of them there is no draft to show."""
SHOWN: list[Plant] = [show_that_a_move_is_sealed, show_standing_answers_in_table_info, show_drafts_to_everyone]


@tiers.sample(1)
@pytest.mark.parametrize("plant", SHOWN, ids=lambda plant: plant.__name__)
def test_a_frame_that_reveals_what_others_sealed_is_found(
    plant: Plant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    games = (search_one_game(KITTY, tmp_path, f"sample {i}") for i in range(GAMES))
    assert any(found.leaks for found in games)


@tiers.sample(1)
@pytest.mark.parametrize("kind", ["a standing answer", "a next move"])
def test_a_log_that_says_what_was_sealed_is_found(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    logs: list[Any] = []
    plain_move, plain_choice = SealedAnswers.save_move, SealedAnswers.save_choice

    def telemetry(level: str, stream: io.StringIO) -> Telemetry:
        logs.append(made := Telemetry(level, stream))
        return made

    async def save_move(self: SealedAnswers, table: TableState, seat: int, sentence: tuple[int, ...]) -> bool:
        assert table.match is not None
        logs[0].log.info("sealed", bot=[table.match.game.words.write(a) for a in sentence])
        return await plain_move(self, table, seat, sentence)

    async def save_choice(self: SealedAnswers, table: TableState, seat: int, choice: str) -> None:
        logs[0].log.info("sealed", why=choice)
        await plain_choice(self, table, seat, choice)

    monkeypatch.setattr(live_server, "Telemetry", telemetry)
    monkeypatch.setattr(SealedAnswers, *("save_move", save_move) if "move" in kind else ("save_choice", save_choice))
    found = search_one_game(KITTY, tmp_path).leaks
    assert [leak for leak in found if f"in the log: {kind}" in leak]


@tiers.sample(1)
@pytest.mark.parametrize("plant", [*SHOWN, close_windows_early_for_standing_answers], ids=lambda plant: plant.__name__)
def test_pairs_find_what_reveals_what_others_sealed(
    plant: Plant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert compare_pairs_of(KITTY, tmp_path, monkeypatch, 4).differences


def test_pairs_find_a_pass_that_shows_whether_a_player_who_left_had_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:

    def leaky(state: TableState, answers: Any, bots: dict[int, str], moves: Any, sealed: Collection[int]) -> Any:
        return decide_close(state, answers, {seat: bot for seat, bot in bots.items() if seat not in sealed}, moves)

    monkeypatch.setattr("tabbytop.server.rooms.room.decide_close", leaky)
    monkeypatch.setattr(_pairs, "SHARE_LEAVING", 0.8)
    assert compare_pairs_of(KITTY, tmp_path, monkeypatch, 4).differences


def test_pairs_find_a_bot_that_moves_as_soon_as_it_has_decided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(self: bot_seats.BotSeats, move_number: int, request: Any, *when: float) -> None:
        sentence = await self.pool.move(request)
        if request.in_window:
            self.answered[move_number, request.seat] = sentence
        else:
            self.deliver(move_number, request.seat, sentence)

    monkeypatch.setattr(bot_seats.BotSeats, "_choose", at_once)
    assert compare_pairs_of("if-it-fits", tmp_path, monkeypatch, 4).differences


# The instruments


@pytest.mark.parametrize("game", NAMES)
def test_every_card_of_a_tagged_deck_has_unique_tags(game: str) -> None:
    deck = DECKS[game](Random(1))
    opened = open_game(game, deck)
    name = "face" if game == "cat-box" else "card"
    verb = next(verb for verb in opened.words.verbs if verb.name == name)
    words = [opened.words.write(a) for a in range(verb.first, verb.first + verb.count)]
    tags = [tag for word in words for tag in TAGS[game](word)]
    assert len(tags) == len(set(tags)) >= 50


def test_differences_are_taken_within_strata() -> None:
    rng = Random(1)

    def sample(count: int, mean: float) -> list[float]:
        return [rng.gauss(mean, 1) for _ in range(count)]

    silent = {"slow": sample(400, 50), "fast": sample(400, 0)}
    same = difference({"slow": sample(900, 50), "fast": sample(100, 0), "rare": [99.0]}, silent)
    later = difference({"slow": sample(100, 51), "fast": sample(900, 1)}, silent)
    assert same is not None
    assert later is not None
    assert same.low < 0 < same.high
    assert same.is_within(0.5)
    assert 0.7 < later.low < later.high < 1.3
    assert not later.is_within(0.5)
    assert difference({"rare": [1.0, 2.0]}, silent) is None


def time_on_a_set_clock(folder: Path, cases: Collection[str]) -> dict[str, dict[str, Any]]:
    """Time some windows of these cases on a clock that is set, so that the machine has no influence."""
    found = Measurement()

    def is_enough() -> bool:
        return all(row["compared"] > 1 for row in figures(found, tables=1)["rows"] if row["others"] in cases)

    async def play(server: LiveServer) -> None:
        rng = Random("timed")
        while not is_enough():
            seated = await seat_table(server, setup(KITTY, 4), start=False)
            watcher = await server.connect(await server.new_client(), seated.table)

            def note(window: int, seconds: float, table: str = seated.table) -> None:
                found.opened[table, window] = seconds

            watcher.on_message = Stopwatch(server.clock.now, note).record
            await seated.seats[0].send_command(m.Start())
            await TimedTable(seated.seats, ManualTime(seated, watcher), rng, found).play(is_enough)

    run_on_server(folder, play, SetClock(), window_seconds=SECONDS)
    made = figures(found, tables=1)
    assert is_same(made) == all(row.get("same", True) for row in made["rows"])
    assert "| are silent |" in "\n".join(leaks.timing_section(made))
    return {row["others"]: row for row in made["rows"]}


class ManualTime:
    """A settable clock for players, who advance it themselves."""

    def __init__(self, seated: SeatedTable, watcher: TableConnection) -> None:
        self.clock = seated.server.set_clock
        self.jobs = seated.server.room(seated.table).jobs
        self.watcher = watcher

    def now(self) -> float:
        return self.clock.now()

    async def reach(self, t: float) -> None:
        await self.clock.advance_to(t)

    async def until(self, at: TableConnection, condition: Callable[[], bool]) -> None:
        """Wait for the server and, if it publishes a window's end at a later time, advance the clock."""
        while not condition() or self.watcher.last_entry < at.last_entry:
            if self.clock.next is not None and self.clock.is_asleep(self.jobs.task):
                await self.clock.advance_to(self.clock.next)
            await asyncio.sleep(0.001)


def test_windows_last_equally_long_on_a_set_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_window_timing, "SHARE_ON", 0.3)
    rows = time_on_a_set_clock(tmp_path, CASES)
    for case in CASES:
        assert rows[case]["same"], rows[case]
        assert rows[case]["difference"] == pytest.approx(0.0, abs=0.01)


def passes_though_armed(sealed: SealedAnswers, state: TableState) -> bool:
    """Return whether a seat could answer but passes by its standing answer."""
    assert state.window is not None
    worlds = [(seat, state.as_asked(seat)) for seat in state.window.asked]
    return any(prompts(ASK, world) and not sealed.is_prompted(state, seat) for seat, world in worlds)


@tiers.sample(1)
@pytest.mark.parametrize(
    "delays",
    [
        {ANSWERS: lambda sealed, state: bool(sealed.answers), PLAYED: SealedAnswers.pending_moves},
        {ARMED: passes_though_armed},
    ],
    ids=["answers", "holdings"],
)
def test_windows_that_last_20_ms_longer_are_found(
    delays: dict[str, Callable[[SealedAnswers, TableState], object]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = Room._window_times

    def slow(self: Room) -> tuple[float, float]:
        seals, closes = plain(self)
        return seals, closes + (0.02 if any(is_slow(self._sealed, self._state) for is_slow in delays.values()) else 0.0)

    monkeypatch.setattr(Room, "_window_times", slow)
    rows = time_on_a_set_clock(tmp_path, delays)
    for case in delays:
        assert rows[case]["difference"] > 10.0  # milliseconds; an act may come too late to slow its window down
        assert not rows[case]["same"]


def test_windows_are_timed_on_the_real_clock() -> None:
    found = asyncio.run(time_windows(1, "sample", tables=3, seconds=0.2))
    assert [row["others"] for row in found["rows"]] == [SILENT, *CASES]
    assert all(row["windows"] > 0 for row in found["rows"])

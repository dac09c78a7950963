"""Check that tallies and previews are correct and reveal no secrets, in every game and variant."""

from __future__ import annotations

from random import Random
from typing import Any

from tabbytop.engine.game import Game
from tabbytop.engine.play import actor, foresee, is_over, sample_sentence
from tabbytop.engine.seats import WATCHER
from tabbytop.games.catbox.rulebook import IDENTITIES
from tabbytop.games.catbox.scoring import unused
from tabbytop.narrate.language import english
from tabbytop.narrate.narrators import NARRATORS
from tabbytop.table.match import Match
from tests.laws.worlds import Point, Setting, law

NAMES = ["Ada", "Bob", "Cleo", "Dan", "Eve", "Fay"]


def points_from_tally(game: Game[Any], state: Any) -> list[int]:
    """Return each player's points according to the tally."""
    tally: list[Any] = game.tally(state)
    seats = range(state.seats)
    if game.name == "cat-box":
        points = {row["identity"]: row["points"] for row in tally}
        return [points[IDENTITIES[state.identities[seat]]] + unused(state, seat) for seat in seats]
    if game.name == "if-it-fits":
        return [sum(box["points"].get(str(seat), 0) for box in tally) for seat in seats]
    assert all(row["points"] == sum(line["points"] for line in row["lines"]) for row in tally)
    return [row["points"] for row in tally]


def play_to_the_end(setting: Setting, seed: int) -> Match:
    """Play a random match to its end."""
    match = setting.begin(seed)
    rng = Random(seed)
    while not is_over(match.state):
        match.say(actor(match.state), sample_sentence(match.state, rng))
    return match


@law(examples=2)
def test_a_tally_gives_the_points_at_the_end(setting: Setting, point: Point, seed: int) -> None:
    match = play_to_the_end(setting, seed)
    assert points_from_tally(match.game, match.state) == match.game.points(match.state)


@law()
def test_a_tally_gives_the_points_at_any_time(setting: Setting, point: Point, seed: int) -> None:
    match = point.reach(setting)
    assert points_from_tally(match.game, match.state) == match.game.points(match.state)


@law()
def test_the_public_tally_is_the_same_for_every_seat_and_in_every_world(
    setting: Setting, point: Point, seed: int
) -> None:
    match = point.reach(setting)
    game = match.game
    public = game.tally(match.view(WATCHER))
    for seat in range(setting.players):
        view = match.view(seat)
        assert game.tally(game.view(view, WATCHER)) == public
        assert game.tally(game.view(game.fill(view, Random(seed)), WATCHER)) == public


@law()
def test_a_preview_is_what_happens_if_nobody_answers(setting: Setting, point: Point, seed: int) -> None:
    match = point.reach(setting)
    seat = actor(match.state)
    if seat < 0:
        return
    game = match.game
    rng = Random(seed)
    view = match.view(seat)
    for _ in range(4):
        sentence = sample_sentence(view, rng)
        ends: list[tuple[object, ...]] = []
        for world in (view, match.state, game.fill(view, rng)):
            after = game.clone(world)
            answered = foresee(after, sentence)
            preview = NARRATORS[game.name].preview(
                english(), game.view(world, WATCHER), game.view(after, WATCHER), NAMES, answered
            )
            ends.append((answered, preview, game.key(game.view(after, WATCHER))))
        assert ends[0] == ends[1] == ends[2]
    assert game.key(view) == game.key(match.view(seat))


@law()
def test_the_unseen_list_depends_only_on_the_view_and_includes_what_others_hide(
    setting: Setting, point: Point, seed: int
) -> None:
    match = point.reach(setting)
    game = match.game
    for seat in setting.seats():
        view = match.view(seat)
        rows: Any = game.unseen(view)
        assert len({row["what"] for row in rows}) == len(rows)
        assert all(row["count"] > 0 for row in rows)
        assert game.unseen(game.view(game.fill(view, Random(seed)), seat)) == rows
    left = {row["what"]: row["count"] for row in dict_rows(game.unseen(match.state))}
    for row in dict_rows(game.unseen(match.view(WATCHER))):
        assert row["count"] >= left.get(row["what"], 0)


def dict_rows(rows: Any) -> list[dict[str, Any]]:
    """Return the rows of an unseen list as dicts."""
    return list(rows)

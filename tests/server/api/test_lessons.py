"""Rules, cards and lessons: complete, correct, and playable under the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabbytop.engine.play import actor
from tabbytop.games.registry import NAMES, open_game
from tabbytop.narrate.language import in_order
from tabbytop.server.views.lessons import LEARNER, LessonStage, is_intended, lesson_of, read_lesson, stages_of
from tabbytop.table.files import DECKS, read_deck
from tests.ftl_files import variables_by_message
from tests.server.in_process_server import InProcessServer, error_code, run_in_process

WORDS = Path(__file__).parents[3] / "web" / "src" / "words"
LANGUAGES = ("en", "nl", "de")
MAX_ACCEPTED = 24
"""Moves that a step may accept at most, because each comes with a view."""


def rules_of(game: str) -> tuple[str, ...]:
    """Return the ids of all rules of a game."""
    return open_game(game, read_deck(game, DECKS[game][0])).rules


def stages(game: str) -> dict[str, LessonStage]:
    """Return the stages of a lesson by step id."""
    return {stage.step.id: stage for stage in stages_of(read_lesson(game))}


# Rules and cards


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("lang", [*LANGUAGES, "xx"])
def test_all_rules_are_listed_in_order_by_section(tmp_path: Path, game: str, lang: str) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client() as client:
            page = (await client.get(f"/api/rules/{game}", params={"lang": lang})).json()
            assert [rule["id"] for rule in page["rules"]] == in_order(rules_of(game))
            assert all(rule["text"] for rule in page["rules"])
            sections = [section["id"] for section in page["sections"]]
            assert list(dict.fromkeys(rule["section"] for rule in page["rules"])) == sections
            assert all(section["title"] for section in page["sections"])

    run_in_process(tmp_path, check)


def test_unknown_games_and_decks_are_not_found(tmp_path: Path) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client() as client:
            for path in (
                "rules/chess",
                "cards/chess",
                "lessons/chess",
                "cards/cat-box?deck=mine",
                "cards/chess?deck=mirror",
            ):
                assert error_code(await client.get(f"/api/{path}"), 404) == "no-such-page"

    run_in_process(tmp_path, check)


@pytest.mark.parametrize(
    ("game", "deck", "counts"),
    [
        ("cat-box", "", {"card": 48}),
        ("cat-box", "secret", {"card": 48}),
        ("if-it-fits", "", {"cat": 25, "princess": 5, "toy": 3, "start": 5, "cardboard": 72}),
        ("here-kitty-kitty", "", {"instant": 8, "standard": 35, "defensive": 8}),
    ],
)
def test_all_cards_are_listed_with_their_copies(tmp_path: Path, game: str, deck: str, counts: dict[str, int]) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client() as client:
            page = (await client.get(f"/api/cards/{game}", params={"deck": deck, "lang": "de"})).json()
            found: dict[str, int] = {}
            for card in page["cards"]:
                found[card["kind"]] = found.get(card["kind"], 0) + card["copies"]
                assert game != "here-kitty-kitty" or (card["name"] and card["text"])
                assert game != "cat-box" or (len(card["front"]) == 2 and len(card["back"]) == 2)
            assert found == counts

    run_in_process(tmp_path, check)


# Lessons


@pytest.mark.parametrize("game", NAMES)
def test_every_step_of_a_lesson_can_be_played(game: str) -> None:
    file = read_lesson(game)
    assert file.game == game
    assert 5 <= len(file.steps) <= 8
    has_one_continuation = True
    for stage in stages_of(file):
        step = stage.step
        assert step.position is not None or has_one_continuation, (
            f"{step.id} continues after a step with several accepted moves"
        )
        has_one_continuation = len(stage.intended) <= 1
        assert set(step.rules) <= set(rules_of(game)), step.id
        assert bool(step.accept) == bool(stage.intended), step.id
        assert len(stage.intended) <= MAX_ACCEPTED
        if not step.accept:
            continue
        assert actor(stage.match.state) == LEARNER
        legal = [[stage.match.game.words.write(a) for a in move] for move in stage.moves]
        intended = [move for move, _ in stage.intended]
        for path in step.accept:
            assert any(is_intended(move, path) for move in legal), f"{step.id} accepts {path}, which isn't legal"
        for other in step.other:
            found = [move for move in legal if is_intended(move, other.say)]
            assert [move for move in found if move not in intended], f"{step.id}: no wrong move matches {other.say}"
        assert len(intended) < len(legal), f"{step.id} accepts every legal move"


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_has_options_in_the_same_form_as_a_table(tmp_path: Path, game: str) -> None:
    async def check(server: InProcessServer) -> None:
        async with server.client() as client:
            lesson = (await client.get(f"/api/lessons/{game}")).json()
            assert [step["id"] for step in lesson["steps"]] == [step.id for step in read_lesson(game).steps]
            for step in lesson["steps"]:
                for found in step.get("accept", []):
                    tree: Any = step["options"]
                    for word in found["say"]:
                        tree = tree[word]
                    assert tree == {}
                    assert found["view"] != step["view"]
                    assert found["view"]["players"]

    run_in_process(tmp_path, check)


def test_a_lesson_shows_only_what_the_learners_seat_may_see() -> None:
    for step in lesson_of("if-it-fits").steps:
        assert step.view["players"][1]["hand"] == [None, None]
    for step in lesson_of("cat-box").steps[:-1]:
        assert [player["identity"] is None for player in step.view["players"]][1:] == [True] * (
            len(step.view["players"]) - 1
        )


# Claims made in the lessons


def test_cat_box_scores_as_the_lesson_says() -> None:
    found = stages("cat-box")
    area = found["area"]
    assert points(area.match)[0] == 6
    assert points(area.intended[0][1])[0] == 12
    assert [points(after)[0] for _, after in found["chihuahua"].intended] == [4, 4]
    assert points(found["end"].match) == [12, 3]
    for _, after in found["box"].intended:
        assert points(after)[0] == 6, "three black cats in one group"


def test_if_it_fits_scores_as_the_lesson_says() -> None:
    found = stages("if-it-fits")
    assert points(found["close"].intended[0][1])[0] == 6
    assert points(found["spray"].match)[1] == 2
    assert [points(after)[1] for _, after in found["spray"].intended] == [1] * 4
    assert points(found["sleep"].match) == [2, 2]
    assert [points(after) for _, after in found["sleep"].intended] == [[3, 0], [3, 0]]
    assert points(found["princess"].intended[0][1]) == [2, 0]


def test_here_kitty_kitty_scores_as_the_lesson_says() -> None:
    found = stages("here-kitty-kitty")
    assert points(found["score"].match)[0] == 44
    before, after = found["burglar"].match, found["burglar"].intended[0][1]
    assert points(before)[1] - points(after)[1] >= 15
    view = after.game.write_view(after.view(LEARNER))
    players: Any = view["players"]
    assert players[1]["house"] == {}
    rained: Any = found["instant"].intended[0][1].game.write_view(found["instant"].intended[0][1].view(LEARNER))
    assert rained["discard"] == ["raining-cats-and-dogs"]
    assert rained["players"][0]["porch"] == {"gray": 1, "orange": 2}
    assert rained["players"][1]["porch"] == {"black": 1, "gray": 1}
    assert len(rained["players"][0]["hand"]) == 3
    canceled: Any = found["answer"].intended[0][1].game.write_view(found["answer"].intended[0][1].view(LEARNER))
    assert canceled["players"][0]["house"] == {"black": 1}
    assert "tuna" in canceled["discard"]


def points(match: Any) -> list[int]:
    """Return the points as if the game ended now."""
    found: list[int] = match.game.points(match.state)
    return found


# Texts


def messages_of(lang: str) -> dict[str, set[str]]:
    """Return the messages of `learn.ftl` with their variables."""
    return variables_by_message(WORDS / lang / "learn.ftl")


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_has_the_same_lesson_messages(lang: str) -> None:
    assert messages_of(lang) == messages_of("en")


@pytest.mark.parametrize("game", NAMES)
def test_every_step_of_a_lesson_has_its_messages(game: str) -> None:
    wanted = {f"lesson-{game}-finished", f"learn-{game}", f"rules-about-{game}"}
    for step in read_lesson(game).steps:
        key = f"lesson-{game}-{step.id}"
        wanted |= {key, f"{key}-title"}
        if step.accept:
            wanted |= {f"{key}-right", f"{key}-hint", *[f"{key}-{other.key}" for other in step.other]}
    known = set(messages_of("en"))
    assert wanted <= known, wanted - known
    of_game = {name for name in known if name.startswith(f"lesson-{game}-")}
    assert of_game <= wanted, of_game - wanted

"""Rules, cards and first lessons: complete, exact, and playable by the rules themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tabbytop.engine.play import actor
from tabbytop.games.shelf import NAMES, open_game
from tabbytop.narrate.language import in_order
from tabbytop.server.views.lessons import LEARNER, LessonStage, is_intended, lesson_of, read_lesson, stages_of
from tabbytop.table.files import DECKS, read_deck
from tests.server.in_process_server import Visit, trouble, visit

WORDS = Path(__file__).parents[3] / "web" / "src" / "words"
LANGUAGES = ("en", "nl", "de")
MOST_MEANT = 24
"""Moves that one step may accept: each comes with a view."""


def rules_of(game: str) -> tuple[str, ...]:
    """The ids of all rules of a game."""
    return open_game(game, read_deck(game, DECKS[game][0])).rules


def stages(game: str) -> dict[str, LessonStage]:
    """The steps of a lesson by name."""
    return {stage.step.id: stage for stage in stages_of(read_lesson(game))}


# Rules and cards


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("lang", [*LANGUAGES, "xx"])
def test_all_rules_are_told_in_order_under_their_chapters(tmp_path: Path, game: str, lang: str) -> None:
    async def scene(place: Visit) -> None:
        async with place.client() as client:
            page = (await client.get(f"/api/rules/{game}", params={"lang": lang})).json()
            assert [rule["id"] for rule in page["rules"]] == in_order(rules_of(game))
            assert all(rule["text"] for rule in page["rules"])
            sections = [one["id"] for one in page["sections"]]
            assert list(dict.fromkeys(rule["section"] for rule in page["rules"])) == sections
            assert all(one["title"] for one in page["sections"])

    visit(tmp_path, scene)


def test_what_is_not_on_the_shelf_is_not_there(tmp_path: Path) -> None:
    async def scene(place: Visit) -> None:
        async with place.client() as client:
            for path in (
                "rules/chess",
                "cards/chess",
                "lessons/chess",
                "cards/cat-box?deck=mine",
                "cards/chess?deck=mirror",
            ):
                assert trouble(await client.get(f"/api/{path}"), 404) == "no-such-page"

    visit(tmp_path, scene)


@pytest.mark.parametrize(
    ("game", "deck", "counts"),
    [
        ("cat-box", "", {"card": 48}),
        ("cat-box", "secret", {"card": 48}),
        ("if-it-fits", "", {"cat": 25, "princess": 5, "toy": 3, "start": 5, "cardboard": 72}),
        ("here-kitty-kitty", "", {"instant": 8, "standard": 35, "defensive": 8}),
    ],
)
def test_all_cards_are_counted(tmp_path: Path, game: str, deck: str, counts: dict[str, int]) -> None:
    async def scene(place: Visit) -> None:
        async with place.client() as client:
            page = (await client.get(f"/api/cards/{game}", params={"deck": deck, "lang": "de"})).json()
            found: dict[str, int] = {}
            for card in page["cards"]:
                found[card["kind"]] = found.get(card["kind"], 0) + card["copies"]
                assert game != "here-kitty-kitty" or (card["name"] and card["text"])
                assert game != "cat-box" or (len(card["front"]) == 2 and len(card["back"]) == 2)
            assert found == counts

    visit(tmp_path, scene)


# Lessons


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_can_be_played_to_its_end(game: str) -> None:
    file = read_lesson(game)
    assert file.game == game
    assert 5 <= len(file.steps) <= 8
    singles = True
    for stage in stages_of(file):
        step = stage.step
        assert step.position is not None or singles, f"{step.id} goes on after a step with several answers"
        singles = len(stage.intended) <= 1
        assert set(step.rules) <= set(rules_of(game)), step.id
        assert bool(step.accept) == bool(stage.intended), step.id
        assert len(stage.intended) <= MOST_MEANT
        if not step.accept:
            continue
        assert actor(stage.match.state) == LEARNER
        said = [[stage.match.game.words.write(a) for a in move] for move in stage.moves]
        intended = [one for one, _ in stage.intended]
        for path in step.accept:
            assert any(is_intended(one, path) for one in said), f"{step.id} accepts {path}, which is not legal"
        for other in step.other:
            found = [one for one in said if is_intended(one, other.say)]
            assert [one for one in found if one not in intended], f"{step.id}: {other.say} is never said"
        assert len(intended) < len(said), f"{step.id} has nothing to find"


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_is_sent_with_options_as_a_table_sends_them(tmp_path: Path, game: str) -> None:
    async def scene(place: Visit) -> None:
        async with place.client() as client:
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

    visit(tmp_path, scene)


def test_a_lesson_shows_what_the_seat_of_who_learns_may_see() -> None:
    for step in lesson_of("if-it-fits").steps:
        assert step.view["players"][1]["hand"] == [None, None]
    for step in lesson_of("cat-box").steps[:-1]:
        assert [one["identity"] is None for one in step.view["players"]][1:] == [True] * (len(step.view["players"]) - 1)


# What lessons say is true


def test_cat_box_counts_as_the_lesson_says() -> None:
    found = stages("cat-box")
    area = found["area"]
    assert points(area.match)[0] == 6
    assert points(area.intended[0][1])[0] == 12
    assert [points(after)[0] for _, after in found["chihuahua"].intended] == [4, 4]
    assert points(found["end"].match) == [12, 3]
    for _, after in found["box"].intended:
        assert points(after)[0] == 6, "three black cats in one group"


def test_if_it_fits_counts_as_the_lesson_says() -> None:
    found = stages("if-it-fits")
    assert points(found["close"].intended[0][1])[0] == 6
    assert points(found["spray"].match)[1] == 2
    assert [points(after)[1] for _, after in found["spray"].intended] == [1] * 4
    assert points(found["sleep"].match) == [2, 2]
    assert [points(after) for _, after in found["sleep"].intended] == [[3, 0], [3, 0]]
    assert points(found["princess"].intended[0][1]) == [2, 0]


def test_here_kitty_kitty_counts_as_the_lesson_says() -> None:
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
    cancelled: Any = found["answer"].intended[0][1].game.write_view(found["answer"].intended[0][1].view(LEARNER))
    assert cancelled["players"][0]["house"] == {"black": 1}
    assert "tuna" in cancelled["discard"]


def points(match: Any) -> list[int]:
    """The result as if the game ended now."""
    found: list[int] = match.game.points(match.state)
    return found


# Words


class Names(Visitor):
    """The variables of a sentence."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Note it."""
        self.found.add(node.id.name)


def sentences(lang: str) -> dict[str, set[str]]:
    """The sentences of `learn.ftl` with their variables."""
    resource = FluentParser().parse((WORDS / lang / "learn.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}: {entry.id.name} stands twice"
            names = Names()
            names.visit(entry)
            found[entry.id.name] = names.found
    return found


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_words_to_learn_are_the_same_in_every_language(lang: str) -> None:
    assert sentences(lang) == sentences("en")


@pytest.mark.parametrize("game", NAMES)
def test_every_step_of_a_lesson_has_its_words(game: str) -> None:
    wanted = {f"lesson-{game}-finished", f"learn-{game}", f"rules-about-{game}"}
    for step in read_lesson(game).steps:
        key = f"lesson-{game}-{step.id}"
        wanted |= {key, f"{key}-title"}
        if step.accept:
            wanted |= {f"{key}-right", f"{key}-hint", *[f"{key}-{other.key}" for other in step.other]}
    known = set(sentences("en"))
    assert wanted <= known, wanted - known
    of_game = {name for name in known if name.startswith(f"lesson-{game}-")}
    assert of_game <= wanted, of_game - wanted

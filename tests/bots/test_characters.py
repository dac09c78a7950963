"""Characters: named cats with a style of play, and what the style changes."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from tabbytop.bots.characters import CHARACTERS, STYLES, pick_character
from tabbytop.bots.heuristics import HEURISTICS
from tabbytop.bots.levels import character_of, level_of, read_bot
from tabbytop.bots.search_bot import SearchBot
from tabbytop.bots.simple import HouseCat, Kitten
from tabbytop.engine.errors import Refusal
from tabbytop.engine.play import actor, judge
from tabbytop.games.registry import NAMES, open_game
from tabbytop.table.dealer import seeded_dealer
from tabbytop.table.files import DECKS, read_deck
from tabbytop.table.match import Match

MOST_LIKED = 0.03
"""The most that a style may give up of its chance of winning in one move."""


def test_there_are_twelve_characters_with_different_names_and_faces() -> None:
    assert len(CHARACTERS) == 12
    assert len({one.name for one in CHARACTERS.values()}) == len({one.face for one in CHARACTERS.values()}) == 12


def test_every_style_has_cats_of_several_temperaments() -> None:
    for style in STYLES:
        assert len({one.temperament for one in CHARACTERS.values() if one.style == style}) == 3


def test_no_character_has_the_name_of_a_cat_of_the_games() -> None:
    words = {
        word for path in Path("src/tabbytop/decks").rglob("*.json") for word in path.read_text().lower().split('"')
    }
    for language in ("en", "nl", "de"):
        for path in Path(f"src/tabbytop/narrate/{language}").glob("*-*.ftl"):
            words |= set(path.read_text("utf-8").lower().replace(".", " ").replace(",", " ").split())
    assert not words & {one.name.lower() for one in CHARACTERS.values()}


def test_a_character_is_never_picked_twice() -> None:
    taken: list[str] = []
    for i in range(12):
        taken.append(pick_character(taken, str(i).encode()))
    assert sorted(taken) == sorted(CHARACTERS)
    assert pick_character(taken, b"one more") == ""


def test_the_same_seed_picks_the_same_character() -> None:
    assert pick_character((), b"salt") == pick_character((), b"salt")
    assert len({pick_character((), str(i).encode()) for i in range(200)}) == 12


@pytest.mark.parametrize(
    "text", ["kitten@pepper", "house-cat@pepper", "alley-cat:60@pepper", "tiger:0.5s@pepper+rounds=2"]
)
def test_a_character_may_follow_the_level(text: str) -> None:
    bot = read_bot(text)
    assert isinstance(bot, Kitten | HouseCat | SearchBot)
    assert bot.style == CHARACTERS["pepper"].style
    assert (level_of(text), character_of(text)) == (text.split("@", maxsplit=1)[0].split(":", maxsplit=1)[0], "pepper")


@pytest.mark.parametrize(("text", "why"), [("house-cat@lion", "no-such-character"), ("house-cat@", "no-such-bot")])
def test_an_unknown_character_is_refused(text: str, why: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_bot(text)
    assert refused.value.why == why


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_every_style_and_a_style_changes_little(name: str) -> None:
    heuristics = HEURISTICS[name]
    assert sorted(heuristics.styles) == sorted(STYLES)
    for style in heuristics.styles.values():
        assert style.likes, "a style that likes nothing wouldn't show at a level that doesn't search"
        assert set(style.factors) <= set(heuristics.weights)
        assert all(0.5 <= factor <= 2 for factor in style.factors.values())
        assert all(abs(like) <= MOST_LIKED for like in style.likes.values())


@pytest.mark.parametrize("name", NAMES)
def test_a_style_adds_its_likes_to_the_evaluator_and_the_plain_level_has_none(name: str) -> None:
    heuristics = HEURISTICS[name]
    assert heuristics.make_evaluator().likes == {}
    assert heuristics.make_evaluator(style="meddler").likes == heuristics.styles["meddler"].likes


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("level", ["kitten", "house-cat", "alley-cat:6"])
def test_styled_bots_play_legal_moves_and_repeat_them(name: str, level: str) -> None:
    game = open_game(name, read_deck(name, DECKS[name][0]))
    match = Match(game, game.start(3, game.variants[0]), seeded_dealer(3, "styled"))
    match.deal()
    cats = ["nutmeg", "bramble", "juniper"]
    for n in range(12):
        seat = actor(match.state)
        view = match.view(seat)
        said = [read_bot(f"{level}@{cats[seat]}").move(game, view, [], Random(n)) for _ in range(2)]
        assert said[0] == said[1]
        assert judge(view, said[0]) is None
        match.say(seat, said[0])


def test_the_data_file_is_sorted_by_style() -> None:
    data = json.loads(Path("src/tabbytop/bots/characters.json").read_text())
    assert [one["style"] for one in data["characters"]] == [style for style in STYLES for _ in range(3)]

"""Lessons with mouse, finger and keyboard only; links to rules; a replay from a shared link."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tabbytop.games.shelf import NAMES
from tabbytop.server.views.lessons import LessonStep, lesson_of
from tests import tiers
from tests.browser.conftest import PHONE, NewPage
from tests.browser.hands import Finger, Keys, Mouse, play_on

SHOWN_BY_ITSELF = re.compile(r"card [A-Za-z]")
"""A card that was just picked up; players don't choose that."""


class Walker(Keys):
    """Reaches things by Tab, and by arrow keys between neighboring places."""

    def press_word(self, word: str) -> None:
        """Move the focus to a word and take it."""
        for _ in range(200):
            here = self.here().get("word")
            if here == word:
                self.page.keyboard.press("Enter")
                return
            for _ in range(40 if here else 0):
                self.page.keyboard.press("ArrowRight")
                if self.here().get("word") == word:
                    break
            else:
                self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {word}")


def take(player: Mouse, word: str) -> None:
    """Choose one word of a move."""
    if isinstance(player, Walker):
        player.press_word(word)
    else:
        player.press(player.page.locator(f'[data-word="{word}"]').first)


def do(player: Mouse, what: str) -> None:
    """Press a button."""
    if isinstance(player, Walker):
        player.go_to("do", what)
        player.page.keyboard.press("Enter")
    else:
        player.press(player.page.locator(f"[data-do={what}]:visible"))


def follow(player: Mouse, step: LessonStep) -> None:
    """Make the first intended move, if the step asks for one."""
    if not step.accept:
        return
    expect(player.page.locator("[data-do=next]")).to_be_disabled()
    for word in step.accept[0].say:
        if not SHOWN_BY_ITSELF.match(word):
            take(player, word)
    if player.page.locator("[data-do=confirm]").count():
        do(player, "confirm")
    expect(player.page.locator(".right")).to_be_visible()


HANDS = {"mouse": (Mouse, {}), "finger": (Finger, {"viewport": PHONE, "has_touch": True}), "keys": (Walker, {})}


@tiers.sample(1, by=lambda game: game)
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_to_its_end(new_page: NewPage, game: str, hand: str) -> None:
    kind, more = HANDS[hand]
    player = kind(new_page(**more), game)
    player.page.goto(f"/learn/{game}")
    for i, step in enumerate(lesson_of(game).steps):
        player.page.wait_for_selector(f"[data-lesson-step='{i}']")
        follow(player, step)
        do(player, "next")
    player.page.wait_for_selector("[data-lesson-done]")
    do(player, "first-game")
    player.page.wait_for_url(f"**/?game={game}")
    player.page.goto("/learn")
    expect(player.page.locator(".done")).to_have_count(1)


def test_a_move_that_is_not_meant_is_answered_with_a_hint(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/learn/cat-box")
    page.locator("[data-do=next]").click()
    take(Mouse(page, ""), "card 0.1")
    page.locator('[data-word^="at "]').first.focus()
    page.keyboard.press("Enter")
    page.locator("[data-do=confirm]").click()
    expect(page.locator(".hint")).to_contain_text("right card")
    expect(page.locator("[data-do=next]")).to_be_disabled()


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_rules_are_found_by_their_links_and_by_their_words(new_page: NewPage, language: str) -> None:
    page = new_page(locale=language)
    page.goto("/rules/if-it-fits#IIF-5.4")
    rule = page.locator("[data-rule='IIF-5.4']")
    expect(rule).to_have_class(re.compile("here"))
    expect(rule).to_be_in_viewport()
    page.locator("#query").fill("princess")
    expect(page.locator("[data-rule='IIF-7.1']")).to_be_visible()
    expect(page.locator("[data-rule='IIF-4.2']")).to_have_count(0)
    page.locator("#query").fill("IIF-4.2")
    expect(page.locator("[data-rule='IIF-4.2']")).to_be_visible()
    page.goto("/rules/here-kitty-kitty#cards")
    expect(page.locator("#card-tuna")).to_be_visible()


def shows_move(page: Page, n: str, eyes: str) -> None:
    """Check that the replay shows this move from this point of view."""
    expect(page.locator(f"[data-replay][data-n='{n}'][data-eyes='{eyes}']")).to_have_count(1)
    assert page.url.endswith(f"?n={n}&eyes={eyes}")


def test_a_replay_from_a_link_that_was_sent(new_page: NewPage) -> None:
    player = Mouse(new_page(), "replay")
    player.begin("if-it-fits")
    play_on(player)
    table = player.page.url.rpartition("/")[2]
    friend = new_page()
    friend.goto(f"/replay/{table}?n=14&eyes=1")
    friend.wait_for_selector("[data-seen]")
    shows_move(friend, "14", "1")
    steps = friend.locator("[data-step]")
    for key, place in (("Home", 0), ("ArrowRight", 1), ("End", steps.count() - 1), ("ArrowLeft", steps.count() - 2)):
        friend.keyboard.press(key)
        shows_move(friend, steps.nth(place).get_attribute("data-step") or "", "1")
    friend.locator("[data-set=eyes]").select_option("open")
    expect(friend.locator("[data-eyes=open]")).to_have_count(1)
    friend.locator("summary").click()
    friend.locator("[data-do=verify]").click()
    expect(friend.locator("[data-verdict=ok]")).to_be_visible()
    with friend.expect_download() as file:
        friend.locator("[data-do=record]").click()
    with open(file.value.path(), encoding="utf-8") as record:
        assert json.load(record)["secret"]

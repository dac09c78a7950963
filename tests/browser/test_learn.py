"""Lessons by mouse, touch and keyboard; links to rules; a replay from a shared link."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tabbytop.games.registry import NAMES
from tabbytop.server.views.lessons import LessonStep, lesson_of
from tests import tiers
from tests.browser.conftest import PHONE, NewPage
from tests.browser.input_devices import Keyboard, Mouse, TouchScreen, play_on

SHOWN_BY_ITSELF = re.compile(r"card [A-Za-z]")
"""Matches a card that the page picks up by itself, so players don't choose it."""


class Walker(Keyboard):
    """A keyboard player who uses Tab, and arrow keys between neighboring places."""

    def press_word(self, word: str) -> None:
        """Move the focus to a word of a move and choose it."""
        for _ in range(200):
            current = self.focused().get("word")
            if current == word:
                self.page.keyboard.press("Enter")
                return
            for _ in range(40 if current else 0):
                self.page.keyboard.press("ArrowRight")
                if self.focused().get("word") == word:
                    break
            else:
                self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard doesn't reach {word}")


def take(player: Mouse, word: str) -> None:
    """Choose one word of a move."""
    if isinstance(player, Walker):
        if word.startswith("sleep ") and player.page.locator("[data-word=sleep]").count():
            player.press_word("sleep")
        player.press_word(word)
    else:
        if word.startswith("sleep ") and player.page.locator("[data-word=sleep]").count():
            player.press(player.page.locator("[data-word=sleep]"))
        player.press(player.page.locator(f'[data-word="{word}"]').first)


def do(player: Mouse, action: str) -> None:
    """Press a button."""
    if isinstance(player, Walker):
        player.go_to("do", action)
        player.page.keyboard.press("Enter")
    else:
        player.press(player.page.locator(f"[data-do={action}]:visible"))


def follow(player: Mouse, step: LessonStep) -> None:
    """Make the first accepted move of a lesson step, if it asks for a move."""
    if not step.accept:
        return
    expect(player.page.locator("[data-do=next]")).to_be_disabled()
    for word in step.accept[0].say:
        if not SHOWN_BY_ITSELF.match(word):
            take(player, word)
    if player.page.locator("[data-do=confirm]").count():
        do(player, "confirm")
    expect(player.page.locator(".right")).to_be_visible()


HANDS = {"mouse": (Mouse, {}), "finger": (TouchScreen, {"viewport": PHONE, "has_touch": True}), "keys": (Walker, {})}


@tiers.sample(1, by=lambda game: game)
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_can_be_finished(new_page: NewPage, game: str, hand: str) -> None:
    kind, options = HANDS[hand]
    player = kind(new_page(**options), game)
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


def test_a_wrong_move_in_a_lesson_shows_a_hint(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/learn/cat-box")
    page.locator("[data-do=next]").click()
    take(Mouse(page, ""), "card 0.1")
    page.locator('[data-word^="at "]').first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hint")).to_contain_text("right card")
    expect(page.locator("[data-do=next]")).to_be_disabled()


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_rules_are_found_by_link_and_by_search(new_page: NewPage, language: str) -> None:
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


def check_move_shown(page: Page, n: str, eyes: str) -> None:
    """Check that the replay shows this move from this point of view."""
    expect(page.locator(f"[data-replay][data-n='{n}'][data-eyes='{eyes}']")).to_have_count(1)
    assert page.url.endswith(f"?n={n}&eyes={eyes}")


def test_a_shared_link_opens_a_replay_at_that_move(new_page: NewPage) -> None:
    player = Mouse(new_page(), "replay")
    player.begin("if-it-fits")
    play_on(player)
    table = player.page.url.rpartition("/")[2]
    friend = new_page()
    friend.goto(f"/replay/{table}?n=14&eyes=1")
    friend.wait_for_selector("[data-seen]")
    check_move_shown(friend, "14", "1")
    steps = friend.locator("[data-step]")
    for key, place in (("Home", 0), ("ArrowRight", 1), ("End", steps.count() - 1), ("ArrowLeft", steps.count() - 2)):
        friend.keyboard.press(key)
        check_move_shown(friend, steps.nth(place).get_attribute("data-step") or "", "1")
    friend.locator("[data-set=eyes]").select_option("open")
    expect(friend.locator("[data-eyes=open]")).to_have_count(1)
    friend.locator("summary").click()
    friend.locator("[data-do=verify]").click()
    expect(friend.locator("[data-verdict=ok]")).to_be_visible()
    with friend.expect_download() as file:
        friend.locator("[data-do=record]").click()
    with open(file.value.path(), encoding="utf-8") as record:
        assert json.load(record)["secret"]

"""Other players at the table: their requests and messages, and playing again."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.input_devices import Mouse, play_on
from tests.browser.test_multiplayer import RESIGN, get_ready, make_table, play_in_turns, sit_down, start

ASK_UNDO = """async (n) => {
    const table = location.pathname.split("/").at(-1);
    const headers = {"X-Tabbytop": "1", "Content-Type": "application/json"};
    const body = JSON.stringify({do: "undo", n});
    return (await fetch(`/api/tables/${table}/do`, {method: "POST", headers, body})).ok;
}"""
IS_ASKED_AT = "() => document.querySelector('[data-asked=true]')?.dataset.n === '{n}'"
"""Whether the player is asked after an entry."""
IN_QUESTION = "() => document.activeElement?.closest('[data-part=question]') !== null"


def entry_number(page: Page) -> int:
    """Return the number of the last entry that a page shows."""
    return int(page.locator("[data-table]").get_attribute("data-n") or 0)


def ask_undo(page: Page) -> None:
    """Ask to undo the last move."""
    assert page.evaluate(ASK_UNDO, entry_number(page))


def test_undo_requests_are_dialogs_and_chat_counts_unread_messages(new_page: NewPage) -> None:
    host, guest = Mouse(new_page(), "host"), Mouse(new_page(viewport={"width": 1024, "height": 768}), "guest")
    sit_down(guest, make_table(host, "cat-box"), "Bob", 1)
    get_ready(host, 0)
    start(host)
    for player in (host, guest):
        player.page.wait_for_selector("[data-table=playing]")
    play_in_turns([host, guest], 8)
    moves_next = IS_ASKED_AT.format(n=max(entry_number(player.page) for player in (host, guest)))
    while not any(player.page.evaluate(moves_next) for player in (host, guest)):
        host.page.wait_for_timeout(20)
    asking, asked = (host.page, guest.page) if guest.page.evaluate(moves_next) else (guest.page, host.page)
    ask_undo(asking)
    question = asked.get_by_role("dialog", name=re.compile("undo the last move"))
    question.wait_for()
    for _ in range(5):
        assert asked.evaluate(IN_QUESTION) or asked.evaluate("() => document.activeElement === document.body")
        asked.keyboard.press("Tab")
    asked.keyboard.press("Escape")
    expect(question).to_have_count(0)
    strip = asked.get_by_role("group", name=re.compile("undo the last move"))
    strip.get_by_role("button", name="Agree").click()
    expect(strip).to_have_count(0)

    asked.get_by_role("tab", name="More").click()
    for text in ("meow", "purr"):
        asking.get_by_label("Write a message").fill(text)
        asking.get_by_label("Write a message").press("Enter")
    expect(asked.locator("[data-part=unread]")).to_have_text("2")
    asked.get_by_role("tab", name="Log").click()
    expect(asked.locator("[data-part=unread]")).to_have_count(0)
    assert asking.locator("[data-part=unread]").count() == 0


def test_one_click_plays_again_against_the_same_bots(new_page: NewPage) -> None:
    page = new_page()
    player = Mouse(page, "again")
    player.begin("cat-box", "3")
    play_on(player, 2)
    first = page.url
    page.evaluate(RESIGN, first.rpartition("/")[2])
    page.locator("[data-do=rematch]:visible").click()
    page.wait_for_url(lambda url: "/table/" in url and url != first)
    page.wait_for_selector("[data-table=playing]")
    assert play_on(player, 2) == 2


def test_an_unknown_address_says_so_and_leads_home(new_page: NewPage) -> None:
    page = new_page()
    answer = page.goto("/no/such/page")
    assert answer is not None
    assert answer.status == 404
    page.get_by_role("heading", name="Page not found").wait_for()
    page.get_by_role("link", name="Home").click()
    page.wait_for_selector("[data-game]")

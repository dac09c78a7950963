"""A tab plays sounds if they are on, reloads when the server has a newer client, and follows the language of others."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.conftest import NewPage
from tests.browser.input_devices import Mouse, play_on

COUNT_SOUNDS = """
window.heard = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
"""


def test_sounds_are_off_by_default_and_can_be_switched_on(new_page: NewPage) -> None:
    player = Mouse(new_page(), "sound")
    page = player.page
    page.add_init_script(COUNT_SOUNDS)
    player.begin("cat-box")
    play_on(player, 4)
    assert page.evaluate("() => window.heard") == 0
    page.get_by_role("tab", name="More").click()
    page.get_by_label("Sounds").check()
    before = page.evaluate("() => window.heard")
    assert before > 0
    play_on(player, 4)
    assert page.evaluate("() => window.heard") > before


def test_a_stale_tab_reloads_but_not_in_the_middle_of_a_move(new_page: NewPage) -> None:
    player = Mouse(new_page(), "stale")
    page = player.page
    player.begin("cat-box")
    page.wait_for_selector("[data-asked=true]")
    page.evaluate("() => { window.isOld = true; }")
    page.locator("[data-part=hand] [data-word]:visible").first.click()

    def serve_newer_client(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, headers={**response.headers, "etag": '"newer"'})

    page.route("**/", serve_newer_client)
    page.evaluate("() => dispatchEvent(new Event('focus'))")
    page.wait_for_timeout(4000)
    assert page.evaluate("() => window.isOld") is True, "a started move must not be lost"
    page.keyboard.press("Escape")
    page.wait_for_function("() => window.isOld === undefined")
    page.wait_for_selector("[data-asked=true]")


def test_a_language_chosen_in_another_tab_keeps_what_is_being_chosen(new_page: NewPage) -> None:
    player = Mouse(new_page(), "language")
    page = player.page
    player.begin("cat-box")
    page.wait_for_selector("[data-asked=true]")
    page.locator("[data-part=hand] [data-word]:visible").first.click()
    page.wait_for_selector("[data-do=back]")
    other = page.context.new_page()
    other.goto("/settings")
    other.locator("[data-setting=language]").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("tab", name="Verlauf")).to_be_visible()
    expect(page.locator("[data-do=back]")).to_have_text("Zurück")
    page.wait_for_selector("[data-connection=connected]")
    expect(page.locator("[data-do=back]")).to_be_visible()

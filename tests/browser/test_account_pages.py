"""Outside the game: home page, account, signing in on another device, and opening the app offline."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.input_devices import Mouse
from tests.browser.test_multiplayer import RESIGN

PASSWORD = "nine lives at least"


def submit_form(page: Page, name: str, *values: str) -> None:
    """Fill in and submit a form on the account page."""
    fields = page.locator(f"form[data-form={name}] input:not([readonly]):not([type=checkbox])")
    for i, value in enumerate(values):
        fields.nth(i).fill(value)
    page.locator(f"form[data-form={name}] [data-do={name}]").click()


def sign_in(page: Page, name: str) -> None:
    """Sign in as a guest with this name."""
    page.goto("/me")
    page.locator("form[data-form=rename] [data-set=name]").fill(name)
    page.locator("[data-do=rename]").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)


def test_two_clicks_lead_to_the_first_move(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.locator("[data-game=cat-box]").click()
    page.locator("[data-do=play-now]").click()
    page.wait_for_url(re.compile("/table/"))
    page.wait_for_selector("[data-table=playing][data-asked=true] [data-word]")
    page.goto("/")
    row = page.locator("[data-table-link]").first
    expect(row).to_contain_text("Cat Box")
    expect(row).to_contain_text("your turn")


def test_a_link_preselects_the_game_and_options_are_remembered(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    page.goto("/?game=if-it-fits")
    page.locator("[data-set=players]").select_option("4")
    page.locator("[data-set=level]").select_option("kitten")
    page.locator("details summary").click()
    page.locator("[data-set=table]").select_option("coffee")
    page.locator("[data-do=play-now]").click()
    page.wait_for_selector("[data-table=playing]")
    page.goto("/?game=if-it-fits")
    expect(page.locator("[data-set=players]")).to_have_value("4")
    expect(page.locator("[data-set=level]")).to_have_value("kitten")
    expect(page.locator("[data-set=table]")).to_have_value("coffee")


def test_a_name_typed_before_the_server_responds_is_kept(new_page: NewPage) -> None:
    page = new_page()
    held_routes: list[Route] = []
    page.route("**/api/me", lambda route: held_routes.append(route))  # noqa: PLW0108 Playwright needs a Python function
    page.goto("/me", wait_until="domcontentloaded")
    name = page.locator("form[data-form=rename] [data-set=name]")
    name.fill("Mimi")
    with page.expect_response("**/api/me"):
        for route in held_routes:
            route.continue_()
    page.locator("[data-do=rename]").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Mimi")


def test_an_account_from_sign_up_to_deletion(new_page: NewPage) -> None:
    page = new_page()
    sign_in(page, "Mimi")
    submit_form(page, "register", "mimi of the attic", PASSWORD)
    page.wait_for_selector("form[data-form=password]")
    submit_form(page, "password", "some other words", "eight lives are left")
    expect(page.get_by_role("alert")).to_contain_text("password")
    submit_form(page, "password", PASSWORD, "eight lives are left")
    expect(page.locator("form[data-form=password] [role=status]")).to_contain_text("changed")
    submit_form(page, "logout")
    page.wait_for_selector("[data-game]")
    page.goto("/me")
    submit_form(page, "login", "mimi of the attic", "eight lives are left")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Mimi")
    page.locator("[data-set=sure]").check()
    submit_form(page, "forget", "eight lives are left")
    page.wait_for_selector("[data-game]")
    page.goto("/me")
    submit_form(page, "login", "mimi of the attic", "eight lives are left")
    expect(page.get_by_role("alert")).not_to_be_empty()


def test_a_device_link_signs_in_a_phone_only_once(new_page: NewPage) -> None:
    desk = new_page()
    sign_in(desk, "Ada")
    desk.locator("[data-do=device]").click()
    link = desk.locator("form[data-form=device] input").input_value()
    picture = desk.locator("form[data-form=device] img")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
    for is_first in (True, False):
        phone = new_page(viewport=PHONE)
        phone.goto(link)
        phone.locator("[data-do=take]").click()
        if is_first:
            phone.wait_for_selector("[data-game]")
            expect(phone.locator("[data-do=me]")).to_contain_text("Ada")
        else:
            expect(phone.get_by_role("alert")).not_to_be_empty()


def test_a_guest_keeps_their_game_on_login_and_a_device_link_asks_first(new_page: NewPage) -> None:
    desk = new_page()
    sign_in(desk, "Mimi")
    submit_form(desk, "register", "mimi of the cellar", PASSWORD)
    desk.wait_for_selector("form[data-form=password]")
    desk.locator("[data-do=device]").click()
    link = desk.locator("form[data-form=device] input").input_value()
    phone = new_page(viewport=PHONE)
    phone.goto("/?game=cat-box")
    phone.locator("[data-do=play-now]").click()
    phone.wait_for_selector("[data-table=playing]")
    table = phone.url
    phone.goto(link)
    phone.locator("[data-do=take]").click()
    expect(phone.get_by_role("alert")).to_contain_text("lose those seats")
    expect(phone.locator("[data-do=take]")).to_contain_text("Give up my seats")
    phone.goto("/me")
    submit_form(phone, "login", "mimi of the cellar", PASSWORD)
    expect(phone.get_by_role("heading", level=1)).to_contain_text("Mimi")
    phone.goto(table)
    phone.wait_for_selector("[data-table=playing][data-asked=true] [data-word]")
    phone.goto(link)
    phone.locator("[data-do=take]").click()
    phone.wait_for_selector("[data-game]")


def test_a_lobby_has_a_qr_code_a_link_and_bots(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/?game=here-kitty-kitty")
    page.locator("[data-way=friends]").check(force=True)
    page.locator("[data-set=players]").select_option("3")
    page.locator("[data-do=create-table]").click()
    page.wait_for_selector("[data-table=open]")
    assert page.locator("img").first.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
    assert page.locator("[data-part=link]").input_value() == page.url
    page.locator("[data-seat='1'] [data-do=bot]").click()
    page.locator("[data-seat='2'] [data-do=sit-too]").click()
    page.locator("[data-set=other-name]").fill("Grandma")
    page.locator("form [data-do=sit]").click()
    expect(page.locator("[data-seat='2']")).to_contain_text("Grandma")
    page.locator("[data-seat='1'] [data-do=swap]").click()
    expect(page.locator("[data-seat='1']")).to_contain_text("Grandma")
    page.locator("[data-do=start]").click()
    # Two players share this screen, so the curtain hides the table.
    page.wait_for_selector("[data-table=playing]", state="attached")


def test_the_home_page_opens_offline(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    page.wait_for_selector("[data-game]")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.context.set_offline(False)
    page.wait_for_selector("[data-game]")


def test_results_can_be_saved_and_deleted(new_page: NewPage) -> None:
    page = new_page()
    Mouse(page, "results").begin("cat-box")
    table = page.url.rpartition("/")[2]
    page.evaluate(RESIGN, table)
    page.wait_for_selector("[data-table=over]")
    page.goto("/results")
    with page.expect_download() as download:
        page.locator("[data-do=export]").click()
    saved = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert [(one["table"], one["game"], one["how"]) for one in saved["results"]] == [(table, "cat-box", "resigned")]
    page.locator("[data-do=forget-results]").click()
    page.locator("[data-do=sure]").click()
    expect(page.locator("[data-do=export]")).to_have_count(0)
    page.reload()
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    assert page.locator("[data-do=export]").count() == 0

"""Fair deals: browsers send their own nonces and find them again after the game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tabbytop.narrate.language import english
from tabbytop.table.record import Record, from_text
from tabbytop.wire.verification import verify_record
from tests.browser.conftest import NewPage
from tests.browser.hands import Mouse
from tests.browser.test_together import is_ready, make_table, sit_down, start

NONCE = re.compile("[0-9a-f]{32}")
RESIGN = """async (table) => {
    const headers = {"X-Tabbytop": "1", "Content-Type": "application/json"};
    const answer = await fetch(`/api/tables/${table}/do`, {method: "POST", headers, body: '{"do": "resign"}'});
    if (!answer.ok) throw new Error(await answer.text());
}"""


def resign(page: Page) -> Record:
    """Resign at the table on this page, and return the record after checking it."""
    table = page.url.rpartition("/")[2]
    page.evaluate(RESIGN, table)
    record = from_text(page.request.get(f"/api/tables/{table}/record").body(), "record")
    verify_record(english(), record, record.commitment)
    return record


def sees_own_nonce(page: Page, record: Record) -> None:
    """Check that the replay shows everyone's nonces, and that our own is among them."""
    table = page.url.rpartition("/")[2]
    page.goto(f"/replay/{table}")
    page.locator("[data-part=fairness] summary").click()
    for seat, nonce in enumerate(record.nonces):
        expect(page.locator(f"[data-nonce='{seat}']")).to_have_text(nonce or "none")
    expect(page.locator("[data-own-nonce=there]")).to_be_visible()


def test_playing_now_has_a_nonce_of_the_players_own(new_page: NewPage) -> None:
    player = Mouse(new_page(), "fair")
    player.begin("cat-box", "3")
    record = resign(player.page)
    assert [bool(NONCE.fullmatch(nonce)) for nonce in record.nonces] == [True, False, False]
    sees_own_nonce(player.page, record)


def test_host_and_guest_send_nonces_and_for_a_rematch_again(new_page: NewPage) -> None:
    host, guest = Mouse(new_page(), "host"), Mouse(new_page(), "guest")
    link = make_table(host, "cat-box")
    sit_down(guest, link, "Bob", 1)
    start(host)
    for one in (host, guest):
        one.page.wait_for_selector("[data-table=playing]")
    record = resign(host.page)
    assert all(NONCE.fullmatch(nonce) for nonce in record.nonces)
    for one, seat in ((host, 1), (guest, 0)):
        one.page.locator("[data-do=rematch]").click()
        one.page.wait_for_url(lambda url: "/table/" in url and url != link)
        is_ready(one, seat)
    start(host)
    for one in (host, guest):
        one.page.wait_for_selector("[data-table=playing]")
    again = resign(guest.page)
    assert all(NONCE.fullmatch(nonce) for nonce in again.nonces)
    assert not set(again.nonces) & set(record.nonces)
    for one in (host, guest):
        sees_own_nonce(one.page, again)

"""Provably fair deals: every browser sends its own nonce and finds it in the record after the game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tabbytop.narrate.language import english
from tabbytop.table.record import Record, from_text
from tabbytop.wire.verification import verify_record
from tests.browser.conftest import NewPage
from tests.browser.input_devices import Mouse
from tests.browser.test_multiplayer import get_ready, make_table, sit_down, start

NONCE = re.compile("[0-9a-f]{32}")
RESIGN = """async (table) => {
    const headers = {"X-Tabbytop": "1", "Content-Type": "application/json"};
    const answer = await fetch(`/api/tables/${table}/do`, {method: "POST", headers, body: '{"do": "resign"}'});
    if (!answer.ok) throw new Error(await answer.text());
}"""


def resign(page: Page) -> Record:
    """Resign the game on this page, verify its record and return it."""
    table = page.url.rpartition("/")[2]
    page.evaluate(RESIGN, table)
    record = from_text(page.request.get(f"/api/tables/{table}/record").body(), "record")
    verify_record(english(), record, record.commitment)
    return record


def check_own_nonce(page: Page, record: Record) -> None:
    """Check that the replay shows everyone's nonces and recognizes this browser's own."""
    table = page.url.rpartition("/")[2]
    page.goto(f"/replay/{table}")
    page.locator("[data-part=fairness] summary").click()
    for seat, nonce in enumerate(record.nonces):
        expect(page.locator(f"[data-nonce='{seat}']")).to_have_text(nonce or "none")
    expect(page.locator("[data-own-nonce=there]")).to_be_visible()


def test_a_solo_game_uses_the_players_nonce(new_page: NewPage) -> None:
    player = Mouse(new_page(), "fair")
    player.begin("cat-box", "3")
    record = resign(player.page)
    assert [bool(NONCE.fullmatch(nonce)) for nonce in record.nonces] == [True, False, False]
    check_own_nonce(player.page, record)


def test_host_and_guest_send_new_nonces_for_a_rematch(new_page: NewPage) -> None:
    host, guest = Mouse(new_page(), "host"), Mouse(new_page(), "guest")
    link = make_table(host, "cat-box")
    sit_down(guest, link, "Bob", 1)
    start(host)
    for player in (host, guest):
        player.page.wait_for_selector("[data-table=playing]")
    record = resign(host.page)
    assert all(NONCE.fullmatch(nonce) for nonce in record.nonces)
    for player, seat in ((host, 1), (guest, 0)):
        player.page.locator("[data-do=rematch]").click()
        player.page.wait_for_url(lambda url: "/table/" in url and url != link)
        get_ready(player, seat)
    start(host)
    for player in (host, guest):
        player.page.wait_for_selector("[data-table=playing]")
    rematch_record = resign(guest.page)
    assert all(NONCE.fullmatch(nonce) for nonce in rematch_record.nonces)
    assert not set(rematch_record.nonces) & set(record.nonces)
    for player in (host, guest):
        check_own_nonce(player.page, rematch_record)

"""What bots say is on the page as a whole, even where the strip of seats cuts off everything outside of it."""

from __future__ import annotations

import pytest

from docs.pictures import size_of
from tests.browser.conftest import NewPage
from tests.browser.input_devices import IS_READY, Mouse

ENOUGH = 400
"""Choices until a bot says something; it takes about ten."""
VISIBLE_PART = """() => new Promise((done) => {
    const remark = document.querySelector(".seats [data-part=remark]");
    if (!remark) done(null);
    else new IntersectionObserver(([one]) => done(one.intersectionRatio)).observe(remark);
})"""


@pytest.mark.parametrize("size", ["360x640", "915x412", "1366x768"])
def test_what_a_bot_says_is_not_cut_off(new_page: NewPage, size: str) -> None:
    page = new_page(viewport=size_of(size))
    player = Mouse(page, "remarks")
    for _ in range(ENOUGH):
        if page.locator("[data-table=playing]").count() == 0:
            player.begin("here-kitty-kitty", "4")
        page.wait_for_function(IS_READY)
        part = page.evaluate(VISIBLE_PART)
        if part is not None:
            assert part == 1
            return
        player.try_to_choose()
    pytest.fail("no bot says anything")

"""Every page fits every screen: no sideways scrolling, controls in reach and large enough to touch, a large board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.input_devices import Mouse, play_on
from tests.browser.test_multiplayer import RESIGN

SIZES = ("360x640", "412x915", "915x412", "1024x768", "1366x768")
TOUCH_PIXELS = 44
GAME = "cat-box"
"""A game with hands of other players that may be played from."""


@dataclass(frozen=True)
class FittingPage:
    """A page, and what must be true of it at every size."""

    name: str
    path: str
    is_fixed: bool = False
    """Whether everything that isn't in a scrolling panel must be on the screen, without scrolling the page."""
    board: float = 0.0
    """The board's least share of the screen's height."""
    essential: str = ""
    """Controls that must be on the screen without scrolling the page."""


AUDIT = """({isFixed, least, essential}) => {
    const found = [];
    const [width, height] = [innerWidth, innerHeight];
    const textOf = (one) => (one.getAttribute("aria-label") ?? one.textContent).trim();
    const nameOf = (one) => `${one.tagName} ${textOf(one).slice(0, 30)}`;
    const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflow);
    const isInPanel = (one) => {
        const at = one.parentElement;
        return at !== null && at !== document.body && (scrolls(at) || isInPanel(at));
    };
    const isOff = (box, isEssential) =>
        box.left < -1 || box.right > width + 1 || (isEssential && (box.top < -1 || box.bottom > height + 1));
    if (document.documentElement.scrollWidth > width) found.push("scrolls sideways");
    for (const one of document.querySelectorAll("button, a[href], input, select, textarea, summary, [role=tab]")) {
        const isMark = one.matches("input[type=checkbox], input[type=radio]");
        const box = ((isMark && one.closest("label")) || one).getBoundingClientRect();
        const style = getComputedStyle(one);
        if (box.width === 0 || one.closest("[inert]") || style.visibility === "hidden") continue;
        const size = `${Math.round(box.width)}×${Math.round(box.height)}`;
        const isEssential = isFixed || (essential && one.closest(essential) !== null);
        if (isOff(box, isEssential) && !isInPanel(one)) found.push(`off the screen: ${nameOf(one)}`);
        const isSmall = box.width < least - 0.6 || box.height < least - 0.6;
        if (isSmall && style.display !== "inline") found.push(`small: ${nameOf(one)} ${size}`);
    }
    return found;
}"""


def audit(page: Page, one: FittingPage, *, touch: bool) -> list[str]:
    """Return what is wrong with a page."""
    facts = {"isFixed": one.is_fixed, "least": TOUCH_PIXELS if touch else 0, "essential": one.essential}
    found: list[str] = page.evaluate(AUDIT, facts)
    if one.board:
        height = page.locator(".board").first.evaluate("(board) => board.clientHeight / innerHeight")
        if height < one.board:
            found.append(f"the board has {height:.0%} of the height")
    return found


@pytest.fixture
def pages(new_page: NewPage) -> tuple[list[FittingPage], Any]:
    """Prepare a full table and a replay; return all pages and the browser storage of their player."""
    page = new_page()
    player = Mouse(page, "layout")
    player.begin(GAME, "4")
    play_on(player, 4)
    page.evaluate(RESIGN, page.url.rpartition("/")[2])
    page.wait_for_selector("[data-table=over]")
    replay = page.url.replace("/table/", "/replay/") + "?n=20"
    player.begin(GAME, "5")
    play_on(player, 4)
    page.wait_for_selector("[data-asked=true]")
    found = [
        FittingPage("home", "/"),
        FittingPage("learn", "/learn"),
        FittingPage("rules", f"/rules/{GAME}"),
        FittingPage("account", "/me"),
        FittingPage("not found", "/nothing/here", is_fixed=True),
        FittingPage("lesson", f"/learn/{GAME}", is_fixed=True, board=0.28),
        FittingPage("replay", replay, board=0.5, essential=".controls"),
        FittingPage("table", page.url, is_fixed=True, board=0.4),
    ]
    return found, page.context.storage_state()


def test_every_page_fits_every_screen(new_page: NewPage, pages: tuple[list[FittingPage], Any]) -> None:
    every_page, state = pages
    wrong = []
    for size in SIZES:
        width, height = map(int, size.split("x"))
        touch = min(width, height) < 500
        page = new_page(
            viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch, storage_state=state
        )
        for one in every_page:
            page.goto(one.path)
            page.wait_for_selector("main, [data-table]")
            page.wait_for_load_state("networkidle")
            wrong += [f"{size} {one.name}: {problem}" for problem in audit(page, one, touch=touch)]
        page.context.close()
    assert not wrong, "\n".join(wrong)


def test_all_hands_that_may_be_played_from_are_in_reach(
    new_page: NewPage, pages: tuple[list[FittingPage], Any]
) -> None:
    every_page, state = pages
    for size in ("412x915", "1024x768"):
        width, height = map(int, size.split("x"))
        page = new_page(viewport={"width": width, "height": height}, storage_state=state)
        page.goto(every_page[-1].path)
        cards = page.locator("[data-part=hand] [data-word]")
        cards.first.wait_for()
        boxes = [card.bounding_box() for card in cards.all()]
        assert len(boxes) >= 5
        assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes), size
        page.context.close()

"""Every page fits every screen: no sideways scrolling, controls in reach and large enough to touch, a large board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page

from docs.pictures import CROWD, FULL, MIDDLE, SIZES, size_of
from tabbytop.games.registry import NAMES
from tests import tiers
from tests.browser.input_devices import PATIENCE, Mouse, play_on
from tests.browser.targets import FINGER, crowded, targets
from tests.browser.test_multiplayer import RESIGN

SIDEWAYS = ("844x390", "915x412")
"""Phones held sideways."""
TOUCH_SIZES = ("360x640", "412x915", *SIDEWAYS)
CHOICES = FULL if tiers.is_all() else MIDDLE
"""Choices that lead to a crowded table."""


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
    facts = {"isFixed": one.is_fixed, "least": FINGER if touch else 0, "essential": one.essential}
    found: list[str] = page.evaluate(AUDIT, facts)
    if one.board:
        height = page.locator(".board").first.evaluate("(board) => board.clientHeight / innerHeight")
        if height < one.board:
            found.append(f"the board has {height:.0%} of the height")
    return found


def open_page(browser: Browser, base: str, size: str, state: Any = None) -> Page:
    """Open a browser of this size, with a touch screen if it is a phone."""
    touch = size in TOUCH_SIZES
    options: dict[str, Any] = {"reduced_motion": "reduce", "locale": "en-GB", "base_url": base, "storage_state": state}
    options["viewport"] = size_of(size)
    context = browser.new_context(has_touch=touch, is_mobile=touch, **options)
    context.set_default_timeout(PATIENCE)
    return context.new_page()


@dataclass(frozen=True)
class Tables:
    """A full table and a finished game, and the browser storage of their player."""

    table: str
    replay: str
    state: Any


@pytest.fixture(scope="session")
def tables(chromium: Browser, server_url: str) -> Callable[[str], Tables]:
    """Return a function that prepares the tables of a game once."""
    found: dict[str, Tables] = {}

    def prepare(game: str) -> Tables:
        if game not in found:
            context = chromium.new_context(
                viewport=size_of("1366x768"), reduced_motion="reduce", locale="en-GB", base_url=server_url
            )
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
            player = Mouse(page, f"layout {game}")
            player.begin(game, CROWD[game])
            play_on(player, 4)
            page.evaluate(RESIGN, page.url.rpartition("/")[2])
            page.wait_for_selector("[data-table=over]")
            replay = page.url.replace("/table/", "/replay/") + "?n=20"
            while not page.locator("[data-asked=true]").count():  # a game can be over before that many choices
                player.begin(game, CROWD[game])
                play_on(player, CHOICES[game])
            found[game] = Tables(page.url, replay, page.context.storage_state())
            page.context.close()
        return found[game]

    return prepare


PAGES = (
    FittingPage("home", "/"),
    FittingPage("learn", "/learn"),
    FittingPage("rules", "/rules/cat-box"),
    FittingPage("account", "/me"),
    FittingPage("settings", "/settings"),
    FittingPage("results", "/results"),
    FittingPage("not found", "/nothing/here", is_fixed=True),
)


@tiers.sample(2)
@pytest.mark.parametrize("size", SIZES)
def test_every_page_fits_every_screen(chromium: Browser, server_url: str, size: str) -> None:
    page = open_page(chromium, server_url, size)
    assert wrong_on(page, PAGES, size) == []
    page.context.close()


def wrong_on(page: Page, pages: tuple[FittingPage, ...], size: str) -> list[str]:
    """Return what is wrong with these pages."""
    wrong = []
    for one in pages:
        page.goto(one.path)
        page.wait_for_selector("main, [data-table]")
        page.wait_for_load_state("networkidle")
        if one.board:
            page.wait_for_selector(".board svg [data-zoomed]")
        wrong += [f"{one.name}: {problem}" for problem in audit(page, one, touch=size in TOUCH_SIZES)]
    return wrong


@tiers.sample(1, by=lambda game: game)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", NAMES)
def test_every_board_fits_every_screen(
    chromium: Browser, server_url: str, tables: Callable[[str], Tables], game: str, size: str
) -> None:
    full = tables(game)
    page = open_page(chromium, server_url, size, full.state)
    pages = (
        FittingPage("lesson", f"/learn/{game}", is_fixed=True, board=0.28),
        FittingPage("replay", full.replay, board=0.5, essential=".controls"),
        FittingPage("table", full.table, is_fixed=True, board=0.38),
    )
    assert wrong_on(page, pages, size) == []
    assert unreachable_cards(page) == []
    assert empty_pixels_below_board(page) <= 16
    if game == "cat-box":
        assert_tally_fits(page)
    if game == "here-kitty-kitty":
        assert_properties_are_legible(page, size)
    page.goto(full.table)
    page.wait_for_selector("[data-table=playing]")
    assert_hand_stays(page)
    page.context.close()


def unreachable_cards(page: Page) -> list[str]:
    """Return the cards that can't be brought into view; everything else in the hand may need scrolling, too."""
    cards = page.locator("[data-part=hand] button:not([data-aside]):visible").all()
    return [str(card.get_attribute("aria-label")) for card in cards if not is_in_reach(card)]


IS_IN_VIEW = """(one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const isInside = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    return isInside && one.contains(document.elementFromPoint(x, y));
}"""


def is_in_reach(card: Locator) -> bool:
    """Return whether a card is in view; scroll to it only if its strip shows that there is more."""
    if card.evaluate(IS_IN_VIEW):
        return True
    hints = card.evaluate("(one) => one.closest('.frame')?.matches('.before, .after') ?? false")
    card.scroll_into_view_if_needed()
    return bool(hints and card.evaluate(IS_IN_VIEW))


def empty_pixels_below_board(page: Page) -> float:
    """Return the empty height between the board and the hand; nothing if the hand is beside the board."""
    board = page.locator("[data-part=board]").bounding_box()
    hand = page.locator("[data-part=hand]").bounding_box()
    assert board is not None
    assert hand is not None
    if hand["x"] >= board["x"] + board["width"]:
        return 0.0
    return hand["y"] - board["y"] - board["height"]


LIFT = 10
"""Pixels by which a card that is picked up may rise."""


def assert_hand_stays(page: Page) -> None:
    """Pick up a card, and assert that neither the other cards nor the board move."""
    cards = page.locator("[data-part=hand] button:not([data-aside]):visible")
    may = page.locator("[data-part=hand] [data-word]:not([data-aside])")
    if may.count() == 0:
        return
    before = [*cards.evaluate_all(TOP_LEFT), *page.locator("[data-part=board]").evaluate_all(TOP_LEFT)]
    may.first.click()
    page.wait_for_selector("[data-do=back], [data-part=hand] [aria-pressed=true]")
    after = [*cards.evaluate_all(TOP_LEFT), *page.locator("[data-part=board]").evaluate_all(TOP_LEFT)]
    assert len(before) == len(after)
    for (left, top), (new_left, new_top) in zip(before, after, strict=True):
        assert abs(left - new_left) <= 1
        assert abs(top - new_top) <= LIFT
    page.keyboard.press("Escape")


TOP_LEFT = "all => all.map(one => [one.getBoundingClientRect().left, one.getBoundingClientRect().top])"
IS_SCROLLED = "(one) => one.scrollHeight > one.clientHeight + 1"


def assert_tally_fits(page: Page) -> None:
    """Assert that the whole tally is visible: beside the board, or in its panel on a phone."""
    if page.locator("aside .tally:visible").count() == 0:
        page.get_by_role("tab", name="Score").click()
        assert not page.locator("[role=tabpanel]").evaluate(IS_SCROLLED)
    for tally in page.locator(".tally:visible").all():
        assert not tally.evaluate(IS_SCROLLED)


OVERLAPS = """() => [...document.querySelectorAll("[data-at^='seat ']")].flatMap((seat) => {
    const places = ":scope > .mark, .who > :not(.unseen), .tokens > *, .clock, .cards, .points";
    const parts = [...seat.querySelectorAll(places)];
    const boxes = parts.map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width > 0);
    const around = seat.getBoundingClientRect();
    const isBeside = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1;
    const isAbove = (a, b) => a.bottom <= b.top + 3 || b.bottom <= a.top + 3;
    const nameOf = (one) => `${seat.dataset.at}: ${one.getAttribute("class")} ${one.textContent.trim()}`;
    return boxes.flatMap(([one, box], i) => {
        const over = boxes.slice(i + 1).filter(([, other]) => !isBeside(box, other) && !isAbove(box, other));
        const isOut = box.right > around.right || box.bottom > around.bottom + 1;
        const isShort = one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1 && !one.title;
        return [
            ...over.map(([other]) => `${nameOf(one)} is over ${nameOf(other)}`),
            ...(isOut ? [`${nameOf(one)} is cut off`] : []),
            ...(isShort ? [`${nameOf(one)} has no title`] : []),
        ];
    });
})"""
TIMED_TABLE = """async ([game, players]) => {
    const ask = async (path, body) => (await fetch(path, {
        method: "POST", headers: {"X-Tabbytop": "1", "Content-Type": "application/json"}, body: JSON.stringify(body),
    })).json();
    await ask("/api/guest", {name: "Bartholomew Whiskers"});
    const levels = ["house-cat", "alley-cat", "kitten", "tiger", "house-cat"].slice(0, players - 1);
    const setup = {game, players, clock: {kind: "live", move: 60, reserve: 600}};
    return (await ask("/api/tables", {setup, bots: levels, start: true})).id;
}"""


@tiers.sample(1)
@pytest.mark.parametrize("game", NAMES)
def test_a_phone_held_sideways_has_room_for_levels_clocks_and_cards(
    chromium: Browser, server_url: str, game: str
) -> None:
    page = open_page(chromium, server_url, "915x412")
    page.goto("/")
    table = page.evaluate(TIMED_TABLE, [game, int(CROWD[game])])
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-table=playing] [data-at='seat 4'] .clock")
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate(CLIPPED_TEXTS) == []
    assert page.locator("aside.seats").evaluate(IS_SCROLLED) is False
    page.context.close()


CLIPPED_TEXTS = """() => [...document.querySelectorAll("[data-at^='seat ']")].flatMap((seat) => {
    const around = seat.getBoundingClientRect();
    const isShown = (one, wide) => {
        const box = one?.getBoundingClientRect();
        const [x, y] = box ? [box.left + box.width / 2, box.top + box.height / 2] : [0, 0];
        const isInside = box && box.width >= wide && box.height >= 9 && box.bottom <= around.bottom;
        return isInside && seat.contains(document.elementFromPoint(x, y));
    };
    const isOwn = seat.querySelector(".who .face") === null;
    const level = seat.querySelector(".who small");
    return [
        ...(isShown(seat.querySelector(".name"), 30) ? [] : [`name of ${seat.dataset.at}`]),
        ...(isOwn || isShown(level, 25) ? [] : [`level of ${seat.dataset.at}`]),
    ];
})"""


@tiers.sample(1)
@pytest.mark.parametrize("game", NAMES)
def test_a_phone_held_sideways_shows_every_name_and_level_and_the_whole_tally(
    chromium: Browser, server_url: str, tables: Callable[[str], Tables], game: str
) -> None:
    for size in SIDEWAYS:
        page = open_page(chromium, server_url, size, tables(game).state)
        page.goto(tables(game).table)
        page.wait_for_selector("[data-table=playing]")
        assert page.locator("[data-at^='seat ']").count() == int(CROWD[game])
        assert page.evaluate(CLIPPED_TEXTS) == []
        assert page.locator("aside.seats").evaluate(IS_SCROLLED) is False
        if game == "cat-box":
            assert_tally_fits(page)
        page.context.close()


WIDTHS = "all => all.map(one => one.getBoundingClientRect().width)"
IS_LARGE = "(one) => one.getBoundingClientRect().width >= 180"
NAME_SIZES = """all => all.map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"""


def assert_properties_are_legible(page: Page, size: str) -> None:
    """Assert that every property is legible, or on a phone your own is large and a tap enlarges each other."""
    properties = page.locator("[data-part=board] [data-at^=property]")
    assert properties.count() == int(CROWD["here-kitty-kitty"])
    own, *others = properties.evaluate_all(WIDTHS)
    if size in TOUCH_SIZES:
        assert own >= max(180, 1.4 * max(others))
        other = properties.nth(3)
        other.locator("use").first.tap(force=True)
        page.wait_for_selector("[data-close-up]")
        page.wait_for_function(IS_LARGE, arg=other.element_handle())
    elif size_of(size)["width"] > 1200:
        assert min(own, *others) >= 180
        assert min(properties.locator(".owner").evaluate_all(NAME_SIZES)) >= 10


BACK = "[data-do=back]:visible"


@tiers.sample(1)
@pytest.mark.parametrize("game", NAMES)
def test_a_tap_on_a_crowded_board_zooms_in_first(
    chromium: Browser, server_url: str, tables: Callable[[str], Tables], game: str
) -> None:
    page = open_page(chromium, server_url, "360x640", tables(game).state)
    page.goto(tables(game).table)
    page.wait_for_selector("[data-asked=true]")
    hand = page.locator("[data-part=hand] [data-word]:visible")
    board = page.locator("[data-part=board] [data-zoomed] [data-word]")
    while board.count() == 0:
        hand.first.tap()
        board.or_(page.locator(BACK)).first.wait_for()
    before = targets(page)
    assert before
    number = crowded(before)
    if number is not None:
        page.touchscreen.tap(*before[number].middle)
        page.wait_for_selector("[data-close-up]")
        assert targets(page)[number].size >= FINGER - 1
    page.context.close()

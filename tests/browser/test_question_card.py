"""The card of a question leaves what it asks about in view, names who gets a cat, and counts the cats picked."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from docs.pictures import size_of
from tests.browser.conftest import NewPage
from tests.browser.input_devices import Mouse

GAME = "here-kitty-kitty"
SIZES = ("1366x768", "1024x768", "412x915", "915x412")
COLORS = ("black", "gray", "orange", "white")
ONE: dict[str, Any] = {f"color {color}": {} for color in COLORS}
TWO: dict[str, Any] = {f"color {one}": {f"color {other}": {} for other in COLORS[i:]} for i, one in enumerate(COLORS)}
NEIGHBORS: dict[str, Any] = {f"left {one}": {f"right {other}": {} for other in COLORS} for one in COLORS}
JONESES = {
    "text": "You have the fewest cats in your House. Take one cat, or none.",
    "title": "Keeping Up With the Joneses",
    "card": "keeping-up-with-the-joneses",
    "targets": [0],
}
FIREWORKS = {
    "text": "Each player moves cats from the Yard to the Neighborhood. Choose 2 of yours.",
    "title": "Fireworks",
    "card": "fireworks",
    "targets": [0],
    "zone": "yard",
}
FIGHT = {
    "text": "Milo uses this on you: two cats go from your Yard, one to each neighbor. Choose which.",
    "title": "Cat Fight",
    "card": "cat-fight",
    "targets": [0],
    "zone": "yard",
}
COVERED = """() => {
    const card = document.querySelector("[data-part=question]").getBoundingClientRect();
    const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
        * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    return [...document.querySelectorAll("[data-part=board] [data-word]")]
        .map((one) => [one.dataset.word, shared(one.getBoundingClientRect(), card)]);
}"""

COME_TO_REST = """() => new Promise(done => {
    let last = "", still = 0;
    const look = () => {
        const parts = document.querySelectorAll("[data-part=question], [data-part=board] [data-word]");
        const now = JSON.stringify([...parts].map((one) => one.getBoundingClientRect()));
        still = now === last ? still + 1 : 0;
        last = now;
        if (still < 40) requestAnimationFrame(look);
        else done();
    };
    look();
})"""
"""Wait until the card of the question and the board haven't moved for 40 frames, however long a frame takes."""


def ask(page: Page, players: str, options: dict[str, Any], question: dict[str, Any]) -> None:
    """Show a table whose player is asked this, with cats of all colors in the Neighborhood and in their Yard."""

    def change(data: str | bytes) -> str | bytes:
        message = json.loads(data)
        if message.get("view") and message.get("seat") is not None:
            seat = message["seat"]
            cats = dict.fromkeys(COLORS, 3)
            message["view"]["neighborhood"] = cats
            message["view"]["players"][seat]["yard"] = cats
            seats = len(message["view"]["players"])
            asked = {**question, "targets": [seat]}
            if "left black" in options:
                asked["neighbors"] = [(seat + 1) % seats, (seat - 1) % seats]
            message |= {"asks": seat, "window": None, "ahead": None, "options": options, "question": asked}
        return json.dumps(message)

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda data: socket.send(change(data)))

    page.route_web_socket("**/*", connect)
    Mouse(page, "question").begin(GAME, players)
    page.wait_for_selector("[data-part=question]")
    page.evaluate(COME_TO_REST)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", ["2", "4", "6"])
@pytest.mark.parametrize(("options", "question"), [(ONE | {"enough": {}}, JONESES), (TWO, FIREWORKS)])
def test_the_cats_to_choose_from_stay_visible(
    new_page: NewPage, size: str, players: str, options: dict[str, Any], question: dict[str, Any]
) -> None:
    page = new_page(viewport=size_of(size))
    ask(page, players, options, question)
    found = page.evaluate(COVERED)
    assert len(found) == len(COLORS)
    assert [word for word, area in found if area > 0] == []


def test_cats_that_are_picked_are_counted(new_page: NewPage) -> None:
    page = new_page(viewport=size_of("412x915"))
    ask(page, "4", TWO, FIREWORKS)
    progress = page.locator("[data-part=progress]")
    expect(progress).to_contain_text("0 of 2")
    page.locator("[data-word='color gray']").click()
    expect(progress).to_contain_text("1 of 2")
    expect(page.locator("header p").first).to_contain_text("(1\u00a0of\u00a02)", use_inner_text=True)
    page.locator("[data-word='color black']").click()
    expect(progress).to_contain_text("2 of 2")


def test_neighbors_are_named(new_page: NewPage) -> None:
    page = new_page(viewport=size_of("412x915"))
    ask(page, "4", NEIGHBORS, FIGHT)
    names = [one.strip() for one in page.locator("[aria-label=Players] li .name").all_inner_texts()]
    label = page.locator("[data-word='left black']").inner_text()
    assert label.startswith("Left (")
    assert any(f"({name.split()[0]}" in label for name in names)
    page.locator("[data-word='left black']").click()
    assert page.locator("[data-word='right gray']").inner_text().startswith("Right (")

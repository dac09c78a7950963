"""Several players: on two browsers, on one shared screen, and on a big screen with phones."""

from __future__ import annotations

import re
import socket
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tabbytop.games.registry import NAMES
from tabbytop.server.edge.hosts import lan_address
from tests import tiers
from tests.browser.conftest import PHONE, NewPage
from tests.browser.input_devices import AT_ONCE, REACH, STATE, Mouse, TouchScreen, play_on
from tests.server.serve_process import started

CURTAIN = "[data-do=open-curtain]:visible"
MAX_TURNS = 6000
KITTY = "here-kitty-kitty"
MAX_CHOICES = None if tiers.is_all() else 6
"""Choices before the short tier resigns; None plays to the end."""
RESIGN = """async (table) => {
    const headers = {"X-Tabbytop": "1", "Content-Type": "application/json"};
    await fetch(`/api/tables/${table}/do`, {method: "POST", headers, body: '{"do": "resign"}'});
}"""


def play_in_turns(players: list[Mouse], until: int | None = None) -> None:
    """Let every player choose when asked, until the game is over or `until` choices are made."""
    made = 0
    for _ in range(MAX_TURNS):
        states = [player.page.evaluate(STATE) for player in players]
        if all(state and state["table"] == "over" for state in states) or (until is not None and made >= until):
            return
        asked = [player for player, state in zip(players, states, strict=True) if state and state["asked"] == "true"]
        for player in asked:
            made += player.try_to_choose()
        if not asked:
            players[0].page.wait_for_timeout(20)
    raise AssertionError("the game didn't end")


def sit_down(player: Mouse, link: str, name: str, seat: int) -> None:
    """Open a link, take a seat and get ready."""
    player.page.goto(link)
    player.page.locator("[data-set=name]").first.fill(name)
    player.press(player.page.locator("[data-do=sit]").first)
    player.page.wait_for_selector(f"[data-seat='{seat}'][data-kind=person]")
    get_ready(player, seat)


def make_table(host: Mouse, game: str) -> str:
    """Create a table for two friends and return its link."""
    host.page.goto("/")
    host.press(host.page.locator(f"[data-game={game}]"))
    host.page.locator("[data-way=friends]").check(force=True)
    host.set("players", "2")
    host.press(host.page.locator("[data-do=create-table]"))
    host.page.wait_for_url(re.compile("/table/"))
    host.page.wait_for_selector("[data-table=open]")
    return host.page.url


def get_ready(player: Mouse, seat: int) -> None:
    """Mark the player as ready."""
    ready = player.page.locator(f"[data-seat='{seat}'] [data-do=ready]")
    ready.wait_for()
    player.press(ready)
    player.page.wait_for_selector(f"[data-seat='{seat}'] [data-do=ready][aria-pressed=true]")


def start(player: Mouse) -> None:
    """Start the game as soon as possible."""
    player.page.wait_for_selector("[data-do=start]:enabled")
    player.press(player.page.locator("[data-do=start]:enabled"))


@tiers.sample(1)
@pytest.mark.parametrize("game", NAMES)
def test_two_browsers_play_one_match_with_a_reload_and_a_lost_connection(new_page: NewPage, game: str) -> None:
    host, guest = Mouse(new_page(), "host"), Mouse(new_page(), "guest")
    host.page.add_init_script(SOCKETS)
    link = make_table(host, game)
    sit_down(guest, link, "Bob", 1)
    get_ready(host, 0)
    start(host)
    for player in (host, guest):
        player.page.wait_for_selector("[data-table=playing]")
    play_in_turns([host, guest], 6)
    guest.page.reload()
    guest.page.wait_for_selector("[data-table=playing]")
    play_in_turns([host, guest], 6)
    lose_connection(host.page)
    play_in_turns([host, guest], MAX_CHOICES)
    end_game([host, guest])


def end_game(players: list[Mouse]) -> None:
    """Resign in the short tier, and wait for the score sheet."""
    page = players[0].page
    if MAX_CHOICES is not None:
        page.evaluate(RESIGN, page.url.rpartition("/")[2])
    for player in players:
        player.page.wait_for_selector("[data-part=score-sheet]", state="attached")


def test_the_host_can_turn_chat_off_for_everyone(new_page: NewPage) -> None:
    host, guest = Mouse(new_page(), "host"), Mouse(new_page(), "guest")
    sit_down(guest, make_table(host, "cat-box"), "Bob", 1)
    get_ready(host, 0)
    start(host)
    chat_box = guest.page.get_by_label("Write a message")
    chat_box.fill("meow meow meow")
    chat_box.press("Enter")
    host.page.get_by_role("listitem").get_by_text("Bob: meow meow meow").wait_for()
    host.page.get_by_role("tab", name="More").click()
    host.page.locator("[data-do=allow-chat]").uncheck()
    guest.page.get_by_text("Chat is off at this table.").wait_for()
    guest.page.get_by_role("tab", name="More").click()
    assert guest.page.locator("[data-do=allow-chat]").count() == 0


SOCKETS = """
window.sockets = [];
const Real = window.WebSocket;
window.WebSocket = class extends Real {
    constructor(...args) {
        super(...args);
        if (window.isOffline) this.close(); // some Chromium versions keep sockets open when offline
        window.sockets.push(this);
    }
};
"""


def lose_connection(page: Page) -> None:
    """Go offline, wait for the page to show it, and reconnect."""
    page.context.set_offline(True)
    page.evaluate("() => { window.isOffline = true; window.sockets.forEach((socket) => socket.close()); }")
    page.wait_for_selector("[data-connection=lost]")
    page.context.set_offline(False)
    page.evaluate("() => { window.isOffline = false; }")
    page.wait_for_selector("[data-connection=connected]")


@tiers.sample(1)
@pytest.mark.parametrize("game", NAMES)
def test_pass_and_play_hides_hands_behind_a_curtain(new_page: NewPage, game: str) -> None:
    player = Mouse(new_page(), game)
    start_pass_and_play(player, game)
    assert pass_and_play(player, MAX_CHOICES) >= 4
    end_game([player])


def start_pass_and_play(player: Mouse, game: str) -> None:
    """Start a game for Ada and Bob on a shared screen."""
    page = player.page
    page.goto("/")
    player.press(page.locator(f"[data-game={game}]"))
    page.locator("[data-way=one-screen]").check(force=True)
    names = page.locator("[data-set=name]")
    names.nth(0).fill("Ada")
    names.nth(1).fill("Bob")
    player.press(page.locator("[data-do=pass-and-play]"))
    page.wait_for_selector("[data-table=playing]")


def pass_and_play(player: Mouse, until: int | None = None) -> int:
    """Lift the curtain until the game is over or `until` times. Return how many times it was lifted."""
    page = player.page
    lifted = 0
    for _ in range(MAX_TURNS):
        state = page.evaluate(STATE)
        if (state and state["table"] == "over") or lifted == until:
            return lifted
        curtain = page.locator(CURTAIN)
        if curtain.count():
            assert page.locator("[data-word]").count() == 0  # hands are hidden and nothing can be clicked
            try:
                player.press(curtain.first, REACH)
                lifted += 1
            except PlaywrightTimeout:  # a window closed, and it's another player's turn to respond
                continue
        elif state and state["asked"] == "true":
            player.try_to_choose()
        else:
            page.wait_for_timeout(20)
    raise AssertionError("the game didn't end")


def test_a_solo_player_never_waits_for_a_window_to_close(chromium: Browser, tmp_path: Path) -> None:
    """Windows stay open for an hour, so the test would hang if the player had to wait for one."""
    with started(tmp_path / "calm", **{**AT_ONCE, "window_seconds": "3600"}) as (_, base):
        page = chromium.new_page(base_url=base, reduced_motion="reduce", locale="en-GB")
        player = Mouse(page, "alone")
        player.begin(KITTY, "3")
        choices, turns = tiers.examples(deep=60, short=24), tiers.examples(deep=30, short=8)
        assert play_on(player, choices) == choices
        start_pass_and_play(player, KITTY)
        assert pass_and_play(player, turns) == turns
        page.close()


@tiers.sample(1)
@pytest.mark.parametrize("game", NAMES)
def test_one_screen_and_phones_over_the_local_network(chromium: Browser, tmp_path: Path, game: str) -> None:
    """The server is reached by plain HTTP at the machine's own address: no secure context, no internet."""
    with started(tmp_path / "lan", "--lan", **AT_ONCE) as (_, link):
        port = link.rpartition(":")[2]
        base = f"http://{own_address()}:{port}"
        options: dict[str, Any] = {"base_url": base, "reduced_motion": "reduce", "locale": "en-GB"}
        large: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
        small: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
        screen = Mouse(chromium.new_context(**large, **options).new_page(), "screen")
        phones = [TouchScreen(chromium.new_context(**small, **options).new_page(), f"phone {i}") for i in range(2)]
        screen.page.goto("/")
        assert screen.page.evaluate("() => window.isSecureContext") is False
        screen.press(screen.page.locator(f"[data-game={game}]"))
        screen.page.locator("[data-way=phones]").check(force=True)
        screen.set("players", "2")
        screen.press(screen.page.locator("[data-do=big-screen]"))
        screen.page.wait_for_selector("[data-screen=open]")
        table = screen.page.url.replace("/screen/", "/table/")
        for i, (phone, name) in enumerate(zip(phones, ("Ada", "Bob"), strict=True)):
            sit_down(phone, table, name, i)
        start(screen)
        screen.page.wait_for_selector("[data-screen=playing]")
        for phone in phones:
            phone.page.wait_for_selector("[data-table=playing]")
        play_in_turns(list(phones), 10)
        assert screen.page.locator("[data-word]").count() == 0
        play_in_turns(list(phones), MAX_CHOICES)
        end_game(list(phones))
        screen.page.wait_for_selector("[data-screen=over]")
        for player in (screen, *phones):
            player.page.context.close()


LONG_WINDOWS = """async () => {
    const ask = async (path, body) => (await fetch(path, {
        method: "POST", headers: {"X-Tabbytop": "1", "Content-Type": "application/json"}, body: JSON.stringify(body),
    })).json();
    await ask("/api/guest", {name: "Noodle"});
    const setup = {game: "here-kitty-kitty", players: 2, long_windows: true};
    return (await ask("/api/tables", {setup, bots: ["kitten"], start: true})).id;
}"""


def test_the_big_screen_says_that_everyone_has_more_time(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    table = page.evaluate(LONG_WINDOWS)
    page.goto(f"/screen/{table}")
    page.wait_for_selector("[data-screen=playing]")
    expect(page.locator("[data-part=long-windows]")).to_have_text("More time: on")


def own_address() -> str:
    """Return a non-loopback address of this machine, or its name, which the browser resolves."""
    return lan_address() or f"{socket.gethostname().lower()}.local"

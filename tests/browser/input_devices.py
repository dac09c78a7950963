"""Play by mouse, touch or keyboard. Players don't know the rules: they pick from the moves on offer."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

NO_RATE_LIMITS = {f"{limit}_rate": "1000000/1" for limit in ("request", "account", "login", "table", "message", "chat")}
AT_ONCE = {
    "bot_seconds": "0",
    "window_seconds": "0",
    "log_level": "error",
    "tables_per_person": "1000",
    **NO_RATE_LIMITS,
}
"""Settings for a server without rate limits whose bots move and windows close immediately."""
OFFERED = "[data-word]:visible:not([aria-disabled=true])"
CONFIRM = "[data-do=confirm]:visible:enabled"
CLOSE_UP = "[data-part=board] [data-close-up]"
"""The board while it is zoomed in because places were too small to tap."""
PATIENCE = 300_000
"""Milliseconds until a test gives up; only a hanging test takes this long."""
REACH = 3000
"""Milliseconds to reach an element that may disappear at any time; after that, look again."""
MAX_STEPS = 4000
MAX_TABS = 400
"""Tab presses before giving up on an element; no page has this many stops."""

STATE = """() => {
    const table = document.querySelector("[data-table]");
    return table ? {table: table.dataset.table, asked: table.dataset.asked, n: table.dataset.n} : null;
}"""
IS_READY = """() => {
    const table = document.querySelector("[data-table]");
    return table !== null && (table.dataset.table === "over" || table.dataset.asked === "true");
}"""
FOCUSED = """() => {
    const it = document.activeElement?.closest("[data-word], [data-do], [data-game], [data-set]");
    return it ? {...it.dataset} : {};
}"""


class Mouse:
    """A player with a mouse."""

    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.rng = Random(seed)

    def press(self, element: Locator, timeout: int = PATIENCE) -> None:
        """Click an element."""
        element.click(timeout=timeout)

    def choose(self) -> bool:
        """Confirm the pending choice, or else pick one of the options. Return whether there was anything to do."""
        confirm = self.page.locator(CONFIRM)
        if confirm.count():
            self.press(confirm.first, REACH)
            return True
        offered = self.page.locator(OFFERED)
        count = offered.count()
        if count:
            self.press(offered.nth(self.rng.randrange(count)), REACH)
        return bool(count)

    def try_to_choose(self) -> bool:
        """Choose like `choose()`, but return False if the element disappears first."""
        try:
            return self.choose()
        except PlaywrightTimeout:
            return False

    def begin(self, game: str, players: str = "2") -> None:
        """Start a game against Kittens from the home page."""
        self.page.goto("/")
        self.press(self.page.locator(f"[data-game={game}]"))
        self.set("players", players)
        self.set("level", "kitten")
        self.press(self.page.locator("[data-do=play-now]"))
        self.page.wait_for_selector("[data-table=playing]")

    def set(self, name: str, value: str) -> None:
        """Select a value in one of the drop-downs on the home page."""
        self.page.locator(f"[data-set={name}]").select_option(value)


class TouchScreen(Mouse):
    """A player with a touch screen, who taps again where the first tap only zoomed in."""

    def press(self, element: Locator, timeout: int = PATIENCE) -> None:
        was_close_up = self.page.locator(CLOSE_UP).count() > 0
        element.tap(timeout=timeout)
        if not was_close_up and self.page.locator(CLOSE_UP).count():
            element.tap(timeout=timeout)


class Keyboard(Mouse):
    """A player with only a keyboard, who must reach everything by Tab and arrow keys."""

    def focused(self) -> dict[str, Any]:
        """Return the data attributes of the focused element."""
        found: dict[str, Any] = self.page.evaluate(FOCUSED)
        return found

    def go_to(self, name: str, value: str) -> None:
        """Press Tab until the element with this data attribute has the focus."""
        for _ in range(MAX_TABS):
            if self.focused().get(name) == value:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab doesn't reach {name}={value}")

    def choose(self) -> bool:
        if self.page.locator(CONFIRM).count():
            self.go_to("do", "confirm")
            self.page.keyboard.press("Enter")
            return True
        if not self.page.locator(OFFERED).count():
            return False
        stops = self.rng.randrange(1, 7)
        for _ in range(MAX_TABS):
            self.page.keyboard.press("Tab")
            if "word" in self.focused():
                stops -= 1
                if self.rng.random() < 0.5:
                    self.page.keyboard.press(self.rng.choice(["ArrowRight", "ArrowDown"]))
            if stops <= 0 and "word" in self.focused():
                break
        else:
            return False
        self.page.keyboard.press("Enter")
        return True

    def begin(self, game: str, players: str = "2") -> None:
        self.page.goto("/")
        self.page.wait_for_selector("[data-game]")
        self.go_to("game", game)
        self.page.keyboard.press("Enter")
        self.set("players", players)
        self.set("level", "kitten")
        self.go_to("do", "play-now")
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector("[data-table=playing]")

    def set(self, name: str, value: str) -> None:
        self.page.wait_for_selector(f"[data-set={name}]")
        self.go_to("set", name)
        for _ in range(10):
            if self.page.evaluate("() => document.activeElement.value") == value:
                return
            self.page.keyboard.press("ArrowUp")
        for _ in range(10):
            if self.page.evaluate("() => document.activeElement.value") == value:
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"{name} has no option {value}")


def play_on(player: Mouse, until: int | None = None) -> int:
    """Play until the game is over or `until` choices are made and answered. Return the number of choices."""
    made = 0
    for _ in range(MAX_STEPS):
        player.page.wait_for_function(IS_READY, polling=20)
        state = player.page.evaluate(STATE)
        if (state and state["table"] == "over") or (until is not None and made >= until):
            return made
        if player.try_to_choose():
            made += 1
        else:
            player.page.wait_for_timeout(20)
    raise AssertionError("the game didn't end")


def play_whole_game(player: Mouse, game: str, players: str = "2") -> None:
    """Play from the home page to the score sheet."""
    player.begin(game, players)
    assert play_on(player) > 0
    player.page.wait_for_selector("[data-part=score-sheet]")

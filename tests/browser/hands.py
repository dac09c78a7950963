"""Three ways to play: mouse, finger, keyboard only. They know no rules: they take what is offered."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Late

EASY = {f"{what}_rate": "1000000/1" for what in ("request", "account", "login", "table", "message", "chat")}
AT_ONCE = {"bot_seconds": "0", "window_seconds": "0", "log_level": "error", "tables_per_person": "1000", **EASY}
"""Settings of a server whose bots answer and windows close at once, without rate limits."""
OFFERED = "[data-word]:visible:not([aria-disabled=true])"
CONFIRM = "[data-do=confirm]:visible:enabled"
PATIENCE = 300_000
"""Milliseconds after which a test gives up; it only ends tests that cannot succeed."""
REACH = 3000
"""Milliseconds to reach something on the page; if it has gone meanwhile, look again."""
MOST_STEPS = 4000
MOST_TABS = 400
"""Presses of Tab in search of something; a page has fewer stops."""

STATE = """() => {
    const table = document.querySelector("[data-table]");
    return table ? {table: table.dataset.table, asked: table.dataset.asked, n: table.dataset.n} : null;
}"""
IS_READY = """() => {
    const table = document.querySelector("[data-table]");
    return table !== null && (table.dataset.table === "over" || table.dataset.asked === "true");
}"""
HERE = """() => {
    const it = document.activeElement?.closest("[data-word], [data-do], [data-game], [data-set]");
    return it ? {...it.dataset} : {};
}"""


class Mouse:
    """Plays with a mouse."""

    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.rng = Random(seed)

    def press(self, what: Locator, within: int = PATIENCE) -> None:
        """Click an element."""
        what.click(timeout=within)

    def choose(self) -> bool:
        """Take something that is offered, or confirm the choice."""
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
        """Do the same, unless the element disappears meanwhile."""
        try:
            return self.choose()
        except Late:
            return False

    def begin(self, game: str, players: str = "2") -> None:
        """Go from the home page to a table with Kittens."""
        self.page.goto("/")
        self.press(self.page.locator(f"[data-game={game}]"))
        self.set("players", players)
        self.set("level", "kitten")
        self.press(self.page.locator("[data-do=play-now]"))
        self.page.wait_for_selector("[data-table=playing]")

    def set(self, name: str, value: str) -> None:
        """Choose from one of the lists on the home page."""
        self.page.locator(f"[data-set={name}]").select_option(value)


class Finger(Mouse):
    """Plays with a finger on a phone."""

    def press(self, what: Locator, within: int = PATIENCE) -> None:
        what.tap(timeout=within)


class Keys(Mouse):
    """Plays with the keyboard only, so everything must be reachable by Tab and arrow keys."""

    def here(self) -> dict[str, Any]:
        """Return what has the focus."""
        found: dict[str, Any] = self.page.evaluate(HERE)
        return found

    def go_to(self, name: str, value: str) -> None:
        """Press Tab until an element has the focus."""
        for _ in range(MOST_TABS):
            if self.here().get(name) == value:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {name} {value}")

    def choose(self) -> bool:
        if self.page.locator(CONFIRM).count():
            self.go_to("do", "confirm")
            self.page.keyboard.press("Enter")
            return True
        if not self.page.locator(OFFERED).count():
            return False
        stops = self.rng.randrange(1, 7)
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            if "word" in self.here():
                stops -= 1
                if self.rng.random() < 0.5:
                    self.page.keyboard.press(self.rng.choice(["ArrowRight", "ArrowDown"]))
            if stops <= 0 and "word" in self.here():
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
        raise AssertionError(f"{value} cannot be chosen for {name}")


def play_on(player: Mouse, until: int | None = None) -> int:
    """Play until the game is over or `until` choices were made. Return the number of choices."""
    made = 0
    for _ in range(MOST_STEPS):
        if until is not None and made >= until:
            return made
        player.page.wait_for_function(IS_READY, polling=20)
        state = player.page.evaluate(STATE)
        if state and state["table"] == "over":
            return made
        if player.try_to_choose():
            made += 1
        else:
            player.page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def play_whole_game(player: Mouse, game: str) -> None:
    """Play from the home page to the score sheet."""
    player.begin(game)
    assert play_on(player) > 0
    player.page.wait_for_selector("[data-part=score-sheet]")

"""Take pictures of every screen: desktop, phone, dark, each language.

    python3 dev.py screens [--more | --sizes | --vision | --docs] [NAME...]

They come from real games in a real Chromium and go to build/screens/. Tests run axe on the same list of screens. With
--more there are other sizes and crowded tables; with --sizes the boards at six sizes, light and dark; with --vision the
boards as color-blind people see them, and in gray. With --docs only the pictures that a page shows are retaken, into
docs/screens/.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from environments import ensure_chromium
from tabbytop.games.registry import NAMES
from tabbytop.table.files import read_deck
from tests.browser.input_devices import AT_ONCE, PATIENCE, Mouse, play_on
from tests.server.serve_process import started

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "screens"
SHOWN = ROOT / "docs" / "screens"
"""The folder of the pictures that the repository's pages show."""
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
LOCALES = {"en": "en-GB", "nl": "nl-NL", "de": "de-DE"}
PHONE_AT_MOST = 420
"""Screens narrower or lower than this are phones."""
QUALITY = 62
MIDDLE = {"cat-box": 10, "if-it-fits": 7, "here-kitty-kitty": 24}
"""Choices that lead to the middle of a game."""
CROWD = {"cat-box": "5", "if-it-fits": "5", "here-kitty-kitty": "6"}
"""The most players."""
FULL = {"cat-box": 12, "if-it-fits": 11, "here-kitty-kitty": 28}
"""Choices that lead to a full table when all seats are taken."""

Visit = tuple[str, Any]
"""The address of a prepared screen, and the browser storage of the person it was prepared for."""


@dataclass(frozen=True)
class Look:
    """A viewport size, a language, a color scheme and a kind of color vision for screens."""

    name: str
    size: ViewportSize = field(default_factory=lambda: DESK)
    language: str = "en"
    dark: bool = False
    vision: str = "none"
    """The color vision that Chromium emulates."""

    def visitor(self, browser: Browser, base: str, state: Any = None) -> BrowserContext:
        """Open a browser context of a new person, or of the one whose storage *state* is given."""
        phone = min(self.size["width"], self.size["height"]) < PHONE_AT_MOST
        return browser.new_context(
            viewport=self.size, color_scheme="dark" if self.dark else "light", reduced_motion="reduce",
            locale=LOCALES[self.language], base_url=base, has_touch=phone, is_mobile=phone, storage_state=state,
        )  # fmt: skip


LOOKS = (
    Look("desktop"),
    Look("phone", PHONE),
    Look("dark", dark=True),
    Look("nl", language="nl"),
    Look("de", language="de"),
    Look("phone-de", PHONE, "de", dark=True),
)
MORE_LOOKS = (
    Look("laptop", {"width": 1280, "height": 720}),
    Look("tablet", {"width": 820, "height": 1180}),
    Look("small", {"width": 360, "height": 640}),
    Look("landscape", {"width": 844, "height": 390}),
    Look("phone-nl", PHONE, "nl"),
    Look("zoomed", {"width": 720, "height": 450}),  # a desktop at 200%
)
SIZES = ("1024x768", "360x640", "412x915", "915x412", "1366x768", "2560x1440")


def size_of(name: str) -> ViewportSize:
    """Return the viewport size with a name like 1024x768."""
    width, height = map(int, name.split("x"))
    return {"width": width, "height": height}


SIZE_LOOKS = tuple(
    Look(f"{size}{'-dark' * dark}", size_of(size), dark=dark) for size in SIZES for dark in (False, True)
)
VISION_LOOKS = (
    Look("deuteranopia", size_of("1366x768"), vision="deuteranopia"),
    Look("protanopia", size_of("1366x768"), vision="protanopia"),
    Look("gray", size_of("1366x768"), vision="achromatopsia"),
    Look("phone-deuteranopia", size_of("360x640"), vision="deuteranopia"),
    Look("phone-gray", size_of("360x640"), vision="achromatopsia"),
)


def nothing(page: Page) -> None:
    """Do nothing."""


def same(url: str) -> str:
    """Return the address unchanged."""
    return url


@dataclass(frozen=True)
class Screen:
    """A screen of the client: how to get there, and what to do before the picture is taken."""

    name: str
    page: str
    """The component that shows it, one of web/src/**/*Page.svelte."""
    path: str = ""
    """Its address, if nothing has to be prepared."""
    prepare: Callable[[Page], None] = nothing
    """Start from the home page and get to an address; screens with the same function can share it."""
    address: Callable[[str], str] = same
    """Return the screen's address from the prepared one."""
    do: Callable[[Page], None] = nothing
    there: str = "main, [data-table]"
    """A selector for something that is on the page once it has loaded."""

    def visit(self, browser: Browser, base: str, prepared: dict[Callable[[Page], None], Visit]) -> Visit:
        """Prepare the screen unless it is among those prepared already; return its address and storage."""
        if self.prepare is nothing:
            return self.path, None
        if self.prepare not in prepared:
            context = LOOKS[0].visitor(browser, base)
            page = context.new_page()
            page.goto("/")
            self.prepare(page)
            prepared[self.prepare] = (page.url, context.storage_state())
            context.close()
        url, state = prepared[self.prepare]
        return self.address(url), state

    def open(self, browser: Browser, base: str, look: Look, visit: Visit) -> Page:
        """Open the screen with a look."""
        page = look.visitor(browser, base, visit[1]).new_page()
        if look.vision != "none":
            client = page.context.new_cdp_session(page)
            client.send("Emulation.setEmulatedVisionDeficiency", {"type": look.vision})
        page.goto(visit[0])
        page.wait_for_selector(self.there)
        page.wait_for_load_state("networkidle")
        self.do(page)
        page.wait_for_timeout(350)
        return page


# Prepare


@cache
def playing(game: str, choices: int, players: str) -> Callable[[Page], None]:
    """Make some choices at a table with Kittens."""

    def go(page: Page) -> None:
        player = Mouse(page, f"{game} {choices}")
        player.begin(game, players)
        play_on(player, choices)
        page.wait_for_selector("[data-asked=true], [data-table=over]")

    return go


def middle(game: str) -> Callable[[Page], None]:
    """Play to the middle of a game."""
    return playing(game, MIDDLE[game], "4")


def played(game: str) -> Callable[[Page], None]:
    """Play a whole game."""
    return playing(game, 10_000, "3")


@cache
def crowded(game: str, choices: int) -> Callable[[Page], None]:
    """Play with all seats taken, by someone with the longest name."""

    def go(page: Page) -> None:
        page.click(f"[data-game={game}]")
        page.fill("[data-set=name]", "Bartholomew Whiskers")
        page.select_option("[data-set=players]", CROWD[game])
        page.select_option("[data-set=level]", "kitten")
        page.click("[data-do=play-now]")
        page.wait_for_selector("[data-table=playing]")
        play_on(Mouse(page, f"crowd {game}"), choices)
        page.wait_for_selector("[data-asked=true], [data-table=over]")

    return go


def way(name: str, game: str, button: str) -> Callable[[Page], None]:
    """Create a table for one of the other ways to play."""

    def go(page: Page) -> None:
        page.click(f"[data-game={game}]")
        page.locator(f"[data-way={name}]").check(force=True)
        page.click(f"[data-do={button}]")
        page.wait_for_url(re.compile("/(table|screen)/"))
        page.wait_for_selector("[data-table], [data-screen]")

    return go


CALM_TABLE = """async (deck) => {
    const ask = async (path, body) => (await fetch(path, {
        method: "POST", headers: {"X-Tabbytop": "1", "Content-Type": "application/json"}, body: JSON.stringify(body),
    })).json();
    await ask("/api/guest", {name: "Noodle"});
    const setup = {game: "here-kitty-kitty", players: 4, window_seconds: 600, watchers: false, deck};
    const table = await ask("/api/tables", {setup, bots: ["kitten", "kitten", "kitten"], start: true});
    if (!table.id) throw new Error(table.text);
    return table.id;
}"""


def in_window(page: Page) -> None:
    """Play Here, Kitty, Kitty! until a window asks the player. Nobody watches, so it closes only after an answer."""
    deck = read_deck("here-kitty-kitty", "neighborhood")
    cards = [{**card, "copies": card["copies"] * (5 if card["type"] == "defensive" else 1)} for card in deck["cards"]]
    page.goto(f"/table/{page.evaluate(CALM_TABLE, {**deck, 'cards': cards})}")
    player = Mouse(page, "window")
    for _ in range(2000):
        if page.locator("[data-asked=true]").count():
            if page.locator("[data-part=window]:visible").count():
                return
            player.try_to_choose()
        page.wait_for_timeout(50)
    raise AssertionError("no window opens")


# Derive an address


def big_screen(url: str) -> str:
    """Return the address of a table on a big screen."""
    return url.replace("/table/", "/screen/")


def replay(url: str) -> str:
    """Return the address of a replay."""
    return url.replace("/table/", "/replay/") + "?n=20"


def late_replay(url: str) -> str:
    """Return the address of a replay that shows a full table."""
    return url.replace("/table/", "/replay/") + "?n=70"


def results(url: str) -> str:
    """Return the address of the results of the person who played at a table."""
    return url[: url.index("/table/")] + "/results"


# Do something there


def show_keys(page: Page) -> None:
    """Show what every key does."""
    page.keyboard.press("?")


def choose_game(page: Page) -> None:
    """Open one of the games."""
    page.click("[data-game=if-it-fits]")


def pick_up(page: Page) -> None:
    """Pick up a card and choose a place for it, without playing it."""
    page.add_init_script("localStorage.setItem('settings', JSON.stringify({confirm: 'always'}))")
    page.reload()
    page.wait_for_selector("[data-table]")
    player = Mouse(page, "picked")
    for _ in range(3):
        if page.locator("[data-do=confirm]:visible").count() == 0:
            player.choose()
            page.wait_for_timeout(150)


def lose_connection(page: Page) -> None:
    """Lose the connection."""
    page.context.set_offline(True)
    page.wait_for_selector("[data-connection=lost]", timeout=PATIENCE)


SCREENS = [
    Screen("home", "HomePage", "/", there="[data-game]"),
    Screen("choose", "HomePage", "/", there="[data-game]", do=choose_game),
    Screen("lobby", "TablePage", prepare=way("friends", "cat-box", "create-table")),
    Screen("curtain", "TablePage", prepare=way("one-screen", "if-it-fits", "pass-and-play")),
    Screen("big-screen-lobby", "ScreenPage", prepare=way("phones", "here-kitty-kitty", "big-screen")),
    Screen("big-screen", "ScreenPage", prepare=middle("if-it-fits"), address=big_screen, there="[data-screen=playing]"),
    Screen("window", "TablePage", prepare=in_window),
    Screen("keys", "TablePage", prepare=middle("cat-box"), do=show_keys),
    Screen("device", "AccountPage", "/device"),
    Screen("learn", "LearnPage", "/learn"),
    Screen("me", "AccountPage", "/me"),
    Screen("settings", "SettingsPage", "/settings"),
    Screen("results", "ResultsPage", prepare=played("cat-box"), address=results),
    Screen("not-found", "NotFoundPage", "/no-such-page"),
    Screen("cards", "RulesPage", "/rules/here-kitty-kitty#cards"),
    Screen("lost", "TablePage", prepare=middle("if-it-fits"), do=lose_connection),
    *[Screen(f"table-{game}", "TablePage", prepare=middle(game)) for game in NAMES],
    *[Screen(f"picked-{game}", "TablePage", prepare=middle(game), do=pick_up) for game in NAMES],
    *[Screen(f"over-{game}", "TablePage", prepare=played(game)) for game in NAMES],
    *[
        Screen(f"replay-{game}", "ReplayPage", prepare=played(game), address=replay, there="[data-replay]")
        for game in NAMES
    ],
    *[Screen(f"lesson-{game}", "LessonPage", f"/learn/{game}") for game in NAMES],
    *[Screen(f"rules-{game}", "RulesPage", f"/rules/{game}") for game in NAMES],
]
MORE_SCREENS = [
    Screen(f"crowd-{game}", "TablePage", prepare=crowded(game, choices)) for game, choices in MIDDLE.items()
]
full_table = {game: crowded(game, choices) for game, choices in FULL.items()}
BOARDS = [
    *[Screen(f"full-{game}", "TablePage", prepare=play) for game, play in full_table.items()],
    *[Screen(f"full-picked-{game}", "TablePage", prepare=play, do=pick_up) for game, play in full_table.items()],
    *[
        Screen(f"full-replay-{game}", "ReplayPage", prepare=play, address=late_replay, there="[data-seen]")
        for game, play in full_table.items()
    ],
    *[screen for screen in SCREENS if screen.name.startswith(("over-", "lesson-"))],
]
"""Every board, with as many players as possible."""


@contextmanager
def browser_and_server() -> Iterator[tuple[Browser, str]]:
    """Start a Chromium, and a server whose bots answer immediately."""
    with (
        tempfile.TemporaryDirectory() as folder,
        started(Path(folder), **AT_ONCE) as (_, base),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=["--no-sandbox"])
        yield browser, base
        browser.close()


def shown_pictures() -> set[str]:
    """Return the file names of all pictures in docs/screens/ that a page shows."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    return {name for page in pages for name in re.findall(r"screens/([\w.-]+\.jpg)", page.read_text("utf-8"))}


def main(args: list[str]) -> None:
    """Take the pictures."""
    names = [name for name in args if not name.startswith("--")]
    docs = "--docs" in args
    folder = SHOWN if docs else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    shown = shown_pictures()
    every: list[Screen] = SCREENS
    every_look: tuple[Look, ...] = LOOKS
    if "--more" in args:
        every, every_look = [*SCREENS, *MORE_SCREENS], MORE_LOOKS
    elif "--sizes" in args:
        every, every_look = BOARDS, SIZE_LOOKS
    elif "--vision" in args:
        every, every_look = BOARDS, VISION_LOOKS
    chosen: dict[Screen, list[Look]] = {}
    for screen in every:
        looks = [look for look in every_look if not docs or picture(screen, look) in shown]
        if looks and (not names or screen.name in names):
            chosen[screen] = looks
    prepared: dict[Callable[[Page], None], Visit] = {}
    with browser_and_server() as (browser, base):
        for i, (screen, looks) in enumerate(chosen.items(), start=1):
            print(f"{i} of {len(chosen)}: {screen.name}", flush=True)
            visit = screen.visit(browser, base, prepared)
            for look in looks:
                page = screen.open(browser, base, look, visit)
                page.screenshot(path=folder / picture(screen, look), type="jpeg", quality=QUALITY)
                page.context.close()


def picture(screen: Screen, look: Look) -> str:
    """Return the file name of a picture."""
    return f"{screen.name}-{look.name}.jpg"


if __name__ == "__main__":
    main(sys.argv[1:])

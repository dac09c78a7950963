"""Take pictures of every screen: desktop, phone, dark, each language.

    python3 dev.py screens [--more | --docs] [NAME...]

They come from real games in a real Chromium and go to build/screens/. Tests run axe on the same list of screens. With
--more there are other sizes and crowded tables. With --docs only the pictures that a page shows are retaken, into
docs/screens/.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from environments import ensure_chromium
from tabbytop.games.shelf import NAMES
from tests.browser.hands import AT_ONCE, Mouse, play_on
from tests.server.serve_process import started

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "screens"
SHOWN = ROOT / "docs" / "screens"
"""Holds the pictures that pages of the repository show."""
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
LOCALES = {"en": "en-GB", "nl": "nl-NL", "de": "de-DE"}
PHONE_AT_MOST = 400
"""Screens at most this wide or high count as phones."""
QUALITY = 62
MIDDLE = {"cat-box": 16, "if-it-fits": 9, "here-kitty-kitty": 24}
"""Choices after which a game is in the middle."""


@dataclass(frozen=True)
class Look:
    """A size, theme and language in which a screen is shown."""

    name: str
    size: ViewportSize = field(default_factory=lambda: DESK)
    language: str = "en"
    dark: bool = False

    def visitor(self, browser: Browser, base: str, state: Any = None) -> BrowserContext:
        """Open a browser context for a look, optionally with the stored state of an earlier visitor."""
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
    Look("zoomed", {"width": 720, "height": 450}),  # a desktop at 200 %
)


def nothing(page: Page) -> None:
    """Do nothing on the page."""


@dataclass(frozen=True)
class Screen:
    """A screen: what must happen first, its address, and what to do there before the picture."""

    name: str
    path: str = ""
    before: Callable[[Page], None] = nothing
    there: str = "main, [data-table]"
    do: Callable[[Page], None] = nothing

    def arrive(self, browser: Browser, base: str, look: Look, came: tuple[str, Any]) -> Page:
        """Open the screen with this look."""
        page = look.visitor(browser, base, came[1]).new_page()
        page.goto(came[0])
        page.wait_for_selector(self.there)
        page.wait_for_load_state("networkidle")
        self.do(page)
        page.wait_for_timeout(350)
        return page

    def come(self, browser: Browser, base: str) -> tuple[str, Any]:
        """Prepare the screen. Return its address and the visitor's state."""
        context = LOOKS[0].visitor(browser, base)
        page = context.new_page()
        if self.before is not nothing:
            page.goto("/")
            self.before(page)
        came = (self.path or page.url, context.storage_state())
        context.close()
        return came


# Preparation


def playing(game: str, choices: int, players: str) -> Callable[[Page], None]:
    """Make some choices at a table with Kittens."""

    def go(page: Page) -> None:
        player = Mouse(page, f"{game} {choices}")
        player.begin(game, players)
        play_on(player, choices)
        page.wait_for_selector("[data-asked=true], [data-table=over]")

    return go


def crowded(game: str, players: str) -> Callable[[Page], None]:
    """Create a table with the most players and the longest possible name."""

    def go(page: Page) -> None:
        page.click(f"[data-game={game}]")
        page.fill("[data-set=name]", "Bartholomew Whiskers")
        page.select_option("[data-set=players]", players)
        page.select_option("[data-set=level]", "kitten")
        page.click("[data-do=play-now]")
        page.wait_for_selector("[data-table=playing]")
        play_on(Mouse(page, f"crowd {game}"), MIDDLE[game])
        page.wait_for_selector("[data-asked=true], [data-table=over]")

    return go


def played(game: str) -> Callable[[Page], None]:
    """Play a whole game."""
    return playing(game, 10_000, "3")


def way(name: str, game: str, button: str) -> Callable[[Page], None]:
    """Go through one of the other ways to play, up to the created table."""

    def go(page: Page) -> None:
        page.click(f"[data-game={game}]")
        page.locator(f"[data-way={name}]").check(force=True)
        page.click(f"[data-do={button}]")
        page.wait_for_url(re.compile("/(table|screen)/"))
        page.wait_for_selector("[data-table], [data-screen]")

    return go


CALM_TABLE = """async () => {
    const ask = async (path, body) => (await fetch(path, {
        method: "POST", headers: {"X-Tabbytop": "1", "Content-Type": "application/json"}, body: JSON.stringify(body),
    })).json();
    await ask("/api/guest", {name: "Noodle"});
    const setup = {game: "here-kitty-kitty", players: 4, window_seconds: 60};
    const table = await ask("/api/tables", {setup, bots: ["kitten", "kitten", "kitten"], start: true});
    return table.id;
}"""


def in_window(page: Page) -> None:
    """Create a Here, Kitty, Kitty! table whose windows stay open, and wait for one."""
    page.goto(f"/table/{page.evaluate(CALM_TABLE)}")
    player = Mouse(page, "window")
    for _ in range(2000):
        if page.locator("[data-part=window]:visible").count() and page.locator("[data-asked=true]").count():
            return
        if page.locator("[data-asked=true]").count():
            player.try_to_choose()
        page.wait_for_timeout(50)
    raise AssertionError("no window opens")


def on_big_screen(page: Page) -> None:
    """Show a game on a big screen."""
    playing("if-it-fits", 9, "4")(page)
    page.goto(page.url.replace("/table/", "/screen/"))
    page.wait_for_selector("[data-screen=playing]")


# Actions on the screen


def all_keys(page: Page) -> None:
    """Show the keyboard help."""
    page.keyboard.press("?")


def choose_game(page: Page) -> None:
    """Open one of the game boxes."""
    page.click("[data-game=if-it-fits]")


def pick_up(page: Page) -> None:
    """Pick something up and choose a place for it."""
    player = Mouse(page, "picked")
    for _ in range(3):
        if page.locator("[data-do=confirm]:visible").count() == 0:
            player.choose()
            page.wait_for_timeout(150)


def lose_line(page: Page) -> None:
    """Go offline."""
    page.context.set_offline(True)
    page.wait_for_selector("[data-connection=lost]", timeout=30_000)


def replayed(page: Page) -> None:
    """Go from the end of a game to its replay."""
    page.goto(page.url.replace("/table/", "/replay/") + "?n=20")
    page.wait_for_selector("[data-replay]")


def after_game(game: str) -> Callable[[Page], None]:
    """Play a whole game and open its replay."""

    def go(page: Page) -> None:
        played(game)(page)
        replayed(page)

    return go


SCREENS = [
    Screen("home", "/", there="[data-game]"),
    Screen("choose", "/", there="[data-game]", do=choose_game),
    Screen("lobby", before=way("friends", "cat-box", "make-table")),
    Screen("curtain", before=way("one-screen", "if-it-fits", "pass-and-play")),
    Screen("big-screen-lobby", before=way("phones", "here-kitty-kitty", "big-screen")),
    Screen("big-screen", before=on_big_screen),
    Screen("window", before=in_window),
    Screen("keys", before=playing("cat-box", 2, "2"), do=all_keys),
    Screen("device", "/device"),
    Screen("learn", "/learn"),
    Screen("me", "/me"),
    Screen("cards", "/rules/here-kitty-kitty#cards"),
    Screen("lost", before=playing("if-it-fits", 6, "2"), do=lose_line),
    *[Screen(f"table-{game}", before=playing(game, MIDDLE[game], "4")) for game in NAMES],
    *[Screen(f"picked-{game}", before=playing(game, 12, "3"), do=pick_up) for game in NAMES],
    *[Screen(f"over-{game}", before=played(game)) for game in NAMES],
    *[Screen(f"replay-{game}", before=after_game(game)) for game in NAMES],
    *[Screen(f"lesson-{game}", f"/learn/{game}") for game in NAMES],
    *[Screen(f"rules-{game}", f"/rules/{game}") for game in NAMES],
]
MORE_SCREENS = [
    Screen("crowd-cat-box", before=crowded("cat-box", "5")),
    Screen("crowd-if-it-fits", before=crowded("if-it-fits", "5")),
    Screen("crowd-here-kitty-kitty", before=crowded("here-kitty-kitty", "6")),
]


@contextmanager
def browser_and_server() -> Iterator[tuple[Browser, str]]:
    """Start Chromium, and a server whose bots answer at once."""
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
    more, docs = "--more" in args, "--docs" in args
    names = [name for name in args if not name.startswith("--")]
    folder = SHOWN if docs else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    shown = shown_pictures()
    chosen: dict[Screen, list[Look]] = {}
    for screen in SCREENS + (MORE_SCREENS if more else []):
        looks = [look for look in (MORE_LOOKS if more else LOOKS) if not docs or picture(screen, look) in shown]
        if looks and (not names or screen.name in names):
            chosen[screen] = looks
    with browser_and_server() as (browser, base):
        for i, (screen, looks) in enumerate(chosen.items(), start=1):
            print(f"{i} of {len(chosen)}: {screen.name}", flush=True)
            came = screen.come(browser, base)
            for look in looks:
                page = screen.arrive(browser, base, look, came)
                page.screenshot(path=folder / picture(screen, look), type="jpeg", quality=QUALITY)
                page.context.close()


def picture(screen: Screen, look: Look) -> str:
    """Return the file name of a picture."""
    return f"{screen.name}-{look.name}.jpg"


if __name__ == "__main__":
    main(sys.argv[1:])

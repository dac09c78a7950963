"""Measure what moving pieces cost: play in Chromium with the CPU slowed down four times, and trace others' turns.

    python3 dev.py campaign motion [--game GAME] [--turns 8] [--keep]

A task of the page's main thread over 50 ms, or frames whose script, style and layout take more than 12 ms (95th
percentile), fail the campaign. Times are CPU times of that thread, so that other load on the machine doesn't count.
While it traces, it doesn't touch the page. With --keep the result is written to docs/figures/motion.json.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from bisect import bisect_right
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from campaigns._figures import arguments, print_figures, progress, stamp
from tabbytop.games.registry import NAMES
from tests.browser.input_devices import AT_ONCE, IS_READY, Mouse
from tests.server.serve_process import started

SLOWER = 4
"""How many times slower the CPU seems to the page."""
PLAYERS = "3"
BOT_SECONDS = "0.6"
WATCH = 2500
"""Milliseconds to trace after each of the player's choices: the others' moves, and what they move on the page."""
MAX_TASK = 50.0
MAX_FRAME = 12.0
"""Milliseconds."""
TIMELINE = "disabled-by-default-devtools.timeline"
CATEGORIES = f"toplevel,devtools.timeline,devtools.timeline.frame,{TIMELINE},{TIMELINE}.frame"
WORK = {
    "EvaluateScript", "EventDispatch", "FireAnimationFrame", "FunctionCall", "Layout", "RunMicrotasks", "TimerFire",
    "UpdateLayoutTree", "V8.GC_MARK_COMPACTOR", "WebSocketReceive",
}  # fmt: skip
"""Trace events of script, style and layout."""
COUNT_FLIGHTS = """
window.flown = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
    if (this.classList.contains("flight")) window.flown += 1;
    return animate.apply(this, given);
};
"""

Event = dict[str, Any]


def trace(client: CDPSession, page: Page) -> list[Event]:
    """Record what the page does for a while."""
    events: list[Event] = []
    ended: list[bool] = []

    def collect(data: dict[str, Any]) -> None:
        events.extend(data["value"])

    client.on("Tracing.dataCollected", collect)
    client.once("Tracing.tracingComplete", lambda _: ended.append(True))
    client.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    page.wait_for_timeout(WATCH)
    client.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    client.remove_listener("Tracing.dataCollected", collect)
    return events


def milliseconds(event: Event) -> float:
    """Return the CPU time of an event."""
    microseconds: float = event["tdur"] if "tdur" in event else event.get("dur", 0)
    return microseconds / 1000


def own_events(events: list[Event]) -> list[Event]:
    """Return the events of the page's main thread, the busiest thread of its kind, in order."""
    mains = {(event["pid"], event["tid"]) for event in events if event.get("args", {}).get("name") == "CrRendererMain"}
    layouts = [(event["pid"], event["tid"]) for event in events if event["name"] == "UpdateLayoutTree"]
    main = max(mains, key=layouts.count)
    own = [event for event in events if (event.get("pid"), event.get("tid")) == main]
    return sorted(own, key=lambda event: float(event["ts"]))


def work_by_frame(events: list[Event], drawn: list[float]) -> list[float]:
    """Return the milliseconds of script, style and layout before each frame that was drawn at these times."""
    work = [0.0] * (len(drawn) + 1)
    until = 0.0
    for event in events:
        if event.get("ph") != "X" or event["name"] not in WORK or event["ts"] < until:
            continue  # part of an event that was counted
        until = event["ts"] + event.get("dur", 0)
        work[bisect_right(drawn, event["ts"])] += milliseconds(event)
    return work[:-1]


def percentile(values: list[float], share: float) -> float:
    """Return the value that this share of the values doesn't exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def measure(browser: Browser, url: str, game: str, turns: int, seed: str) -> dict[str, Any]:
    """Play some turns of a game, and measure what the page does while the others play."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB", base_url=url)
    page = context.new_page()
    page.add_init_script(COUNT_FLIGHTS)
    player = Mouse(page, f"{seed} {game}")
    player.begin(game, PLAYERS)
    client = context.new_cdp_session(page)
    client.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    frames: list[float] = []
    tasks: list[float] = []
    for turn in range(turns):
        page.wait_for_function(IS_READY)
        n = page.get_attribute("[data-table]", "data-n")
        while page.get_attribute("[data-table]", "data-n") == n:
            player.try_to_choose()
        progress(f"{game}: turn {turn + 1} of {turns}")
        recorded = trace(client, page)
        own = own_events(recorded)
        pid = own[0]["pid"]
        drawn = sorted(event["ts"] for event in recorded if event["name"] == "DrawFrame" and event["pid"] == pid)
        frames += work_by_frame(own, drawn)
        tasks += [milliseconds(one) for one in own if one["name"].endswith("RunTask") and one.get("ph") == "X"]
    flown = page.evaluate("() => window.flown")
    context.close()
    return {
        "game": game,
        "pieces": flown,
        "frames": len(frames),
        "frame_p95_ms": round(percentile(frames, 0.95), 2),
        "frame_max_ms": round(max(frames, default=0.0), 2),
        "task_max_ms": round(max(tasks, default=0.0), 2),
    }


def main() -> int:
    """Measure the games and print the figures."""
    given = arguments("motion", __doc__ or "", 8, "per game", "turns")
    games = given.game or list(NAMES)
    path = shutil.which("chromium") or shutil.which("google-chrome") or shutil.which("chromium-browser")
    settings = {**AT_ONCE, "bot_seconds": BOT_SECONDS}
    with (
        tempfile.TemporaryDirectory() as folder,
        started(Path(folder), **settings) as (_, url),
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
        found = [measure(browser, url, game, given.turns, given.seed) for game in games]
        browser.close()
    print_figures("motion", stamp("motion", given.game or [], given, {"games": found}, "turns"), keep=given.keep)
    slow = [one["game"] for one in found if one["task_max_ms"] > MAX_TASK or one["frame_p95_ms"] > MAX_FRAME]
    still = [one["game"] for one in found if not one["pieces"] or not one["frames"]]
    if slow or still:
        print(f"Too slow: {', '.join(slow) or 'none'}. Nothing moved: {', '.join(still) or 'none'}.", file=sys.stderr)
    return 1 if slow or still else 0


if __name__ == "__main__":
    sys.exit(main())

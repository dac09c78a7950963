"""Measure what reacts to taps on a board."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Page

FINGER = 44
"""The least size of a touch target, in pixels."""
NEAR = 20
"""Pixels around a tap in which several small targets make it unclear; a little less than in `aim.ts`, which rounds."""
MEASURE = """async () => {
    const edges = (one) => (one.querySelector(".reach") ?? one).getBoundingClientRect();
    const all = () => [...document.querySelectorAll("[data-part=board] [data-zoomed] :is([data-word], [role=button])")];
    const boxes = () => all().map(edges).map((box) => [box.left, box.top, box.right, box.bottom]);
    const frame = () => new Promise(requestAnimationFrame);
    for (let before = "", still = 0; still < 4; await frame()) {
        const now = JSON.stringify(boxes());
        still = now === before && document.querySelector("[data-part=board] [data-zoomed][transform]") ? still + 1 : 0;
        before = now;
    }
    return all().map((one) => {
        const {left, top, right, bottom} = edges(one);
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return {left, top, right, bottom, is_free: one.contains(hit)};
    });
}"""


@dataclass(frozen=True)
class Target:
    """The part of something on a board that reacts to taps."""

    left: float
    top: float
    right: float
    bottom: float
    is_free: bool
    """Whether nothing covers its middle."""

    @property
    def size(self) -> float:
        """Its width or height, whichever is smaller."""
        return min(self.right - self.left, self.bottom - self.top)

    @property
    def middle(self) -> tuple[float, float]:
        """Where a finger aims."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def is_near(self, x: float, y: float) -> bool:
        """Return whether a tap at this point may mean this target."""
        return max(self.left - x, x - self.right, 0) ** 2 + max(self.top - y, y - self.bottom, 0) ** 2 < NEAR**2


def targets(page: Page) -> list[Target]:
    """Return all targets on the board, in the order of the document, once the board is at rest."""
    return [Target(**one) for one in page.evaluate(MEASURE)]


def crowded(found: list[Target]) -> int | None:
    """Return the number of a target too small for a finger, with another small one near; None if there isn't any."""
    small = [one for one in found if one.size < FINGER]
    for number, one in enumerate(found):
        if one in small and one.is_free and sum(other.is_near(*one.middle) for other in small) > 1:
            return number
    return None

/** Tells on which sides a strip that scrolls sideways has more to show. */

export interface Hints {
  before: boolean;
  after: boolean;
}

/** A pixel more or less comes from rounding, not from content. */
const SLACK = 2;

/** Return where there is more, from how far the strip is scrolled. */
export function hintsOf(at: { scrollLeft: number; clientWidth: number; scrollWidth: number }): Hints {
  return { before: at.scrollLeft > SLACK, after: at.scrollLeft + at.clientWidth < at.scrollWidth - SLACK };
}

/** Call `changed` now and whenever the strip is scrolled, resized or filled differently. */
export function watchStrip(strip: HTMLElement, changed: (hints: Hints) => void): () => void {
  const update = () => changed(hintsOf(strip));
  const sizes = new ResizeObserver(update);
  const observe = () => [strip, ...strip.children].forEach((one) => sizes.observe(one));
  const contents = new MutationObserver(() => (observe(), update()));
  observe();
  contents.observe(strip, { childList: true });
  strip.addEventListener("scroll", update, { passive: true });
  update();
  return () => {
    sizes.disconnect();
    contents.disconnect();
    strip.removeEventListener("scroll", update);
  };
}

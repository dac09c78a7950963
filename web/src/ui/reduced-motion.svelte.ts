/** Does somebody want it calm? Then nothing flies and nothing is waited for. */
class Motion {
  private asked = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
  isCalm = $state(this.asked?.matches ?? false);

  constructor() {
    this.asked?.addEventListener("change", (event) => (this.isCalm = event.matches));
  }
}
export const motion = new Motion();

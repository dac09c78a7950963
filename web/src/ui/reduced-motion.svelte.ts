/** Whether the player prefers reduced motion: then there are no animations and no pauses for them. */
class Motion {
  private asked = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
  isCalm = $state(this.asked?.matches ?? false);

  constructor() {
    this.asked?.addEventListener("change", (event) => (this.isCalm = event.matches));
  }
}
export const motion = new Motion();

/** Whether the player prefers reduced motion: then the app skips animations and their pauses. */
class ReducedMotion {
  private query = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
  isOn = $state(this.query?.matches ?? false);

  constructor() {
    this.query?.addEventListener("change", (event) => (this.isOn = event.matches));
  }
}
export const reducedMotion = new ReducedMotion();

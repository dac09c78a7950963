/** The kind of pointer: a mouse can hover to preview a click; a finger can't. */
class PointerKind {
  private query = typeof matchMedia === "function" ? matchMedia("(pointer: coarse)") : null;
  isCoarse = $state(this.query?.matches ?? false);

  constructor() {
    this.query?.addEventListener("change", (event) => (this.isCoarse = event.matches));
    // Laptops with a touch screen have both: the last press says which is used.
    globalThis.addEventListener?.("pointerdown", (event) => (this.isCoarse = event.pointerType ? event.pointerType !== "mouse" : this.isCoarse), { capture: true });
  }
}
export const pointer = new PointerKind();

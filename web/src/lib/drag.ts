/** A card from the hand is dragged onto the table: the same as tapping it and then the place. */

import type { Choice } from "./choice.svelte";

const FAR = 8;

interface Held {
  card: HTMLElement;
  word: string;
  x: number;
  y: number;
  pointer: number;
  ghost: HTMLElement | null;
  over: Element | null;
}

function placeAt(root: HTMLElement, x: number, y: number): Element | null {
  const found = document.elementsFromPoint(x, y).map((one) => one.closest("[data-word]"));
  return found.find((one) => one?.closest('[data-part="board"]') && root.contains(one)) ?? null;
}

/** What follows the pointer: a copy of the card. */
function lift(card: HTMLElement): HTMLElement {
  const box = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  for (const one of [ghost, ...ghost.querySelectorAll("[data-word], [id]")]) {
    one.removeAttribute("data-word");
    one.removeAttribute("id");
  }
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed", inset: "0 auto auto 0", zIndex: "30", margin: "0", pointerEvents: "none", opacity: "0.92",
    inlineSize: `${box.width}px`, blockSize: `${box.height}px`, transition: "none",
  }); // prettier-ignore
  document.body.append(ghost);
  return ghost;
}

/** For `use:`/attach on the table's root. */
export function dragging(root: HTMLElement, choice: () => Choice): () => void {
  let held: Held | null = null;

  function look(at: Element | null) {
    if (!held || held.over === at) return;
    held.over?.dispatchEvent(new MouseEvent("mouseleave"));
    at?.dispatchEvent(new MouseEvent("mouseenter"));
    held.over = at;
  }
  function down(event: PointerEvent) {
    const card = (event.target as Element).closest<HTMLElement>('[data-part="hand"] [data-word]');
    if (!card || event.button !== 0 || held) return;
    held = { card, word: card.dataset.word!, x: event.clientX, y: event.clientY, pointer: event.pointerId, ghost: null, over: null };
  }
  function move(event: PointerEvent) {
    if (!held || held.pointer !== event.pointerId) return;
    if (!held.ghost) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
      held.ghost = lift(held.card);
      choice().pick(held.word);
    }
    const { width, height } = held.ghost.getBoundingClientRect();
    held.ghost.style.translate = `${event.clientX - width / 2}px ${event.clientY - height * 0.6}px`;
    look(placeAt(root, event.clientX, event.clientY));
    event.preventDefault();
  }
  function up(event: PointerEvent) {
    if (!held || held.pointer !== event.pointerId) return;
    const was = held;
    const place = was.ghost && event.type === "pointerup" ? placeAt(root, event.clientX, event.clientY) : null;
    look(null);
    held = null;
    if (!was.ghost) return;
    was.ghost.remove();
    // The click that ends a drag is none.
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, { capture: true }), 50);
    const word = (place as HTMLElement | SVGElement | null)?.dataset.word;
    const isOnBoard = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-part="board"]');
    if (word) choice().pick(word);
    else if (!isOnBoard) choice().back();
  }
  const stop = (event: MouseEvent) => (event.stopPropagation(), event.preventDefault());

  root.addEventListener("pointerdown", down);
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return () => {
    held?.ghost?.remove();
    root.removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
  };
}

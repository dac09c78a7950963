/** Dragging a card from the hand onto the board: the same as tapping the card and then the place. */

import type { Choice } from "../net/choice.svelte";

const FAR = 10;
interface Dragged {
  choice: Choice;
  word: string | undefined;
}

const placeAt = (event: PointerEvent) =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>(".place, [data-drop]") ?? null;

/** Svelte action that makes a card draggable. On touch screens, sideways scrolls the hand and upward drags the card. */
export function drag(node: HTMLElement, given: Dragged) {
  let { choice, word } = given;
  let from: [number, number] | null = null;
  let shadow: HTMLElement | null = null;
  let under: SVGElement | null = null;

  function begin(event: PointerEvent) {
    if (event.button === 0 && word !== undefined && (choice.has(word) || choice.path.includes(word) || Object.hasOwn(choice.tree, word))) {
      from = [event.clientX, event.clientY];
      addEventListener("pointermove", move);
      addEventListener("pointerup", drop);
      addEventListener("pointercancel", stop);
    }
  }
  function move(event: PointerEvent) {
    if (!from || word === undefined) return;
    const far = Math.hypot(event.clientX - from[0], event.clientY - from[1]);
    if (!shadow && far < FAR) return;
    if (!shadow) {
      if (!choice.path.includes(word)) {
        if (!choice.has(word)) choice.clear();
        choice.pick(word);
      }
      shadow = node.cloneNode(true) as HTMLElement;
      shadow.removeAttribute("data-word");
      shadow.setAttribute("aria-hidden", "true");
      const box = node.getBoundingClientRect();
      shadow.style.cssText += `;position:fixed;left:0;top:0;inline-size:${box.width}px;block-size:${box.height}px;pointer-events:none;z-index:50;opacity:.8;margin:0;outline:none;transition:none`;
      document.body.append(shadow);
    }
    shadow.style.transform = `translate(${event.clientX - shadow.offsetWidth / 2}px, ${event.clientY - shadow.offsetHeight * 0.75}px)`;
    const place = placeAt(event);
    shadow.style.opacity = place ? "0.25" : "0.8";
    if (place !== under) {
      under?.dispatchEvent(new MouseEvent("mouseleave"));
      place?.dispatchEvent(new MouseEvent("mouseenter"));
      under = place;
    }
  }
  function drop(event: PointerEvent) {
    if (shadow) {
      placeAt(event)?.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: event.clientX, clientY: event.clientY }));
      // A click on the card that follows the drop would put it down again.
      const eat = (click: Event) => click.stopImmediatePropagation();
      node.addEventListener("click", eat, { capture: true });
      setTimeout(() => node.removeEventListener("click", eat, { capture: true }), 0);
    }
    stop();
  }
  /** Keep the gesture: otherwise the browser takes the next tap for the end of a fling. */
  function hold(event: TouchEvent) {
    if (shadow && event.cancelable) event.preventDefault();
  }
  function stop() {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", drop);
    removeEventListener("pointercancel", stop);
    under?.dispatchEvent(new MouseEvent("mouseleave"));
    shadow?.remove();
    from = shadow = under = null;
  }

  node.addEventListener("pointerdown", begin);
  node.addEventListener("touchmove", hold, { passive: false });
  return {
    update: (next: Dragged) => ({ choice, word } = next),
    destroy() {
      stop();
      node.removeEventListener("pointerdown", begin);
      node.removeEventListener("touchmove", hold);
    },
  };
}

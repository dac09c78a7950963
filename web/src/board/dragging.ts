/**
 * Dragging onto the board: a card from the hand, which is the same as tapping the card and then the place, or a piece
 * that already lies there.
 */

import type { Choice } from "../net/choice.svelte";

const FAR = 10;
export interface Dragged {
  choice: Choice;
  /** The word that picking it up adds to the move; undefined if it can't be dragged. */
  word: string | undefined;
  /** For pieces on the board, which are picked only when dropped: show and hide where a piece may go. */
  carry?: { start: () => void; end: () => void };
}

const placeAt = (event: PointerEvent) =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>(".place, [data-drop]") ?? null;

/** Return a picture of what is dragged: a copy of a card, or the top piece of a group on the board. */
function pictureOf(node: HTMLElement | SVGElement): HTMLElement | SVGElement {
  const uses = node.querySelectorAll("use");
  const piece = node instanceof SVGElement ? uses[uses.length - 1] : undefined;
  const { width, height } = (piece ?? node).getBoundingClientRect();
  const picture = piece ? document.createElementNS("http://www.w3.org/2000/svg", "svg") : (node.cloneNode(true) as HTMLElement);
  if (piece) {
    const copy = document.createElementNS("http://www.w3.org/2000/svg", "use");
    copy.setAttribute("href", piece.getAttribute("href") ?? "");
    picture.append(copy);
  }
  picture.removeAttribute("data-word");
  picture.setAttribute("aria-hidden", "true");
  picture.style.cssText += `;position:fixed;left:0;top:0;inline-size:${width}px;block-size:${height}px;pointer-events:none;z-index:50;opacity:.8;margin:0;outline:none;transition:none`;
  return picture;
}

/** Svelte action that makes a card or a piece draggable. On touch screens, sideways scrolls the hand and upward drags the card. */
export function drag(node: HTMLElement | SVGElement, given: Dragged) {
  let { choice, word, carry } = given;
  let from: [number, number] | null = null;
  let shadow: HTMLElement | SVGElement | null = null;
  let size: [number, number] = [0, 0];
  let under: SVGElement | null = null;

  function begin(down: Event) {
    const event = down as PointerEvent;
    if (event.button === 0 && word !== undefined && (carry || choice.has(word) || choice.path.includes(word) || Object.hasOwn(choice.tree, word))) {
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
      if (carry) carry.start();
      else if (!choice.path.includes(word)) {
        if (!choice.has(word)) choice.clear();
        choice.pick(word);
      }
      shadow = pictureOf(node);
      document.body.append(shadow);
      const { width, height } = shadow.getBoundingClientRect();
      size = [width, height];
    }
    shadow.style.transform = `translate(${event.clientX - size[0] / 2}px, ${event.clientY - size[1] * 0.75}px)`;
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
      // The click that follows the drop would put the card down again, or ask about the place.
      const eat = (click: Event) => click.stopImmediatePropagation();
      addEventListener("click", eat, { capture: true });
      setTimeout(() => removeEventListener("click", eat, { capture: true }), 0);
    }
    stop();
  }
  /** Keep the gesture: otherwise the browser takes the next tap for the end of a fling. */
  function hold(event: Event) {
    if (shadow && event.cancelable) event.preventDefault();
  }
  function stop() {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", drop);
    removeEventListener("pointercancel", stop);
    under?.dispatchEvent(new MouseEvent("mouseleave"));
    if (shadow) carry?.end();
    shadow?.remove();
    from = shadow = under = null;
  }

  /** Dragging a piece doesn't pan the board. */
  const mark = () => node.toggleAttribute("data-drags", carry !== undefined && word !== undefined);

  mark();
  node.addEventListener("pointerdown", begin);
  node.addEventListener("touchmove", hold, { passive: false });
  return {
    update(next: Dragged) {
      ({ choice, word, carry } = next);
      mark();
    },
    destroy() {
      stop();
      node.removeEventListener("pointerdown", begin);
      node.removeEventListener("touchmove", hold);
    },
  };
}

/** An animation of points that fly from the board to a player's total. */
import { reducedMotion } from "../ui/reduced-motion.svelte";

const LONG = 620;

function middle(boxes: DOMRect[]): [number, number] {
  const left = Math.min(...boxes.map((one) => one.left));
  const right = Math.max(...boxes.map((one) => one.right));
  const top = Math.min(...boxes.map((one) => one.top));
  const bottom = Math.max(...boxes.map((one) => one.bottom));
  return [(left + right) / 2, (top + bottom) / 2];
}

/** Fly from the highlighted cells, or from the middle of the board, to this element. */
export function flyPoints(text: string, color: string, to: Element | null) {
  const board = document.querySelector('[data-part="board"]');
  if (reducedMotion.isOn || !board || !to || typeof board.animate !== "function") return;
  const lit = [...board.querySelectorAll(".lit .rim, rect.lit, [data-lit]")].slice(0, 40);
  const [x, y] = middle((lit.length > 0 ? lit : [board]).map((one) => one.getBoundingClientRect()));
  const [toX, toY] = middle([to.getBoundingClientRect()]);
  const chip = document.createElement("span");
  chip.textContent = text;
  chip.setAttribute("aria-hidden", "true");
  Object.assign(chip.style, {
    position: "fixed", left: "0", top: "0", zIndex: "25", pointerEvents: "none", background: color, color: "#fff",
    font: "700 1.2rem var(--display)", padding: ".25rem .7rem", borderRadius: "2rem", boxShadow: "0 .2rem .6rem rgb(0 0 0 / 35%)",
  }); // prettier-ignore
  document.body.append(chip);
  const from = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  const end = `translate(${toX}px, ${toY}px) translate(-50%, -50%) scale(.7)`;
  const flight = chip.animate(
    [
      { transform: `${from} scale(.4)`, opacity: 0 },
      { transform: `${from} scale(1.25)`, opacity: 1, offset: 0.35 },
      { transform: end, opacity: 0.9 },
    ],
    { duration: LONG, easing: "cubic-bezier(.3, .1, .2, 1)" },
  );
  flight.onfinish = flight.oncancel = () => chip.remove();
}

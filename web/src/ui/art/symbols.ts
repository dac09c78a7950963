/** The drawings: SVG symbols that are put into the page once and used by name. Their colors come from app.css and the styles of the games.
 * What only a game's table needs is added by the game itself, so that the home page stays small. */

import "./symbols.css";

const drawings = import.meta.glob<string>(["./*.svg", "../../games/*/art/*.svg"], { query: "?raw", import: "default", eager: true });
import.meta.glob("../../games/*/art/*.css", { eager: true });

/** The same ink line for everything. A symbol doesn't inherit attributes from its file, so each gets them. */
const INK = {
  fill: "none",
  stroke: "var(--outline)",
  "stroke-width": "2",
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
  overflow: "visible",
};

/** Add drawings to the page. */
export function addDrawings(drawings: Record<string, string>) {
  const box = document.createElement("div");
  box.className = "tt-kit";
  box.setAttribute("aria-hidden", "true");
  box.innerHTML = Object.values(drawings).join("");
  for (const symbol of box.querySelectorAll("symbol")) {
    for (const [name, value] of Object.entries(INK)) symbol.setAttribute(name, value);
  }
  document.body.append(box);
}
addDrawings(drawings);

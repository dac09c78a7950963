/** The drawings: SVG symbols that are put into the page once and used by name. Their colors come from app.css. */

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

/** Add the drawings to the page, unless they are there already. */
function addSymbols() {
  if (document.getElementById("tt-kit")) return;
  const box = document.createElement("div");
  box.id = "tt-kit";
  box.setAttribute("aria-hidden", "true");
  box.innerHTML = Object.values(drawings).join("");
  for (const symbol of box.querySelectorAll("symbol")) {
    for (const [name, value] of Object.entries(INK)) symbol.setAttribute(name, value);
  }
  document.body.append(box);
}
addSymbols();

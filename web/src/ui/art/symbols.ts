/** The drawings: symbols that boards and hands use by name, put into the page once. Colours come from app.css. */

import "./symbols.css";

const drawings = import.meta.glob<string>("../../games/*/art/*.svg", { query: "?raw", import: "default", eager: true });

/** One ink line for everything. A symbol inherits nothing from the file it is drawn in, so each is told. */
const INK = {
  fill: "none",
  stroke: "var(--outline)",
  "stroke-width": "2",
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
  overflow: "visible",
};

/** Put the drawings into the page, if they are not there yet. */
export function unpack() {
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
unpack();

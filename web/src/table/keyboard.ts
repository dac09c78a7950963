/** Keyboard shortcuts at a table. */

import { tick } from "svelte";
import type { MovePreview } from "./preview.svelte";
import { arrow, digit } from "./focus";
import type { TableClient } from "../net/table-client.svelte";
import { isTyping } from "../ui/typing";

/** The zoom button that a key presses, by its position. */
const ZOOM: Record<string, number> = { "+": 1, "=": 1, "-": 2, "0": 3 };

interface Hands {
  client: TableClient;
  preview: MovePreview;
  root: () => HTMLElement | undefined;
  confirm: () => void;
  help: () => void;
  /** Called to replay what others did since the player's last turn. */
  replay: () => void;
  /** Called when Escape is pressed and there is nothing to go back from. */
  nothing: () => void;
}

export class Keyboard {
  /** Whether the keyboard was the last input used. */
  isUsed = false;

  constructor(private readonly hands: Hands) {}

  /** Runs before other handlers: Enter confirms a complete move anywhere on the table. */
  early = (event: KeyboardEvent) => {
    if (isTyping(event.target)) return;
    this.isUsed = true;
    if (!this.isConfirming(event)) return;
    event.preventDefault();
    event.stopPropagation();
    this.hands.confirm();
  };

  /** Runs after other handlers. */
  late = (event: KeyboardEvent) => {
    const root = this.hands.root();
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !root) return;
    if (this.hear(event, root)) event.preventDefault();
  };

  private hear(event: KeyboardEvent, root: HTMLElement): boolean {
    const { client, help, replay } = this.hands;
    const key = event.key;
    if (key.startsWith("Arrow") && !event.shiftKey) return arrow(root, key);
    if (/^[1-9]$/.test(key)) return this.pickCard(root, Number(key));
    if (key === "Escape") this.back();
    else if (key === "?") help();
    else if (key === "u" || key === "U") return this.undo();
    else if (key === "s" || key === "S") client.skip();
    else if (key === "w" || key === "W") replay();
    else if (key in ZOOM) root.querySelector<HTMLElement>(`[data-part="board"] .tools button:nth-of-type(${ZOOM[key]})`)?.click();
    else return false;
    return true;
  }

  /** Return whether this key confirms the move. If the focus is on another place, Enter picks that first. */
  private isConfirming(event: KeyboardEvent): boolean {
    const { choice } = this.hands.client;
    if (event.key !== "Enter" || !choice.isWhole || !(event.target instanceof Element)) return false;
    const word = event.target.closest<HTMLElement | SVGElement>("[data-word]")?.dataset.word;
    if (word && !choice.path.includes(word)) return false;
    return event.target === document.body || event.target.closest('[data-part="board"], [data-part="hand"]') !== null;
  }

  private back() {
    const { client, preview, nothing } = this.hands;
    if (preview.note && preview.note.kind !== "foreseen") preview.clear();
    else if (client.choice.path.length > 0) client.back();
    else nothing();
  }

  private undo(): boolean {
    const { client } = this.hands;
    if (client.frame.undoable) void client.do({ do: "undo", n: client.frame.n });
    return client.frame.undoable ?? false;
  }

  private pickCard(root: HTMLElement, n: number): boolean {
    const { choice } = this.hands.client;
    if (digit(root, n)) return true;
    if (choice.path.length === 0) return false;
    choice.clear();
    void tick().then(() => digit(root, n));
    return true;
  }
}

/** Keys that belong to a text field or a dialog, not to the table. */

/** Return whether the player is typing, or choosing from a list. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog, [contenteditable]") !== null;
}

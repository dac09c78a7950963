/** See-through cats: transparent while a key or the board is held down, or when the button is on. */

import { isTyping } from "../../ui/typing";

/** Milliseconds after which a press on the board counts as a long press. */
const LONG = 450;
/** How far a finger may slip during a long press, in pixels. */
const SLIP = 8;
export const SEE_THROUGH_KEY = "x";

export class SeeThrough {
  /** Switched on by the button. */
  isOn = $state(false);
  private isKeyDown = $state(false);
  private isPressed = $state(false);
  private from: [number, number] | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wasLong = false;

  /** Whether the cats are transparent now. */
  get isActive(): boolean {
    return this.isOn || this.isKeyDown || this.isPressed;
  }
  toggle = () => (this.isOn = !this.isOn);

  keydown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key.toLowerCase() === SEE_THROUGH_KEY) this.isKeyDown = true;
  };
  keyup = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === SEE_THROUGH_KEY) this.isKeyDown = false;
  };

  press = (event: PointerEvent) => {
    this.release();
    this.wasLong = false;
    if (!event.isPrimary || event.button !== 0) return;
    this.from = [event.clientX, event.clientY];
    this.timer = setTimeout(() => (this.isPressed = this.wasLong = true), LONG);
  };
  move = (event: PointerEvent) => {
    if (this.from && !this.wasLong && Math.hypot(event.clientX - this.from[0], event.clientY - this.from[1]) > SLIP) this.release();
  };
  release = () => {
    clearTimeout(this.timer);
    this.from = null;
    this.isPressed = false;
  };
  /** Without the focus, the page gets no event when the key is released. */
  blur = () => {
    this.isKeyDown = false;
    this.release();
  };
  /** Don't let a long press choose anything. */
  click = (event: MouseEvent) => {
    if (this.wasLong) event.stopPropagation();
    this.wasLong = false;
  };
  /** Don't open the browser's context menu on a long press. */
  menu = (event: Event) => {
    if (this.from) event.preventDefault();
  };
  /** The event handlers of a board that supports long presses. */
  presses = { onpointerdowncapture: this.press, onclickcapture: this.click, oncontextmenu: this.menu };
}

/** Board and hand share it. */
export const seeThrough = new SeeThrough();

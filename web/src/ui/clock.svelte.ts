/** The current time for clocks. It ticks only while a clock is shown. */
import { createSubscriber } from "svelte/reactivity";

const OFTEN = 250;
const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, OFTEN);
  return () => clearInterval(timer);
});

/** Return seconds since 1970, by this device's clock. */
export function now(): number {
  subscribe();
  return Date.now() / 1000;
}

/** Format a time as clocks show it: 1:05, 12:00, 3:05:00; in turn-based games days and hours. */
export function spell(seconds: number): { days: number; hours: number; text: string } {
  const all = Math.max(0, Math.ceil(seconds));
  const days = Math.floor(all / 86_400);
  const hours = Math.floor((all % 86_400) / 3600);
  const minutes = Math.floor((all % 3600) / 60);
  const two = (n: number) => String(n).padStart(2, "0");
  const text = days === 0 && hours === 0 ? `${minutes}:${two(all % 60)}` : `${hours}:${two(minutes)}:${two(all % 60)}`;
  return { days, hours, text };
}

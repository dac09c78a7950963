/** Keep the screen on if the browser supports it (not over plain http). Returns a function that ends this. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const hold = async () => {
    if (isOver || document.hidden || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
  };
  const again = () => void hold();
  document.addEventListener("visibilitychange", again);
  void hold();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}

/** Keeps a big screen from falling asleep, where the browser can (it cannot over plain http). Gives back what ends it. */
export function stayAwake(): () => void {
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

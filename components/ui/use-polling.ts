import { useEffect, useEffectEvent } from "react";

/** Calls `poll` every `ms` milliseconds, and when the page is shown again after it was hidden. */
export function usePolling(poll: () => unknown, ms: number): void {
  const handleTime = useEffectEvent(() => void poll());
  const handleVisibility = useEffectEvent(() => {
    if (!document.hidden) void poll();
  });
  useEffect(() => {
    const timer = setInterval(handleTime, ms);
    document.addEventListener("visibilitychange", handleVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", handleVisibility);
    };
  }, [ms]);
}

import { useEffect, useEffectEvent } from "react";

const intervalMs = 10_000;

interface Options {
  /** Whether to call `poll` at once, too. */
  isImmediate?: boolean;
}

/** Calls `poll` every ten seconds, when the page is shown or hidden, and when the connection is back. */
export function usePolling(poll: (event?: Event) => unknown, { isImmediate = false }: Options = {}): void {
  const handleEvent = useEffectEvent((event?: Event) => void poll(event));
  useEffect(() => {
    if (isImmediate) handleEvent();
    const timer = setInterval(handleEvent, intervalMs);
    document.addEventListener("visibilitychange", handleEvent);
    window.addEventListener("online", handleEvent);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", handleEvent);
      window.removeEventListener("online", handleEvent);
    };
  }, [isImmediate]);
}

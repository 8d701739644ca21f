import { useEffect, useEffectEvent } from "react";

/** Calls `apply` once the page is hydrated, for what was typed before. */
export function useEarlyInput(apply: () => unknown): void {
  const handleHydration = useEffectEvent(apply);
  // Next follows the URL only after its own effects.
  useEffect(() => queueMicrotask(handleHydration), []);
}

import { useEffect, useEffectEvent } from "react";

/** Calls `run` once, when the page is hydrated and its fields can be read, filled and focused. */
export function useAfterHydration(run: () => unknown): void {
  const handleHydration = useEffectEvent(run);
  // Next follows the URL only after its own effects.
  useEffect(() => queueMicrotask(handleHydration), []);
}

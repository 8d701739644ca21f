import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** Whether React has hydrated the page; false on the server. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

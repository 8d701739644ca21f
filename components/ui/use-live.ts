import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page's scripts have taken it over; false in what the server renders. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

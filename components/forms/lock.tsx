"use client";

import { createContext, type ReactNode, useContext } from "react";

const Locked = createContext(false);

/** Whether the fields here only show what they hold. */
export const useLocked = () => useContext(Locked);

/** Fields that may be read but not changed while `locked`; who asks them to be locked further out wins. */
export function LockedFields({ locked, children }: { locked: boolean; children: ReactNode }) {
  const outer = useLocked();
  return <Locked value={outer || locked}>{children}</Locked>;
}

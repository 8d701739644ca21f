import { createContext, type ReactNode, useContext } from "react";

const ReadOnly = createContext(false);

export const useReadOnly = () => useContext(ReadOnly);

/** Makes the fields inside read-only while `when` is true; an outer read-only group stays read-only. */
export function ReadOnlyFields({ when, children }: { when: boolean; children: ReactNode }) {
  const outer = useReadOnly();
  return <ReadOnly value={outer || when}>{children}</ReadOnly>;
}

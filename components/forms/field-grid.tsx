import type { ReactNode } from "react";

/** Fields beside each other, as many as fit. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <div className="wrap-anywhere grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] content-start items-start gap-x-6 gap-y-5 empty:hidden">
      {children}
    </div>
  );
}

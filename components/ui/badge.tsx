import type { ReactNode } from "react";

/** A short mark beside a name. */
export function Badge({ tone = "plain", children }: { tone?: "forest" | "amber" | "plain"; children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}

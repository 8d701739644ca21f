import type { ReactNode } from "react";

/** A paragraph or more that must not be overlooked. */
export function Notice({
  tone = "info",
  children,
}: {
  tone?: "info" | "success" | "warning" | "danger";
  children: ReactNode;
}) {
  return <div className={`notice notice-${tone}`}>{children}</div>;
}

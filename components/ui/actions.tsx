import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

/** A row of buttons, left out of print. */
export function Actions({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx("flex flex-wrap gap-3 print:hidden", className)}>{children}</div>;
}

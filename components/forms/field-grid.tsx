import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

interface FieldGridProps {
  /** Two columns from tablets on, for pairs such as time and place; otherwise as many as fit. */
  pairs?: boolean;
  children: ReactNode;
}

/** Fields beside each other. */
export function FieldGrid({ pairs = false, children }: FieldGridProps) {
  const columns = pairs ? "grid-cols-1 md:grid-cols-2" : "grid-cols-[repeat(auto-fit,minmax(min(100%,17.5rem),1fr))]";
  return <div className={cx("grid content-start items-start gap-x-6 gap-y-5", columns)}>{children}</div>;
}

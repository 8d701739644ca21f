import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

/** A checkbox with its label; `className` places the label. */
export function Checkbox({ children, className, ...rest }: ComponentProps<"input"> & { children: ReactNode }) {
  return (
    <label className={cx("flex w-fit items-start gap-3 py-1.5", className)}>
      <input type="checkbox" className="mt-0.75 size-5 flex-none accent-maple-fill disabled:opacity-60" {...rest} />
      <span>{children}</span>
    </label>
  );
}

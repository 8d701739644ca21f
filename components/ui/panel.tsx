import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

/** A raised sheet around a form or a result. The cells of a table in it have the background `--surface`. */
export function Panel({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      className={cx(
        "break-inside-avoid rounded-md border border-rule bg-sheet p-4.5 shadow-sheet [--surface:var(--color-sheet)] md:p-7",
        className,
      )}
      {...rest}
    />
  );
}

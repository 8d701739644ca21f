import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

interface PanelProps extends ComponentProps<"div"> {
  /** Makes the content a group of fields of this name. */
  legend?: string;
}

/** A raised sheet around a form or a result. The cells of a table in it have the background `--surface`. */
export function Panel({ legend, className, children, ...rest }: PanelProps) {
  return (
    <div
      className={cx(
        "break-inside-avoid rounded-md border border-rule bg-sheet p-4.5 shadow-sheet [--surface:var(--color-sheet)] md:p-7",
        className,
      )}
      {...rest}
    >
      {legend ? (
        <fieldset className="min-w-0 space-y-5">
          <legend className="font-semibold font-serif text-lg">{legend}</legend>
          {children}
        </fieldset>
      ) : (
        children
      )}
    </div>
  );
}

import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

const block =
  "relative min-w-0 break-inside-avoid space-y-5 rounded-md border border-rule bg-sheet px-4 pb-4 shadow-sheet md:px-7 md:pb-7";

interface FormBlockProps {
  id?: string;
  /** Names the group; a block under a heading needs none. */
  legend?: string;
  /** In the upper right corner, such as a button that deletes the group. */
  action?: ReactNode;
  children: ReactNode;
}

/** A framed group of fields. */
export function FormBlock({ id, legend, action, children }: FormBlockProps) {
  if (!legend)
    return (
      <div id={id} className={cx(block, "pt-4 md:pt-7")}>
        {children}
      </div>
    );
  return (
    <fieldset id={id} className={cx(block, "pt-19")}>
      {/* Positioned, because browsers draw a legend in the border. */}
      <legend className="absolute top-4 left-4 font-semibold font-serif text-lg md:left-7">{legend}</legend>
      {action && <div className="absolute top-2.5 right-2.5">{action}</div>}
      {children}
    </fieldset>
  );
}

import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { FieldHint } from "@/components/forms/field-parts";

interface FieldRowProps {
  /**
   * The columns of its grid from `md` on, the last one for the buttons. On phones there are three columns, and the
   * buttons take the third one of the first row.
   */
  className: string;
  buttons: ReactNode;
  hint?: string | undefined;
  children: ReactNode;
}

/** An entry of a list with its fields; on a wide screen the labels of the first entry are the headings of the columns. */
export function FieldRow({ className, buttons, hint, children }: FieldRowProps) {
  return (
    <li className="group/row border-rule border-b py-2.5 max-md:py-4 xl:not-first:[&_:has(>label)]:sr-only">
      <div
        className={cx(
          "grid items-start gap-x-3 gap-y-2.5 max-md:grid-cols-[calc(50%-0.375rem)_minmax(0,1fr)_auto]",
          className,
        )}
      >
        {children}
        <div className="pt-8 max-md:col-start-3 max-md:row-start-1 xl:group-not-first/row:pt-1">{buttons}</div>
      </div>
      {hint && <FieldHint>{hint}</FieldHint>}
    </li>
  );
}

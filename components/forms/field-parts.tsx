import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

/** The label above a control; without `htmlFor` it is plain text. */
export function FieldLabel({ htmlFor, children }: { htmlFor?: string; children: ReactNode }) {
  const Tag = htmlFor ? "label" : "span";
  return (
    <Tag htmlFor={htmlFor} className="font-semibold text-sm/6">
      {children}
    </Tag>
  );
}

export function FieldHint({ className, ...rest }: ComponentProps<"p">) {
  return <p className={cx("mt-1 text-ink-soft text-xs", className)} {...rest} />;
}

export function FieldWarning({ className, ...rest }: ComponentProps<"p">) {
  return (
    <p role="status" className={cx("mt-1 border-amber border-l-3 bg-amber-wash px-2 text-sm/6", className)} {...rest} />
  );
}

/** The error of a control or of the whole form. */
export function FieldError({ className, ...rest }: ComponentProps<"p">) {
  return <p className={cx("mt-1 font-semibold text-maple text-sm/6", className)} {...rest} />;
}

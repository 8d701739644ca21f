import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { phoneHref } from "@/lib/platform/validation/phone";

interface PhoneLinkProps extends Pick<ComponentProps<"a">, "className" | "aria-label" | "children"> {
  number: string;
}

/** A link that calls a number; shows the number unless it has other content. Nothing once the number was deleted. */
export function PhoneLink({ number, className, children = number, ...rest }: PhoneLinkProps) {
  if (!number) return null;
  return (
    <a href={phoneHref(number)} className={cx("whitespace-nowrap tabular-nums", className)} {...rest}>
      {children}
    </a>
  );
}

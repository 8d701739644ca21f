import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { phoneHref } from "@/lib/platform/validation/phone";

interface PhoneLinkProps extends Pick<ComponentProps<"a">, "className" | "aria-label" | "children"> {
  number: string;
}

/** A link that calls a number; shows the number unless it has other content. */
export function PhoneLink({ number, className, children = number, ...rest }: PhoneLinkProps) {
  return (
    <a href={phoneHref(number)} className={cx("whitespace-nowrap tabular-nums", className)} {...rest}>
      {children}
    </a>
  );
}

export function PhoneIcon() {
  return (
    <svg className="flex-none" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d="M3.2 1.2 5.6 1l1.5 3.6-1.7 1.5c.9 1.9 2.3 3.3 4.3 4.4l1.6-1.7L15 10.4l-.3 2.5c-.1 1-1 1.7-2 1.6C6.6 13.9 2 9.4 1.5 3.2c-.1-1 .7-1.9 1.7-2Z"
        fill="currentColor"
      />
    </svg>
  );
}

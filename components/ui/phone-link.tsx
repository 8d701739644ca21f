import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { phoneHref } from "@/lib/platform/validation/phone";

interface PhoneLinkProps extends Pick<ComponentProps<"a">, "className" | "aria-label" | "children"> {
  number: string;
}

/**
 * A link that calls the first of the numbers; shows them unless it has other content. A line may end between two numbers, but
 * not in one. Nothing once the number was deleted.
 */
export function PhoneLink({ number, className, children, ...rest }: PhoneLinkProps) {
  if (!number) return null;
  const isOne = !/[,(]/.test(number);
  const shown = isOne ? number : number.replace(/(?<=\d) (?=\d)/g, "\u00a0");
  return (
    <a href={phoneHref(number)} className={cx(isOne && "whitespace-nowrap", "tabular-nums", className)} {...rest}>
      {children ?? shown}
    </a>
  );
}

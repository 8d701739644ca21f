import { cx } from "class-variance-authority";
import { Phone } from "lucide-react";
import type { ComponentProps } from "react";
import { phoneHref } from "@/lib/platform/validation/phone";

interface PhoneLinkProps extends Pick<ComponentProps<"a">, "className" | "aria-label" | "children"> {
  number: string;
}

/**
 * A link that calls the first of the numbers; shows them unless it has other content. A line may end between two numbers, but
 * not in one. Renders nothing for an empty number, such as one that was deleted.
 */
export function PhoneLink({ number, className, children, ...rest }: PhoneLinkProps) {
  if (!number) return null;
  // Several numbers are separated by commas; a note about a number is in brackets.
  const isOne = !/[,(]/.test(number);
  const shown = isOne ? number : number.replace(/(?<=\d) (?=\d)/g, "\u00a0");
  return (
    <a href={phoneHref(number)} className={cx(isOne && "whitespace-nowrap", "tabular-nums", className)} {...rest}>
      {children ?? shown}
    </a>
  );
}

interface CallLinkProps {
  contact: { name: string; phoneNumber: string };
  /** Whether a phone shows “Call” instead of the number. */
  isShort?: boolean;
  className?: string;
}

/** A contact's phone link, a button on a phone. */
export function CallLink({ contact: { name, phoneNumber }, isShort = false, className }: CallLinkProps) {
  return (
    <PhoneLink
      number={phoneNumber}
      className={cx(
        "inline-flex phone:min-h-11 phone:items-center items-baseline gap-1.5 phone:rounded-md phone:border phone:border-edge",
        "phone:bg-paper phone:px-3.5 phone:font-semibold phone:text-ink phone:no-underline",
        className,
      )}
      aria-label={`Call ${name}, ${phoneNumber}`}
    >
      <Phone className="size-4 flex-none self-center fill-current" />
      <span className={isShort ? "phone:hidden" : undefined}>{phoneNumber}</span>
      {isShort && <span className="phone:before:content-['Call']" />}
    </PhoneLink>
  );
}

import type { ButtonHTMLAttributes, ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { Spinner } from "@/components/ui/spinner";

type Variant = "primary" | "secondary" | "quiet" | "danger";

interface SharedProps {
  variant?: Variant;
  small?: boolean;
  children: ReactNode;
}

function classes(variant: Variant, small: boolean): string {
  return `button button-${variant}${small ? " button-small" : ""}`;
}

/** A button; while `pending` it shows a spinner and is disabled. */
export function Button({
  variant = "secondary",
  small = false,
  pending = false,
  disabled,
  type = "button",
  children,
  ...rest
}: SharedProps & { pending?: boolean } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">) {
  return (
    <button type={type} className={classes(variant, small)} disabled={pending || disabled} {...rest}>
      {pending && <Spinner />}
      {children}
    </button>
  );
}

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ variant = "secondary", small = false, href, children }: SharedProps & { href: string }) {
  return (
    <PageLink href={href} className={classes(variant, small)}>
      {children}
    </PageLink>
  );
}

/** A link to a file or another site that looks like a button. */
export function ButtonAnchor({ variant = "secondary", small = false, href, children }: SharedProps & { href: string }) {
  return (
    <a href={href} className={classes(variant, small)}>
      {children}
    </a>
  );
}

import { cva, cx, type VariantProps } from "class-variance-authority";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { Spinner } from "@/components/ui/spinner";

/** Classes of a button, for elements that the components below cannot render, such as a label. */
export const buttonVariants = cva(
  "inline-flex items-center justify-center gap-2 rounded-md border text-center font-semibold leading-tight no-underline transition-colors disabled:opacity-60 aria-disabled:opacity-60 print:hidden",
  {
    variants: {
      variant: {
        primary: "border-transparent bg-maple-fill text-on-maple hover:bg-maple-fill-hover",
        secondary: "border-edge bg-sheet text-ink hover:border-ink hover:bg-sunk",
        quiet: "border-transparent text-maple hover:bg-sunk",
        danger: "border-maple bg-sheet text-maple hover:bg-maple-wash",
      },
      size: { md: "min-h-11 px-4.5 py-2", sm: "min-h-9 px-3 py-1 text-sm" },
    },
    defaultVariants: { variant: "secondary", size: "md" },
  },
);

type Variants = VariantProps<typeof buttonVariants>;

const ignore = (event: MouseEvent) => event.preventDefault();

/** A button; `pending` shows a spinner. While it waits or is `aria-disabled`, it keeps the focus and ignores clicks. */
export function Button({
  variant,
  size,
  pending = false,
  "aria-disabled": isBlocked = false,
  className,
  onClick,
  children,
  ...rest
}: Variants & { pending?: boolean; "aria-disabled"?: boolean } & ComponentProps<"button">) {
  return (
    <button
      type="button"
      className={buttonVariants({ variant, size, className })}
      aria-disabled={pending || isBlocked || undefined}
      onClick={pending || isBlocked ? ignore : onClick}
      {...rest}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}

/** A button that looks like a link; a quiet one, which each row of a list has, like its text. */
export function LinkButton({
  isQuiet = false,
  ...rest
}: { isQuiet?: boolean } & Omit<ComponentProps<"button">, "className">) {
  const colour = isQuiet ? "text-ink-soft hover:text-maple" : "text-maple";
  return <button type="button" className={cx("min-h-6 underline underline-offset-3", colour)} {...rest} />;
}

interface ButtonLinkProps extends Variants {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link to a page of a role that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonVariants({ variant, size, className })} {...rest} />;
}

/** A link to a public page, a file or another site that looks like a button. */
export function ButtonAnchor({ variant, size, className, ...rest }: ButtonLinkProps & { download?: boolean }) {
  return <a className={buttonVariants({ variant, size, className })} {...rest} />;
}

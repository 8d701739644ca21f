import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

const notice = cva(
  "text-pretty rounded-r-md border-l-4 py-3 ps-4 pe-[max(1rem,calc(100%-var(--container-measure)))] text-ink forced-colors:border **:[a]:text-inherit",
  {
    variants: {
      tone: {
        info: "border-ink-soft bg-sunk",
        warning: "border-amber bg-amber-wash",
        danger: "border-maple bg-maple-wash",
      },
    },
    defaultVariants: { tone: "info" },
  },
);

/** A message in the flow of the page. */
export function Notice({ tone, className, ...rest }: VariantProps<typeof notice> & ComponentProps<"div">) {
  return <div className={notice({ tone, className })} {...rest} />;
}

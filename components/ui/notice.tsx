import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

const notice = cva(
  "max-w-measure rounded-r-md border-l-4 px-4 py-3 *:text-ink forced-colors:border **:[a]:text-inherit",
  {
    variants: {
      tone: {
        info: "bg-sunk text-ink-soft",
        success: "bg-forest-wash text-forest",
        warning: "bg-amber-wash text-amber",
        danger: "bg-maple-wash text-maple",
      },
    },
    defaultVariants: { tone: "info" },
  },
);

/** A message in the flow of the page; its text goes in paragraphs. */
export function Notice({ tone, className, ...rest }: VariantProps<typeof notice> & ComponentProps<"div">) {
  return <div className={notice({ tone, className })} {...rest} />;
}

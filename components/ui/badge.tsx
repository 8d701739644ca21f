import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const badge = cva(
  "inline-block whitespace-nowrap rounded-sm border px-[0.55rem] py-[0.1rem] font-semibold text-xs tracking-[0.06em]",
  {
    variants: {
      tone: { forest: "bg-forest-wash text-forest", amber: "bg-amber-wash text-amber", plain: "text-ink-soft" },
    },
    defaultVariants: { tone: "plain" },
  },
);

/** A short state or group beside a name. */
export function Badge({ tone, children }: VariantProps<typeof badge> & { children: ReactNode }) {
  return <span className={badge({ tone })}>{children}</span>;
}

import { cva, cx, type VariantProps } from "class-variance-authority";
import { type ReactNode, useId } from "react";

const head = cva("break-after-avoid", {
  variants: { size: { lg: "mb-3 text-lg", xl: "text-xl", "2xl": "text-2xl" } },
  defaultVariants: { size: "xl" },
});

/** Parts of a form have a rule between them. */
const partOfForm = "space-y-5 border-rule [section+&]:mt-7 [section+&]:border-t [section+&]:pt-5";

interface SectionProps extends VariantProps<typeof head> {
  /** The id of the heading, for links to it. */
  id?: string;
  title: string;
  lead?: string;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of a page or, in the smallest size, of a form, with its heading. */
export function Section({ id, title, size, lead, actions, className, children }: SectionProps) {
  const ownId = useId();
  const headingId = id ?? ownId;
  return (
    <section aria-labelledby={headingId} className={cx(size === "lg" && partOfForm, className)}>
      <div className={head({ size })}>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <h2 id={headingId}>{title}</h2>
          {actions}
        </div>
        {lead && <p className="mt-1 max-w-measure text-ink-soft text-sm/6">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

interface PageHeaderProps {
  title: ReactNode;
  /** How many rows the page lists, after the title. */
  count?: number;
  /** Buttons beside the title. */
  actions?: ReactNode;
  lead?: ReactNode;
  /** For pages under a navigation of their own, where the title takes less space. */
  compact?: boolean;
}

/** The title of a page with its introduction. */
export function PageHeader({ title, count, actions, lead, compact = false }: PageHeaderProps) {
  return (
    <header className={cx("print:mb-4", compact ? "mb-6" : "mb-7 lg:mb-11")}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className={compact ? "text-2xl" : "text-3xl"}>
          {title}
          {count !== undefined && <span className="ml-1 font-normal font-sans text-ink-soft text-lg"> {count}</span>}
        </h1>
        {actions}
      </div>
      {lead && (
        <p
          className={cx(
            "max-w-measure text-ink-soft print:text-inherit",
            compact ? "mt-[0.35rem] leading-normal" : "mt-3 text-lg",
          )}
        >
          {lead}
        </p>
      )}
      {!compact && <EdgeRule />}
    </header>
  );
}

/** An ornament: an edge of a graph with three nodes. */
function EdgeRule() {
  return (
    <svg className="mt-5 h-3 w-36" viewBox="0 0 144 12" aria-hidden="true">
      <path d="M6 6h132" stroke="var(--color-edge)" strokeWidth="1.5" />
      <circle cx="6" cy="6" r="5" fill="var(--color-maple)" />
      <circle cx="54" cy="6" r="5" fill="var(--color-amber-leaf)" />
      <circle cx="138" cy="6" r="5" fill="var(--color-forest-leaf)" />
    </svg>
  );
}

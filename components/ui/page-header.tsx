import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Actions } from "@/components/ui/actions";
import { PageHeading } from "@/components/ui/page-heading";

interface PageHeaderProps {
  title: ReactNode;
  count?: number;
  actions?: ReactNode;
  lead?: ReactNode;
  /** For pages under a navigation of their own, where the title takes less space. */
  compact?: boolean;
}

export function PageHeader({ title, count, actions, lead, compact = false }: PageHeaderProps) {
  return (
    <header className={cx("print:mb-4", compact ? "mb-6" : "mb-7")}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PageHeading className={compact ? "text-2xl" : "text-2xl sm:text-3xl"}>
          {title}
          {count !== undefined && <span className="ml-1 font-normal font-sans text-ink-soft text-lg"> {count}</span>}
        </PageHeading>
        {actions && <Actions>{actions}</Actions>}
      </div>
      {lead && (
        <p
          className={cx(
            "max-w-measure text-ink-soft print:text-inherit",
            compact ? "mt-1.5 leading-normal" : "mt-3 text-lg",
          )}
        >
          {lead}
        </p>
      )}
    </header>
  );
}

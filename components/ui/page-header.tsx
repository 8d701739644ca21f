import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Actions } from "@/components/ui/actions";
import { PageHeading } from "@/components/ui/page-heading";

interface PageHeaderProps {
  title: ReactNode;
  count?: number;
  actions?: ReactNode;
  lead?: ReactNode;
  /** Whether the heading is large, as on public pages, which are read more than worked on. */
  isLarge?: boolean;
}

export function PageHeader({ title, count, actions, lead, isLarge = false }: PageHeaderProps) {
  return (
    <header className={cx("flex flex-wrap items-start gap-x-6 gap-y-3 print:mb-4", isLarge ? "mb-7" : "mb-6")}>
      <div className="min-w-auto flex-1 basis-40">
        <PageHeading className={cx(actions && "min-h-11 content-center", isLarge ? "text-3xl" : "text-2xl")}>
          {title}
          {count !== undefined && <span className="ml-1 font-normal font-sans text-ink-soft text-lg"> {count}</span>}
        </PageHeading>
        {lead && (
          <p
            className={cx(
              "max-w-measure text-ink-soft print:text-inherit",
              isLarge ? "mt-2 text-lg" : "mt-1 leading-normal",
            )}
          >
            {lead}
          </p>
        )}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </header>
  );
}

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

/** On a phone several actions are two columns of one width; of an odd number, the first is as wide as both. */
const onPhone =
  "max-md:has-[>:nth-child(2)]:grid max-md:has-[>:nth-child(2)]:basis-full grid-cols-2 max-md:[&>:first-child:nth-last-child(odd)]:col-span-2";

export function PageHeader({ title, count, actions, lead, isLarge = false }: PageHeaderProps) {
  return (
    <header className={cx("flex flex-wrap items-start gap-x-6 gap-y-2 print:mb-4", isLarge ? "mb-7" : "mb-6")}>
      <PageHeading
        className={cx(
          "min-w-auto flex-1 basis-40",
          actions && "min-h-11 content-center",
          isLarge ? "text-3xl" : "text-2xl",
        )}
      >
        {title}
        {count !== undefined && <span className="ml-1 font-normal font-sans text-ink-soft text-lg"> {count}</span>}
      </PageHeading>
      {actions && <Actions className={onPhone}>{actions}</Actions>}
      {lead && (
        <div className="basis-full has-[>p:empty]:hidden">
          <p className={cx("max-w-measure text-ink-soft print:text-inherit", isLarge ? "text-lg" : "leading-normal")}>
            {lead}
          </p>
        </div>
      )}
    </header>
  );
}

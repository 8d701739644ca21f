import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

interface SheetTitleProps {
  /** The small line above the title. */
  overline: string;
  title: string;
  id?: string;
}

export function SheetTitle({ overline, title, id }: SheetTitleProps) {
  return (
    <>
      <p className="text-sm print:text-base">{overline}</p>
      <h2 id={id} className="text-2xl/tight text-inherit print:text-3xl/tight">
        <bdi>{title}</bdi>
      </h2>
    </>
  );
}

interface ListSheetProps extends SheetTitleProps {
  /** Whether other lists may be on the same sheet of paper. */
  isShared?: boolean;
  children: ReactNode;
}

/** A printed list with its title; it may need several sheets of paper. */
export function ListSheet({ isShared = false, children, ...title }: ListSheetProps) {
  return (
    <li
      className={cx(
        "rounded-md border border-rule bg-sheet p-4 [--surface:var(--color-sheet)] print:border-0 print:bg-transparent print:p-0 print:[&_:is(a,span)]:text-inherit",
        isShared ? "break-inside-avoid print:mb-8" : "break-after-page last:break-after-auto",
      )}
    >
      <SheetTitle {...title} />
      {children}
    </li>
  );
}

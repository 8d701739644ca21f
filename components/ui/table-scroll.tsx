"use client";

import { cx } from "class-variance-authority";
import { type ReactNode, useCallback, useState } from "react";

/** Focusable, so that the arrow keys can scroll it. */
const scrollable = { role: "group", "aria-label": "Scrollable table", tabIndex: 0 } as const;

/** Scrolls a table that is wider than the page in a box. One that fits has none, so its headings can stay in view. */
export function TableScroll({ children }: { children: ReactNode }) {
  const [isWide, setWide] = useState(true);
  const measure = useCallback((box: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setWide(box.scrollWidth > box.clientWidth));
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    // Positioned, to clip what is for screen readers only.
    <div
      ref={measure}
      className={isWide ? "relative not-print:overflow-x-auto" : "relative"}
      {...(isWide && scrollable)}
    >
      {children}
    </div>
  );
}

interface TableProps {
  columns: readonly string[];
  id?: string;
  className?: string;
  "aria-label"?: string;
  "aria-labelledby"?: string;
  children: ReactNode;
}

/** A table of a few rows, which needs neither a search nor a sort order; on a phone each row is a card. */
export function Table({ columns, className, children, ...rest }: TableProps) {
  return (
    <TableScroll>
      <table className={cx("data-table table-cards", className)} {...rest}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </TableScroll>
  );
}

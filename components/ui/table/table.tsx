import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { TableScroll } from "@/components/ui/table/table-scroll";

interface TableProps {
  /** The headings; “Actions” is for screen readers only, as in a DataTable. */
  columns: readonly string[];
  /** Whether its columns fit a phone, too. */
  isNarrow?: boolean;
  id?: string;
  className?: string;
  "aria-label"?: string;
  "aria-labelledby"?: string;
  children: ReactNode;
}

/** A table of a few rows, which needs neither a search nor a sort order; on a phone each row is a card. */
export function Table({ columns, isNarrow = false, className, children, ...rest }: TableProps) {
  return (
    <TableScroll>
      <table className={cx("data-table", !isNarrow && "table-cards", className)} {...rest}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column === "Actions" ? <span className="sr-only">{column}</span> : column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </TableScroll>
  );
}

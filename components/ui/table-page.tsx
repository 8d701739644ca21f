import type { ReactNode } from "react";
import { DataTable, type DataTableProps } from "@/components/ui/data-table";
import { PageHeader } from "@/components/ui/page-header";
import { TableExport } from "@/components/ui/table-export";

interface TablePageProps<Row> extends Omit<DataTableProps<Row>, "name" | "title" | "isTitleHidden"> {
  /** Such as "Guests". */
  title: string;
  tableTitle?: string;
  lead?: string;
  actions?: ReactNode;
}

/** A page of the control panel that is one table. */
export function TablePage<Row>(props: TablePageProps<Row>) {
  const { title, tableTitle = `List of ${title.toLowerCase()}`, lead, actions, ...table } = props;
  const name = title.toLowerCase();
  return (
    <>
      <PageHeader
        compact
        title={title}
        count={table.rows.length}
        lead={lead}
        actions={
          <>
            <TableExport name={name} />
            {actions}
          </>
        }
      />
      <DataTable name={name} title={tableTitle} isTitleHidden {...table} />
    </>
  );
}

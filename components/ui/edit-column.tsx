import { EditLink, RowActions } from "@/components/ui/row-actions";
import type { Column } from "@/components/ui/table-state";

/** The column of links that open the dialog of a row. */
export function editColumn<Row extends { id: string }>(
  nameOf: (row: Row) => string,
  openHref: (id: string) => string,
): Column<Row> {
  return {
    key: "actions",
    title: "Actions",
    isDisplayOnly: true,
    value: () => null,
    cell: (row) => (
      <RowActions>
        <EditLink href={openHref(row.id)} name={nameOf(row)} scroll={false} />
      </RowActions>
    ),
  };
}

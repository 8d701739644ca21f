import type { RowData } from "@tanstack/table-core";
import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { DialogLink } from "@/components/ui/dialog-link";
import { Link } from "@/components/ui/link";
import type { ColumnDef } from "@/components/ui/table/features";

/** The actions at the end of a row. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className="flex items-center justify-end gap-2 print:hidden">{children}</div>;
}

export const actionsColumn = <Row extends RowData>(actionsOf: (row: Row) => ReactNode): ColumnDef<Row> => ({
  id: "actions",
  header: "Actions",
  cell: ({ row }) => <RowActions>{actionsOf(row.original)}</RowActions>,
});

/** The column of links that open the dialog of a row. */
export const editColumn = <Row extends { id: string }>(param: string, nameOf: (row: Row) => string) =>
  actionsColumn<Row>((row) => <EditDialogLink param={param} id={row.id} name={nameOf(row)} />);

export const editClass = "py-2 font-semibold text-ink print:hidden";

export function EditDialogLink({ param, id, name }: { param: string; id: string; name: string }) {
  return (
    <DialogLink param={param} id={id} className={editClass}>
      Edit<span className="sr-only"> {name}</span>
    </DialogLink>
  );
}

export function EditLink({ href, name }: { href: string; name: string }) {
  return (
    <Link href={href} className={editClass}>
      Edit<span className="sr-only"> {name}</span>
    </Link>
  );
}

/** The trigger of a dialog in the row. */
export function EditButton({ name, ...rest }: ComponentProps<"button"> & { name: string }) {
  return (
    <button type="button" className={cx("underline underline-offset-3", editClass)} {...rest}>
      Edit<span className="sr-only"> {name}</span>
    </button>
  );
}

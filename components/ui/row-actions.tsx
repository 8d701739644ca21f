import { type ReactNode, useId } from "react";
import { DialogLink } from "@/components/ui/dialog-link";
import { Link } from "@/components/ui/link";
import type { Column } from "@/components/ui/table-state";

/** The actions at the end of a row: one that is visible, and a RowMenu with the others. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className="flex items-center justify-end gap-1">{children}</div>;
}

export function actionsColumn<Row>(actionsOf: (row: Row) => ReactNode): Column<Row> {
  return {
    key: "actions",
    title: "Actions",
    isDisplayOnly: true,
    value: () => null,
    cell: (row) => <RowActions>{actionsOf(row)}</RowActions>,
  };
}

/** The column of links that open the dialog of a row. */
export const editColumn = <Row extends { id: string }>(param: string, nameOf: (row: Row) => string) =>
  actionsColumn<Row>((row) => <EditDialogLink param={param} id={row.id} name={nameOf(row)} />);

const editClass = "py-2 font-semibold text-ink print:hidden";

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

/** Further actions of a row behind a "⋯" button. The browser closes it on Escape and on a click elsewhere. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="min-h-9 phone:min-h-11 phone:min-w-11 rounded-md px-1.5 font-semibold hover:bg-sunk print:hidden"
      >
        {/* A fixed width, because the character comes from a font of the system. */}
        <span aria-hidden="true" className="inline-block w-3.5">
          ⋯
        </span>
        <span className="sr-only">More actions for {name}</span>
      </button>
      <div
        id={id}
        popover="auto"
        className="m-0 min-w-36 rounded-md border border-rule bg-sheet p-1 text-ink shadow-lifted [position-area:bottom_span-left] [position-try-fallbacks:flip-block] [&_button]:w-full [&_button]:justify-start [&_button]:border-transparent"
      >
        {children}
      </div>
    </>
  );
}

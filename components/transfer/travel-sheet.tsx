import { type ReactNode, useId } from "react";
import { Table } from "@/components/ui/table-scroll";

interface TravelSheetProps {
  /** The contest and the direction. */
  heading: string;
  title: ReactNode;
  details: ReactNode;
  columns: readonly string[];
  /** Below the table. */
  total: string;
  /** Table rows. */
  children: ReactNode;
}

/** A list to print on sheets of its own; its columns are named on each of them. */
export function TravelSheet({ heading, title, details, columns, total, children }: TravelSheetProps) {
  const id = useId();
  return (
    <li className="break-after-page rounded-md border border-rule bg-sheet p-4 last:break-after-auto print:border-0 print:p-0 print:[&_:is(a,span)]:text-inherit">
      <p className="text-ink-soft text-sm print:text-inherit">{heading}</p>
      <h2 id={id} className="text-3xl/tight">
        {title}
      </h2>
      <div className="mb-4">{details}</div>
      <Table
        columns={columns}
        className="print:[&_:is(th,td)]:border-current print:[&_:is(th,td)]:align-top print:[&_:is(th,td)]:text-inherit"
        aria-labelledby={id}
      >
        {children}
      </Table>
      <p className="mt-3 break-inside-avoid font-semibold text-xl">{total}</p>
    </li>
  );
}

/** An empty box to tick on paper. */
export function TickBox() {
  return (
    <span aria-hidden="true" className="mr-2 inline-block size-3.5 flex-none border-2 border-current align-[-0.15em]" />
  );
}

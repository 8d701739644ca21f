import { TableScroll } from "@/components/ui/table-scroll";
import type { LineError } from "@/lib/platform/errors/problem";

/** The errors of a file, by line. */
export function FileErrorsTable({ lines }: { lines: readonly LineError[] }) {
  return (
    <TableScroll>
      <table className="data-table" aria-label="Errors in the file">
        <thead className="[&_th]:static [&_th]:bg-transparent [&_th]:py-2">
          <tr>
            <th scope="col" data-numeric="" className="w-px">
              Line
            </th>
            <th scope="col">Column</th>
            <th scope="col">Error</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, column, message }) => (
            <tr key={`${line} ${column} ${message}`}>
              <th scope="row" data-numeric="" className="min-w-0">
                {line}
              </th>
              <td className="wrap-normal">{column || "whole line"}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

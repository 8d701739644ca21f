import type { LineError } from "@/lib/http/problem";

/** What is wrong with a file, each beside its line. */
export function ImportErrors({ lines }: { lines: readonly LineError[] }) {
  return (
    <table className="table import-errors" aria-label="Errors in the file">
      <thead>
        <tr>
          <th scope="col" data-numeric="">
            Line
          </th>
          <th scope="col">Column</th>
          <th scope="col">What is wrong</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, column, message }) => (
          <tr key={`${line} ${column} ${message}`}>
            <th scope="row" data-numeric="">
              {line}
            </th>
            <td>{column || "whole line"}</td>
            <td>{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

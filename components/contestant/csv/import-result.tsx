import type { ImportCounts } from "@/components/contestant/csv/use-import";
import type { LineError } from "@/lib/http/problem";

/** The errors of a file, by line. */
export function ImportErrors({ lines }: { lines: readonly LineError[] }) {
  return (
    <table className="table import-errors" aria-label="Errors in the file">
      <thead>
        <tr>
          <th scope="col" data-numeric="">
            Line
          </th>
          <th scope="col">Column</th>
          <th scope="col">Error</th>
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

const meanings = [
  ["created", "Created", "first credentials or seat"],
  ["updated", "Changed", "replaced"],
  ["unchanged", "Unchanged", "same as in the file"],
  ["skipped", "Skipped", "lines with only a code"],
] as const;

/** How many contestants an import changes, or has changed. */
export function ImportPreview({ counts }: { counts: ImportCounts }) {
  return (
    <dl className="import-counts">
      {meanings.map(([key, title, meaning]) => (
        <div key={key} data-none={counts[key] === 0 || undefined}>
          <dt>
            {title} <span>{meaning}</span>
          </dt>
          <dd>{counts[key].toLocaleString("en-GB")}</dd>
        </div>
      ))}
    </dl>
  );
}

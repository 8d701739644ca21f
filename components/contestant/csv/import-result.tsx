import type { ImportCounts } from "@/components/contestant/csv/use-import";
import type { LineError } from "@/lib/http/problem";

/** The errors of a file, by line. */
export function ImportErrors({ lines }: { lines: readonly LineError[] }) {
  return (
    <table className="table" aria-label="Errors in the file">
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
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-4">
      {meanings.map(([key, title, meaning]) => (
        <div
          key={key}
          data-none={counts[key] === 0 || undefined}
          className="flex flex-col-reverse justify-end border-maple border-l-3 pl-3 data-none:border-rule"
        >
          <dt className="font-semibold">
            {title} <span className="block font-normal text-ink-soft text-xs">{meaning}</span>
          </dt>
          <dd className="font-semibold font-serif text-2xl tabular-nums">{counts[key].toLocaleString("en-GB")}</dd>
        </div>
      ))}
    </dl>
  );
}

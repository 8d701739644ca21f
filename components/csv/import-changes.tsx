import type { ReactNode } from "react";
import { Fold } from "@/components/ui/fold";
import { TableScroll } from "@/components/ui/table-scroll";
import { plural } from "@/lib/platform/text/plural";

interface ChangedValueProps {
  before: ReactNode;
  after: ReactNode;
}

/** The old and the new value. */
export function ChangedValue({ before, after }: ChangedValueProps) {
  return (
    <>
      {before !== null && (
        <>
          <del>
            <bdi>{before}</bdi>
          </del>{" "}
          <span aria-hidden="true">→</span>{" "}
        </>
      )}
      <ins className="font-semibold no-underline">
        <bdi>{after}</bdi>
      </ins>
    </>
  );
}

interface ImportChange {
  line: number;
  code: string;
  fullName: string;
  /** The changed values by the key of their column. */
  values: ReadonlyMap<string, ReactNode>;
}

interface ImportChangesProps {
  changes: readonly ImportChange[];
  columns: readonly { key: string; title: string }[];
}

/** More rows are folded up. */
const mostShownAtOnce = 20;

/** The values that an import would change, by line. */
export function ImportChanges({ changes, columns }: ImportChangesProps) {
  const used = columns.filter(({ key }) => changes.some(({ values }) => values.has(key)));
  return (
    <Fold
      title={`What would change in ${plural(changes.length, "row", "rows")}`}
      isOpen={changes.length <= mostShownAtOnce}
    >
      <TableScroll>
        <table className="data-table table-cards" aria-label="What would change">
          <thead className="max-[801px]:not-print:sr-only [&_th]:static [&_th]:bg-transparent [&_th]:py-2">
            <tr>
              <th scope="col">Contestant</th>
              <th scope="col" data-numeric="">
                Line
              </th>
              {used.map(({ key, title }) => (
                <th key={key} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map(({ line, code, fullName, values }) => (
              <tr key={code}>
                <th scope="row">
                  {code}, <bdi>{fullName}</bdi>
                </th>
                <td data-numeric="" data-label="Line">
                  {line}
                </td>
                {used.map(({ key, title }) => (
                  <td key={key} data-label={title}>
                    {values.get(key) ?? "–"}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </Fold>
  );
}

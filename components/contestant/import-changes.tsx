import type { ReactNode } from "react";
import { Disclosure } from "@/components/ui/disclosure";
import { Table } from "@/components/ui/table/table";
import { plural } from "@/lib/platform/text/plural";

interface ImportChangesProps {
  changes: readonly {
    line: number;
    code: string;
    fullName: string;
    /** The changed values by the key of their column. */
    values: ReadonlyMap<string, ReactNode>;
  }[];
  columns: readonly { key: string; title: string }[];
}

/** A longer list is closed at first. */
const maxOpenRows = 20;

/** The values of contestants that an import would change. */
export function ImportChanges({ changes, columns }: ImportChangesProps) {
  const changedColumns = columns.filter(({ key }) => changes.some(({ values }) => values.has(key)));
  return (
    <Disclosure
      look="link"
      title={`What would change in ${plural(changes.length, "row", "rows")}`}
      defaultOpen={changes.length <= maxOpenRows}
    >
      <Table
        columns={["Contestant", "Line", ...changedColumns.map(({ title }) => title)]}
        aria-label="What would change"
      >
        {changes.map(({ line, code, fullName, values }) => (
          <tr key={code}>
            <th scope="row">
              {code}, <bdi>{fullName}</bdi>
            </th>
            <td data-label="Line">{line}</td>
            {changedColumns.map(({ key, title }) => (
              <td key={key} data-label={title}>
                {values.get(key) ?? "–"}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </Disclosure>
  );
}

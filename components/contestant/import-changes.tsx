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

/** A list of more rows is closed at first. */
const mostShownAtOnce = 20;

/** The values of contestants that an import would change. */
export function ImportChanges({ changes, columns }: ImportChangesProps) {
  const used = columns.filter(({ key }) => changes.some(({ values }) => values.has(key)));
  return (
    <Disclosure
      look="link"
      title={`What would change in ${plural(changes.length, "row", "rows")}`}
      isOpen={changes.length <= mostShownAtOnce}
    >
      <Table columns={["Contestant", "Line", ...used.map(({ title }) => title)]} aria-label="What would change">
        {changes.map(({ line, code, fullName, values }) => (
          <tr key={code}>
            <th scope="row">
              {code}, <bdi>{fullName}</bdi>
            </th>
            <td data-label="Line">{line}</td>
            {used.map(({ key, title }) => (
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

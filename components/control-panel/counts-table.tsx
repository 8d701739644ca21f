"use client";

import { useMemo } from "react";
import { Link } from "@/components/ui/link";
import { DataTable, type ListProps } from "@/components/ui/table/data-table";

/** `hrefs` are of the lists of what is counted. */
type CountsRow<Count extends string> = { id: string; hrefs?: Record<Count, string> } & Record<Count, number>;

interface CountsTableProps<Count extends string> extends ListProps<CountsRow<NoInfer<Count>>> {
  name: string;
  title: string;
  itemNames: readonly [singular: string, plural: string];
  prefix?: string;
  /** The column of what is counted; `total` is said of all rows. */
  label: { key: string; title: string; total: string };
  counts: Record<Count, string>;
}

export function CountsTable<Count extends string>({ label, counts, ...table }: CountsTableProps<Count>) {
  const found = `Found ${table.itemNames[1]}`;
  const count = table.rows.length;
  const columns = useMemo(
    () => [
      {
        ...{ key: label.key, title: label.title, isRowHeader: true },
        value: (row: CountsRow<Count>) => row.id,
        total: (rows: readonly CountsRow<Count>[]) => (rows.length < count ? found : label.total),
      },
      ...(Object.keys(counts) as Count[]).map((key) => ({
        ...{ key, title: counts[key], isNumeric: true },
        value: (row: CountsRow<Count>) => row[key],
        cell: (row: CountsRow<Count>) =>
          row.hrefs && row[key] > 0 ? <Link href={row.hrefs[key]}>{row[key]}</Link> : row[key],
        total: (rows: readonly CountsRow<Count>[]) => rows.reduce((sum, row) => sum + row[key], 0),
      })),
    ],
    [label, counts, found, count],
  );
  return <DataTable {...table} columns={columns} />;
}

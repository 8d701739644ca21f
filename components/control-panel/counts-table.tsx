"use client";

import { useMemo } from "react";
import { Link } from "@/components/ui/link";
import { DataTable, type ListProps } from "@/components/ui/table/data-table";
import type { ColumnDef } from "@/components/ui/table/features";

/** A row of counts; `hrefs` lead from each count to the list of what it counts. */
type CountsRow<Count extends string> = { id: string; hrefs?: Record<Count, string> } & Record<Count, number>;

interface CountsTableProps<Count extends string> extends ListProps<CountsRow<NoInfer<Count>>> {
  name: string;
  title: string;
  itemNames: readonly [singular: string, plural: string];
  prefix?: string;
  /** The first column. `total` names the row with the sums; without it, there is no such row. */
  label: { key: string; title: string; total?: string };
  counts: Record<Count, string>;
}

export function CountsTable<Count extends string>({ label, counts, ...table }: CountsTableProps<Count>) {
  const found = `Found ${table.itemNames[1]}`;
  const columns = useMemo(
    (): ColumnDef<CountsRow<Count>>[] => [
      {
        id: label.key,
        accessorKey: "id",
        header: label.title,
        ...(label.total && {
          footer: ({ table }) =>
            table.getFilteredRowModel().rows.length < table.getCoreRowModel().rows.length ? found : label.total,
        }),
        meta: { isRowHeader: true },
      },
      ...(Object.keys(counts) as Count[]).map(
        (key): ColumnDef<CountsRow<Count>> => ({
          accessorKey: key,
          header: counts[key],
          cell: ({ row: { original } }) =>
            original.hrefs && original[key] > 0 ? (
              <Link href={original.hrefs[key]}>{original[key]}</Link>
            ) : (
              original[key]
            ),
          ...(label.total && {
            footer: ({ table }) =>
              table.getFilteredRowModel().rows.reduce((sum, { original }) => sum + original[key], 0),
          }),
          meta: { isNumeric: true },
        }),
      ),
    ],
    [label, counts, found],
  );
  return <DataTable {...table} showsTitle columns={columns} />;
}

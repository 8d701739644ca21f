"use client";

import { useMemo } from "react";
import { Flagged } from "@/components/ui/flag";
import { Link } from "@/components/ui/link";
import { DataTable, type ListProps } from "@/components/ui/table/data-table";
import type { ColumnDef } from "@/components/ui/table/features";
import { sum } from "@/lib/platform/sum";

/** A row of counts; `hrefs` lead from each count to the list of what it counts, `flag` is a country's alpha-2 code. */
type CountsRow<Count extends string> = {
  id: string;
  flag?: string | undefined;
  hrefs?: Record<Count, string>;
} & Record<Count, number>;

interface CountsTableProps<Count extends string> extends ListProps<CountsRow<NoInfer<Count>>> {
  name: string;
  title: string;
  itemNames: readonly [singular: string, plural: string];
  /** Prefix of the table's search parameters, on a page with several tables. */
  prefix?: string;
  /** The first column. `total` names the row with the sums; without it, there is no such row. */
  firstColumn: { key: string; title: string; total?: string };
  /** The headings of the counts. */
  counts: Record<Count, string>;
}

export function CountsTable<Count extends string>({ firstColumn, counts, ...list }: CountsTableProps<Count>) {
  const foundLabel = `Found ${list.itemNames[1]}`;
  const columns = useMemo(
    (): ColumnDef<CountsRow<Count>>[] => [
      {
        id: firstColumn.key,
        accessorKey: "id",
        header: firstColumn.title,
        cell: ({ row: { original } }) =>
          original.flag ? <Flagged code={original.flag}>{original.id}</Flagged> : original.id,
        ...(firstColumn.total && {
          footer: ({ table }) =>
            table.getFilteredRowModel().rows.length < table.getCoreRowModel().rows.length
              ? foundLabel
              : firstColumn.total,
        }),
        meta: { isRowHeader: true },
      },
      ...(Object.keys(counts) as Count[]).map(
        (key): ColumnDef<CountsRow<Count>> => ({
          accessorKey: key,
          header: counts[key],
          cell: ({ row: { original } }) =>
            original[key] === 0 ? (
              <span className="text-ink-soft">0</span>
            ) : original.hrefs ? (
              <Link href={original.hrefs[key]}>{original[key]}</Link>
            ) : (
              original[key]
            ),
          ...(firstColumn.total && {
            footer: ({ table }) => sum(table.getFilteredRowModel().rows.map(({ original }) => original[key])),
          }),
          meta: { isNumeric: true },
        }),
      ),
    ],
    [firstColumn, counts, foundLabel],
  );
  return (
    <DataTable
      {...list}
      showsTitle
      className="lg:not-print:[&>tbody>tr]:h-10 max-[24rem]:[&_.flag]:hidden"
      columns={columns}
    />
  );
}

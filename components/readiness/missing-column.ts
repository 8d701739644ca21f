import { filterColumn } from "@/components/ui/table/columns";
import type { ColumnDef } from "@/components/ui/table/features";
import type { RowGaps } from "@/lib/readiness/gaps";

const settleable = ({ missing, warnings }: RowGaps) => [...missing, ...warnings.map(({ title }) => title)];

/** The values that a row is found by: "Anything" finds every row with something that registrators can settle. */
function missingValues(row: RowGaps): string[] {
  const titles = settleable(row);
  return [...(titles.length > 0 ? ["Anything"] : []), ...titles, ...row.unassigned];
}

/** A hidden column to filter by missing data, for a list that does not show it. */
export const missingFilter = filterColumn("missing", "Missing data", missingValues);

/** The column of missing data, with its filter. */
export const missingColumn = <Row extends RowGaps>() =>
  ({
    id: "missing",
    header: missingFilter.header,
    accessorFn: (row) => [...new Set(settleable(row))].join(", "),
    getUniqueValues: missingValues,
    meta: { isWarning: true },
  }) satisfies ColumnDef<Row>;

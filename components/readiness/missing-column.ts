import { filterColumn } from "@/components/ui/table/columns";
import type { ColumnDef } from "@/components/ui/table/features";
import type { RowGaps } from "@/lib/readiness/gaps";

/** What registrators can settle about a row, in words. */
const settleableTitles = ({ missing, warnings }: RowGaps) => [...missing, ...warnings.map(({ title }) => title)];

/** The values that a row is found by: "Anything" finds every row with something that registrators can settle. */
function missingValues(row: RowGaps): string[] {
  const titles = settleableTitles(row);
  return [...(titles.length > 0 ? ["Anything"] : []), ...titles, ...row.unassigned];
}

/** A hidden column to filter by missing data, for a list that does not show it. */
export const missingFilter = filterColumn("missing", "Missing data", missingValues);

/** The column of missing data, with its filter. */
export const missingColumn = <Row extends RowGaps>() =>
  ({
    id: "missing",
    header: missingFilter.header,
    accessorFn: (row) => [...new Set(settleableTitles(row))].join(", "),
    getUniqueValues: missingValues,
    meta: { isWarning: true, isSelfExplanatory: true },
  }) satisfies ColumnDef<Row>;

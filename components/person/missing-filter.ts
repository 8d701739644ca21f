import type { Column, Filter } from "@/components/ui/table-state";
import type { RowGaps } from "@/lib/readiness/gaps";

const settleable = ({ missing, warnings }: RowGaps) => [...missing, ...warnings.map(({ title }) => title)];

/** A filter by missing data; "Anything" finds every row with something that registrators can settle. */
export const missingFilter: Filter<RowGaps> = {
  name: "missing",
  title: "Missing data",
  values(row) {
    const titles = settleable(row);
    return [...(titles.length > 0 ? ["Anything"] : []), ...titles, ...row.unassigned];
  },
};

export const missingColumn: Column<RowGaps> = {
  key: "missing",
  title: missingFilter.title,
  value: (row) => [...new Set(settleable(row))].join(", "),
};

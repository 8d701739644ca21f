import type { Filter } from "@/components/ui/table-state";

/** A filter by missing data; "Anything" finds every row that lacks something. */
export const missingFilter = <Row>(missingOf: (row: Row) => readonly string[]): Filter<Row> => ({
  name: "missing",
  title: "Missing data",
  values(row) {
    const missing = missingOf(row);
    return missing.length > 0 ? ["Anything", ...missing] : [];
  },
});

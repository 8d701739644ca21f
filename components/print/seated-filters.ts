import type { TableColumn, TableFilter } from "@/components/ui/table-state";
import type { Seated } from "@/lib/print/seats";

/** What the search in labels and slips looks through. */
export const seatedColumns: TableColumn<Seated>[] = [
  { key: "label", title: "Label", value: ({ content: { code, fullName, seat } }) => [code, fullName, seat].join("\n") },
];

export const seatedFilters: TableFilter<Seated>[] = [
  { name: "country", title: "Country", values: ({ content }) => [content.country] },
  { name: "group", title: "Group", values: ({ groups }) => groups },
];

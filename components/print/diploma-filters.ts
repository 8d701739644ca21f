import type { TableColumn, TableFilter } from "@/components/ui/table-state";
import type { Diploma } from "@/lib/print/diplomas";

/** What the search looks through. */
export const diplomaColumns: TableColumn<Diploma>[] = [
  {
    key: "diploma",
    title: "Diploma",
    value: ({ content }) => [content.fullName, content.nativeName, content.team].join("\n"),
  },
];

export const diplomaFilters: TableFilter<Diploma>[] = [
  { name: "award", title: "Award", values: ({ content }) => [content.award] },
  { name: "group", title: "Group", values: ({ content }) => [content.group] },
  { name: "country", title: "Country", values: ({ content }) => [content.country] },
];

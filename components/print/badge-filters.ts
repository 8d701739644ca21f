import type { TableColumn, TableFilter } from "@/components/ui/table-state";
import type { Badge } from "@/lib/print/badges";

/** What the search looks through. */
export const badgeColumns: TableColumn<Badge>[] = [
  {
    key: "badge",
    title: "Badge",
    value: ({ content }) => [content.fullName, content.nativeName, content.team, content.code].join("\n"),
  },
];

export const badgeFilters: TableFilter<Badge>[] = [
  { name: "role", title: "Role", values: ({ roles }) => roles },
  { name: "country", title: "Country", values: ({ content }) => [content.country] },
  { name: "group", title: "Group", values: ({ groups }) => groups },
];

import type { TableColumn, TableFilter } from "@/components/ui/table-state";
import type { Certificate } from "@/lib/print/certificates";

/** What the search looks through. */
export const certificateColumns: TableColumn<Certificate>[] = [
  {
    key: "certificate",
    title: "Certificate",
    value: ({ content }) => [content.fullName, content.nativeName, content.team].join("\n"),
  },
];

export const certificateFilters: TableFilter<Certificate>[] = [
  { name: "country", title: "Country", values: ({ content }) => [content.country] },
  { name: "group", title: "Group", values: ({ groups }) => groups },
];

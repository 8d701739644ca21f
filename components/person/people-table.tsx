"use client";

import { fullNameColumn, portraitColumn } from "@/components/person/person-columns";
import { editColumn } from "@/components/ui/row-actions";
import { tableOf } from "@/components/ui/table/data-table";
import type { Column, Filter } from "@/components/ui/table-state";
import type { Person } from "@/lib/person/schema";

interface PersonRow extends Pick<Person, "id" | "fullName" | "nativeName" | "picturePath" | "tShirtSize" | "roles"> {
  nativeLanguage: string | undefined;
  country: string;
}

const filters: readonly Filter<PersonRow>[] = [
  { name: "country", title: "Country", values: ({ country }) => [country] },
  { name: "role", title: "Role", values: ({ roles }) => roles },
];

const columns: readonly Column<PersonRow>[] = [
  portraitColumn,
  fullNameColumn,
  { key: "country", title: "Country", value: ({ country }) => country },
  { key: "size", title: "T-shirt size", value: ({ tShirtSize }) => tShirtSize },
  {
    key: "roles",
    title: "Roles",
    value: ({ roles }) => roles.join("; "),
    cell: ({ roles }) =>
      roles.length === 0 ? (
        "–"
      ) : (
        <ul>
          {roles.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      ),
  },
];

const rowActions = editColumn<PersonRow>("person", ({ fullName }) => fullName);

export const PeopleTable = tableOf<PersonRow>({
  pageTitle: "People",
  title: "List of people for committees",
  lead: "People with a committee role are shown on the Committees page.",
  itemNames: ["person", "people"],
  columns,
  rowActions,
  filters,
});

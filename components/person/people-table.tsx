"use client";

import { countryColumn, fullNameColumn, portraitColumn } from "@/components/person/person-columns";
import { filterColumn } from "@/components/ui/table/columns";
import { DataTable, type ListProps } from "@/components/ui/table/data-table";
import type { ColumnDef } from "@/components/ui/table/features";
import { editColumn } from "@/components/ui/table/row-actions";
import type { Person } from "@/lib/person/schema";

interface PersonRow extends Pick<Person, "id" | "fullName" | "nativeName" | "picturePath" | "tShirtSize" | "roles"> {
  nativeLanguage: string | undefined;
  country: string;
  countryCode: string;
}

const columns: ColumnDef<PersonRow>[] = [
  portraitColumn(),
  fullNameColumn("asc"),
  countryColumn(),
  { id: "size", accessorKey: "tShirtSize", header: "T-shirt size" },
  {
    id: "roles",
    header: "Roles",
    accessorFn: ({ roles }) => roles.join("; "),
    cell: ({ row: { original } }) =>
      original.roles.length === 0 ? (
        "–"
      ) : (
        <ul>
          {original.roles.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      ),
    meta: { isSelfExplanatory: true },
  },
  filterColumn("role", "Role", ({ roles }) => roles),
];

const editableColumns = [...columns, editColumn<PersonRow>("person", ({ fullName }) => fullName)];

const filters = ["country", "role"];

export function PeopleTable({ isEditable, ...list }: ListProps<PersonRow> & { isEditable: boolean }) {
  return (
    <DataTable
      {...list}
      title="List of people for committees"
      itemNames={["person", "people"]}
      columns={isEditable ? editableColumns : columns}
      filters={filters}
    />
  );
}

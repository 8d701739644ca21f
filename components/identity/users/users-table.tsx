"use client";

import { useId, useMemo } from "react";
import { type UserRow, userColumns, userFilters } from "@/components/identity/users/user-columns";
import { Section } from "@/components/ui/section";
import { DataTable, type ListProps } from "@/components/ui/table/data-table";

export function UsersTable({ siteUrl, ...list }: ListProps<UserRow> & { siteUrl: string }) {
  const columns = useMemo(() => userColumns(siteUrl), [siteUrl]);
  const headingId = useId();
  return (
    <Section id={headingId} title="List of users">
      <DataTable
        {...list}
        aria-labelledby={headingId}
        itemNames={["user", "users"]}
        columns={columns}
        filters={userFilters}
      />
    </Section>
  );
}

"use client";

import { useMemo } from "react";
import { type UserRow, userColumns, userFilters } from "@/components/identity/users/user-columns";
import { DataTable, type ListProps } from "@/components/ui/table/data-table";

export function UsersTable({ siteUrl, ...list }: ListProps<UserRow> & { siteUrl: string }) {
  const columns = useMemo(() => userColumns(siteUrl), [siteUrl]);
  return <DataTable {...list} showsTitle itemNames={["user", "users"]} columns={columns} filters={userFilters} />;
}

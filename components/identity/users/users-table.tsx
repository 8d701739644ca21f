"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useMemo } from "react";
import { type UserRow, userColumns, userFilters } from "@/components/identity/users/user-columns";
import { ButtonLink } from "@/components/ui/button";
import { AddLink } from "@/components/ui/dialog-link";
import { DataTable, type ListProps } from "@/components/ui/table/data-table";
import { tableHref } from "@/components/ui/table-state";

export function UsersTable({ siteUrl, ...props }: ListProps<UserRow> & { siteUrl: string }) {
  const path = usePathname();
  const params = Object.fromEntries(useSearchParams());
  const columns = useMemo(() => userColumns(siteUrl), [siteUrl]);
  return (
    <DataTable
      {...props}
      pageTitle="Users"
      actions={
        <>
          <ButtonLink href={`${path}/import`}>Add users from a CSV file</ButtonLink>
          <ButtonLink href={tableHref(`${path}/print`, params)}>Print login sheets</ButtonLink>
          <AddLink param="user">Add user</AddLink>
        </>
      }
      itemNames={["user", "users"]}
      columns={columns}
      filters={userFilters}
    />
  );
}

"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useMemo } from "react";
import { ConfirmAction } from "@/components/forms/confirm-action";
import { type UserRow, userColumns, userFilters } from "@/components/identity/users/user-columns";
import { useSendsMail } from "@/components/mail/sends-mail";
import { Button, ButtonLink } from "@/components/ui/button";
import { AddLink } from "@/components/ui/dialog-link";
import { DataTable, type ListProps } from "@/components/ui/table/data-table";
import { tableHref } from "@/components/ui/table-state";
import { copyThem } from "@/lib/mail/labels";
import { api } from "@/lib/site/api/client";

function InviteAll() {
  const sendsMail = useSendsMail();
  return (
    <ConfirmAction
      trigger={<Button>Invite again…</Button>}
      title="Invite all users without a password?"
      description="Each gets a new link to choose one. Their earlier links stop working."
      action="Invite all"
      variant="primary"
      send={() => api("POST /api/Identity/invitations")}
      success={
        sendsMail ? "All are invited. The mails are on the page Mail." : `The invitations are written. ${copyThem}`
      }
    />
  );
}

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
          {props.rows.some(({ hasPassword, disabled }) => !hasPassword && !disabled) && <InviteAll />}
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

import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { accountMetadata } from "@/app/metadata";
import { activityHref } from "@/components/audit/activity-href";
import { UserActions } from "@/components/identity/users/user-actions";
import { UserDialog } from "@/components/identity/users/user-dialog";
import { UserTable } from "@/components/identity/users/user-table";
import { ButtonLink } from "@/components/ui/button";
import { dialogAddress } from "@/components/ui/dialog-address";
import { PageHeader } from "@/components/ui/page-header";
import { TableExport } from "@/components/ui/table-export";
import { type SearchParams, tableHref } from "@/components/ui/table-state";
import { listCountries } from "@/lib/country/queries";
import { listUserRows } from "@/lib/identity/queries";
import { env } from "@/lib/platform/env";
import { now } from "@/lib/platform/time/clock";
import { requirePage } from "@/lib/site/pages/guard";

const path = "/controlPanel/users";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/** All accounts, and a dialog that adds one (`?user=new`) or edits one (`?user=<id>`). */
export default async function UsersPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePage(path);
  const { shown, params, closeHref, openHref } = dialogAddress(path, await searchParams, "user");
  const [countries, users] = await Promise.all([listCountries(), listUserRows(await now())]);
  const user = users.find(({ id }) => id === shown) ?? null;
  if (shown && shown !== "new" && !user) notFound();
  return (
    <>
      <PageHeader
        compact
        title="Users"
        count={users.length}
        actions={
          <>
            <TableExport name="users" />
            <ButtonLink href={`${path}/import`}>Add users from a CSV file</ButtonLink>
            <ButtonLink href={tableHref(`${path}/print`, params)}>Print sign-in sheets</ButtonLink>
            <ButtonLink variant="primary" href={openHref("new")} scroll={false}>
              Add user
            </ButtonLink>
          </>
        }
      />
      <UserTable users={users} siteUrl={env().SITE_URL} searchParams={params} openHref={openHref} />
      {shown && (
        <UserDialog
          key={shown}
          user={user}
          isOwn={user?.id === actor.id}
          countries={countries.map(({ id, name }) => ({ value: id, label: name }))}
          closeHref={closeHref}
        >
          {user && (
            <>
              <ButtonLink href={activityHref({ person: user.id })}>Activity</ButtonLink>
              {user.id !== actor.id && <UserActions id={user.id} name={user.name} disabled={user.disabled} />}
            </>
          )}
        </UserDialog>
      )}
    </>
  );
}

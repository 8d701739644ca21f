import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { accountMetadata } from "@/app/metadata";
import { AddUserForm, EditUserForm } from "@/components/identity/users/user-form";
import { UserTable } from "@/components/identity/users/user-table";
import { Actions } from "@/components/ui/actions";
import { ButtonLink } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { readTableState, type SearchParams, tableHref, tableParams } from "@/components/ui/table-state";
import { listCountries } from "@/lib/country/queries";
import { listUserRows } from "@/lib/identity/user-rows";
import { env } from "@/lib/platform/env";
import { now } from "@/lib/platform/time/clock";
import { requirePage } from "@/lib/site/pages/guard";

const path = "/controlPanel/users";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/** All accounts, and a form to add one or, with `?user=<id>`, to edit one. */
export default async function UsersPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePage(path);
  const [params, countries, users] = await Promise.all([searchParams, listCountries(), listUserRows(await now())]);
  const { user: editedId, ...shown } = tableParams(readTableState(params, [], [], []));
  const edited = editedId ? (users.find(({ id }) => id === editedId) ?? notFound()) : null;
  const options = countries.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <PageHeader compact title="Users" />
      <Actions className="mb-6">
        <ButtonLink href={`${path}/import`}>Add users from a CSV file</ButtonLink>
        <ButtonLink href={tableHref(`${path}/print`, shown)}>Print sign-in sheets</ButtonLink>
      </Actions>
      {edited ? (
        <EditUserForm key={edited.id} user={edited} isOwn={edited.id === actor.id} countries={options} />
      ) : (
        <AddUserForm countries={options} />
      )}
      <UserTable users={users} ownId={actor.id} siteUrl={env().SITE_URL} searchParams={params} />
    </>
  );
}

import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { accountMetadata } from "@/app/metadata";
import { AddUserForm, EditUserForm } from "@/components/identity/users/user-form";
import { UserTable } from "@/components/identity/users/user-table";
import { PageHeader } from "@/components/ui/page-header";
import type { SearchParams } from "@/components/ui/table-state";
import { requirePage } from "@/lib/auth/guard";
import { now } from "@/lib/clock";
import { currentEdition } from "@/lib/contest/queries";
import { listCountries } from "@/lib/country/queries";
import { env } from "@/lib/env";
import { listUsers } from "@/lib/identity/queries";
import { findLocks } from "@/lib/identity/sign-in-locks";
import { formatTime } from "@/lib/time";

const path = "/controlPanel/users";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/** All accounts, and a form to add one or, with `?user=<id>`, to edit one. */
export default async function UsersPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePage(path);
  const [params, { timeZone }, countries, users, locks] = await Promise.all([
    searchParams,
    currentEdition(),
    listCountries(),
    listUsers(),
    findLocks(await now()),
  ]);
  const edited = params.user ? (users.find(({ id }) => id === params.user) ?? notFound()) : null;
  const names = new Map(countries.map(({ id, name }) => [id, name]));
  const options = countries.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <PageHeader compact title="Users" />
      {edited ? (
        <EditUserForm key={edited.id} user={edited} isOwn={edited.id === actor.id} countries={options} />
      ) : (
        <AddUserForm countries={options} />
      )}
      <UserTable
        users={users.map((user) => {
          const lockEnd = locks.endOf(user.id);
          return {
            ...user,
            country: (user.countryId && names.get(user.countryId)) || null,
            lockedUntil: lockEnd && formatTime(lockEnd, timeZone),
          };
        })}
        ownId={actor.id}
        siteUrl={env().SITE_URL}
        searchParams={params}
      />
    </>
  );
}

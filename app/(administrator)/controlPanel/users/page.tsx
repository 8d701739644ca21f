import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { UserForm } from "@/components/identity/users/user-form";
import { UserTable } from "@/components/identity/users/user-table";
import { PageHeader } from "@/components/ui/page-header";
import type { SearchParams } from "@/components/ui/table-state";
import { requirePage } from "@/lib/auth/guard";
import { listCountries } from "@/lib/country/queries";
import { listUsers } from "@/lib/identity/queries";

const path = "/controlPanel/users";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

export default async function UsersPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePage(path);
  const [params, countries, users] = await Promise.all([searchParams, listCountries(), listUsers()]);
  const names = new Map(countries.map(({ id, name }) => [id, name]));
  return (
    <>
      <PageHeader compact title="Users" />
      <UserForm countries={countries.map(({ id, name }) => ({ value: id, label: name }))} />
      <UserTable
        users={users.map((user) => ({ ...user, country: (user.countryId && names.get(user.countryId)) || null }))}
        ownId={actor.id}
        searchParams={params}
      />
    </>
  );
}

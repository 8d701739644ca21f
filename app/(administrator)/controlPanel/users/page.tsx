import { accountMetadata } from "@/app/metadata";
import { userColumns, userFilters } from "@/components/identity/users/user-columns";
import { UserDialog } from "@/components/identity/users/user-dialog";
import { ButtonLink } from "@/components/ui/button";
import { dialogAddress } from "@/components/ui/dialog-address";
import { RecordGone } from "@/components/ui/record-gone";
import { TablePage } from "@/components/ui/table-page";
import { type SearchParams, tableHref } from "@/components/ui/table-state";
import { listCountries } from "@/lib/country/queries";
import { listUserRows } from "@/lib/identity/queries";
import { env } from "@/lib/platform/env";
import { now } from "@/lib/platform/time/clock";
import { requirePage } from "@/lib/site/pages/guard";

const path = "/controlPanel/users";

export const generateMetadata = () => accountMetadata(path);

/** All accounts, and a dialog that adds one (`?user=new`) or edits one (`?user=<id>`). */
export default async function UsersPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePage(path);
  const { shown, params, closeHref, openHref } = dialogAddress(path, await searchParams, "user");
  const [countries, users] = await Promise.all([listCountries(), listUserRows(await now())]);
  const user = users.find(({ id }) => id === shown) ?? null;
  return (
    <>
      <TablePage
        title="Users"
        actions={
          <>
            <ButtonLink href={`${path}/import`}>Add users from a CSV file</ButtonLink>
            <ButtonLink href={tableHref(`${path}/print`, params)}>Print sign-in sheets</ButtonLink>
            <ButtonLink variant="primary" href={openHref("new")} opensDialog>
              Add user
            </ButtonLink>
          </>
        }
        itemNames={["user", "users"]}
        path={path}
        searchParams={params}
        rows={users}
        rowKey={({ id }) => id}
        columns={userColumns(env().SITE_URL, openHref)}
        filters={userFilters}
        empty={{ title: "No users yet", text: "Add the first one." }}
      />
      {(user || shown === "new") && (
        <UserDialog
          key={shown}
          user={user}
          isOwn={user?.id === actor.id}
          countries={countries.map(({ id, name }) => ({ value: id, label: name }))}
          closeHref={closeHref}
        />
      )}
      {shown && shown !== "new" && !user && <RecordGone what="user" listHref={closeHref} />}
    </>
  );
}

import { accountMetadata } from "@/app/metadata";
import { UserDialog } from "@/components/identity/users/user-dialog";
import { UsersTable } from "@/components/identity/users/users-table";
import { dialogAddress } from "@/components/ui/dialog-address";
import { RecordGone } from "@/components/ui/record-gone";
import type { SearchParams } from "@/components/ui/table-state";
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
  const { shown, closeHref } = dialogAddress(path, await searchParams, "user");
  const [countries, users] = await Promise.all([listCountries(), listUserRows(await now())]);
  const user = users.find(({ id }) => id === shown) ?? null;
  return (
    <>
      <UsersTable
        rows={users.map(({ username, countryId, version, ...row }) => row)}
        siteUrl={env().SITE_URL}
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

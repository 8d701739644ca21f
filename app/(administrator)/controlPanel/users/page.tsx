import { accountPage } from "@/app/account-page";
import { UserDialog } from "@/components/identity/users/user-dialog";
import { UsersTable } from "@/components/identity/users/users-table";
import { RecordDialog } from "@/components/ui/record-dialog";
import { listCountries } from "@/lib/country/queries";
import { listUserRows } from "@/lib/identity/queries";
import { env } from "@/lib/platform/env";
import { now } from "@/lib/platform/time/clock";

/** All accounts, and a dialog that adds one (`?user=new`) or edits one (`?user=<id>`). */
export default accountPage("/controlPanel/users", async ({ actor, params }) => {
  const [countries, users] = await Promise.all([listCountries(), listUserRows(await now())]);
  return (
    <>
      <UsersTable
        rows={users.map(({ username, countryId, version, ...row }) => row)}
        siteUrl={env().SITE_URL}
        empty={{ title: "No users yet", text: "Add the first one." }}
      />
      <RecordDialog param="user" searchParams={params} find={(id) => users.find((user) => user.id === id)} canAdd>
        {(user) => (
          <UserDialog
            user={user}
            isOwn={user?.id === actor.id}
            countries={countries.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </RecordDialog>
    </>
  );
});

import { accountPage } from "@/app/account-page";
import { UserDialog } from "@/components/identity/users/user-dialog";
import { UsersTable } from "@/components/identity/users/users-table";
import { dialogAddress } from "@/components/ui/dialog-address";
import { RecordGone } from "@/components/ui/record-gone";
import { listCountries } from "@/lib/country/queries";
import { listUserRows } from "@/lib/identity/queries";
import { env } from "@/lib/platform/env";
import { now } from "@/lib/platform/time/clock";

const path = "/controlPanel/users";

/** All accounts, and a dialog that adds one (`?user=new`) or edits one (`?user=<id>`). */
const { metadata, Page } = accountPage(path, async ({ actor, params }) => {
  const { shown, closeHref } = dialogAddress(path, params, "user");
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
});

export { metadata, Page as default };

import { accountPage } from "@/app/account-page";
import { InviteAll } from "@/components/identity/users/invite-all";
import { PrintLoginSheets } from "@/components/identity/users/print-login-sheets";
import { UserDialog } from "@/components/identity/users/user-dialog";
import { UsersTable } from "@/components/identity/users/users-table";
import { WriteToThese } from "@/components/message/write-to-these";
import { ButtonLink } from "@/components/ui/button";
import { AddLink } from "@/components/ui/dialog-link";
import { PageHeader } from "@/components/ui/page-header";
import { RecordDialog } from "@/components/ui/record-dialog";
import { listCountries } from "@/lib/country/queries";
import { listUserRows } from "@/lib/identity/queries";
import { env } from "@/lib/platform/env";
import { now } from "@/lib/platform/time/clock";

/** All users, and a dialog that adds one (`?user=new`) or edits one (`?user=<id>`). */
export default accountPage("/controlPanel/users", async ({ actor, params }) => {
  const [countries, users] = await Promise.all([listCountries(), listUserRows(await now())]);
  return (
    <>
      <PageHeader
        title="Users"
        count={users.length}
        actions={
          <>
            <AddLink param="user">Add user</AddLink>
            <ButtonLink href="/controlPanel/users/import">Add users from a CSV file</ButtonLink>
            {users.some(({ hasPassword, disabled }) => !hasPassword && !disabled) && <InviteAll />}
            <PrintLoginSheets />
            <WriteToThese to="users" />
          </>
        }
      />
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
